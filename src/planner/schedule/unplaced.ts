import { longestSegment } from './day-segments.ts'
import type { Unplaced } from './placement.ts'
import type { Problem, ProblemTask } from './problem.ts'
import type { Solution } from './solve-problem.ts'

/** The tasks that found no place, each with the plainest reason there is. */
export function unplacedOf(problem: Problem, solution: Solution, declined: ReadonlySet<number>): Unplaced[] {
  return problem.tasks
    .filter((task) => !solution.assignments[task.index])
    .map((task) => ({ taskId: task.id, ...(declined.has(task.index) ? reasonToDecline(task) : reasonFor(solution, task)) }))
}

function reasonToDecline(task: ProblemTask): { reason: string; missingMinutes: number | null } {
  if (task.optional) return { reason: 'every choice that includes it holds no more of the others', missingMinutes: null }
  return { reason: 'no time or order suits everything that was asked of it', missingMinutes: null }
}

function reasonFor(solution: Solution, task: ProblemTask): Omit<Unplaced, 'taskId'> {
  const latest = solution.latestFinish[task.index]!
  if (task.latest <= task.earliest) return { reason: 'its time is over before it can start', missingMinutes: task.effortMinutes, isOver: true }
  const longest = task.windows.table.reduce((most, segments) => Math.max(most, longestSegment(segments)), 0)
  if (longest === 0) return { reason: 'no day of the plan is open to it', missingMinutes: task.effortMinutes }
  if (task.mode === 'session' && longest < task.effortMinutes) {
    return { reason: `it takes ${task.effortMinutes} minutes and no free stretch is longer than ${longest}`, missingMinutes: task.effortMinutes - longest }
  }
  if (latest < task.latest) return { reason: 'what must follow it leaves it no room', missingMinutes: task.effortMinutes }
  return { reason: 'the time that is allowed is used up', missingMinutes: task.effortMinutes }
}
