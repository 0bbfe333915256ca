import type { DayNumber, Weekday } from '../calendar-time.ts'
import { addMonths, civilOf, mondayOf, weekdayOf } from '../day-number.ts'
import { nthWeekday } from '../holidays.ts'
import { resolveFields } from './date-fields.ts'
import { daysOfDate, makeDays } from './days.ts'
import type { Days } from './days.ts'
import { parseCountedWeekday } from './parse-counted-weekday.ts'
import { parseDuration } from './parse-duration.ts'
import type { Duration } from './parse-duration.ts'
import { isRoom, parseDateFields, parseYear } from './parse-date-fields.ts'
import { parseHoliday } from './parse-holiday.ts'
import { parseWeekday, parseWeekdayAndNumber } from './parse-weekday.ts'
import { isOfDay } from './numbers-of-no-time.ts'
import { parseDigits, parseOrdinal } from './parse-number.ts'
import { parseMonthPeriod } from './parse-month.ts'
import { parsedOnce } from './parsed-once.ts'
import { parsePeriod } from './parse-period.ts'
import { keyAt, operatorAt, senseAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** One day: absolute, relative, by weekday, by holiday, or counted from another day. */
export function parseDay(source: Source, index: number, depth = 0): Match<Days> | null {
  return depth === 0 ? uncountedDay(source, index) : dayAt(source, index, depth)
}

const uncountedDay = parsedOnce((source, index) => dayAt(source, index, 0))

function dayAt(source: Source, index: number, depth: number): Match<Days> | null {
  return longest([
    parseCountedDay(source, index, depth), parseAbsoluteDay(source, index), parseNthWeekday(source, index), parseHoliday(source, index),
    parseWeekday(source, index), parseCountedWeekday(source, index), parseRelativeDay(source, index), parseOrdinalDay(source, index), parseWeekdayAndNumber(source, index),
  ])
}

export function longest<T>(matches: readonly (Match<T> | null)[]): Match<T> | null {
  let best: Match<T> | null = null
  for (const match of matches) if (match && (best === null || match.next > best.next)) best = match
  return best
}

function parseAbsoluteDay(source: Source, index: number): Match<Days> | null {
  const at = operatorAt(source, index, 'next', 'this', 'last')
  const lead = at < 0 ? index : at
  const direct = parseDateFields(source, lead)
  if (!direct) return null
  const date = resolveFields(direct.value, source.reference)
  // 'In June 31 guests come.'
  const isCount = date?.isBeyondMonth && senseAt(source, lead, 'month') !== null && source.tokens[direct.next]?.kind === 'word'
  return date && !isCount ? { value: daysOfDate(date), next: direct.next } : null
}

/** 'the 12th', 'on the 4th', '19th of next month', 'the 15th day of June'. */
function parseOrdinalDay(source: Source, index: number): Match<Days> | null {
  const the = operatorAt(source, index, 'the')
  const ordinal = parseOrdinal(source, the < 0 ? index : the) ?? parseDayAfterArticle(source, the < 0 ? index : the)
  if (!ordinal || ordinal.value < 1 || ordinal.value > 31 || isRoom(source, the < 0 ? index : the) || OF_THINGS.test(source.tokens[ordinal.next - 1]!.key)) return null
  const isAnnounced = index > 0 && operatorAt(source, index - 1, 'on', 'by', 'until', 'before', 'after', 'since', 'from', 'starting', 'to', 'and', 'or') === index || isInBrackets(source, index, ordinal.next) || isOfDay(source, index)
  // 'Le salon en premier' is a turn, and no first day of a month.
  if (the < 0 && (!isAnnounced || source.tokens[index]!.kind === 'word' && /^(?:en|em)$/u.test(keyAt(source, index - 1)))) return null
  const dayWord = senseAt(source, ordinal.next, 'unit')
  const isDay = dayWord?.value.unit === 'day'
  if (!isDay && FRENCH_RANK.test(source.tokens[ordinal.next - 1]!.key)) return null
  const afterDay = isDay ? dayWord.next : ordinal.next
  const of = operatorAt(source, afterDay, 'of')
  const month = of < 0 ? null : parsePeriod(source, skipOperator(source, of, 'the'))
  if (month?.value.grain === 'month') {
    const first = month.value.first + ordinal.value - 1
    const past = month.value.past && { first: month.value.past.first + ordinal.value - 1, last: month.value.past.first + ordinal.value - 1, endsAt: month.value.past.first + ordinal.value - 1 }
    return first > month.value.last ? null : { value: makeDays({ first, last: first, past }), next: month.next }
  }
  if (isCountedThing(source, ordinal.next)) return null
  const date = resolveFields({ year: null, month: null, day: ordinal.value, weekday: null }, source.reference)
  return date ? { value: daysOfDate(date), next: ordinal.next } : null
}

/** 'Le 24 à 15 h', 'desde el 16', 'a partir do 9': a day of the month where nothing is counted behind it. */
function parseDayAfterArticle(source: Source, index: number): Match<number> | null {
  const day = isOfDay(source, index) ? parseDigits(source, index, 2) : null
  const after = day === null ? undefined : source.tokens[day.next]
  const isEnd = after === undefined || after.kind === 'break' || /^[.,;)!?]$/u.test(after.key) && source.tokens[day!.next + 1]?.spaced !== false || after.spaced && /^(?:à|a|às|as)$/u.test(after.key)
  return isEnd ? day : null
}

