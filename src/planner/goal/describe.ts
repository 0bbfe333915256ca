import type { ClockWindow, DaySpan, Weekday } from '../time/calendar-time.ts'
import { civilOf, clockTime, dayOfMinute, minuteOfDay, weekdayOf } from '../time/day-number.ts'
import type { DayPattern, ReadingOf } from './brief.ts'

const WEEKDAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Fri 12 Feb 2027'. */
export function describeDay(day: number): string {
  const { year, month, day: dayOfMonth } = civilOf(day)
  return `${WEEKDAY_NAMES[weekdayOf(day) - 1]} ${dayOfMonth} ${MONTH_NAMES[month - 1]} ${year}`
}

/** Spans longer than this many days have no end worth naming. */
const ENDLESS_DAYS = 3000

export function describeSpan({ first, last }: DaySpan): string {
  if (last - first > ENDLESS_DAYS) return `from ${describeDay(first)} on`
  return first === last ? describeDay(first) : `${describeDay(first)} to ${describeDay(last)}`
}

/** 'weekdays', 'Mon, Wed, Fri from Fri 12 Feb 2027 to …'; 'every day' for an empty pattern. */
export function describePattern(pattern: DayPattern): string {
  const parts: string[] = []
  if (pattern.everyWeeks && pattern.everyWeeks.interval > 1) parts.push(`every ${pattern.everyWeeks.interval} weeks`)
  if (pattern.weekdays) parts.push(describeWeekdays(pattern.weekdays))
  if (pattern.spans) parts.push(pattern.spans.map(describeSpan).join(', '))
  return parts.length === 0 ? 'every day' : parts.join(', ')
}

export function describeWeekdays(weekdays: readonly Weekday[]): string {
  const key = weekdays.toSorted((a, b) => a - b).join('')
  if (key === '12345') return 'weekdays'
  if (key === '67') return 'weekends'
  return weekdays.map((weekday) => WEEKDAY_NAMES[weekday - 1]).join(', ')
}

/** 'every 10 days', 'every 2 weeks'. */
export function describeInterval(days: number): string {
  return days % 7 === 0 ? `every ${days === 7 ? 'week' : `${days / 7} weeks`}` : `every ${days} days`
}

/** ' 18:00–20:00, 21:00–22:00'; '' without windows. */
export function describeWindows(windows: readonly ClockWindow[]): string {
  return windows.map(({ from, to }) => ` ${clockTime(from)}–${clockTime(to)}`).join(',')
}

/** 'Recital: Sat 20 Mar 2027 15:00–16:30'; a midnight behind the last day ends no hour. */
export function describeEvent({ title, days, from, to }: Pick<ReadingOf<'event'>, 'title' | 'days' | 'from' | 'to'>): string {
  const hours = from === null ? '' : ` ${clockTime(from)}${to === null ? '' : `–${clockTime(to)}`}`
  return `${title}: ${describeSpan(days)}${hours}`
}

/** '1 h 30 min'. */
export function describeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** 'Fri 12 Feb 2027 09:00' from a point on the timeline. */
export function describeMoment(minute: number): string {
  return `${describeDay(dayOfMinute(minute))} ${clockTime(minuteOfDay(minute))}`
}

/** By when something is done: the midnight behind a day is the end of that day. */
export function describeEnd(latest: number): string {
  return minuteOfDay(latest) === 0 ? describeDay(dayOfMinute(latest) - 1) : describeMoment(latest)
}
