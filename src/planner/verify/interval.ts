import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { ClockWindow, DayNumber, Interval } from '../time/calendar-time.ts'

/** Minutes that both hold. */
export function sharedMinutes(a: Interval, b: Interval): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
}

/** A clock window of one day on the timeline. */
export function onTimeline(day: DayNumber, window: ClockWindow): Interval {
  return { start: day * MINUTES_PER_DAY + window.from, end: day * MINUTES_PER_DAY + window.to }
}

/** Minutes of `wanted` that no interval covers. */
export function uncoveredMinutes(wanted: Interval, intervals: readonly Interval[]): number {
  const sorted = intervals.toSorted((a, b) => a.start - b.start)
  let covered = 0
  let from = wanted.start
  for (const { start, end } of sorted) {
    const begin = Math.max(from, start)
    const stop = Math.min(wanted.end, end)
    if (stop <= begin) continue
    covered += stop - begin
    from = stop
  }
  return wanted.end - wanted.start - covered
}

export function dayOfMinute(minute: number): DayNumber {
  return Math.floor(minute / MINUTES_PER_DAY)
}

/** Days on which a timed task takes place, both inclusive. */
export function daysOfInterval({ start, end }: Interval): DayNumber[] {
  const days = []
  for (let day = dayOfMinute(start); day * MINUTES_PER_DAY < end; day++) days.push(day)
  return days
}