/** Days of the month are masculine: 'la primera', 'a primeira', 'la première' are the first of something else. */
const OF_THINGS = /^(?:primera|primeira|premiere|tercera|terceira|cuarta|quarta|quinta)$/u

/** 'Au 3e étage': only the first day of a month is numbered so in French, with an ending of its own. */
const FRENCH_RANK = /^(?:e|eme|ere)$/u

/** 'French (19th)'. */
function isInBrackets(source: Source, from: number, to: number): boolean {
  return source.tokens[from - 1]?.key === '(' && source.tokens[to]?.key === ')' && source.tokens[from]!.kind === 'digits'
}

/** 'the first week', 'the second round': an ordinal that counts something, not a day of the month. */
function isCountedThing(source: Source, index: number): boolean {
  const token = source.tokens[index]
  if (token?.kind === 'digits' && senseAt(source, index + 1, 'unit') !== null && source.tokens[index - 1]?.kind === 'word') return true
  if (!token || token.kind !== 'word') return false
  const isFunctionWord = (source.entries[index] ?? []).some(({ sense }) => sense.type === 'operator' || sense.type === 'part' || sense.type === 'clock')
  return !isFunctionWord && source.tokens[index - 1]?.kind === 'word' && source.tokens[index - 1]!.key.length > 2
}

function parseRelativeDay(source: Source, index: number): Match<Days> | null {
  const word = senseAt(source, index, 'day')
  if (word && word.value.part === null) {
    const day = source.reference.day + word.value.offset
    return { value: makeDays({ first: day, last: day, isRelative: true }), next: word.next }
  }
  return parseInDays(source, index)
}

/** 'in 3 days', '3 days ago', '2 weeks from now', 'two days later', 'in 3 days on Friday'. */
function parseInDays(source: Source, index: number): Match<Days> | null {
  // 'Pendant 7 jours' is how long.
  const inAt = /^(?:pendant|during|throughout)$/u.test(keyAt(source, index)) ? -1 : operatorAt(source, index, 'in')
  const duration = parseDuration(source, inAt < 0 ? index : inAt)
  if (!duration || duration.value.isWhole || duration.value.low < 86_400) return null
  const ago = operatorAt(source, duration.next, 'ago')
  const later = ago < 0 ? operatorAt(source, duration.next, 'hence', 'later') : -1
  if (ago < 0 && later < 0 && inAt < 0) return null
  if (ago < 0 && later < 0 && (duration.value.low !== duration.value.high || operatorAt(source, duration.next, 'of', 'before', 'after', 'since') > 0)) return null
  const day = shiftDay(source.reference.day, duration.value, ago < 0 ? 1 : -1)
  const next = ago > 0 ? ago : later > 0 ? later : duration.next
  const onWeekday = operatorAt(source, next, 'on')
  const weekday = onWeekday > 0 ? senseAt(source, onWeekday, 'weekday') : null
  if (weekday) {
    const snapped = mondayOf(day) + weekday.value.weekday - 1
    return { value: makeDays({ first: snapped, last: snapped, isRelative: true }), next: weekday.next }
  }
  return { value: makeDays({ first: day, last: day, isRelative: true }), next }
}

function shiftDay(day: DayNumber, duration: Duration, sign: 1 | -1): DayNumber {
  const months: Partial<Record<Duration['unit'], number>> = { month: 1, quarter: 3, year: 12, decade: 120 }
  const inMonths = months[duration.unit]
  if (inMonths !== undefined && Number.isInteger(duration.value * inMonths)) return addMonths(day, sign * duration.value * inMonths)
  if (duration.unit === 'business-day') return shiftWorkingDays(day, sign * duration.value)
  return day + sign * Math.round(duration.high / 86_400)
}

export function shiftWorkingDays(day: DayNumber, count: number): DayNumber {
  const step = count < 0 ? -1 : 1
  let at = day
  for (let left = Math.min(Math.abs(count), 10_000); left > 0; ) {
    at += step
    if (weekdayOf(at) <= 5) left -= 1
  }
  return at
}

/** 'Sprints de dos semanas del 18 de enero al 26 de marzo': these words begin a span, and count nothing on from its first day. */
const BEGINS_SPAN = /^(?:del?|du|do|da|vom|von|des)$/u

