import type { TaskNetwork } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import { bindingOf } from './binding.ts'
import { nextPlaceFinder } from './next-place.ts'
import type { Placement, Schedule } from './placement.ts'
import { sprintOf } from './plan-span.ts'
import type { Problem, ProblemTask } from './problem.ts'
import { findRemedies } from './remedies.ts'
import { fitsWholly, solveNetwork } from './solve-network.ts'
import type { Solution } from './solve-problem.ts'
import { teamCapacity } from './team-capacity.ts'
import { unplacedOf } from './unplaced.ts'

export type ScheduleOptions = {
  seed: number
  /** Most passes of schedule generation to spend; by default fewer the larger the network. */
  schedules?: number
}

/**
 * Places every task of the network that fits, breaking no hard constraint of the brief; what does not fit is said.
 * Pure: the same input gives the same schedule, bounded by a count of schedules and never by the clock.
 */
export function scheduleNetwork(brief: Brief, network: TaskNetwork, options: ScheduleOptions): Schedule {
  const solved = solveNetwork(brief, network, options)
  const { problem, solution, declined } = solved
  const nextPlaceOf = nextPlaceFinder(problem, solution)
  const placements = problem.tasks.flatMap((task) => placementOf(problem, solution, { task, assignee: brief.plannerType === 'calendar' ? network.tasks[task.index]!.assignee : null }).map((placement) => ({ ...placement, ...nextPlaceOf(task) })))
  return {
    placements,
    unplaced: unplacedOf(problem, solution, declined),
    capacity: teamCapacity(problem, Math.max(problem.span.firstDay, ...placements.map(({ days }) => days.last))),
    remedies: fitsWholly(solved) ? [] : findRemedies(brief, network, { seed: options.seed, solved }),
  }
}

/** `assignee`: whose part a calendar says the task is. */
function placementOf(problem: Problem, solution: Solution, { task, assignee }: { task: ProblemTask; assignee: string | null }): Placement[] {
  const assignment = solution.assignments[task.index]
  if (!assignment) return []
  const timed = task.fixed ? task.fixed.timed : task.mode === 'session'
  return [
    {
      taskId: task.id,
      days: { first: assignment.firstDay, last: assignment.lastDay },
      time: timed ? { start: assignment.start, end: assignment.end } : null,
      assignee: task.everybody ? null : (problem.resources[assignment.resource]?.name ?? assignee),
      sprint: problem.sprints ? sprintOf(problem.sprints, assignment.firstDay) : null,
      boundBy: bindingOf(problem, solution, task),
    },
  ]
}
