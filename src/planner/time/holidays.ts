import type { DayNumber, Weekday } from './calendar-time.ts'
import { dayFromCivil, daysInMonth, weekdayOf } from './day-number.ts'

type HolidayRule = (year: number) => DayNumber

const fixed = (month: number, day: number): HolidayRule => (year) => dayFromCivil(year, month, day)!
const fromEaster = (days: number): HolidayRule => (year) => easterSunday(year) + days
const nth = (count: number, weekday: Weekday, month: number): HolidayRule => (year) => nthWeekday({ year, month, weekday }, count)!

/** Days that people name instead of giving a date, worldwide or where the name leaves no doubt. */
const HOLIDAYS: Readonly<Record<string, HolidayRule>> = {
  'new-year': fixed(1, 1), 'new-year-eve': fixed(12, 31), epiphany: fixed(1, 6), christmas: fixed(12, 25), 'christmas-eve': fixed(12, 24), 'boxing-day': fixed(12, 26),
  easter: fromEaster(0), 'good-friday': fromEaster(-2), 'easter-monday': fromEaster(1), 'ash-wednesday': fromEaster(-46), 'palm-sunday': fromEaster(-7),
  pentecost: fromEaster(49), ascension: fromEaster(39), valentine: fixed(2, 14), 'st-patrick': fixed(3, 17), halloween: fixed(10, 31), 'all-saints': fixed(11, 1),
  'groundhog-day': fixed(2, 2), 'april-fools': fixed(4, 1), 'may-day': fixed(5, 1), 'earth-day': fixed(4, 22), 'guy-fawkes': fixed(11, 5), juneteenth: fixed(6, 19),
  'us-independence': fixed(7, 4), 'veterans-day': fixed(11, 11), 'mlk-day': nth(3, 1, 1), 'presidents-day': nth(3, 1, 2), 'memorial-day': nth(-1, 1, 5),
  'labor-day': nth(1, 1, 9), 'columbus-day': nth(2, 1, 10), thanksgiving: nth(4, 4, 11), 'black-friday': (year) => nthWeekday({ year, month: 11, weekday: 4 }, 4)! + 1,
  'cyber-monday': (year) => nthWeekday({ year, month: 11, weekday: 4 }, 4)! + 4, 'mothers-day': nth(2, 7, 5), 'fathers-day': nth(3, 7, 6),
}

/** The holiday's day in a year; null for a name that is not in the table. */
export function holidayIn(name: string, year: number): DayNumber | null {
  return HOLIDAYS[name]?.(year) ?? null
}

/** The nth weekday of a month, counted from its end when negative; null when there is none. */
export function nthWeekday(of: { year: number; month: number; weekday: Weekday }, count: number): DayNumber | null {
  const first = dayFromCivil(of.year, of.month, 1)!
  const last = first + daysInMonth(of.year, of.month) - 1
  const day = count > 0 ? first + ((of.weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7 : last - ((weekdayOf(last) - of.weekday + 7) % 7) + (count + 1) * 7
  return day < first || day > last ? null : day
}

/** The anonymous Gregorian algorithm (Nature, 20 April 1876; Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): DayNumber {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const leapCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - leapCorrection + 15) % 30
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451)
  const index = epact + weekdayShift - 7 * late + 114
  return dayFromCivil(year, Math.floor(index / 31), (index % 31) + 1)!
}
