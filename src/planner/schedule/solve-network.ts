import type { TaskNetwork } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import { compileProblem } from './compile-problem.ts'
import { easeDays } from './daily-load.ts'
import { fixExactly } from './exact/fix-exactly.ts'
import type { Problem } from './problem.ts'
import { solveProblem } from './solve-problem.ts'
import type { Solution } from './solve-problem.ts'

export type SolvedNetwork = { problem: Problem; solution: Solution; declined: ReadonlySet<number> }

/** Compiles, decides exactly what can be decided so, and generates schedules for the rest. */
export function solveNetwork(brief: Brief, network: TaskNetwork, options: { seed: number; schedules?: number; isTrial?: boolean }): SolvedNetwork {
  const compiled = compileProblem(brief, network)
  const { problem, declined } = fixExactly({ brief, network, problem: compiled })
  const schedules = options.schedules ?? defaultSchedules(problem.tasks.length)
  const solve = (of: Problem) => solveProblem(of, { seed: options.seed, schedules, declined, isTrial: options.isTrial ?? false })
  const solved = { problem, solution: solve(problem) }
  return { ...(options.isTrial === true ? solved : easeDays(brief, solved, solve)), declined }
}

/** Small plans are searched more widely; large ones get a few passes, so that effort grows close to linearly. */
function defaultSchedules(tasks: number): number {
  return Math.min(64, Math.max(4, Math.round(2400 / Math.max(1, tasks))))
}

/** Whether every task that is not optional has its place. */
export function fitsWholly({ problem, solution }: SolvedNetwork): boolean {
  return problem.tasks.every((task) => task.optional || solution.assignments[task.index] !== null)
}
