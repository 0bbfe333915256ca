import { isDottedClock, parseClock } from './parse-clock.ts'
import { parseClockSpan } from './parse-clock-span.ts'
import { parsePart } from './parse-part-of-day.ts'
import type { ClockSpan } from './clock-span.ts'
import { makeDays } from './days.ts'
import { longest, parseDay } from './parse-day.ts'
import { parseDayRange } from './parse-day-range.ts'
import { parsePeriod } from './parse-period.ts'
import { parseRecurrence } from './parse-recurrence.ts'
import { keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'
import { EMPTY_EXPRESSION } from './time-expression.ts'
import type { ExpressionParts as Parts } from './time-expression.ts'

/** The next part directly behind, when it says what is still open: a day gains its time, a time its day. */
export function parseCompletion(source: Source, index: number, parts: Parts): Match<Parts> | null {
  if (parts.duration || parts.momentFromNow !== null || parts.recurrence?.amount) return null
  const joined = signAt(source, index, ',', '(', '-') > 0 || isShortDay(source, index) ? index + 1 : index
  if (source.tokens[joined]?.kind === 'break' || isTimeTaken(source, joined)) return null
  const at = joined
  return completeWithWeek(source, at, parts) ?? completeWithClock(source, at, parts) ?? completeWithDays(source, at, parts)
}

/** The stop of 'Mon. 11.00'. */
function isShortDay(source: Source, index: number): boolean {
  const next = source.tokens[index + 1]
  const isHour = next?.spaced === true && (next.kind === 'digits' || /^(?:before|after|from|until|till|at)$/u.test(next.text))
  return keyAt(source, index) === '.' && isHour && /^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)$/u.test(keyAt(source, index - 1))
}

/** 'Wednesday evening next week'. */
function completeWithWeek(source: Source, index: number, parts: Parts): Match<Parts> | null {
  if (!parts.days?.bareWeekday || !parts.clock) return null
  const week = parsePeriod(source, skipOperator(source, index, 'of', 'in'))
  if (week?.value.grain !== 'week' || !week.value.isRelative) return null
  const day = week.value.first + parts.days.bareWeekday - 1
  return { value: { ...parts, days: makeDays({ first: day, last: day, isRelative: true }) }, next: week.next }
}

