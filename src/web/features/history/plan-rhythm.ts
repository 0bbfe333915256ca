import type { Plan, Task } from '../../../contract/plan.ts'

export const MOST_BARS = 40
const MILLISECONDS_PER_DAY = 86_400_000

/**
 * How full the days of a plan are: one number a bar, in order, from 0 (nothing) to 1 (the fullest).
 * A bar is a day, or as many days as keep the bars to 40; a task of several days counts on each of them.
 */
export function planRhythm(tasks: readonly Pick<Task, 'date' | 'endDate'>[], { startDate, endDate }: Pick<Plan['metadata'], 'startDate' | 'endDate'>): number[] {
  const first = dayNumber(startDate)
  const days = dayNumber(endDate) - first + 1
  if (!(days > 0)) return []
  const daysPerBar = Math.ceil(days / MOST_BARS)
  const bars = Array.from({ length: Math.ceil(days / daysPerBar) }, () => 0)
  for (const task of tasks) {
    const last = dayNumber(task.endDate ?? task.date)
    for (let day = Math.max(dayNumber(task.date), first); day <= Math.min(last, first + days - 1); day += 1) bars[Math.floor((day - first) / daysPerBar)]! += 1
  }
  const fullest = Math.max(1, ...bars)
  return bars.map((count) => count / fullest)
}

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_PER_DAY
}
