/**
 * Whole days as integers: the count of days since 1970-01-01 in the proleptic Gregorian calendar.
 * A plan's dates are local to the plan, so no zone ever enters this arithmetic.
 * Algorithms: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (days_from_civil, civil_from_days).
 */
export type DayNumber = number

export interface CivilDate {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

export const DAYS_PER_WEEK = 7
const DAYS_PER_ERA = 146_097
const MILLISECONDS_PER_DAY = 86_400_000
/** 1970-01-01 was a Thursday; Sunday is 0. */
const EPOCH_WEEKDAY = 4

/** The day of a `YYYY-MM-DD` text. Throws a RangeError for any other text. */
export function parseDay(date: string): DayNumber {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) throw new RangeError(`"${date}" is not a date; a date is written YYYY-MM-DD`)
  return dayOf({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
}

export function dayOf({ year, month, day }: CivilDate): DayNumber {
  const shiftedYear = month <= 2 ? year - 1 : year
  const era = Math.floor(shiftedYear / 400)
  const yearOfEra = shiftedYear - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - 719_468
}

export function civilOf(day: DayNumber): CivilDate {
  const shifted = day + 719_468
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const dayOfEra = shifted - era * DAYS_PER_ERA
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

export function formatIsoDay(day: DayNumber): string {
  const { year, month, day: dayOfMonth } = civilOf(day)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + EPOCH_WEEKDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK
}

/** The instant of the day's midnight in UTC, for Intl formatters whose zone is UTC. */
export function utcMillisecondsOf(day: DayNumber): number {
  return day * MILLISECONDS_PER_DAY
}

/** The calendar day that it is at an instant (milliseconds since 1970) in an IANA zone. */
export function dayInZone(instantMilliseconds: number, timeZone: string): DayNumber {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instantMilliseconds)
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return dayOf({ year: numberOf('year'), month: numberOf('month'), day: numberOf('day') })
}