function completeWithClock(source: Source, index: number, parts: Parts): Match<Parts> | null {
  if (!takesClock(parts)) return null
  const isBehindComma = keyAt(source, index - 1) === ','
  if (isBehindComma && (parseRecurrence(source, index)?.value.amount || isShortLength(source, index))) return null
  const plain = parseClockSpan(source, index)
  if (isBehindComma && parts.bound !== null && plain?.value.isPoint !== true) return null
  const span = plain ?? (parts.days && isDottedClock(source, index) ? parseClockSpan(source, index, { isExpected: true }) : null)
  // 'Semana Santa (del 22 al 28 de marzo)': its days, and no hour.
  const dates = span && parts.days !== null && keyAt(source, index - 1) === '(' ? parseDayRange(source, index) ?? parseDayRange(source, skipOperator(source, index, 'from')) : null
  if (span && dates && dates.next > span.next) return null
  if (!span || isBehindComma && opensClause(span.value) || isOtherTime(source, span, parts)) return null
  if (parts.recurrence?.count && /^[,(]$/u.test(keyAt(source, index - 1)) && isListed(source, span)) return null
  const part = span.value.part ?? parts.clock?.part ?? parts.recurrence?.part ?? null
  return { value: { ...parts, clock: { ...span.value, part, isRepeated: parts.clock?.isRepeated ?? span.value.isRepeated, isBare: false } }, next: span.next }
}

/** The 3h30 of 'marathon le 11 avril en 3h30': how long it takes, and not when it is. */
function isTimeTaken(source: Source, index: number): boolean {
  return /^(?:en|em)$/u.test(keyAt(source, index)) && source.tokens[index + 1]?.kind === 'digits'
}

/** The 1h30 of 'le mardi, 1h30 maximum': so few hours behind a comma are a length. */
export function isShortLength(source: Source, index: number): boolean {
  const hours = source.tokens[index]
  return hours?.kind === 'digits' && Number(hours.text) <= LONGEST_SITTING && !hours.text.startsWith('0') && keyAt(source, index + 1) === 'h'
}

/** In hours. */
const LONGEST_SITTING = 5

/** Days, a rhythm or a part of the day that have no hour yet. */
function takesClock({ days, recurrence, clock }: Parts): boolean {
  const isOpen = days !== null || recurrence !== null || clock !== null && clock.part !== null
  return isOpen && !clock?.from && !clock?.to && (days === null || days.grain === 'day')
}

/** A bare number that is no hour, or a second part of the day. */
function isOtherTime(source: Source, { value, next }: Match<ClockSpan>, parts: Parts): boolean {
  // '17 July 10h'.
  const isHour = parts.days !== null && keyAt(source, next - 1) === 'h' && (value.from?.minute ?? 0) >= 360
  const isPartOnly = parts.clock !== null && parts.clock.part !== null
  return value.isBare && value.isPoint && (!isHour || isPartOnly) || parts.clock !== null && value.part !== null && !value.from && !value.to
}

/** Behind a comma, a stretch between bare numbers begins something new. */
function opensClause({ from, to, isPoint }: ClockSpan): boolean {
  return !isPoint && (from ?? to) !== null && (from?.isBare ?? true) && (to?.isBare ?? true)
}

/** 'three sessions a day, at 7:30, 13:00 and 18:30': a list of hours is one of its own. */
function isListed(source: Source, { value, next }: Match<ClockSpan>): boolean {
  return value.isPoint && (signAt(source, next, ',') > 0 || operatorAt(source, next, 'and') > 0) && parseClock(source, next + 1) !== null
}

export function completeWithDays(source: Source, index: number, parts: Parts): Match<Parts> | null {
  const { clock } = parts
  if (!clock || parts.days) return null
  const dayPart = parts.recurrence ? null : parseDayParts(source, index)
  if (dayPart) return { value: { ...parts, days: dayPart.value.days, clock: { ...clock, isBare: false, part: clock.part ?? dayPart.value.clock!.part } }, next: dayPart.next }
  // '9-1 and 2-5, weekends off': behind a comma, days are not those of bare numbers.
  const isOfOther = clock.isBare && (clock.isPoint || keyAt(source, index - 1) === ',')
  const recurrence = isOfOther || parts.recurrence ? null : parseRecurrence(source, index)
  // 'until 19:00, weekends 10-13': days with hours of their own.
  const hasOwnHours = recurrence !== null && keyAt(source, index - 1) === ',' && hasHoursAhead(source, recurrence.next)
  if (isOfOther || parts.recurrence || hasOwnHours) return null
  const isRhythm = recurrence !== null && !recurrence.value.amount && !recurrence.value.count
  return isRhythm ? withPartBehind(source, { value: { ...parts, recurrence: recurrence.value, clock: { ...clock, isBare: false } }, next: recurrence.next }) : completeWithDay(source, index, { ...parts, clock })
}

/** '5:30 to 6:45 every weekday morning': the part of the day behind the days says which half of it the hours are in. */
function withPartBehind(source: Source, match: Match<Parts>): Match<Parts> {
  const part = parsePart(source, match.next)
  const clock = match.value.clock!
  if (part === null || clock.part !== null || source.tokens[match.next]?.kind !== 'word' || senseAt(source, match.next, 'part') === null) return match
  return { value: { ...match.value, clock: { ...clock, part: part.value.part } }, next: part.next }
}

function completeWithDay(source: Source, index: number, parts: Parts & { clock: ClockSpan }): Match<Parts> | null {
  const on = skipOperator(source, index, 'on')
  const days = longest([parseDay(source, index), parseDay(source, on), parseDay(source, skipOperator(source, on, 'the'))])
  if (days?.value.grain !== 'day') return null
  if (keyAt(source, index - 1) === ',' && (parts.clock.from ?? parts.clock.to) !== null && hasHoursAhead(source, days.next)) return null
  const behind = parseClockSpan(source, days.next)
  const own = behind?.value
  // 'from 9:30 until 11 tomorrow morning': the part says which half of the day.
  const isPart = own !== undefined && own.part !== null && own.from === null && own.to === null && !own.isRepeated && keyAt(source, index - 1) !== ','
  if (isPart) return { value: { ...parts, days: days.value, clock: { ...parts.clock, isBare: false, part: parts.clock.part ?? own.part } }, next: behind!.next }
  // 'Mon 9-10, Tue 11-12': a day that has a time of its own begins the next expression.
  if (own && (!own.isBare || own.from !== null && own.to !== null)) return null
  return { value: { ...parts, days: days.value, clock: { ...parts.clock, isBare: false } }, next: days.next }
}

/** How many words may stand between days and their hours: 'weekends any time between 9 and 12'. */
const MOST_WORDS_BETWEEN = 2

/** Whether days, and those that 'and' adds, have hours of their own behind them. */
function hasHoursAhead(source: Source, next: number): boolean {
  let at = next
  for (let more = operatorAt(source, at, 'and', 'or'); more > 0; more = operatorAt(source, at, 'and', 'or')) {
    const day = parseRecurrence(source, more) ?? parseDay(source, more)
    if (!day) return false
    at = day.next
  }
  for (let words = 0; words <= MOST_WORDS_BETWEEN; words += 1) {
    const hours = parseClockSpan(source, at + words)?.value
    if (hours && (at + words === next || (hours.from ?? hours.to) !== null && !(hours.isPoint && hours.isBare))) return true
    if (source.tokens[at + words]?.kind !== 'word' || operatorAt(source, at + words, 'and', 'or', 'before', 'until') > 0) return false
  }
  return false
}

/** 'tonight', 'last night', 'tomorrow morning' begins with a day, so only the joined words are here. */
export function parseDayParts(source: Source, index: number): Match<Parts> | null {
  const early = operatorAt(source, index, 'early', 'beginning')
  const late = early < 0 ? operatorAt(source, index, 'late', 'end') : -1
  const word = senseAt(source, Math.max(index, early, late), 'day')
  if (!word || word.value.part === null) return null
  const day = source.reference.day + word.value.offset
  const narrowed = early > 0 ? 'start' as const : late > 0 ? 'end' as const : null
  const clock = { from: null, to: null, isPoint: false, bound: null, part: word.value.part, isRepeated: false, narrowed, isApproximate: false, isBare: false }
  return { value: { ...EMPTY_EXPRESSION, days: makeDays({ first: day, last: day, isRelative: true }), clock }, next: word.next }
}
