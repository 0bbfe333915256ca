import type { DayPattern } from '../goal/brief.ts'
import type { DayNumber, DaySpan, Weekday } from '../time/calendar-time.ts'

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * The verifier's own calendar, so that a mistake in the scheduler's dates is not repeated here.
 * Days from the civil calendar: Howard Hinnant, 'chrono-Compatible Low-Level Date Algorithms'.
 */
export function dayOf(iso: string): DayNumber {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(iso)
  const day = parts ? daysFromCivil(Number(parts[1]), Number(parts[2]), Number(parts[3])) : Number.NaN
  if (Number.isNaN(day) || isoOf(day) !== iso) throw new RangeError(`'${iso}' is not a date. Write it as YYYY-MM-DD.`)
  return day
}

function daysFromCivil(year: number, month: number, day: number): DayNumber {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

type Civil = { year: number; month: number; day: number }

export function civilDate(dayNumber: DayNumber): Civil {
  const shifted = dayNumber + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

export function isoOf(dayNumber: DayNumber): string {
  const { year, month, day } = civilDate(dayNumber)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function isoWeekday(day: DayNumber): Weekday {
  // 1970-01-01 was a Thursday.
  return WEEKDAYS[(((day + 3) % 7) + 7) % 7]!
}

export function weekStart(day: DayNumber): DayNumber {
  return day - isoWeekday(day) + 1
}

export function inPattern(pattern: DayPattern, day: DayNumber): boolean {
  if (pattern.weekdays?.length && !pattern.weekdays.includes(isoWeekday(day))) return false
  if (pattern.spans?.length && !pattern.spans.some((span) => inSpan(span, day))) return false
  if (!pattern.everyWeeks) return true
  const weeks = (weekStart(day) - weekStart(pattern.everyWeeks.anchor)) / 7
  return weeks % pattern.everyWeeks.interval === 0
}

export function inSpan(span: DaySpan, day: DayNumber): boolean {
  return span.first <= day && day <= span.last
}

export function spansTouch(a: DaySpan, b: DaySpan): boolean {
  return a.first <= b.last && b.first <= a.last
}

export function daysIn(span: DaySpan): DayNumber[] {
  return Array.from({ length: Math.max(0, span.last - span.first + 1) }, (_, index) => span.first + index)
}

/** 'Fri 12 Feb'. */
export function shortDate(day: DayNumber): string {
  const { month, day: dayOfMonth } = civilDate(day)
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][isoWeekday(day) - 1]
  const name = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1]
  return `${weekday} ${dayOfMonth} ${name}`
}
