import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { PlacedTask } from './placed-task.ts'

/** Whether a task starts once another one, and a lag, are over. Where a time is missing, the days decide. */
export function startsAfter(task: PlacedTask, before: PlacedTask, { lagMinutes }: { lagMinutes: number }): boolean {
  if (task.time && before.time) return before.time.end + lagMinutes <= task.time.start
  return before.days.last + Math.floor(lagMinutes / MINUTES_PER_DAY) <= task.days.first
}
