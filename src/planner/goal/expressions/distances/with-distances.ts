import type { DayNumber, DaySpan } from '../../../time/calendar-time.ts'
import { weekdayOf } from '../../../time/day-number.ts'
import { makeDays } from '../../../time/grammar/days.ts'
import { parseDuration } from '../../../time/grammar/parse-duration.ts'
import type { Source } from '../../../time/grammar/source.ts'
import { EMPTY_EXPRESSION } from '../../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { distant } from './distant.ts'
import { dateBefore, mainOccasion, namedOccasion } from './occasions.ts'
import type { Anchor } from './occasions.ts'
import { COUNTED_BACK, isOpenAt, relationAt, WITHIN } from './relations.ts'
import type { Relation } from './relations.ts'

const SECONDS_PER_DAY = 86_400

/**
 * 'Posters up three weeks prior', 'five weeks out', 'seis semanas de anticipación', 'am Donnerstag vor dem Konzert': days that are
 * counted from an occasion, whatever words say so and whether it is named behind them, before them or not at all.
 */
export function withDistances(source: Source, found: readonly TimeExpression[]): TimeExpression[] {
  const { text, reference: { day: today } } = source
  return [...found, ...unitsWithRelation(text, found), ...lengthsWithRelation(source, found)].reduce<TimeExpression[]>((known, expression) => {
    const counted = countedBack({ text, known, today }, expression) ?? countedFromRelation({ text, known, today }, expression)
    if (counted === null) return isOfUnknown({ text, known, today }, expression) || isCountedBack(expression, today) ? known.filter((other) => other !== expression) : known
    return [...known.filter((other) => other.end <= counted.start || other.start >= counted.end), counted].toSorted((a, b) => a.start - b.start)
  }, [...found])
}

/** 'Within ten working days of the repair', which nobody has dated: neither the length of the plan nor a day in it. */
function isOfUnknown({ text, known }: Text, { start, end, duration, days }: TimeExpression): boolean {
  const isWithin = duration !== null && days === null && duration.low >= SECONDS_PER_DAY && WITHIN.test(text.slice(Math.max(0, start - LONGEST_LEAD), start))
  const of = isWithin ? /^ (?:of|after|from|nach|después de|après|depois d[aoe])(?= \p{L})/iu.exec(text.slice(end, end + LONGEST_LEAD)) : null
  return of !== null && namedOccasion(text, known, end + of[0].length) === null
}

/** In characters. */
const LONGEST_LEAD = 24

type Text = { text: string; known: readonly TimeExpression[]; today: DayNumber }

/** 'Three weeks prior', counted back from today by the grammar although a plan has no past. */
function countedBack({ text, known, today }: Text, expression: TimeExpression): TimeExpression | null {
  const { days, words, start, end } = expression
  if (!isCountedBack(expression, today)) return null
  const isOpen = isOpenAt(text, end)
  const main = isOpen ? mainOccasion(text, known, start) : null
  const anchor = isOpen ? main && { first: main.first, last: main.last, end } : namedOccasion(text, known, end)
  if (anchor === null || isCounting(text, expression)) return null
  const from = start + lead(words)
  const day = anchor.first + days!.first - today
  // 'Taper from 14 days prior' begins that day.
  const bound = SINCE.test(text.slice(Math.max(0, start - LONGEST_LEAD), from)) || /^(?:from|ab|desde|dès) /iu.test(words) ? null : 'by' as const
  return { ...expression, bound, days: makeDays({ first: day, last: day }), start: from, words: text.slice(from, anchor.end), end: anchor.end }
}

function isCountedBack({ days, words }: TimeExpression, today: DayNumber): boolean {
  return days?.isRelative === true && days.grain === 'day' && days.first < today && COUNTED_BACK.test(words)
}

/** The 'in' of 'to be in 10 days prior'. */
function lead(words: string): number {
  return /^in (?=\p{L}|\d)/iu.exec(words)?.[0].length ?? 0
}

function countedFromRelation(around: Text, expression: TimeExpression): TimeExpression | null {
  const { text, known } = around
  const within = WITHIN.test(text.slice(Math.max(0, expression.start - LONGEST_LEAD), expression.start))
  const kind = kindOf(expression)
  if (kind === null) return null
  const relation = relationAt(text, expression.end) ?? (within ? ofAfter(text, expression.end) ?? openAfterwards(text, expression) : null)
  if (relation === null || isCounting(text, expression)) return null
  const anchor: Anchor | null = relation.isOpen ? openAnchor(around, expression, relation) : namedOccasion(text, known, relation.end)
  if (anchor === null || isOfEvent(around, relation, anchor)) return null
  const end = relation.isOpen ? relation.end : anchor.end
  return settled(around, { expression, kind, relation, anchor, end, within })
}

