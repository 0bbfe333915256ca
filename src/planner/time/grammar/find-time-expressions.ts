import { weekdayOf } from '../day-number.ts'
import { makeDays } from './days.ts'
import type { Days } from './days.ts'
import { boundAt, parseClockSpan, trailingBound } from './parse-clock-range.ts'
import type { Bound } from './parse-clock-range.ts'
import { parseDayList, parseDayRange } from './parse-day-range.ts'
import { longest, parseDay } from './parse-day.ts'
import { parseDuration } from './parse-duration.ts'
import { parsePeriod } from './parse-period.ts'
import { parseRecurrence } from './parse-recurrence.ts'
import { keyAt, operatorAt, senseAt, signAt, skipOperator, wordsBetween } from './source.ts'
import type { Match, Source } from './source.ts'
import { EMPTY_EXPRESSION } from './time-expression.ts'
import type { TimeExpression } from './time-expression.ts'

type Parts = Omit<TimeExpression, 'words' | 'start' | 'end'>

/** Every time expression of a prepared text, left to right, without overlaps. */
export function expressionsIn(source: Source, how: { bareRanges: boolean } = { bareRanges: false }): TimeExpression[] {
  const found: TimeExpression[] = []
  for (let index = 0; index < source.tokens.length; ) {
    if (!canBegin(source, index)) {
      index += 1
      continue
    }
    const list = parseDayList(source, skipOperator(source, index, 'on', 'at'))
    if (list) {
      for (const { days, from, to } of list.value) found.push({ ...EMPTY_EXPRESSION, days, ...wordsBetween(source, from, to) })
      index = list.next
      continue
    }
    const match = parseExpression(source, index) ?? (how.bareRanges ? parseBareRange(source, index, found.at(-1) ?? null) : null)
    if (match) found.push({ ...match.value, ...wordsBetween(source, index, match.next) })
    index = match?.next ?? index + 1
  }
  return found
}

/** Words that begin an expression without being in a word table: 'Q1', 'H2', 'same week', '½ hour'. */
const UNLISTED_BEGINNINGS = new Set(['q', 'h', 'same', '½'])

/** Most words of a text can begin no time expression, so most of the grammar is never tried on them. */
function canBegin(source: Source, index: number): boolean {
  const token = source.tokens[index]!
  return token.kind === 'digits' || source.entries[index]!.length > 0 || UNLISTED_BEGINNINGS.has(token.key)
}

export const EXCEPTION_WORDS = /^(?:except|excepting|excluding|bar|barring|besides|but|save|sauf|hormis|excepto|salvo|menos|exceto|ausser|außer)$/u

/** One expression: a first part and whatever completes it directly behind. */
export function parseExpression(source: Source, index: number): Match<Parts> | null {
  const first = parsePartAt(source, index)
  if (!first) return null
  let { value, next } = first
  const isException = EXCEPTION_WORDS.test(keyAt(source, index - 1))
  for (;;) {
    // 'except Sundays, from 7am until nine': the hours are not those of the exception.
    if (isException && signAt(source, next, ',') > 0) break
    const more = parseCompletion(source, next, value)
    if (!more) break
    value = more.value
    next = more.next
  }
  return isBelievable(value) ? { value, next } : null
}

/** Words after which two plain numbers are hours: 'I work 9-5', 'busy 10-12', 'lunch 12-1'. */
const HOUR_ANNOUNCERS = /^(?:work|works|working|busy|free|can't|cannot|cant|can|not|available|open|lunch|blocked|booked|hours|shift|shifts|sleep|sleeps|school|job|office|class|classes|meeting|meetings|stuff|is|are|am|only|:|\(|trabajo|arbeite|travaille|trabalho|ocupado|ocupada|standup|unavailable|off|gym|training|dinner|naps?|nap|up|calls?|taken|occupied|engaged|appointments?|lessons?|lectures?|rehearsal|practice|seminar|clinic)$/u

/** '9-5' where the words before, or a time just before in the same list, say that hours are meant. */
function parseBareRange(source: Source, index: number, before: TimeExpression | null): Match<Parts> | null {
  if (index === 0) return null
  const bounded = parseClockSpan(source, index)
  if (bounded?.value.bound && bounded.value.isBare) return { value: { ...EMPTY_EXPRESSION, clock: { ...bounded.value, isBare: false } }, next: bounded.next }
  if (source.tokens[index]!.kind !== 'digits' || isInsideWord(source, index)) return null
  const isListed = before !== null && before.clock !== null && before.clock.from !== null && isJointBetween(source, before.end, index)
  if (!isListed && !HOUR_ANNOUNCERS.test(keyAt(source, index - 1)) && !isBehindPlace(source, index)) return null
  const span = parseClockSpan(source, index)
  if (!span || !span.value.isBare || span.value.isPoint || !span.value.from || !span.value.to) return null
  return { value: { ...EMPTY_EXPRESSION, clock: { ...span.value, isBare: false } }, next: span.next }
}

/** 'is at the Castle 10-12', 'in Old Town 14-16'. */
function isBehindPlace(source: Source, index: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(source.tokens[index - 1]!.text)) return false
  return [2, 3, 4].some((back) => /^(?:at|in)$/u.test(keyAt(source, index - back)))
}

