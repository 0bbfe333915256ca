import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Binding } from './placement.ts'
import type { Problem, ProblemTask } from './problem.ts'
import type { Solution } from './solve-problem.ts'

/** The constraint that a task's place rests on, the tightest first. */
export function bindingOf(problem: Problem, solution: Solution, task: ProblemTask): Binding {
  if (task.fixed) return { kind: 'fixed' }
  const place = solution.assignments[task.index]!
  const day = place.firstDay - problem.span.firstDay
  const predecessor = task.predecessors.find(({ task: index, lagMinutes }) => {
    const before = solution.assignments[index]
    return before && before.end + lagMinutes + MINUTES_PER_DAY / 4 >= place.start && before.end + lagMinutes <= place.start
  })
  if (predecessor) return { kind: 'predecessor', taskId: problem.tasks[predecessor.task]!.id }
  if (place.lastDay >= Math.floor((task.latest - 1) / MINUTES_PER_DAY) && task.deadlineId) return { kind: 'deadline', readingId: task.deadlineId }
  if (task.series?.readingId) return { kind: 'rhythm', readingId: task.series.readingId }
  const full = task.quotas.map((index) => problem.quotas[index]!).find((quota) => isUsedUp(problem, solution, { quota, day }))
  if (full) return { kind: 'capacity', readingId: full.readingId || null }
  if (task.wish.day === place.firstDay) return { kind: 'wish' }
  if (task.windows.readingId && !task.windows.defaulted) return { kind: 'window', readingId: task.windows.readingId }
  return place.start <= task.earliest + MINUTES_PER_DAY ? { kind: 'earliest' } : { kind: 'wish' }
}

function isUsedUp(problem: Problem, solution: Solution, { quota, day }: { quota: Problem['quotas'][number]; day: number }): boolean {
  const bucket = quota.bucketOfDay[day]
  if (bucket === undefined || bucket < 0) return false
  let used = 0
  for (const task of problem.tasks) {
    const place = solution.assignments[task.index]
    if (!place || !task.quotas.includes(problem.quotas.indexOf(quota))) continue
    if (quota.bucketOfDay[place.firstDay - problem.span.firstDay] === bucket) used += quota.measure === 'tasks' ? 1 : task.effortMinutes
  }
  return used >= quota.max
}
