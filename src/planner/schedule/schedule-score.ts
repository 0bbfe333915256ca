import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import { intersectSegments, segmentMinutes } from './day-segments.ts'
import { sprintOf } from './plan-span.ts'
import type { Assignment, Assignments, Problem, ProblemTask, Targets } from './problem.ts'

/** Lexicographic, lower is better; the first terms say what is missing, the others what is merely less liked. */
export type ScheduleScore = readonly number[]

const OPTIONAL_TERM = 4

/** Missing: meetings of the team, then by rank (high, medium, low, optional), and with each what waits for it as if it were missing too; minutes of them, days or sprints away from the wished ones, disliked sessions, last minute of the work. */
export function scoreSchedule(problem: Problem, assignments: Assignments, targets: Targets): ScheduleScore {
  const missing = [0, 0, 0, 0, 0]
  let missingMinutes = 0
  let drift = 0
  let disliked = 0
  let finish = 0
  for (const task of problem.tasks) {
    const place = assignments[task.index]
    if (!place) {
      missing[termOf(task)]! += 1
      missingMinutes += task.effortMinutes
      continue
    }
    if (task.fixed) continue
    if (lacksWhatItNeeds(problem, assignments, task)) missing[termOf(task)]! += 1
    drift += driftOf(problem, place, { task, target: targets[task.index] ?? null })
    if (isDisliked(problem, task, place)) disliked += 1
    finish = Math.max(finish, place.end)
  }
  return [...missing, missingMinutes, drift, disliked, finish]
}

function termOf(task: ProblemTask): number {
  if (task.optional) return OPTIONAL_TERM
  return isTeamMeeting(task) ? 0 : task.rank + 1
}

/** Planning, review and retrospective come out of everybody's hours before any work does. */
function isTeamMeeting({ everybody, optional, fixed }: ProblemTask): boolean {
  return everybody && !optional && fixed === null
}

/** Whether it is placed although something that it waits for found no place. */
function lacksWhatItNeeds(problem: Problem, assignments: Assignments, task: ProblemTask): boolean {
  return task.predecessors.some(({ task: index }) => !problem.tasks[index]!.optional && assignments[index] === null)
}

/** Days from the wished one, or sprints from the wished one. */
function driftOf({ span, sprints }: Problem, place: Assignment, { task, target }: { task: ProblemTask; target: number | null }): number {
  if (sprints && task.wish.sprint !== null && task.wish.day === null) return Math.abs((sprintOf(sprints, place.firstDay) ?? 0) - task.wish.sprint)
  return target === null ? 0 : Math.abs(place.firstDay - span.firstDay - target)
}

function isDisliked(problem: Problem, task: ProblemTask, { start, end, firstDay }: Assignment): boolean {
  const liked = task.windows.liked?.[firstDay - problem.span.firstDay]
  if (liked === undefined || task.mode !== 'session') return false
  const [from, to] = [start - firstDay * MINUTES_PER_DAY, end - firstDay * MINUTES_PER_DAY]
  return segmentMinutes(intersectSegments(liked, [from, to])) < to - from
}

export function isBetter(a: ScheduleScore, b: ScheduleScore): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!
  return false
}

/** Everything required is placed. */
export function isFeasible(score: ScheduleScore): boolean {
  return score.slice(0, OPTIONAL_TERM).every((term) => term === 0)
}

/** Nothing is missing and every wish is met, so that only an earlier end could be better. */
export function isPerfect(score: ScheduleScore): boolean {
  return score.slice(0, -1).every((term) => term === 0)
}
