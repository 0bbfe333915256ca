import type { DayPart } from './sense.ts'
import { parseClock } from './parse-clock.ts'
import type { Clock } from './parse-clock.ts'
import { parseDuration, parseRangeOfLengths } from './parse-duration.ts'
import { joinerAt } from './parse-day-range.ts'
import { MINUTES_PER_DAY } from '../calendar-time.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

export type Bound = 'before' | 'by' | 'until' | 'after' | 'since'

/** A time or stretch of the day. Points have `to` null and `isPoint`; open stretches have one side null. */
export type ClockSpan = {
  from: Clock | null
  to: Clock | null
  isPoint: boolean
  bound: Bound | null
  part: DayPart | null
  /** 'mornings' rather than 'the morning'. */
  isRepeated: boolean
  narrowed: 'start' | 'end' | null
  isApproximate: boolean
  /** Whether only numbers without am, pm or minutes make it up; such a span needs company to be believed. */
  isBare: boolean
}

const EMPTY: ClockSpan = { from: null, to: null, isPoint: false, bound: null, part: null, isRepeated: false, narrowed: null, isApproximate: false, isBare: false }

/** Everything that says when in the day: '9-5', 'between 17:30 and 19:00', 'after 6', 'mornings', 'at 9', 'from 9 for 2 hours'. */
export function parseClockSpan(source: Source, index: number, how: { isExpected: boolean } = { isExpected: false }): Match<ClockSpan> | null {
  // 'de 1 a 2 horas' measures.
  if (parseRangeOfLengths(source, index)) return null
  return parseStretch(source, index) ?? parseBoundedClock(source, index) ?? parsePoint(source, index, how) ?? parseBoundedPart(source, index) ?? parsePart(source, index)
}

/** From one time to another, or for a length. */
function parseStretch(source: Source, index: number): Match<ClockSpan> | null {
  const at = skipOperator(source, index, 'at', 'during', 'around')
  const between = skipHoursOf(source, behindColon(source, operatorAt(source, at, 'between')))
  const from = between > 0 ? between : behindColon(source, operatorAt(source, at, 'from'))
  const start = skipOperator(source, Math.max(at, from, between), 'at', 'around')
  const plain = parseClock(source, start, { isExpected: true })
  const first = plain && withOwnPart(source, plain)
  if (!first) return parseLengthThenStart(source, index)
  const to = joinerAt(source, first.next, between > 0) > 0 ? joinerAt(source, first.next, between > 0) : between > 0 ? operatorAt(source, first.next, 'and') : -1
  const until = to < 0 ? null : parseClock(source, skipOperator(source, to, 'at', 'around'), { isExpected: true })
  const second = until && first !== plain ? withOwnPart(source, until) : until
  if (second && (!isCounted(source, second.next) || isBackwards(first.value, second.value)) && !isUnlikelyHour(first.value, second.value)) {
    const isBare = first.value.isBare && second.value.isBare && !isOfWorkingDay(source, { index, next: second.next, isBackwards: isBackwards(first.value, second.value) }) && !areHoursOfDay(source, first, second)
    const span = { ...EMPTY, from: borrowMeridiem(first.value, second.value), to: second.value, isBare: isBare && from < 0 && between < 0 }
    return withPart(source, { value: span, next: second.next }, isBare)
  }
  return from > 0 ? parseLength(source, first) : null
}

/** The nine of 'from nine in the morning to five in the afternoon'. */
function withOwnPart(source: Source, clock: Match<Clock>): Match<Clock> {
  const part = operatorAt(source, clock.next, 'in', 'at') > 0 ? parsePart(source, clock.next) : null
  const half = part === null || part.value.isRepeated ? null : HALVES[part.value.part!]
  if (!part || !half || clock.value.minute > 720) return clock
  const minute = (clock.value.minute % 720) + (half === 'pm' ? 720 : 0)
  return { value: { ...clock.value, minute, isAmbiguous: false, isBare: false, meridiem: half }, next: part.next }
}

const HALVES: Partial<Record<DayPart, 'am' | 'pm'>> = { morning: 'am', afternoon: 'pm', evening: 'pm' }

/** 'between the hours of 9:00 and 17:00'. */
function skipHoursOf(source: Source, index: number): number {
  const hours = index > 0 ? skipOperator(source, index, 'the') : index
  return index > 0 && /^(?:hours|times)$/u.test(keyAt(source, hours)) && keyAt(source, hours + 1) === 'of' ? hours + 2 : index
}

