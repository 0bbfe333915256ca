import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import { topologicalOrder } from './activity-order.ts'
import type { Problem } from './problem.ts'

/** The share of the span that a task leaves to what comes before it, and up to where it leaves room for what follows; 0 to 1. */
export type Room = { from: number; to: number }

/** A step that waits for one or two others stands where its playbook has it: reporting a theft follows the list of what is gone on the same day. */
const LEAST_SHARE = 0.2

/**
 * By the minutes of all that it waits for and of all that waits for it, as if the plan's work were spread evenly: 'the loft
 * first' leaves the loft the first third of a plan for three rooms, wherever its steps would like to stand.
 */
export function roomBeforeAndAfter(problem: Problem): Room[] {
  const { tasks } = problem
  const order = topologicalOrder(problem, () => 0)
  const total = tasks.reduce((sum, { effortMinutes, fixed }) => sum + (fixed ? 0 : effortMinutes), 0)
  const minutesOf = (links: 'predecessors' | 'successors') => {
    const reached = tasks.map(() => new Set<number>())
    for (const index of links === 'predecessors' ? order : order.toReversed()) {
      for (const { task } of tasks[index]![links]) {
        reached[index]!.add(task)
        for (const further of reached[task]!) reached[index]!.add(further)
      }
    }
    return reached.map((others) => [...others].reduce((sum, other) => sum + (tasks[other]!.fixed ? 0 : tasks[other]!.effortMinutes), 0))
  }
  const [before, after] = [minutesOf('predecessors'), minutesOf('successors')]
  const share = (minutes: number) => (total === 0 ? 0 : minutes / total)
  const reach = reaches(problem, order)
  return tasks.map(({ index }) => ({ from: share(before[index]!) < LEAST_SHARE ? 0 : reach[index]! * share(before[index]!), to: reach[index]! * (1 - share(after[index]!)) }))
}

/** The share of the span that a task has before it, or what waits for it, has to be done: what leads up to a day in the middle of a plan is spread over the days before that one. */
function reaches({ tasks, span }: Problem, order: readonly number[]): number[] {
  const days = Math.max(1, span.lastDay - span.opens)
  const last = tasks.map(({ latest }) => latest)
  for (const index of order.toReversed()) {
    for (const { task } of tasks[index]!.successors) last[index] = Math.min(last[index]!, tasks[task]!.fixed?.start ?? last[task]!)
  }
  return last.map((minute) => Math.min(1, Math.max(0, (Math.floor((minute - 1) / MINUTES_PER_DAY) - span.opens) / days)))
}
