import type { Weekday } from '../calendar-time.ts'
import { addMonths, weekdayOf } from '../day-number.ts'
import { resolveFields } from './date-fields.ts'
import type { DateFields } from './date-fields.ts'
import { makeDays, periodDays } from './days.ts'
import type { Days } from './days.ts'
import { longest, parseDay } from './parse-day.ts'
import { isRoom, parseDateFields, parseDayOfMonth, parseLeadingWeekday, parseYear } from './parse-date-fields.ts'
import { parsePeriod } from './parse-period.ts'
import { parsedOnce } from './parsed-once.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** A stretch from one day or period to another: '11-14 March', 'from Feb 3 to Feb 7', 'April until the end of June', 'today to Friday'. */
export const parseDayRange = parsedOnce<Days>((source, index) => {
  const between = operatorAt(source, index, 'between')
  const from = between > 0 ? between : skipOperator(source, skipOperator(source, index, 'from'), 'the')
  const isAnnounced = from > index
  return longest([
    parseSharedMonth(source, from, between > 0), parseRepeatedMonth(source, from, between > 0), parseFieldsRange(source, from, between > 0),
    parseDaysRange(source, from, { isBetween: between > 0, isAnnounced }), parseWeekOf(source, index),
  ])
})

/** 'to', '-', 'until', 'through', and 'and' after 'between'. */
export function joinerAt(source: Source, index: number, isBetween: boolean): number {
  const dots = keyAt(source, index) === '.' && keyAt(source, index + 1) === '.' && isGlued(source, index) && isGlued(source, index + 1) && isGlued(source, index + 2) ? index + 2 : -1
  const to = Math.max(dots, arrowEnd(source, index), hyphensEnd(source, index), operatorAt(source, index, 'to', 'until'))
  const at = to < 0 && isBetween ? operatorAt(source, index, 'and') : to
  return at < 0 ? -1 : skipOperator(source, at, 'the')
}

/** Index behind the joiner of '9-to-5', or -1. */
function hyphensEnd(source: Source, index: number): number {
  const isHyphen = (at: number) => keyAt(source, at) === '-' && isGlued(source, at) && isGlued(source, at + 1)
  return isHyphen(index) && isHyphen(index + 2) && operatorAt(source, index + 1, 'to') === index + 2 ? index + 3 : -1
}

/** Index behind the arrow of '9:00→10:30' and '9:00 -> 10:30', or -1. */
function arrowEnd(source: Source, index: number): number {
  const dashes = keyAt(source, index) === '-' && keyAt(source, index + 1) === '-' ? index + 1 : index
  if (/^(?:→|⇒|➔|➜|➡)$/u.test(keyAt(source, index))) return index + 1
  return /^[-=]$/u.test(keyAt(source, dashes)) && keyAt(source, dashes + 1) === '>' && isGlued(source, dashes + 1) ? dashes + 2 : -1
}

/** '11-14 March', '3 to 13 May 2027', '15. bis 21. Februar', 'Mon 18 - Fri 22 January', '4-23 in next month'. */
function parseSharedMonth(source: Source, index: number, isBetween: boolean): Match<Days> | null {
  // 'Sat/Sun 5-6 Feb': the weekdays of both stand before the days.
  const named = senseAt(source, index, 'weekday')
  const second = named ? senseAt(source, Math.max(signAt(source, named.next, '/', '-', '&'), operatorAt(source, named.next, 'and')), 'weekday') : null
  return second && second.next < source.tokens.length && source.tokens[second.next]!.kind === 'digits' ? parseShared(source, second.next, isBetween) ?? parseShared(source, index, isBetween) : parseShared(source, index, isBetween)
}

