import { searchProject } from './project/population-search.ts'
import { compileProject } from './project/project.ts'
import type { Problem, ProblemTask } from './problem.ts'

/** Working time in one slot of the project model. */
const SLOT_MINUTES = 30
/** Beyond this a wider search costs more than it finds. */
const MOST_TASKS = 300

/**
 * A good order for the work of a team: the plan as a resource-constrained project in working time, with each person and
 * each pool of people who can stand in for one another as a resource, solved by population search. Null when it does not apply.
 */
export function teamOrder(problem: Problem, options: { schedules: number; seed: number }): Int32Array | null {
  const { tasks } = problem
  if (!tasks.some((task) => task.mode === 'work') || tasks.length > MOST_TASKS) return null
  const pools = poolsOf(tasks)
  const project = compileProject({
    durations: tasks.map((task) => (task.fixed || task.background ? 0 : Math.ceil(task.effortMinutes / SLOT_MINUTES))),
    demands: tasks.map((task) => pools.map((pool) => (takesFrom(pool, task) ? (task.everybody ? pool.length : 1) : 0))),
    capacities: pools.map((pool) => pool.length),
    successors: tasks.map((task) => [...new Set(task.successors.map((link) => link.task))]),
  })
  return searchProject(project, options).starts
}

/** Each set of people that some task may choose from, and each single person who has work of their own. */
function poolsOf(tasks: readonly ProblemTask[]): number[][] {
  const pools = new Map(tasks.filter((task) => task.mode !== 'day' && task.candidates.length > 0).map((task) => [task.candidates.join(), task.candidates]))
  return [...pools.values()]
}

/** Work that only members of the pool can do uses it up. */
function takesFrom(pool: readonly number[], task: ProblemTask): boolean {
  if (task.everybody) return true
  return task.mode !== 'day' && task.candidates.every((person) => pool.includes(person))
}