/** 'Within seven days of the operation' may lie on either side of it, which its reading knows; 'of today' does not. */
function isOfEvent({ text, known }: Text, { end }: Relation, anchor: Anchor): boolean {
  return / of$/iu.test(text.slice(end - 3, end)) && !known.some((other) => other.end === anchor.end)
}

/** 'Within ten days of today'. */
function ofAfter(text: string, offset: number): Relation | null {
  const of = /^ (?:of|from|de|von)(?= )/iu.exec(text.slice(offset, offset + 8))
  return of && { direction: 1, end: offset + of[0].length, isOpen: false }
}

/** 'Afterwards … a list of complaints within 14 days'. */
function openAfterwards(text: string, { start, end }: TimeExpression): Relation | null {
  const sentence = text.slice(Math.max(0, start - LONGEST_SENTENCE), start).split(/[.!?;\n]/u).at(-1)!
  return /^\s{0,2}(?:and |und |y |et |e )?(?:afterwards|after that|after which|danach|hinterher|después|luego|après|ensuite|depois)(?!\p{L})/iu.test(sentence) ? { direction: 1, end, isOpen: true } : null
}

const LONGEST_SENTENCE = 160

/** 'Plan a week ahead', 'a month, two weeks and two days prior', 'looks at each loan within two days of arrival' count from no single day. */
function isCounting(text: string, { start, words }: TimeExpression): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_SENTENCE), start).split(/[.!?;,\n]/u)
  const isListed = / and /iu.test(words) && /^ $/u.test(before.at(-1)!) && LENGTH_AT_END.test(before.at(-2) ?? '')
  const isRate = /^an? \p{L}+(?: before)?$/iu.test(words) && RATE.test(before.at(-1)!)
  return isListed || isRate || OF_MANY.test(before.at(-1)!) || /(?<!\p{L})(?:plan|think|look|stay|see|per|first) (?:about |at least )?$/iu.test(before.at(-1)!)
}

/** The 'two things' of 'two things a day before the fair'. */
const RATE = /(?<![\p{L}\d])(?:\d{1,4}(?= \p{L}+s )|(?:one|two|three|four|five|six|ten|once|twice|hours?|minutes|times|things|sessions)) (?:\p{L}{2,14}s )?$/iu
const LENGTH_AT_END = /(?:days?|weeks?|months?)$/iu
const OF_MANY = /(?<!\p{L})(?:every|each|any|jede\p{L}{0,2}|cada|chaque)(?!\p{L})/iu

function openAnchor({ text, known }: Text, expression: TimeExpression, { direction, end }: Relation): Anchor | null {
  const day = direction > 0 ? dateBefore(known, expression.start) : mainOccasion(text, known, expression.start)
  return day && { first: day.first, last: day.last, end }
}

type Kind = 'length' | 'weekday' | 'week' | 'weekend'

function kindOf({ days, duration, clock, recurrence, words }: TimeExpression): Kind | null {
  if (recurrence !== null) return null
  if (duration !== null && days === null) return duration.low >= SECONDS_PER_DAY && clock === null ? 'length' : null
  if (days === null || duration !== null) return null
  if (days.bareWeekday !== null) return 'weekday'
  if (!days.isRelative || !/(?:week|woche|semana|semaine)$/iu.test(words)) return days.isRelative && /(?:week-?ends?|wochenenden?|fin(?:es)? de semana|fi(?:m|ns) de semana)$/iu.test(words) ? 'weekend' : null
  return 'week'
}

type Counted = { expression: TimeExpression; kind: Kind; relation: Relation; anchor: DaySpan; end: number; within: boolean }

function settled({ text, known }: Text, { expression, kind, relation: { direction }, anchor, end, within }: Counted): TimeExpression {
  const from = direction > 0 ? anchor.last : anchor.first
  const { bound } = expression
  const start = expression.start - (within ? withinBefore(text, expression.start) : 0)
  const isStretch = kind === 'length' && !within && /(?<!\p{L})(?:the|die|den|los|las|les|os|as)(?: (?:last|final|first|letzten|últim[ao]s|derni[eè]re?s))? $/iu.test(text.slice(Math.max(0, start - LONGEST_LEAD), start))
  const isStart = kind === 'length' && SINCE.test(text.slice(Math.max(0, start - LONGEST_LEAD), start))
  const span = isStretch ? stretch(from, distant(from, expression.duration!, direction)) : kind === 'length' ? single(distant(from, expression.duration!, direction)) : kind === 'weekday' ? single(weekdayFrom(from, expression.days!.bareWeekday!, direction)) : kind === 'week' ? weekFrom(from, direction) : weekendsFrom(from, { direction, count: (expression.days?.first ?? 1) === 0 ? expression.days!.last + 1 : 1 })
  const hours = hoursBehind(text, known, { expression, end })
  const to = hours?.end ?? end
  const clock = hours?.clock ? { ...hours.clock, part: hours.clock.part ?? expression.clock?.part ?? null } : expression.clock
  const isLatest = kind === 'length' ? !isStretch && (within || direction < 0) : bound === 'by' || bound === 'until'
  return { ...EMPTY_EXPRESSION, clock, bound: isStart ? 'since' : isLatest ? 'by' : bound, days: makeDays({ ...span, isRelative: expression.days?.grain === 'range' && expression.days.isRelative }), start, end: to, words: text.slice(start, to) }
}