function parseShared(source: Source, index: number, isBetween: boolean): Match<Days> | null {
  const first = isRoom(source, index) || isRoom(source, index + 1) ? null : parsePartialDay(source, index)
  const to = first ? Math.max(joinerAt(source, first.next, isBetween), slashAt(source, first)) : -1
  if (!first || to < 0) return null
  const second = parseDateFields(source, to)
  if (second && second.value.month !== null) return rangeOf(source, { ...second.value, day: first.value.day, weekday: first.value.weekday }, second)
  const last = parsePartialDay(source, to)
  const inAt = last ? operatorAt(source, last.next, 'in', 'of') : -1
  // 'Swimming 7-8 in February' are hours; 'the 7th to the 8th in February', '4-23 in next month' are days.
  const areHours = keyAt(source, last?.next ?? 0) === 'in' && inAt > 0 && senseAt(source, inAt, 'month') !== null && !first.value.isOrdinal && last?.value.isOrdinal === false
  const month = inAt < 0 || areHours ? null : parsePeriod(source, skipOperator(source, inAt, 'the'))
  if (last && month?.value.grain === 'month') return withinMonth(month, first.value.day, last.value.day)
  // 'the 21st to the 23rd': both need to be ordinals, or any two numbers would be days.
  const isAnnounced = last !== null && (isSpanOfDays(source, index, { first, to, last }) || areSameWeek(first.value, last.value))
  if (!last || !isAnnounced && (!first.value.isOrdinal || !last.value.isOrdinal)) return null
  const start = resolveFields({ year: null, month: null, day: first.value.day, weekday: first.value.weekday }, source.reference)
  const end = start ? resolveFields({ year: null, month: null, day: last.value.day, weekday: last.value.weekday }, { ...source.reference, day: start.day }) : null
  return start && end ? { value: makeDays({ first: start.day, last: end.day, endsAt: end.day, isDayOfMonth: true }), next: last.next } : null
}

/** 'Mon 15 to Thu 18': the weekdays lie as far apart as the numbers, so these are days and no hours. */
function areSameWeek(first: PartialDay, last: PartialDay): boolean {
  const distance = last.day - first.day
  return first.weekday !== null && last.weekday !== null && distance > 0 && (last.weekday - first.weekday + 7) % 7 === distance % 7
}

/** '17/18 April', 'Sat 8 / Sun 9 May': two days that follow each other. */
function slashAt(source: Source, { value, next }: Match<PartialDay>): number {
  const at = signAt(source, next, '/')
  const second = at < 0 ? null : parsePartialDay(source, at)
  return second && second.value.day === value.day + 1 && senseAt(source, skipOperator(source, second.next, 'of'), 'month') ? at : -1
}

/** 'del 22 al 26', 'du 22 au 26', 'vom 22. bis 26.': these articles stand before days, not before hours. */
function isSpanOfDays(source: Source, index: number, { first, to, last }: { first: Match<PartialDay>; to: number; last: Match<PartialDay> }): boolean {
  const after = keyAt(source, last.next)
  const isClock = /^(?:h|:|uhr|horas|heures|am|pm)$/u.test(after) || senseAt(source, last.next, 'unit') !== null
  return /^(?:del|du|vom)$/u.test(keyAt(source, index - 1)) && /^(?:al|au|bis)$/u.test(keyAt(source, first.next)) && to > first.next && last.value.day > first.value.day && !isClock
}

export type PartialDay = { day: number; weekday: Weekday | null; isOrdinal: boolean }

export function parsePartialDay(source: Source, index: number): Match<PartialDay> | null {
  const weekday = parseLeadingWeekday(source, index)
  const at = skipOperator(source, weekday?.next ?? index, 'the')
  const day = parseDayOfMonth(source, at)
  if (!day) return null
  // 'Mar 1-6. Then …' ends a sentence.
  const behind = source.tokens[day.next + 1]
  const endsSentence = behind?.kind === 'word' && behind.spaced && /^\p{Lu}/u.test(behind.text) && (source.entries[day.next + 1] ?? []).length === 0 || behind?.kind === 'word' && /^(?:then|first|next|after|before|every|each|on)$/u.test(behind.key) && /^\p{Lu}/u.test(behind.text)
  const isDotted = keyAt(source, day.next) === '.' && isGlued(source, day.next) && !endsSentence
  const isOrdinal = day.next - at > 1 || source.tokens[at]?.kind === 'word'
  return { value: { day: day.value, weekday: weekday?.value ?? null, isOrdinal }, next: isDotted ? day.next + 1 : day.next }
}

