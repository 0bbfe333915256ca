import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { DayNumber, DaySpan } from '../time/calendar-time.ts'
import { civilOf, clockTime, weekdayOf } from '../time/day-number.ts'

const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTH_NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** The last minute a day can show: a contract time never reads 24:00, so midnight as an end is written 23:59. */
const LAST_CLOCK_MINUTE = MINUTES_PER_DAY - 1

/** `HH:mm` of the end of a task that ends on its own day. */
export function endClock(minuteOfDay: number): string {
  return clockTime(Math.min(minuteOfDay, LAST_CLOCK_MINUTE))
}

/** 'Friday 12 March 2027'. */
export function longDate(day: DayNumber): string {
  const { year, month, day: dayOfMonth } = civilOf(day)
  return `${weekdayName(day)} ${dayOfMonth} ${MONTH_NAMES[month - 1]} ${year}`
}

export function weekdayName(day: DayNumber): string {
  return WEEKDAY_NAMES[weekdayOf(day) - 1]!
}

/** '6 weeks' for a span of days, both ends counted. */
export function durationText(span: DaySpan): string {
  const days = span.last - span.first + 1
  if (days < 14) return countOf(days, 'day')
  if (days <= 13 * 7) return countOf(Math.ceil(days / 7), 'week')
  return countOf(Math.round(days / 30.44), 'month')
}

/** '1 task', '3 tasks'. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** '45 min', '2 h', '6.5 h'. */
export function effortText(minutes: number): string {
  if (minutes < 60) return `${Math.round(minutes)} min`
  return `${Number((minutes / 60).toFixed(1))} h`
}