/** '7 Tage ab morgen', '7 jours à partir de demain', '7 días desde mañana' last from then on; English counts '7 days from tomorrow'. */
const SPANS_FROM = /^(?:ab|a|desde|depuis)$/u

/** 'Two days before the day after Easter' is as deep as people go. */
const MAX_DEPTH = 2

/** '3 weeks from tomorrow', 'two days before 12 May', '3 weeks after Christmas on Friday', 'the day before the 4th'. */
function parseCountedDay(source: Source, index: number, depth: number): Match<Days> | null {
  if (depth >= MAX_DEPTH) return null
  const inAt = skipOperator(source, index, 'in', 'the')
  const duration = parseDuration(source, inAt) ?? oneUnit(source, inAt)
  if (!duration || duration.value.low < 86_400 || duration.value.low !== duration.value.high) return null
  const before = operatorAt(source, duration.next, 'before')
  const isLength = inAt === index && SPANS_FROM.test(keyAt(source, duration.next)) && operatorAt(source, duration.next, 'from', 'since') > 0
  const after = before > 0 || isLength || BEGINS_SPAN.test(keyAt(source, duration.next)) ? -1 : operatorAt(source, duration.next, 'after', 'from', 'since')
  const at = before > 0 ? before : after
  if (at < 0) return null
  const the = skipOperator(source, at, 'the')
  const anchor = longest([parseDay(source, at, depth + 1), parsePeriod(source, at), parsePeriod(source, the)]) ?? parseYearAnchor(source, the)
  // 'two weeks from 3 May to 14 May', 'dos semanas desde el 15 de febrero hasta el 14 de mayo': a span.
  if (!anchor || before < 0 && operatorAt(source, duration.next, 'after') < 0 && operatorAt(source, anchor.next, 'until', 'to') > 0) return null
  const day = shiftDay(before > 0 ? anchor.value.first : anchor.value.first, duration.value, before > 0 ? -1 : 1)
  const onWeekday = operatorAt(source, anchor.next, 'on')
  const weekday = onWeekday > 0 ? senseAt(source, onWeekday, 'weekday') : null
  const snapped = weekday ? mondayOf(day) + weekday.value.weekday - 1 : day
  const countedFrom = operatorAt(source, duration.next, 'from') > 0 && !anchor.value.isRelative ? anchor.value.first : null
  return { value: makeDays({ first: snapped, last: snapped, isRelative: true, countedFrom }), next: weekday?.next ?? anchor.next }
}

function oneUnit(source: Source, index: number): Match<Duration> | null {
  const unit = senseAt(source, index, 'unit')
  if (!unit || unit.value.plural || (unit.value.unit !== 'day' && unit.value.unit !== 'week')) return null
  const seconds = unit.value.unit === 'day' ? 86_400 : 7 * 86_400
  return { value: { low: seconds, high: seconds, value: 1, unit: unit.value.unit, isWhole: false }, next: unit.next }
}

function parseYearAnchor(source: Source, index: number): Match<Days> | null {
  const year = parseYear(source, index)
  const first = year ? resolveFields({ year: year.value, month: 1, day: 1, weekday: null }, source.reference) : null
  return year && first ? { value: daysOfDate(first), next: year.next } : null
}

/** 'first Monday of June', 'last Friday in March 2027', 'the third Thursday of the month', '1st week of Oct on Friday'. */
function parseNthWeekday(source: Source, index: number): Match<Days> | null {
  const at = skipOperator(source, index, 'the')
  const count = parseCountOfMonth(source, at)
  const weekday = count ? senseAt(source, count.next, 'weekday') : null
  if (!count || !weekday || weekday.value.plural) return null
  const of = operatorAt(source, weekday.next, 'of', 'in')
  const month = of < 0 ? null : parseMonthPeriod(source, skipOperator(source, of, 'the'))
  if (!month) return null
  const day = nthOf(month.value.first, weekday.value.weekday, count.value)
  const past = month.value.past ? nthOf(month.value.past.first, weekday.value.weekday, count.value) : null
  if (day === null) return null
  return { value: makeDays({ first: day, last: day, past: past === null ? null : { first: past, last: past, endsAt: past } }), next: month.next }
}

export function parseCountOfMonth(source: Source, index: number): Match<number> | null {
  const last = operatorAt(source, index, 'last')
  if (last > 0) return { value: -1, next: last }
  const ordinal = parseOrdinal(source, index)
  return ordinal && ordinal.value >= 1 && ordinal.value <= 5 ? ordinal : null
}

function nthOf(firstOfMonth: DayNumber, weekday: Weekday, count: number): DayNumber | null {
  const { year, month } = civilOf(firstOfMonth)
  return nthWeekday({ year, month, weekday }, count)
}