function withinMonth(month: Match<Days>, first: number, last: number): Match<Days> | null {
  const at = (start: number) => ({ first: start + first - 1, last: start + last - 1, endsAt: start + last - 1 })
  if (last < first || month.value.first + last - 1 > month.value.last) return null
  return { value: makeDays({ ...at(month.value.first), past: month.value.past ? at(month.value.past.first) : null }), next: month.next }
}

/** 'March 3-8', 'april 9th through 17th', 'November 18 to 19, 2027'. */
function parseRepeatedMonth(source: Source, index: number, isBetween: boolean): Match<Days> | null {
  const first = parseDateFields(source, index)
  const to = first ? joinerAt(source, first.next, isBetween) : -1
  // 'el 11 de febrero a las 12' is an hour of that day.
  if (!first || to < 0 || /^(?:las|as)$/u.test(keyAt(source, to - 1))) return null
  const last = parsePartialDay(source, to)
  if (!last || (senseAt(source, last.next, 'month') && !isGlued(source, last.next)) || senseAt(source, last.next, 'unit')) return null
  const follows = keyAt(source, last.next)
  if (isGlued(source, last.next) && /^[:/.-]$/u.test(follows) && isGlued(source, last.next + 1)) return null
  if (operatorAt(source, last.next, 'am', 'pm', 'oclock') > 0 || last.value.day < first.value.day) return null
  const year = parseYear(source, last.next)
  const fields = { ...first.value, year: first.value.year ?? year?.value ?? null }
  return rangeOf(source, fields, { value: { ...fields, day: last.value.day, weekday: last.value.weekday }, next: year?.next ?? last.next })
}

/** Two whole dates; the first takes the year of the second, or the year that puts it before. */
function parseFieldsRange(source: Source, index: number, isBetween: boolean): Match<Days> | null {
  const first = parseDateFields(source, index)
  const to = first ? joinerAt(source, first.next, isBetween) : -1
  const second = to < 0 ? null : parseDateFields(source, to)
  if (!first || !second) return null
  const year = second.value.year === null ? parseYear(source, second.next) : null
  const end = year ? { value: { ...second.value, year: year.value }, next: year.next } : second
  return rangeOf(source, first.value, end)
}

function rangeOf(source: Source, first: DateFields, second: Match<DateFields>): Match<Days> | null {
  const { year } = second.value
  const crossesYear = first.month !== null && second.value.month !== null && first.month > second.value.month
  if (year !== null || first.year !== null) {
    const start = resolveFields({ ...first, year: first.year ?? year! - (crossesYear ? 1 : 0) }, source.reference)
    const end = resolveFields({ ...second.value, year: year ?? first.year! + (crossesYear ? 1 : 0) }, source.reference)
    return start && end && start.day <= end.day ? makeRange(start.day, end.day, { next: second.next, saidWeekday: start.saidWeekday ?? end.saidWeekday, isBeyondMonth: start.isBeyondMonth || end.isBeyondMonth }) : null
  }
  // A range that has begun is still the one meant, so the end decides the year.
  const end = resolveFields(second.value, source.reference)
  const start = end ? resolveFields({ ...first, year: yearOf(end.day) - (crossesYear ? 1 : 0) }, source.reference) : null
  if (!start || !end || start.day > end.day) return null
  const length = end.day - start.day
  const match = makeRange(start.day, end.day, { next: second.next, saidWeekday: start.saidWeekday ?? end.saidWeekday, isBeyondMonth: start.isBeyondMonth || end.isBeyondMonth })
  return { ...match, value: { ...match.value, past: { first: end.past - length, last: end.past, endsAt: end.past } } }
}

