import type { Problem } from './problem.ts'
import type { Assignments, Targets } from './serial-generation.ts'

/** Lexicographic, lower is better; the first terms say what is missing, the others what is merely less liked. */
export type ScheduleScore = readonly number[]

export function scoreSchedule(problem: Problem, assignments: Assignments, targets: Targets): ScheduleScore {
  const missing = [0, 0, 0, 0]
  let drift = 0
  let finish = 0
  for (const task of problem.tasks) {
    const place = assignments[task.index]
    if (!place) {
      missing[task.optional ? 3 : task.rank]! += 1
      continue
    }
    const target = targets[task.index]
    if (target !== null && target !== undefined && !task.fixed) drift += Math.abs(place.firstDay - problem.span.firstDay - target)
    if (!task.fixed) finish = Math.max(finish, place.end)
  }
  return [...missing, drift, finish]
}

export function isBetter(a: ScheduleScore, b: ScheduleScore): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!
  return false
}

/** Everything required is placed. */
export function isFeasible(score: ScheduleScore): boolean {
  return score[0] === 0 && score[1] === 0 && score[2] === 0
}
