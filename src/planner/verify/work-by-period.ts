import { daysIn, weekStart } from './day-calendar.ts'
import type { PlacedTask } from './placed-task.ts'

export type Period = 'day' | 'week' | 'sprint' | 'total'
export type Measure = 'minutes' | 'tasks'

/** What each period holds; a task without a time counts on the last of its days, where the work must be done at the latest. */
export function sumByPeriod(tasks: readonly PlacedTask[], per: Period, measure: Measure): Map<number, number> {
  const sums = new Map<number, number>()
  for (const task of tasks) {
    const period = periodOf(per, task, task.days.last)
    sums.set(period, (sums.get(period) ?? 0) + (measure === 'tasks' ? 1 : task.minutes))
  }
  return sums
}

/**
 * By how much periods of at most `max` are too small for the tasks; empty when the work can be shared out so that
 * none is. Work that spans periods is done in whichever of them has room, the most urgent first.
 */
export function excessByPeriod(tasks: readonly PlacedTask[], limit: { per: Period; measure: Measure; max: number }): Map<number, number> {
  const works = tasks.map((task) => ({
    periods: limit.measure === 'tasks' ? [periodOf(limit.per, task, task.days.first)] : periodsOf(limit.per, task),
    left: limit.measure === 'tasks' ? 1 : task.minutes,
  }))
  const excess = new Map<number, number>()
  for (const period of [...new Set(works.flatMap(({ periods }) => periods))].toSorted((a, b) => a - b)) {
    let room = limit.max
    const open = works.filter(({ periods, left }) => left > 0 && periods.includes(period)).toSorted((a, b) => a.periods.at(-1)! - b.periods.at(-1)!)
    for (const work of open) {
      const done = Math.min(room, work.left)
      room -= done
      work.left -= done
      if (work.left > 0 && work.periods.at(-1) === period) excess.set(period, (excess.get(period) ?? 0) + work.left)
    }
  }
  return excess
}

/** Periods that the plan covers as a whole: days that hold work, weeks from Monday to Sunday inside it. */
export function wholePeriods(tasks: readonly PlacedTask[], per: Period): number[] {
  if (per === 'total') return [0]
  if (tasks.length === 0) return []
  if (per === 'sprint') return [...new Set(tasks.flatMap(({ sprint }) => sprint ?? []))]
  const first = Math.min(...tasks.map(({ days }) => days.first))
  const last = Math.max(...tasks.map(({ days }) => days.last))
  if (per === 'day') return [...new Set(tasks.map(({ days }) => days.first))]
  return daysIn({ first, last }).filter((day) => weekStart(day) === day && day + 6 <= last)
}

function periodsOf(per: Period, task: PlacedTask): number[] {
  return [...new Set(daysIn(task.days).map((day) => periodOf(per, task, day)))]
}

function periodOf(per: Period, task: PlacedTask, day: number): number {
  if (per === 'day') return day
  if (per === 'week') return weekStart(day)
  return per === 'sprint' ? (task.sprint ?? 0) : 0
}
