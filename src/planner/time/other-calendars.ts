import type { DayNumber } from './calendar-time.ts'
import { dayFromCivil } from './day-number.ts'

/** Calendars by which feasts are reckoned, as Unicode (CLDR) names them. */
export type OtherCalendar = 'chinese' | 'hebrew' | 'islamic-umalqura' | 'persian'

const DAYS_OF_YEAR = 366
const MILLISECONDS_PER_DAY = 86_400_000
const formats = new Map<OtherCalendar, Intl.DateTimeFormat>()
const found = new Map<string, DayNumber | null>()

/**
 * The first day of a Gregorian year that this calendar calls so, by the platform's own tables (ICU); null where the year has none.
 * `month` is the calendar's English name of it, or its number where months have no names of their own (Chinese).
 */
export function dayInCalendar(calendar: OtherCalendar, { month, day }: { month: string; day: number }, year: number): DayNumber | null {
  const key = `${calendar} ${month} ${day} ${year}`
  const known = found.get(key)
  if (known !== undefined) return known
  const first = dayFromCivil(year, 1, 1)!
  const days = Array.from({ length: DAYS_OF_YEAR }, (_, index) => first + index)
  const result = days.find((each) => each < dayFromCivil(year + 1, 1, 1)! && isCalled(each, calendar, { month, day })) ?? null
  found.set(key, result)
  return result
}

function isCalled(day: DayNumber, calendar: OtherCalendar, wanted: { month: string; day: number }): boolean {
  const parts = formatOf(calendar).formatToParts(new Date(day * MILLISECONDS_PER_DAY))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value
  return part('day') === String(wanted.day) && part('month') === wanted.month
}

function formatOf(calendar: OtherCalendar): Intl.DateTimeFormat {
  const format = formats.get(calendar) ?? new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: calendar === 'chinese' ? 'numeric' : 'long', day: 'numeric', timeZone: 'UTC' })
  formats.set(calendar, format)
  return format
}
