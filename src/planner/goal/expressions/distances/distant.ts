import type { DayNumber } from '../../../time/calendar-time.ts'
import { addMonths } from '../../../time/day-number.ts'
import { shiftWorkingDays } from '../../../time/grammar/parse-day.ts'
import { SECONDS_PER_UNIT } from '../../../time/grammar/parse-duration.ts'
import type { Duration } from '../../../time/grammar/parse-duration.ts'

const SECONDS_PER_DAY = 86_400

/** The day that lies a length before or behind another: working days skip weekends, months keep the day. */
export function distant(day: DayNumber, { unit, value, high }: Duration, direction: -1 | 1): DayNumber {
  if (unit === 'business-day') return shiftWorkingDays(day, direction * value)
  if (unit === 'weekend') return day + direction * value * 7
  if (unit === 'month' && Number.isInteger(value)) return addMonths(day, direction * value)
  return day + direction * Math.round(Math.max(high, value * SECONDS_PER_UNIT[unit]) / SECONDS_PER_DAY)
}