function isJointBetween(source: Source, end: number, index: number): boolean {
  for (let at = index - 1; at >= 0 && source.tokens[at]!.start >= end; at -= 1) {
    if (!/^(?:,|and|&|\/|plus|y|und|et|e|;)$/u.test(keyAt(source, at))) return false
  }
  return true
}

function parsePartAt(source: Source, index: number): Match<Parts> | null {
  if (isInsideWord(source, index)) return null
  return longest<Parts>([
    parseDayParts(source, index), asParts(parseRecurrence(source, index), 'recurrence'), parseBoundedDays(source, index), parseMoment(source, index),
    ...timeOrLength(source, index), parseEndOfDay(source, index), parseFarDay(source, index),
  ])
}

/** 'x3' or 'covid19': digits glued to a word before them. */
function isInsideWord(source: Source, index: number): boolean {
  const token = source.tokens[index]!
  return !token.spaced && token.kind === 'digits' && source.tokens[index - 1]?.kind === 'word'
}

/** '3h' may be either; a number alone is a length before it is a time. */
function timeOrLength(source: Source, index: number): (Match<Parts> | null)[] {
  const clock = parseClockPart(source, index)
  const length = parseComparedDuration(source, index)
  return clock?.value.clock?.isBare ? [length, clock] : [clock, length]
}

const LAST_MINUTE = { minute: 1439, second: 59, isAmbiguous: false, isBare: false, meridiem: null }

/** 'end of day', 'the end of today', 'end of day Friday'. */
function parseEndOfDay(source: Source, index: number): Match<Parts> | null {
  const by = operatorAt(source, index, 'by', 'before', 'until')
  const end = operatorAt(source, by < 0 ? index : by, 'end')
  if (end < 0) return null
  const word = senseAt(source, skipOperator(source, end, 'the'), 'unit')
  const afterWord = word?.value.unit === 'day' && !word.value.plural ? word.next : null
  const named = parseDay(source, afterWord === null ? end : skipOperator(source, afterWord, 'on'))
  if (afterWord === null && named?.value.grain !== 'day') return null
  const days = named?.value ?? makeDays({ first: source.reference.day, last: source.reference.day, isRelative: true })
  const clock = { from: LAST_MINUTE, to: null, isPoint: true, bound: null, part: null, isRepeated: false, narrowed: null, isApproximate: false, isBare: false }
  return { value: { ...EMPTY_EXPRESSION, days, clock, bound: by < 0 ? null : 'by' }, next: named?.next ?? afterWord! }
}

/** 'more than 2 weeks before today', 'over a month after the launch date': everything beyond the counted day. */
function parseFarDay(source: Source, index: number): Match<Parts> | null {
  const far = operatorAt(source, index, 'more-than')
  const duration = far < 0 ? null : parseDuration(source, far)
  const days = duration ? parseDay(source, far) : null
  if (!duration || !days || days.next <= duration.next) return null
  const isBack = operatorAt(source, duration.next, 'before', 'ago') > 0
  return { value: { ...EMPTY_EXPRESSION, days: days.value, bound: isBack ? 'before' : 'after' }, next: days.next }
}

function asParts<K extends 'recurrence'>(match: Match<Parts[K] & object> | null, key: K): Match<Parts> | null {
  return match ? { value: { ...EMPTY_EXPRESSION, [key]: match.value }, next: match.next } : null
}

/** 'tonight', 'last night', 'tomorrow morning' begins with a day, so only the joined words are here. */
function parseDayParts(source: Source, index: number): Match<Parts> | null {
  const early = operatorAt(source, index, 'early', 'beginning')
  const late = early < 0 ? operatorAt(source, index, 'late', 'end') : -1
  const word = senseAt(source, Math.max(index, early, late), 'day')
  if (!word || word.value.part === null) return null
  const day = source.reference.day + word.value.offset
  const narrowed = early > 0 ? 'start' as const : late > 0 ? 'end' as const : null
  const clock = { from: null, to: null, isPoint: false, bound: null, part: word.value.part, isRepeated: false, narrowed, isApproximate: false, isBare: false }
  return { value: { ...EMPTY_EXPRESSION, days: makeDays({ first: day, last: day, isRelative: true }), clock }, next: word.next }
}

