import type { Minute } from '../time/calendar-time.ts'
import { latestFinishes, topologicalOrder, wishedDays } from './activity-order.ts'
import type { Problem, ProblemTask } from './problem.ts'
import { isBetter, isFeasible, scoreSchedule } from './schedule-score.ts'
import type { ScheduleScore } from './schedule-score.ts'
import { generateSerially } from './serial-generation.ts'
import type { Assignments, Targets } from './serial-generation.ts'

export type Solution = { assignments: Assignments; score: ScheduleScore; targets: Targets; latestFinish: readonly Minute[]; schedules: number }

/** Paces tried in turn until everything required fits: the wished spread first, a plan without slack last. */
const PACES = [1, 0.85, 0.6, 0]

export function solveProblem(problem: Problem, options: { seed: number; schedules: number; declined: ReadonlySet<number> }): Solution {
  const latestFinish = latestFinishes(problem)
  const wished = wishedDays(problem, 1)
  let best: Solution | null = null
  let schedules = 0
  for (const pace of PACES) {
    const targets = wishedDays(problem, pace)
    for (const keyOf of [urgencyByDay(targets), urgencyByDeadline(latestFinish)]) {
      if (schedules >= options.schedules && best) return best
      const order = topologicalOrder(problem, keyOf).filter((index) => !options.declined.has(index))
      const assignments = generateSerially(problem, { order, targets: pace === 0 ? targets.map(() => null) : targets, latestFinish })
      schedules++
      const score = scoreSchedule(problem, assignments, wished)
      if (best === null || isBetter(score, best.score)) best = { assignments, score, targets: wished, latestFinish, schedules }
      if (isFeasible(best.score) && pace < 1) return best
    }
    if (best && isFeasible(best.score)) return best
  }
  return best!
}

/** Meetings before work that can flow around them, then by wished day; optional tasks wait. */
function urgencyByDay(targets: Targets): (task: ProblemTask) => number {
  return (task) => (task.optional ? 1e9 : 0) + (task.mode === 'session' ? 0 : 1e6) + (targets[task.index] ?? 0) * 10 + task.rank
}

/** What must be done first goes first; among equals the more important. */
function urgencyByDeadline(latestFinish: readonly Minute[]): (task: ProblemTask) => number {
  return (task) => (task.optional ? 1e9 : 0) + task.rank * 1e7 + latestFinish[task.index]! / 1e3
}
