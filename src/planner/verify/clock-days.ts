import type { DayPattern } from '../goal/brief.ts'
import type { ClockWindow } from '../time/calendar-time.ts'
import { inPattern } from './day-calendar.ts'
import { daysOfInterval, onTimeline, sharedMinutes } from './interval.ts'
import type { PlacedTask } from './placed-task.ts'

const WHOLE_DAY: ClockWindow = { from: 0, to: 1440 }

/**
 * Minutes a task spends in windows of days (no window: all day). A date-only task is touched by whole days only,
 * and one that spans days may run across one but neither start nor end on it.
 */
export function minutesInside(when: { days: DayPattern; windows: readonly ClockWindow[] }, task: PlacedTask): number {
  if (task.time === null) {
    const ends = [task.days.first, task.days.last].some((day) => inPattern(when.days, day))
    return when.windows.length === 0 && ends ? 1440 : 0
  }
  const { time } = task
  const windows = when.windows.length > 0 ? when.windows : [WHOLE_DAY]
  return daysOfInterval(time)
    .filter((day) => inPattern(when.days, day))
    .flatMap((day) => windows.map((window) => sharedMinutes(time, onTimeline(day, window))))
    .reduce((sum, minutes) => sum + minutes, 0)
}
