import { weekdayOf } from '../day-number.ts'
import { isShortLength, parseCompletion, parseDayParts } from './complete-expression.ts'
import { makeDays } from './days.ts'
import type { Days } from './days.ts'
import { isInsideWord, parseBareRange, parseListedPoint } from './parse-bare-times.ts'
import { boundAt, trailingBound } from './parse-clock-bounds.ts'
import { parseClockSpan } from './parse-clock-span.ts'
import type { Bound } from './clock-span.ts'
import { parseDayList } from './parse-day-list.ts'
import { parseDayRange } from './parse-day-range.ts'
import { parseDaysOfEveryMonth } from './parse-days-of-month.ts'
import { writesFourDigits } from './parse-clock.ts'
import { longest, parseDay } from './parse-day.ts'
import { parseDuration, parseRangeOfLengths } from './parse-duration.ts'
import { parsePeriod } from './parse-period.ts'
import { parseRecurrence } from './parse-recurrence.ts'
import { beginsSentence, keyAt, operatorAt, senseAt, signAt, skipOperator, wordsBetween } from './source.ts'
import type { Match, Source } from './source.ts'
import { EMPTY_EXPRESSION } from './time-expression.ts'
import type { ExpressionParts as Parts, TimeExpression } from './time-expression.ts'

/** Every time expression of a prepared text, left to right, without overlaps; `areHours`: any two numbers joined are hours. */
export function expressionsIn(source: Source, how: { bareRanges: boolean; areHours?: boolean } = { bareRanges: false }): TimeExpression[] {
  const found: TimeExpression[] = []
  for (let index = 0; index < source.tokens.length; ) {
    if (!canBegin(source, index)) {
      index += 1
      continue
    }
    const list = parseDayList(source, skipOperator(source, index, 'on', 'at'))
    // '… the 1st and the 15th of each month' are no two days.
    if (list && (parseDaysOfEveryMonth(source, index)?.next ?? -1) <= list.next) {
      for (const { days, from, to } of list.value) found.push({ ...EMPTY_EXPRESSION, days, ...wordsBetween(source, from, to) })
      index = list.next
      continue
    }
    const match = (how.bareRanges ? parseListedPoint(source, index, found.at(-1) ?? null) : null) ?? parseExpression(source, index) ?? (how.bareRanges ? parseBareRange(source, index, { before: found.at(-1) ?? null, areHours: how.areHours ?? false }) : null)
    if (match) found.push({ ...match.value, ...wordsBetween(source, index, match.next) })
    index = match?.next ?? index + 1
  }
  return found
}

/** Words that begin an expression without being in a word table: 'Q1', 'H2', 'same week', '½ hour'. */
const UNLISTED_BEGINNINGS = new Set(['q', 'h', 'same', '½', 'alternate', 'alternating', 'kw', 'odd', 'odd-numbered', 'even', 'even-numbered', 'uneven', 'quarter', 'quarters', 'viertelstunde', 'dreiviertelstunde', 'mo', 'fr', 'sa', 'ungerade', 'ungeraden', 'm', 't', 'w', 'tu', 'mwf', 'mw', 'wf', 'tth', 'tuth', 'mtwthf', 'mtwth', 'mwthf', 'tthf', 'gerade', 'geraden'])

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
  const isException = EXCEPTION_WORDS.test(keyAt(source, index - 1)) || /^(?:never|not|nie|nicht|nunca|jamas|jamais|nao)$/u.test(keyAt(source, index - 1))
  for (;;) {
    // 'except Sundays, from 7am until nine': the hours are not those of the exception.
    if (isException && signAt(source, next, ',') > 0 || beginsSentence(source, next)) break
    const more = parseCompletion(source, next, value)
    if (!more) break
    value = more.value
    next = more.next
  }
  return isBelievable(value) ? { value, next } : null
}

function parsePartAt(source: Source, index: number): Match<Parts> | null {
  // 'She is only in Tuesday to Thursday': who is in, is there.
  if (isInsideWord(source, index) || keyAt(source, index) === 'in' && senseAt(source, index + 1, 'weekday') !== null) return null
  // '1830 to 2000' are hours in a text that writes 0900, not years.
  const hours = source.tokens[index]!.text.length === 4 && writesFourDigits(source) ? parseClockPart(source, index) : null
  if (hours?.value.clock?.to && hours.value.clock.from) return hours
  return longest<Parts>([
    parseDayParts(source, index), asParts(parseRecurrence(source, index), 'recurrence'), parseBoundedDays(source, index), beforeDash(source, parseMoment(source, index)),
    ...timeOrLength(source, index), parseEndOfDay(source, index), parseFarDay(source, index),
  ])
}

/** The 'in 9h' of 'in 9h-17h' is no moment from now. */
function beforeDash(source: Source, moment: Match<Parts> | null): Match<Parts> | null {
  return moment && keyAt(source, moment.next) === '-' && source.tokens[moment.next + 1]?.kind === 'digits' && !source.tokens[moment.next + 1]!.spaced ? null : moment
}

/** '3h' may be either; a number alone is a length before it is a time. */
function timeOrLength(source: Source, index: number): (Match<Parts> | null)[] {
  const clock = parseClockPart(source, index)
  const length = parseComparedDuration(source, index)
  // '9-17h' are hours of the clock, '2-3h' a length.
  const isHours = clock?.value.clock?.to && clock.value.clock.to.minute > 720 && length?.value.duration?.unit === 'hour' && length.value.duration.low >= 6 * 3600 && keyAt(source, length.next - 1) === 'h' && clock.next === length.next
  if (clock && isHours) return [{ ...clock, value: { ...clock.value, clock: { ...clock.value.clock!, isBare: false } } }]
  // '9.00-17.00 working day'.
  const isOfDay = clock?.value.clock?.from && clock.value.clock.to && !clock.value.clock.isBare && length?.value.duration?.unit.endsWith('day')
  if (isOfDay) return [clock]
  return clock?.value.clock?.isBare || length !== null && isMeasured(source, index, length.next) ? [length, clock] : [clock, length]
}