/** 'Taper from 14 days prior'. */
const SINCE = /(?<!\p{L})(?:from|starting|beginning|ab|desde|a partir de|à partir de|dès) $/iu

/** How long the words before a length are that make it a bound, which belong to it. */
function withinBefore(text: string, start: number): number {
  return WITHIN.exec(text.slice(Math.max(0, start - LONGEST_LEAD), start))?.[0].length ?? 0
}

/** The hours of 'the Friday evening before between 5 and 8'. */
function hoursBehind(text: string, known: readonly TimeExpression[], { expression, end }: { expression: TimeExpression; end: number }): TimeExpression | undefined {
  if (expression.duration !== null) return undefined
  return known.find((other) => other.start >= end && /^,? ?$/u.test(text.slice(end, other.start)) && other.clock !== null && other.days === null && other.recurrence === null)
}

/** 'The three days following', 'the two nights before': each of the days between. */
function stretch(day: DayNumber, far: DayNumber): DaySpan {
  return far < day ? { first: far, last: day - 1 } : { first: day + 1, last: far }
}

function weekdayFrom(day: DayNumber, weekday: number, direction: -1 | 1): DayNumber {
  return direction < 0 ? day - (((weekdayOf(day) - weekday + 6) % 7) + 1) : day + (((weekday - weekdayOf(day) + 6) % 7) + 1)
}

function weekFrom(day: DayNumber, direction: -1 | 1): DaySpan {
  return direction < 0 ? { first: day - 7, last: day - 1 } : { first: day + 1, last: day + 7 }
}

function weekendsFrom(day: DayNumber, { direction, count }: { direction: -1 | 1; count: number }): DaySpan {
  const saturday = direction < 0 ? day - ((weekdayOf(day) + 1) % 7 || 7) : day + (((6 - weekdayOf(day) + 6) % 7) + 1)
  const others = count > 2 ? 0 : count - 1
  return direction < 0 ? { first: saturday - others * 7, last: saturday + 1 } : { first: saturday, last: saturday + others * 7 + 1 }
}

function single(day: DayNumber): DaySpan {
  return { first: day, last: day }
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const UNIT = /(?<![\p{L}\p{N}])(?:(?:in|during|on|over) )?(?:the )?(?:(?<count>[2-6]|two|three|four|five|six) )?(?<unit>week|weekend)s? (?=(?:leading up|running up|before|prior|preceding|after|afterwards|following)(?!\p{L}))/giu

/** 'The week leading up to opening', 'drench the lambs week before': stretches that the grammar finds no time in. */
function unitsWithRelation(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  return [...text.matchAll(UNIT)].flatMap(({ 0: words, index, groups }) => {
    const end = index + words.length - 1
    const count = groups!['count'] === undefined ? 1 : COUNTS[groups!['count'].toLowerCase()] ?? Number(groups!['count'])
    const isKnown = found.some((other) => other.start < end && other.end > index && !(count > 1 && other.days?.grain === 'day'))
    if (isKnown || count > 1 && groups!['unit']!.toLowerCase() === 'week') return []
    return [{ ...EMPTY_EXPRESSION, words: words.trimEnd(), start: index, end, days: makeDays({ first: 0, last: count - 1, grain: groups!['unit']!.toLowerCase() === 'week' ? 'week' : 'weekend', isRelative: true }) }]
  })
}

/** 'Confirmed five weeks out', 'wave 2 a fortnight later': lengths that other steps took for something else, with a relation behind. */
function lengthsWithRelation(source: Source, found: readonly TimeExpression[]): TimeExpression[] {
  const { text, tokens } = source
  return tokens.flatMap((token, index) => {
    const length = token.kind === 'break' ? null : parseDuration(source, index)
    if (!length || length.value.low < SECONDS_PER_DAY || length.value.isWhole) return []
    const end = tokens[length.next - 1]!.end
    const isKnown = found.some((other) => other.start < end && other.end > token.start && !(other.recurrence !== null && other.end === end && other.start < token.start))
    if (isKnown || relationAt(text, end) === null) return []
    return [{ ...EMPTY_EXPRESSION, words: text.slice(token.start, end), start: token.start, end, duration: length.value }]
  })
}
