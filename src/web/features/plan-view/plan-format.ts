import type { Task } from '../../../contract/plan.ts'
import { firstDayOf, type Month } from './month-grid.ts'
import { parseDay, utcMillisecondsOf, type DayNumber } from './plan-day.ts'
import { planViewTexts } from './texts.ts'
import { weekStartOf } from './week-start.ts'

/**
 * How a locale writes a plan's dates and times. The plan's own wall clock is written as it stands:
 * every formatter runs in UTC on a UTC reading of it, so that no browser zone can shift it.
 */
export interface PlanFormat {
  locale: string
  /** 0 is Sunday. */
  weekStart: number
  /** `Fri, Nov 20, 2026` */
  day(day: DayNumber): string
  /** `Friday, November 20, 2026` */
  longDay(day: DayNumber): string
  /** `Nov 20` */
  shortDay(day: DayNumber): string
  /** `Nov 20 – Dec 4, 2026` */
  dayRange(first: DayNumber, last: DayNumber): string
  /** `November 2026` */
  month(month: Month): string
  weekday(day: DayNumber, width: 'long' | 'short' | 'narrow'): string
  /** `10:00 AM` of `10:00`. */
  time(clock: string): string
  /** As short as the locale allows: `10 AM`, `10:30 AM`, `10:00`. */
  shortTime(clock: string): string
  /** `10:00 AM – 12:00 PM` */
  timeRange(from: string, to: string): string
  hours(hours: number): string
  number(value: number): string
}

const MILLISECONDS_PER_MINUTE = 60_000
const formats = new Map<string, PlanFormat>()

export function planFormatFor(locale: string): PlanFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = createPlanFormat(locale)
  formats.set(locale, format)
  return format
}

/** When a task takes place, in words: its date, its span or its hours. */
export function whenOf(task: Pick<Task, 'date' | 'endDate' | 'startTime' | 'endTime'>, format: PlanFormat): string {
  const first = parseDay(task.date)
  if (task.endDate && task.endDate > task.date) return format.dayRange(first, parseDay(task.endDate))
  const day = format.day(first)
  return task.startTime && task.endTime ? `${day}, ${format.timeRange(task.startTime, task.endTime)}` : day
}

export function timeOf(task: Pick<Task, 'startTime' | 'endTime'>, format: PlanFormat): string {
  return task.startTime && task.endTime ? format.timeRange(task.startTime, task.endTime) : planViewTexts.allDay
}

function createPlanFormat(locale: string): PlanFormat {
  const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const day = formatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const longDay = formatter({ dateStyle: 'full' })
  const shortDay = formatter({ day: 'numeric', month: 'short' })
  const range = formatter({ day: 'numeric', month: 'short', year: 'numeric' })
  const month = formatter({ month: 'long', year: 'numeric' })
  const time = formatter({ hour: 'numeric', minute: '2-digit' })
  const hour = formatter({ hour: 'numeric' })
  const hasHourAlone = time.resolvedOptions().hour12 === true
  const weekdays = {
    long: formatter({ weekday: 'long' }),
    short: formatter({ weekday: 'short' }),
    narrow: formatter({ weekday: 'narrow' }),
  }
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return {
    locale,
    weekStart: weekStartOf(locale),
    day: remembered((value: DayNumber) => day.format(utcMillisecondsOf(value))),
    longDay: (value) => longDay.format(utcMillisecondsOf(value)),
    shortDay: (value) => shortDay.format(utcMillisecondsOf(value)),
    dayRange: remembered((first: DayNumber, last: DayNumber) => range.formatRange(utcMillisecondsOf(first), utcMillisecondsOf(Math.max(first, last)))),
    month: (value) => month.format(utcMillisecondsOf(firstDayOf(value))),
    weekday: (value, width) => weekdays[width].format(utcMillisecondsOf(value)),
    time: (clock) => time.format(clockMilliseconds(clock)),
    shortTime: (clock) => (hasHourAlone && clock.endsWith(':00') ? hour : time).format(clockMilliseconds(clock)),
    timeRange: remembered((from: string, to: string) => time.formatRange(clockMilliseconds(from), clockMilliseconds(to))),
    hours: (hours) => planViewTexts.hours(numbers.format(hours)),
    number: (value) => numbers.format(value),
  }
}

/** Each answer is worked out once: a plan of hundreds of tasks writes the same few days and hours again and again. */
function remembered<Key extends (string | number)[]>(write: (...key: Key) => string): (...key: Key) => string {
  const written = new Map<string, string>()
  return (...key) => {
    const name = key.join('/')
    const known = written.get(name)
    if (known !== undefined) return known
    const text = write(...key)
    written.set(name, text)
    return text
  }
}

function clockMilliseconds(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours! * 60 + minutes!) * MILLISECONDS_PER_MINUTE
}