/** Days with what bounds them: 'by 12 Feb', 'before Friday', 'starting Monday', 'in March', 'after the 3rd', 'Friday or later'. */
function parseBoundedDays(source: Source, index: number): Match<Parts> | null {
  const range = parseDayRange(source, index)
  const bound = boundAt(source, index)
  const at = bound?.next ?? index
  const days = parseDaysAt(source, at)
  const bounded = bound && days ? { value: { ...EMPTY_EXPRESSION, days: days.value, bound: bound.value }, next: skipOnwards(source, days.next, bound.value) } : null
  const plain = bound ? null : days
  const trailing = plain ? trailingBound(source, plain.next) : null
  const open = plain ? { value: { ...EMPTY_EXPRESSION, days: plain.value, bound: trailing?.value ?? null }, next: trailing?.next ?? plain.next } : null
  const whole = range ? { value: { ...EMPTY_EXPRESSION, days: range.value }, next: range.next } : null
  return longest<Parts>([whole, bounded, open])
}

function skipOnwards(source: Source, index: number, bound: Bound): number {
  return bound === 'since' ? Math.max(index, operatorAt(source, index, 'onwards')) : index
}

function parseDaysAt(source: Source, index: number): Match<Days> | null {
  const lead = skipOperator(source, index, 'on', 'in', 'for', 'within', 'at', 'around')
  const inner = skipOperator(source, lead, 'in', 'on', 'the')
  const inWeek = parseDayOfWeek(source, inner)
  return longest([inWeek, parseDayRange(source, lead), parseDay(source, index), parseDay(source, lead), parseDay(source, inner), parsePeriod(source, lead), parsePeriod(source, inner)])
}

/** 'next week Monday', 'the first week of October on Friday'. */
function parseDayOfWeek(source: Source, index: number): Match<Days> | null {
  const week = parsePeriod(source, index)
  if (week?.value.grain !== 'week') return null
  const dotted = signAt(source, week.next, '.', ',') > 0 ? week.next + 1 : week.next
  const weekday = senseAt(source, skipOperator(source, dotted, 'on'), 'weekday')
  if (!weekday || weekday.value.plural) return null
  const shift = (first: number) => first + ((weekday.value.weekday - weekdayOf(first) + 7) % 7)
  const day = shift(week.value.first)
  const past = week.value.past ? shift(week.value.past.first) : null
  return { value: makeDays({ first: day, last: day, isRelative: true, past: past === null ? null : { first: past, last: past, endsAt: past } }), next: weekday.next }
}

/** 'now', 'in 20 minutes', '30 min later', 'half an hour from now', 'an hour ago'. */
function parseMoment(source: Source, index: number): Match<Parts> | null {
  const now = senseAt(source, index, 'now')
  if (now) return { value: { ...EMPTY_EXPRESSION, momentFromNow: 0 }, next: now.next }
  const inAt = operatorAt(source, index, 'in')
  const duration = parseDuration(source, inAt < 0 ? index : inAt)
  if (!duration || duration.value.low >= 86_400) return null
  const laterWord = operatorAt(source, duration.next, 'later', 'hence')
  // '30 minutes later this week' asks for 30 minutes.
  const later = laterWord > 0 && operatorAt(source, laterWord, 'this') > 0 ? -1 : laterWord
  const ago = operatorAt(source, duration.next, 'ago')
  const isClosed = inAt > 0 && later < 0 && ago < 0 && operatorAt(source, duration.next, 'per', 'of') < 0 && keyAt(source, inAt - 1) !== 'during'
  if (later < 0 && ago < 0 && !isClosed) return null
  return { value: { ...EMPTY_EXPRESSION, momentFromNow: (ago > 0 ? -1 : 1) * duration.value.low }, next: Math.max(duration.next, later, ago) }
}

function parseClockPart(source: Source, index: number): Match<Parts> | null {
  const span = parseClockSpan(source, index)
  return span ? { value: { ...EMPTY_EXPRESSION, clock: span.value }, next: span.next } : null
}

