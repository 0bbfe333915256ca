import { MINUTES_PER_DAY } from './calendar-time.ts'
import type { DayNumber, Minute, Weekday } from './calendar-time.ts'

const MILLISECONDS_PER_DAY = 86_400_000
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

export type CivilDate = { year: number; month: number; day: number }

/** Day number of a proleptic Gregorian date; null when there is no such date (31 April). Months are 1 to 12. */
export function dayFromCivil(year: number, month: number, day: number): DayNumber | null {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return Math.round(date.getTime() / MILLISECONDS_PER_DAY)
}

export function civilOf(day: DayNumber): CivilDate {
  const date = new Date(day * MILLISECONDS_PER_DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** `2027-02-12` to its day number. Throws RangeError when the text is not a real date. */
export function dayNumber(iso: string): DayNumber {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(iso)
  const day = parts ? dayFromCivil(Number(parts[1]), Number(parts[2]), Number(parts[3])) : null
  if (day === null) throw new RangeError(`'${iso}' is not a date. Write it as YYYY-MM-DD, for example 2027-02-12.`)
  return day
}

/** `YYYY-MM-DD`, years 0 to 9999. */
export function isoDate(day: DayNumber): string {
  const { year, month, day: dayOfMonth } = civilOf(day)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
}

/** Monday is 1, Sunday is 7. Day 0 was a Thursday. */
export function weekdayOf(day: DayNumber): Weekday {
  return WEEKDAYS[positiveModulo(day + 3, 7)]!
}

/** The Monday of the week that holds `day`. */
export function mondayOf(day: DayNumber): DayNumber {
  return day - (weekdayOf(day) - 1)
}

/** The same day of a later or earlier month, clipped to that month's last day (31 January + 1 is 28 February). */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const from = civilOf(day)
  const index = from.year * 12 + (from.month - 1) + months
  const year = Math.floor(index / 12)
  const month = positiveModulo(index, 12) + 1
  return dayFromCivil(year, month, Math.min(from.day, daysInMonth(year, month)))!
}

/** `HH:mm` of minutes after midnight; 1440 is `24:00`, later minutes wrap. */
export function clockTime(minuteOfDay: number): string {
  const minute = minuteOfDay === MINUTES_PER_DAY ? minuteOfDay : positiveModulo(minuteOfDay, MINUTES_PER_DAY)
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

/** Minutes after midnight of `H:mm`, `HH:mm` or `HH:mm:ss` (seconds dropped), `24:00` included; null otherwise. */
export function parseClock(text: string): number | null {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2})?$/u.exec(text)
  if (!parts) return null
  const minute = Number(parts[1]) * 60 + Number(parts[2])
  return Number(parts[2]) < 60 && minute <= MINUTES_PER_DAY ? minute : null
}

export function minuteAt(day: DayNumber, minuteOfDay: number): Minute {
  return day * MINUTES_PER_DAY + minuteOfDay
}

export function dayOfMinute(minute: Minute): DayNumber {
  return Math.floor(minute / MINUTES_PER_DAY)
}

export function minuteOfDay(minute: Minute): number {
  return positiveModulo(minute, MINUTES_PER_DAY)
}

/** The date and wall-clock time of a point on the local timeline. */
export function dateAndTime(minute: Minute): { date: string; time: string } {
  return { date: isoDate(dayOfMinute(minute)), time: clockTime(minuteOfDay(minute)) }
}

/** `2027-01-04T08:00` on the local timeline. Throws RangeError on anything else. */
export function localMinute(local: string): Minute {
  const minute = parseClock(local.slice(11))
  if (local[10] !== 'T' || minute === null || minute === MINUTES_PER_DAY) {
    throw new RangeError(`'${local}' is not a local time. Write it as YYYY-MM-DDTHH:mm, for example 2027-01-04T08:00.`)
  }
  return minuteAt(dayNumber(local.slice(0, 10)), minute)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function positiveModulo(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus
}
