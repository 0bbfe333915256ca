import { resolveFields } from './date-fields.ts'
import type { DateFields } from './date-fields.ts'
import { daysOfDate, makeDays } from './days.ts'
import type { Days } from './days.ts'
import { parseDateFields, parseDayOfMonth, parseLeadingWeekday } from './parse-date-fields.ts'
import { joinerAt, parsePartialDay } from './parse-day-range.ts'
import type { PartialDay } from './parse-day-range.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** Days that share one month: '7, 14 and 21 March', '18 and 19 June'. Numbers alone are not days. */
export function parseDayList(source: Source, index: number): Match<ListedDay[]> | null {
  const monthFirst = parseMonthFirstList(source, index)
  if (monthFirst) return monthFirst
  const parts: Part[] = []
  let [from, at] = [index, index]
  for (;;) {
    const whole = parseDateFields(source, at)
    if (whole && parts.length > 0 && whole.value.month !== null) return listOf(source, parts, { ...whole, from })
    const part = parsePartialDay(source, at)
    if (!part || parts.length > 30) return null
    const until = untilOf(source, part)
    if (until?.whole) return parts.length > 0 ? listOf(source, parts, { ...until.whole, from, first: part.value.day }) : null
    const dot = until?.next ?? part.next
    const comma = signAt(source, dot, ',')
    const joiner = keyAt(source, comma > 0 ? comma : dot) === '/' ? -1 : operatorAt(source, comma > 0 ? comma : dot, 'and', 'or')
    const isLastOrdinal = comma < 0 && joiner < 0 && parts.length > 0 && [...parts, { ...part.value, last: null }].every(({ isOrdinal, weekday, last }) => isOrdinal && weekday === null && last === null)
    // 'the 1st, 15th and 30th', of no month that is said.
    if (isLastOrdinal) return listOf(source, parts, { value: { year: null, month: null, day: part.value.day, weekday: null }, next: part.next, from })
    if (comma < 0 && joiner < 0) return null
    parts.push({ ...part.value, from, to: dot, last: until?.last ?? null })
    // The article is part of its day: 'the 3rd and the 10th of May'.
    from = joiner > 0 ? joiner : comma
    at = skipOperator(source, from, 'the')
  }
}

/** A day of the list, or the first of a few in a row with their last. */
type Part = PartialDay & { from: number; to: number; last: number | null }

/** The 16 of '15-16 and 22-23 May'; `whole` where the month stands behind it. */
function untilOf(source: Source, part: Match<PartialDay>): { next: number; last: number; whole: Match<DateFields> | null } | null {
  const to = joinerAt(source, part.next, false)
  if (to < 0 || part.value.weekday !== null) return null
  const date = parseDateFields(source, to)
  const whole = date !== null && date.value.month !== null ? date : null
  const last = whole ?? parsePartialDay(source, to)
  return last !== null && last.value.day > part.value.day ? { next: last.next, last: last.value.day, whole } : null
}

/** 'May 1 & 2', 'March 3, 10 and 17': the last day stands behind an 'and' and counts nothing. */
function parseMonthFirstList(source: Source, index: number): Match<ListedDay[]> | null {
  const first = parseDateFields(source, index)
  if (!first || first.value.month === null || senseAt(source, skipLeadingWeekday(source, index), 'month') === null) return null
  const listed: ListedDay[] = []
  const add = (day: number, from: number, to: number) => {
    const date = resolveFields({ ...first.value, day, weekday: null }, source.reference)
    if (date) listed.push({ days: daysOfDate(date), from, to })
  }
  add(first.value.day, index, first.next)
  let last = first.value.day
  for (let next = first.next; ; ) {
    const comma = signAt(source, next, ',')
    const joint = operatorAt(source, comma > 0 ? comma : next, 'and')
    const day = Math.max(comma, joint) < 0 ? null : parseDayOfMonth(source, Math.max(comma, joint))
    if (!day || day.value <= last || !isBareDay(source, day.next)) return null
    add(day.value, day.next - 1, day.next)
    last = day.value
    next = day.next
    if (joint > 0) return { value: listed, next }
  }
}

function skipLeadingWeekday(source: Source, index: number): number {
  return parseLeadingWeekday(source, index)?.next ?? index
}

/** Nothing behind the number that it could be a number of: no noun, no unit, no clock. */
function isBareDay(source: Source, index: number): boolean {
  const token = source.tokens[index]
  if (token === undefined || token.kind === 'break') return true
  if (token.kind === 'symbol') return /^[,.;)!?&(]$/u.test(token.key) && !(token.key === '.' && isGlued(source, index + 1))
  const isFunctionWord = (source.entries[index] ?? []).some(({ sense }) => sense.type === 'operator' && !/^(?:am|pm|oclock|to)$/u.test(sense.operator))
  return token.kind === 'word' && isFunctionWord && senseAt(source, index, 'unit') === null && senseAt(source, index, 'month') === null
}

export type ListedDay = { days: Days; from: number; to: number }

function listOf(source: Source, parts: readonly Part[], last: Match<DateFields> & { from: number; first?: number }): Match<ListedDay[]> | null {
  const listed: ListedDay[] = []
  const own = last.first === undefined ? { ...last.value, last: null } : { ...last.value, day: last.first, last: last.value.day }
  for (const { day, weekday, from, to, last: until } of [...parts, { ...own, from: last.from, to: last.next }]) {
    const date = resolveFields({ ...last.value, day, weekday }, source.reference)
    if (!date) return null
    const days = daysOfDate(date)
    listed.push({ days: until === null ? days : makeDays({ first: date.day, last: date.day + until - day }), from, to })
  }
  return { value: listed, next: last.next }
}