/** A length, perhaps with 'at most' or 'at least' before or behind it. */
function parseComparedDuration(source: Source, index: number): Match<Parts> | null {
  const comparisons = [['at-least', 'at-least'], ['at-most', 'at-most'], ['more', 'more-than'], ['less', 'less-than']] as const
  const lead = comparisons.map(([name, operator]) => ({ name, next: operatorAt(source, index, operator) })).toSorted((a, b) => b.next - a.next)[0]!
  const rate = lead.next > 0 ? parseRecurrence(source, lead.next) : null
  if (rate?.value.amount || rate?.value.count) return { value: { ...EMPTY_EXPRESSION, recurrence: rate.value, comparison: lead.name }, next: rate.next }
  const duration = parseDuration(source, lead.next < 0 ? index : lead.next)
  if (!duration) return null
  if (lead.next > 0) return { value: { ...EMPTY_EXPRESSION, duration: duration.value, comparison: lead.name }, next: duration.next }
  const trail = comparisons.slice(0, 2).map(([name, operator]) => ({ name, next: operatorAt(source, duration.next, operator) })).find(({ next }) => next > 0)
  return { value: { ...EMPTY_EXPRESSION, duration: duration.value, comparison: trail?.name ?? null }, next: trail?.next ?? duration.next }
}

/** The next part directly behind, when it says what is still open: a day gains its time, a time its day. */
function parseCompletion(source: Source, index: number, parts: Parts): Match<Parts> | null {
  if (parts.duration || parts.momentFromNow !== null || parts.recurrence?.amount) return null
  const joined = signAt(source, index, ',', '(', '-') > 0 ? index + 1 : index
  if (source.tokens[joined]?.kind === 'break') return null
  const at = joined
  return completeWithWeek(source, at, parts) ?? completeWithClock(source, at, parts) ?? completeWithDays(source, at, parts)
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
  const isPartOnly = parts.clock !== null && parts.clock.part !== null && !parts.clock.from && !parts.clock.to
  if (!parts.days && !parts.recurrence && !isPartOnly) return null
  if (parts.bound && keyAt(source, index - 1) === ',' && parseClockSpan(source, index)?.value.isPoint !== true) return null
  if (parts.clock && (parts.clock.from || parts.clock.to)) return null
  if (parts.days && parts.days.grain !== 'day') return null
  if (keyAt(source, index - 1) === ',' && parseRecurrence(source, index)?.value.amount) return null
  const span = parseClockSpan(source, index)
  if (!span || (span.value.isBare && span.value.isPoint) || (parts.clock && span.value.part && !span.value.from && !span.value.to)) return null
  const part = span.value.part ?? parts.clock?.part ?? parts.recurrence?.part ?? null
  const isNewClause = keyAt(source, index - 1) === ',' && (span.value.from?.isBare ?? true) && (span.value.to?.isBare ?? true) && (span.value.from ?? span.value.to) !== null && !span.value.isPoint
  if (isNewClause) return null
  const isPoint = isPartOnly && span.value.isPoint && span.value.isBare
  return isPoint ? null : { value: { ...parts, clock: { ...span.value, part, isRepeated: parts.clock?.isRepeated ?? span.value.isRepeated, isBare: false } }, next: span.next }
}

function completeWithDays(source: Source, index: number, parts: Parts): Match<Parts> | null {
  if (!parts.clock || parts.days) return null
  const dayPart = parseDayParts(source, index)
  if (dayPart && !parts.recurrence) return { value: { ...parts, days: dayPart.value.days, clock: { ...parts.clock, isBare: false, part: parts.clock.part ?? dayPart.value.clock!.part } }, next: dayPart.next }
  if (parts.clock.isBare && parts.clock.isPoint) return null
  // '9-1 and 2-5, weekends off': behind a comma, days are not those of bare numbers.
  if (parts.clock.isBare && keyAt(source, index - 1) === ',') return null
  const recurrence = parts.recurrence ? null : parseRecurrence(source, index)
  // 'until 19:00, weekends 10-13': days with hours of their own.
  const hasOwnHours = recurrence !== null && keyAt(source, index - 1) === ',' && parseClockSpan(source, recurrence.next) !== null
  if (hasOwnHours) return null
  if (recurrence && !recurrence.value.amount && !recurrence.value.count) return { value: { ...parts, recurrence: recurrence.value, clock: { ...parts.clock, isBare: false } }, next: recurrence.next }
  const days = parts.recurrence ? null : longest([parseDay(source, index), parseDay(source, skipOperator(source, index, 'on')), parseDay(source, skipOperator(source, skipOperator(source, index, 'on'), 'the'))])
  // 'Mon 9-10, Tue 11-12': a day that has a time of its own begins the next expression.
  if (days && parseClockSpan(source, days.next)?.value.isBare === false) return null
  return days && days.value.grain === 'day' ? { value: { ...parts, days: days.value, clock: { ...parts.clock, isBare: false } }, next: days.next } : null
}

/** Numbers alone are not times. */
function isBelievable(parts: Parts): boolean {
  return !(parts.clock?.isBare && !parts.days && !parts.recurrence)
}