/** 'between: 9:00 and 17:00' in a list of fields. */
function behindColon(source: Source, index: number): number {
  return index > 0 ? Math.max(index, signAt(source, index, ':')) : index
}

/** 'within 9-5', 'in the 9 to 5 window': hours from before noon to after it. */
function isOfWorkingDay(source: Source, { index, next, isBackwards }: { index: number; next: number; isBackwards: boolean }): boolean {
  const lead = keyAt(source, keyAt(source, index - 1) === 'the' ? index - 2 : index - 1)
  return isBackwards && (/^(?:within|inside|during|into)$/u.test(lead) || lead === 'in' && /^(?:somewhere|anywhere|anytime)$/u.test(keyAt(source, index - 2)) || /^(?:window|frame|slot|band|stretch|span)$/u.test(keyAt(source, next)))
}

/** '9h-17h': nobody works for nine to seventeen hours. */
function areHoursOfDay(source: Source, first: Match<Clock>, second: Match<Clock>): boolean {
  return keyAt(source, first.next - 1) === 'h' && keyAt(source, second.next - 1) === 'h' && second.value.minute > 720 && first.value.minute < second.value.minute
}

/** '9-to-5 working day': nobody counts from more to less. */
function isBackwards(first: Clock, second: Clock): boolean {
  return first.isBare && second.isBare && first.minute > second.minute
}