/** '10h' is a length where so much is had, or meant for a while: 'n’a que 10h par sprint', 'tem 10h por semana'; and so are few hours behind a comma. */
function isMeasured(source: Source, index: number, next: number): boolean {
  return keyAt(source, next - 1) === 'h' && next === index + 2 && (keyAt(source, index - 1) === ',' && isShortLength(source, index) || /^(?:par|por|pro)$/u.test(keyAt(source, next)) || /^(?:que|tem|tenho|temos|tiene|tengo|tenemos|j'ai|avons|dispose|disposons|dispongo|environ|unas|umas|apenas|so|solo|seulement|dure|dura|dauert)$/u.test(keyAt(source, index - 1)))
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

/** Days with what bounds them: 'by 12 Feb', 'before Friday', 'starting Monday', 'in March', 'after the 3rd', 'Friday or later'. */
function parseBoundedDays(source: Source, index: number): Match<Parts> | null {
  const range = parseDayRange(source, index)
  const bound = boundAt(source, index)
  const at = bound?.next ?? index
  const days = parseDaysAt(source, at)
  const isOfMonth = bound !== null && bound.next === index + 1 && days?.value.grain === 'month' && OF_MONTH.test(keyAt(source, index))
  const bounded = bound && days ? { value: { ...EMPTY_EXPRESSION, days: days.value, bound: isOfMonth ? null : bound.value }, next: skipOnwards(source, days.next, bound.value) } : null
  const plain = bound ? null : days
  const trailing = plain ? trailingBound(source, plain.next) : null
  const open = plain ? { value: { ...EMPTY_EXPRESSION, days: plain.value, bound: trailing?.value ?? null }, next: trailing?.next ?? plain.next } : null
  const whole = range ? { value: { ...EMPTY_EXPRESSION, days: range.value }, next: range.next } : null
  return longest<Parts>([whole, bounded, open])
}

/** 'L'examen de janvier', 'au mois de juin': without a month up to which, it is that month's. */
const OF_MONTH = /^(?:de|du|do|d')$/u

function skipOnwards(source: Source, index: number, bound: Bound): number {
  if (bound !== 'since') return index
  // 'From 22 Feb on Wednesdays': the 'on' is that of the weekday.
  const isOfWeekday = keyAt(source, index) === 'on' && senseAt(source, index + 1, 'weekday') !== null
  return isOfWeekday ? index : Math.max(index, operatorAt(source, index, 'onwards'))
}

function parseDaysAt(source: Source, index: number): Match<Days> | null {
  const lead = skipOperator(source, index, 'on', 'in', 'for', 'within', 'at', 'around')
  const inner = skipOperator(source, lead, 'in', 'on', 'the')
  const inWeek = parseDayOfWeek(source, inner)
  return longest([inWeek, parseDayRange(source, lead), parseDay(source, index), parseDay(source, lead), parseDay(source, inner), parseDayRange(source, inner), parsePeriod(source, lead), parsePeriod(source, inner)])
}

/** 'next week Monday', 'the first week of October on Friday'. */
function parseDayOfWeek(source: Source, index: number): Match<Days> | null {
  const week = parsePeriod(source, index)
  if (week?.value.grain !== 'week') return null
  // 'a partir de la semana que viene. martes y jueves …' is another sentence.
  const isShort = signAt(source, week.next, '.') > 0 && keyAt(source, week.next - 1).length <= 3
  const dotted = isShort || signAt(source, week.next, ',') > 0 ? week.next + 1 : week.next
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
  // 'एक बार में एक घंटा': a postposition is of what stands before it.
  const inAt = keyAt(source, index) === 'में' ? -1 : operatorAt(source, index, 'in')
  const duration = parseDuration(source, inAt < 0 ? index : inAt)
  if (!duration || duration.value.low >= 86_400) return null
  const laterWord = operatorAt(source, duration.next, 'later', 'hence')
  // '30 minutes later this week' asks for 30 minutes.
  const isOther = laterWord > 0 && (operatorAt(source, laterWord, 'this') > 0 || senseAt(source, duration.next, 'part') !== null)
  const later = isOther ? -1 : laterWord
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
  const at = lead.next < 0 ? index : lead.next
  const duration = parseRangeOfLengths(source, at) ?? parseDuration(source, at)
  if (!duration) return null
  if (lead.next > 0) return { value: { ...EMPTY_EXPRESSION, duration: duration.value, comparison: lead.name }, next: duration.next }
  // 'एक घंटे से ज्यादा': where the words for 'than' stand behind.
  const isPostposed = /^\p{Script=Devanagari}/u.test(keyAt(source, duration.next))
  const trail = comparisons.slice(0, isPostposed ? 4 : 2).map(([name, operator]) => ({ name, next: operatorAt(source, duration.next, operator) })).find(({ next }) => next > 0)
  return { value: { ...EMPTY_EXPRESSION, duration: duration.value, comparison: trail?.name ?? null }, next: trail?.next ?? duration.next }
}

/** Numbers alone are not times. */
function isBelievable(parts: Parts): boolean {
  return !(parts.clock?.isBare && !parts.days && !parts.recurrence)
}