function yearOf(day: number): number {
  return new Date(day * 86_400_000).getUTCFullYear()
}

function makeRange(first: number, last: number, rest: { next: number } & Pick<Days, 'saidWeekday' | 'isBeyondMonth'>): Match<Days> {
  return { value: makeDays({ first, last, endsAt: last, grain: 'range', saidWeekday: rest.saidWeekday, isBeyondMonth: rest.isBeyondMonth }), next: rest.next }
}

/** 'today to Friday', 'April until the end of June', 'now and 15 November', '2014-2018'. */
function parseDaysRange(source: Source, index: number, how: { isBetween: boolean; isAnnounced: boolean }): Match<Days> | null {
  const first = parseEnd(source, index)
  const to = first ? joinerAt(source, first.next, how.isBetween) : -1
  if (!first || to < 0 || first.value.bareWeekday !== null && endsWeekdayList(source, index)) return null
  const second = parseEnd(source, to)
  if (!second) return null
  // 'this week - Wed 13': a spaced dash behind a period explains it.
  if (keyAt(source, first.next) === '-' && source.tokens[first.next]!.spaced && first.value.isRelative && first.value.grain !== 'day') return null
  // 'Monday to Friday' repeats every week unless something says which Monday.
  if (first.value.bareWeekday && second.value.bareWeekday) return null
  const isInside = first.value.first !== first.value.last && second.value.first >= first.value.first && second.value.last <= first.value.last
  if (isInside && second.value.narrowed === null) return null
  const last = spanAfter(first.value, second.value)
  const years = alignYears(first.value, last)
  if (years.first > last.last) return null
  return { value: makeDays({ first: years.first, last: last.last, endsAt: last.endsAt, grain: 'range', past: last.past && first.value.past ? { first: first.value.past.first, last: last.past.last, endsAt: last.past.endsAt } : null }), next: second.next }
}

/** The Thursday of 'Monday, Tuesday and Thursday until Easter' begins no stretch. */
function endsWeekdayList(source: Source, index: number): boolean {
  const joint = Math.max(operatorAt(source, index - 1, 'and'), signAt(source, index - 1, ','))
  return joint === index && (source.entries[index - 2] ?? []).some(({ sense }) => sense.type === 'weekday')
}

function parseEnd(source: Source, index: number): Match<Days> | null {
  const now = senseAt(source, index, 'now')
  if (now) return { value: makeDays({ first: source.reference.day, last: source.reference.day }), next: now.next }
  const middle = operatorAt(source, skipOperator(source, index, 'the'), 'middle')
  const found = longest([parseDay(source, index), parsePeriod(source, index)])
  if (middle > 0 && found && found.value.narrowed === 'mid') return halfway(source, middle, found)
  return found
}

/** 'the middle of March' as the end of a range is its middle day. */
function halfway(source: Source, index: number, found: Match<Days>): Match<Days> {
  const whole = parsePeriod(source, skipOperator(source, skipOperator(source, index, 'of'), 'the')) ?? found
  const center = (span: { first: number; last: number }) => span.first + Math.floor((span.last - span.first + 1) / 2)
  const day = center(whole.value)
  const past = whole.value.past ? center(whole.value.past) : null
  return { value: makeDays({ first: day, last: day, past: past === null ? null : { first: past, last: past, endsAt: past } }), next: found.next }
}

/** A bare weekday as the end is the first one after the start. */
function spanAfter(first: Days, second: Days): Days {
  if (second.bareWeekday === null || second.first >= first.first) return second
  const day = first.first + ((second.bareWeekday - weekdayOf(first.first) + 7) % 7)
  return { ...second, first: day, last: day, endsAt: day }
}