/** '2 to 4 people' and '3-5 km' are not times. */
function isCounted(source: Source, next: number): boolean {
  const token = source.tokens[next]
  if (!token) return false
  // 'ab dem 13. März'.
  if (token.key === '.' && isGlued(source, next) && senseAt(source, next + 1, 'month') !== null) return true
  if (isGlued(source, next) && (token.kind === 'word' || /^[%/.,-]$/u.test(token.key)) && source.tokens[next + 1] !== undefined && source.tokens[next + 1]!.kind !== 'break' && isGlued(source, next + 1) && !/^["'”’)\]]$/u.test(keyAt(source, next + 1))) return true
  // '6-8pm weekdays', 'until 3:30 M-F'.
  const isWritten = /^[ap]m$/u.test(keyAt(source, next - 1)) || isGlued(source, next - 1) && /^[:.h]$/u.test(keyAt(source, next - 2)) && source.tokens[next - 1]?.kind === 'digits'
  if (isWritten && (/^(?:weekdays|workdays|weeknights)$/u.test(token.key) || token.key === 'm' && signAt(source, next + 1, '-') > 0)) return false
  // '9:30-11:00 min. 45m'.
  if (isWritten && /^min$/u.test(token.key) && keyAt(source, next + 1) === '.') return false
  // 'the 9:00-17:00 working day': minutes stand in no count of days.
  const isHour = keyAt(source, next - 1) === 'h' && source.tokens[next - 2]?.kind === 'digits'
  if ((isWritten || isHour) && /^(?:working|work|office|business|day|shift|school)$/u.test(token.key)) return false
  // 'a partir del 14 de marzo', 'del 23 y 24 de enero'.
  const isOfMonth = (at: number) => senseAt(source, skipOperator(source, at, 'of'), 'month') !== null
  const joined = skipOperator(source, operatorAt(source, next, 'and'), 'on', 'the')
  return senseAt(source, next, 'unit') !== null || isOfMonth(next) || source.tokens[joined]?.kind === 'digits' && isOfMonth(joined + 1)
}

function isUnlikelyHour(first: Clock, second: Clock): boolean {
  return first.isBare && second.isBare && (first.minute === 0 || second.minute === 0 || first.minute === second.minute)
}

/** 'from 9 for 2.5 hrs'. */
function parseLength(source: Source, first: Match<Clock>): Match<ClockSpan> | null {
  const forAt = operatorAt(source, first.next, 'for')
  const length = forAt < 0 ? null : parseDuration(source, forAt)
  if (!length || length.value.high >= 86_400) return null
  const to: Clock = { ...first.value, minute: first.value.minute + length.value.high / 60, isAmbiguous: false, isBare: false }
  return { value: { ...EMPTY, from: first.value, to }, next: length.next }
}

/** 'for 3 hours from 10 am'. */
function parseLengthThenStart(source: Source, index: number): Match<ClockSpan> | null {
  const forAt = operatorAt(source, index, 'for')
  const length = forAt < 0 ? null : parseDuration(source, forAt)
  const from = length ? operatorAt(source, length.next, 'from', 'starting', 'at') : -1
  const first = from < 0 ? null : parseClock(source, skipOperator(source, from, 'at'))
  if (!length || !first || length.value.high >= 86_400 || first.value.isBare) return null
  const to: Clock = { ...first.value, minute: first.value.minute + length.value.high / 60, isAmbiguous: false }
  return { value: { ...EMPTY, from: first.value, to }, next: first.next }
}

/** 'in the afternoon' behind a range settles which half of the day. */
function withPart(source: Source, match: Match<ClockSpan>, isBare: boolean): Match<ClockSpan> {
  const part = parsePart(source, match.next)
  const isBefore = part !== null && !part.value.isRepeated
  if (!part || !isBefore) return match
  return { value: { ...match.value, part: part.value.part, isBare: isBare && match.value.isBare && false }, next: part.next }
}

/** In '6-8pm' the six is pm too; in '10-2pm' it is not. */
export function borrowMeridiem(first: Clock, second: Clock): Clock {
  if (!first.isAmbiguous || second.meridiem === null) return first
  const half = second.meridiem === 'pm' ? 720 : 0
  const shifted = (first.minute % 720) + half
  if (shifted < second.minute || second.minute === 0) return { ...first, minute: shifted, isAmbiguous: false, isBare: false }
  return { ...first, minute: first.minute % 720, isAmbiguous: false, isBare: false }
}

/** 'after 6', 'before 8am', 'until 21:00', 'by 5', 'from 19:00 on', '3 pm or later', 'no later than 10'. */
function parseBoundedClock(source: Source, index: number): Match<ClockSpan> | null {
  // French 'à partir de 18h30' begins with what is also 'at'.
  const own = boundAt(source, index)
  const at = own ? index : skipOperator(source, index, 'at')
  const lead = own ?? boundAt(source, at)
  const plain = parseClock(source, lead ? skipOperator(source, lead.next, 'at', 'around', 'the') : at, { isExpected: lead !== null })
  // 'after 9 in the morning' is open to the end of the day.
  const clock = plain && lead ? withOwnPart(source, plain) : plain
  if (!clock || isCounted(source, clock.next) || clock.value.minute > 1440) return null
  const bound = lead?.value ?? trailingBound(source, clock.next)?.value
  if (!bound) return null
  const trail = lead ? (lead.value === 'since' ? operatorAt(source, clock.next, 'onwards') : -1) : trailingBound(source, clock.next)!.next
  const next = Math.max(clock.next, trail)
  const part = parsePart(source, next)
  const isLater = bound === 'after' || bound === 'since'
  if (clock.value.isBare && lead && isSomethingElse(source, clock.next)) return null
  return {
    value: { ...EMPTY, from: isLater ? clock.value : null, to: isLater ? null : clock.value, bound, part: part && !part.value.isRepeated ? part.value.part : null, isBare: clock.value.isBare },
    next: part && !part.value.isRepeated ? part.next : next,
  }
}

/** A bare number before a noun is a count: 'before 3 friends arrive'. */
function isSomethingElse(source: Source, next: number): boolean {
  const token = source.tokens[next]
  if (!token || token.kind !== 'word') return token?.kind === 'digits'
  return (source.entries[next] ?? []).length === 0 && !/^(?:because|so|as|when|but|except|plus|then|while|unless|apart|please|only|if|with|is|was|works?|since|que|y|weil|und|no|nao|nunca|nada|nichts|rien|geht|gehts|kann|ist|bin|ich|hab|habe|je|ne|c'est|estoy|estou|im?posible|impossible|impossivel)$/u.test(token.key)
}

/** Minutes where the parts that meals and work name begin and end. */
const PART_EDGES: Partial<Record<DayPart, readonly [number, number]>> = { morning: [480, 720], midday: [720, 840], afternoon: [720, 1080], evening: [1080, 1320] }

/** 'after breakfast', 'before lunch'. */
function parseBoundedPart(source: Source, index: number): Match<ClockSpan> | null {
  const bound = boundAt(source, index)
  const part = bound && (bound.value === 'after' || bound.value === 'before') ? senseAt(source, skipOperator(source, bound.next, 'the'), 'part') : null
  const edges = part ? PART_EDGES[part.value.part] : undefined
  // 'nach Feierabend' is a part of the day in a phrase of its own.
  const phrase = senseAt(source, index, 'part')
  if (!bound || !part || !edges || phrase !== null && phrase.next >= part.next) return null
  const clock = (minute: number): Clock => ({ minute, second: 0, isAmbiguous: false, isBare: false, meridiem: null })
  const span = bound.value === 'after' ? { from: clock(edges[1]), to: null } : { from: null, to: clock(edges[0]) }
  return { value: { ...EMPTY, ...span, bound: bound.value }, next: part.next }
}

export function boundAt(source: Source, index: number): Match<Bound> | null {
  const order: [Bound, Parameters<typeof operatorAt>[2]][] = [['before', 'before'], ['by', 'by'], ['until', 'until'], ['since', 'since'], ['after', 'after'], ['since', 'from'], ['since', 'starting']]
  let best: Match<Bound> | null = null
  for (const [bound, operator] of order) {
    // 'come by at noon' goes there.
    const isWay = bound === 'by' && keyAt(source, index) === 'by' && keyAt(source, index + 1) === 'at' || /^(?:al|au|ao)$/u.test(keyAt(source, index)) && senseAt(source, index + 1, 'part') !== null
    const next = isWay || keyAt(source, index) === '-' || keyAt(source, index) === 'to' ? -1 : operatorAt(source, index, operator)
    if (next > 0 && (best === null || next > best.next)) best = { value: bound, next }
  }
  return best
}

/** '3 pm or later', '19:00 onwards', '8am or earlier'. */
export function trailingBound(source: Source, index: number): Match<Bound> | null {
  const onwards = operatorAt(source, index, 'onwards')
  const isLoneOn = onwards === index + 1 && keyAt(source, index) === 'on'
  if (onwards > 0 && !isLoneOn) return { value: 'since', next: onwards }
  const earlier = operatorAt(source, index, 'earlier')
  // 'never on Sunday or before 8am': what stands behind is bounded.
  if (earlier > 0 && keyAt(source, earlier - 1) === 'before' && (parseClock(source, earlier) !== null || senseAt(source, earlier, 'part') !== null)) return null
  return earlier > 0 ? { value: 'by', next: earlier } : postposition(source, index)
}

/** Languages that put 'until' and 'before' behind the time: '30 अप्रैल तक'. */
function postposition(source: Source, index: number): Match<Bound> | null {
  if (/^[\p{ASCII}\p{Script=Latin}]*$/u.test(keyAt(source, index))) return null
  for (const bound of ['before', 'since', 'after', 'until'] as const) {
    const next = operatorAt(source, index, bound)
    if (next > 0) return { value: bound, next }
  }
  return null
}

/** '9am', 'at 9', 'around 7', "9 o'clock in the morning", 'in the morning at 7'. */
function parsePoint(source: Source, index: number, how: { isExpected: boolean }): Match<ClockSpan> | null {
  const { lead, from, isAround } = parseLead(source, index)
  const stretch = lead ? parseStretch(source, from) : null
  if (lead && stretch) return { value: { ...stretch.value, part: stretch.value.part ?? lead.part, isBare: false }, next: stretch.next }
  const at = operatorAt(source, from, 'at')
  const isAnnounced = at > 0 || isAround
  const clock = parseClock(source, skipOperator(source, at < 0 ? from : at, 'around'), { isExpected: how.isExpected || isAnnounced })
  if (!clock || clock.value.minute > MINUTES_PER_DAY || clock.value.isBare && isNoTime(source, clock.next, isAnnounced && !isHourAlways(source, clock.next))) return null
  // 'A table for 4 tonight'.
  if (clock.value.isBare && keyAt(source, index - 1) === 'for' && keyAt(source, clock.next) === 'tonight') return null
  // 'रात 10 बजे के बाद'.
  const behind = lead ? postposition(source, clock.next) : null
  if (lead && behind) {
    const isLater = behind.value === 'after' || behind.value === 'since'
    return { value: { ...EMPTY, from: isLater ? clock.value : null, to: isLater ? null : clock.value, bound: behind.value, part: lead.part }, next: behind.next }
  }
  const part = lead ? null : partBehind(source, clock, at > 0)
  return {
    value: { ...EMPTY, from: clock.value, isPoint: true, part: lead?.part ?? part?.value.part ?? null, isApproximate: isAround, isBare: clock.value.isBare && !isAnnounced && !lead && !part },
    next: Math.max(part?.next ?? 0, clock.next),
  }
}

/** What comes before a time: the part of the day it is in, and 'around'. */
function parseLead(source: Source, index: number): { lead: ClockSpan | null; from: number; isAround: boolean } {
  const part = isTomorrow(source, index) ? null : parsePart(source, index)
  const lead = part && !part.value.isRepeated ? part : null
  const behind = lead?.next ?? index
  const around = operatorAt(source, behind, 'around')
  const from = around < 0 ? behind : around
  return { lead: lead?.value ?? null, from: lead && signAt(source, from, ',') > 0 ? from + 1 : from, isAround: around > 0 }
}

/** 'Um 10 zum Arzt', 'a las 9 dentista': words that stand before hours alone, unless something is measured. */
function isHourAlways(source: Source, next: number): boolean {
  const before = keyAt(source, next - 2)
  const isHourWord = before === 'um' || /^las?$/u.test(before) && keyAt(source, next - 3) === 'a'
  return isHourWord && !/^(?:prozent|euro|cent|kilo|kg|gramm|jahre?n?|punkte?n?|cm|meter|km|minuten?|stunden?|tage?n?|wochen?|grad|leute|personen|personas|euros)$/u.test(keyAt(source, next))
}

/** 'Morgen um 10' and 'mañana a las 9' are tomorrow; in the morning it would be 'morgens', 'por la mañana'. */
function isTomorrow(source: Source, index: number): boolean {
  const isSpanish = keyAt(source, index) === 'manana' && keyAt(source, index + 1) === 'a' && /^las?$/u.test(keyAt(source, index + 2)) && !/^(?:la|una|esta|cada|de|del)$/u.test(keyAt(source, index - 1))
  return isSpanish || keyAt(source, index) === 'morgen' && keyAt(source, index + 1) === 'um' && !/^(?:am|jeden|diesen|heute|gestern|ubermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|der|den|dem)$/u.test(keyAt(source, index - 1))
}

function isNoTime(source: Source, next: number, isAnnounced: boolean): boolean {
  return isOtherNumber(source, next) || isAnnounced && isSomethingElse(source, next)
}

/** A count, or the end of a decimal number. */
function isOtherNumber(source: Source, next: number): boolean {
  return isCounted(source, next) || /^[.,]$/u.test(keyAt(source, next - 2)) && isGlued(source, next - 1)
}

/** The part of the day of 'four in the afternoon'; 'four afternoon classes' tells no time. */
function partBehind(source: Source, { value, next }: Match<Clock>, isAt: boolean): Match<ClockSpan> | null {
  const part = parsePart(source, next)
  const isAdjective = value.isBare && !isAt && senseAt(source, next, 'part') !== null
  return part === null || part.value.isRepeated || isAdjective ? null : part
}

/** 'in the morning', 'mornings', 'early evening', 'later in the afternoon', 'at night', 'before lunch'. */
export function parsePart(source: Source, index: number): Match<ClockSpan> | null {
  // 'during lunch' is a phrase of its own.
  const phrase = senseAt(source, index, 'part')
  if (phrase && phrase.next > index + 1) return { value: { ...EMPTY, part: phrase.value.part, isRepeated: phrase.value.plural }, next: phrase.next }
  let at = skipOperator(source, index, 'in', 'at', 'during', 'on')
  at = skipOperator(source, at, 'the')
  const early = operatorAt(source, at, 'early', 'beginning')
  const late = early < 0 ? operatorAt(source, at, 'late', 'end') : -1
  const inner = skipOperator(source, skipOperator(source, Math.max(at, early, late), 'in'), 'the')
  const named = senseAt(source, at, 'part')
  const part = named && named.value.part === 'early-morning' ? named : senseAt(source, inner, 'part')
  if (!part) return null
  const narrowed = early > 0 && part !== named ? 'start' : late > 0 ? 'end' : null
  return { value: { ...EMPTY, part: part.value.part, isRepeated: part.value.plural, narrowed }, next: part.next }
}
