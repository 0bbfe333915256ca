import type { DayNumber, Weekday } from '../calendar-time.ts'
import { addMonths, civilOf, dayFromCivil, daysInMonth, weekdayOf } from '../day-number.ts'
import type { Reference } from './source.ts'

/** What a date says of itself before the rest is filled in. */
export type DateFields = { year: number | null; month: number | null; day: number; weekday: Weekday | null }

/** One calendar day. */
export type DateValue = {
  day: DayNumber
  /** The same words read as the last such day before the reference, when no year was said. */
  past: DayNumber
  fields: DateFields | null
  /** A weekday was said that is not the date's. */
  saidWeekday: Weekday | null
  /** The month has fewer days than was said; its last one stands in. */
  isBeyondMonth: boolean
}

/** The next day from the reference on that fits the fields; the month's last where it has no such day ('31 April'). */
export function resolveFields(fields: DateFields, reference: Reference): DateValue | null {
  if (fields.month === null) return resolveDayOfMonth(fields, reference)
  const stated = resolveDayAndMonth(fields, fields.month, reference)
  if (stated !== null) return stated
  const { year } = civilOf(reference.day)
  const last = resolveDayAndMonth({ ...fields, day: daysInMonth(fields.year ?? year, fields.month) }, fields.month, reference)
  return last && { ...last, isBeyondMonth: true }
}

function resolveDayAndMonth(fields: DateFields, month: number, reference: Reference): DateValue | null {
  if (fields.year !== null) {
    const day = dayFromCivil(fields.year, month, fields.day)
    return day === null ? null : withWeekday({ day, past: day, fields, saidWeekday: null, isBeyondMonth: false })
  }
  const { year } = civilOf(reference.day)
  const candidates = [year - 4, year - 3, year - 2, year - 1, year, year + 1, year + 2, year + 3, year + 4]
    .map((candidate) => dayFromCivil(candidate, month, fields.day))
    .filter((day) => day !== null)
  const day = candidates.find((candidate) => candidate >= reference.day)
  if (day === undefined) return null
  return withWeekday({ day, past: candidates.findLast((candidate) => candidate < reference.day) ?? day, fields, saidWeekday: null, isBeyondMonth: false })
}

/** How many months a bare 'Monday 21' may look ahead for a 21st that is a Monday. */
const MONTHS_FOR_WEEKDAY = 12

function resolveDayOfMonth(fields: DateFields, reference: Reference): DateValue | null {
  const ahead = daysOfMonths(fields.day, reference, 1).filter((day) => day >= reference.day)
  const past = daysOfMonths(fields.day, reference, -1).find((day) => day < reference.day)
  const fitting = fields.weekday === null ? ahead[0] : ahead.find((day) => weekdayOf(day) === fields.weekday)
  const day = fitting ?? ahead[0]
  return day === undefined ? null : withWeekday({ day, past: past ?? day, fields, saidWeekday: null, isBeyondMonth: false })
}

function daysOfMonths(dayOfMonth: number, reference: Reference, step: 1 | -1): DayNumber[] {
  const { year, month } = civilOf(reference.day)
  const first = dayFromCivil(year, month, 1)!
  const found: DayNumber[] = []
  for (let ahead = 0; ahead <= MONTHS_FOR_WEEKDAY; ahead += 1) {
    const civil = civilOf(addMonths(first, ahead * step))
    if (dayOfMonth <= daysInMonth(civil.year, civil.month)) found.push(dayFromCivil(civil.year, civil.month, dayOfMonth)!)
  }
  return found
}

function withWeekday(value: DateValue): DateValue {
  const said = value.fields?.weekday ?? null
  return said !== null && said !== weekdayOf(value.day) ? { ...value, saidWeekday: said } : value
}

/** Two digits from here on are of the last century. */
const LAST_COMING_YEAR = 40

/** '27' is 2027; years of four digits stand as they are. */
export function fullYear(year: number, digits: number): number {
  if (digits > 2) return year
  return year < LAST_COMING_YEAR ? year + 2000 : year + 1900
}