/** 'Nov to Feb 2027': the start is the last November before. */
function alignYears(first: Days, last: Days): { first: number } {
  if (first.first <= last.last) return { first: first.first }
  if (first.past && first.past.first <= last.last) return { first: first.past.first }
  if (first.past === null || last.past !== null) return { first: first.first }
  // The end has a year of its own: the start is the last such day before it.
  let start = first.past.first
  for (let years = 0; start > last.last && years < 100; years += 1) start = addMonths(start, -12)
  return { first: start }
}

/** 'the week of the 18th', 'w/c 3 May', 'Easter weekend', 'labor day 2021 weekend'. */
function parseWeekOf(source: Source, index: number): Match<Days> | null {
  const weekOf = operatorAt(source, index, 'week-of')
  if (weekOf > 0) {
    const range = parseSharedMonth(source, weekOf, false) ?? parseRepeatedMonth(source, weekOf, false)
    if (range) return range
    const day = parseDay(source, weekOf) ?? parseDay(source, skipOperator(source, weekOf, 'the'))
    if (!day) return null
    // 'Easter week from 27 March to 4 April'.
    const to = operatorAt(source, day.next, 'to')
    const end = to > 0 && day.value.bareWeekday === null ? parseDay(source, to) : null
    if (end && end.value.bareWeekday === null && end.value.grain === 'day' && end.value.first > day.value.first) return { value: periodDays({ first: day.value.first, last: end.value.first }, 'range'), next: end.next }
    return { value: aroundDay(day.value, 'week'), next: day.next }
  }
  const weekendOf = parseWeekendOf(source, index)
  if (weekendOf) return weekendOf
  const day = parseDay(source, index)
  const unit = day ? senseAt(source, day.next, 'unit') : null
  if (!day || day.value.bareWeekday || unit?.value.unit !== 'weekend' || unit.value.plural) return null
  return { value: aroundDay(day.value, 'weekend'), next: unit.next }
}

/** 'the weekend of April 24-25', 'weekend of the 3rd'. */
function parseWeekendOf(source: Source, index: number): Match<Days> | null {
  const unit = senseAt(source, skipOperator(source, index, 'the'), 'unit')
  const of = unit?.value.unit === 'weekend' ? operatorAt(source, unit.next, 'of') : -1
  if (of < 0) return unit?.value.unit === 'weekend' ? parseWeekendBeside(source, unit.next) : null
  const range = parseRepeatedMonth(source, of, false) ?? parseSharedMonth(source, of, false)
  if (range) return range
  const day = parseDay(source, of)
  return day ? { value: aroundDay(day.value, 'weekend'), next: day.next } : null
}

/** 'after Easter', 'before 12 May' behind 'the weekend'. */
function parseWeekendBeside(source: Source, index: number): Match<Days> | null {
  const after = operatorAt(source, index, 'after')
  const before = after < 0 ? operatorAt(source, index, 'before') : -1
  const day = Math.max(after, before) < 0 ? null : parseDay(source, Math.max(after, before))
  if (!day) return null
  const saturday = day.value.first - weekdayOf(day.value.first) + 6
  const first = after > 0 ? (saturday > day.value.last ? saturday : saturday + 7) : saturday + 1 < day.value.first ? saturday : saturday - 7
  return { value: makeDays({ first, last: first + 1, grain: 'weekend', isRelative: true }), next: day.next }
}

function aroundDay(days: Days, grain: 'week' | 'weekend'): Days {
  const around = (day: number) => {
    const monday = day - weekdayOf(day) + 1
    if (grain === 'week') return { first: monday, last: monday + 6, endsAt: monday }
    // A holiday on Monday or Tuesday makes the weekend before it long, one on Thursday or Friday the weekend after.
    const weekday = weekdayOf(day)
    if (weekday <= 2) return { first: monday - 2, last: day, endsAt: monday - 2 }
    return { first: weekday >= 6 ? monday + 5 : day, last: monday + 6, endsAt: monday + 5 }
  }
  return { ...days, ...around(days.first), grain, past: days.past ? around(days.past.first) : null }
}
