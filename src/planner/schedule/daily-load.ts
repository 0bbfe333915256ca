import type { Brief } from '../goal/brief.ts'
import type { Problem, ProblemTask } from './problem.ts'
import type { Solution } from './solve-problem.ts'

/** Minutes of a plan's own work that a day should hold where nobody said how much it may, the most wished first. */
const DAILY_LOADS = [360, 480]

/** Whether it was left open how much one does in a day; what fills the days of a journey or a day out is their own. */
function leavesHoursOpen(brief: Brief): boolean {
  if (brief.plannerType !== 'calendar' || brief.isProgramme === true) return false
  return !brief.readings.some((reading) => {
    if (reading.kind === 'visit' || reading.kind === 'stay' || reading.kind === 'meeting') return true
    if (reading.source !== 'stated') return false
    return reading.kind === 'limit' ? reading.measure === 'minutes' : reading.kind === 'session' || reading.kind === 'availability' && reading.windows.length > 0
  })
}

/** Work that may be on any day: no event, and no step that belongs to one day. */
function isMovable({ fixed, background, mode, wish }: ProblemTask): boolean {
  return fixed === null && !background && mode === 'session' && wish.day === null
}

/** The most of it on one day, in minutes. */
function longestDay({ tasks }: Problem, { assignments }: Solution): number {
  const load = new Map<number, number>()
  for (const task of tasks) {
    const assignment = assignments[task.index]
    if (!assignment || !isMovable(task)) continue
    load.set(assignment.firstDay, (load.get(assignment.firstDay) ?? 0) + task.effortMinutes)
  }
  return Math.max(0, ...load.values())
}

function withDailyLoad(problem: Problem, minutes: number): Problem {
  const buckets = problem.span.lastDay - problem.span.firstDay + 1
  const quota = { readingId: '', measure: 'minutes' as const, max: minutes, bucketOfDay: Int32Array.from({ length: buckets }, (_, day) => day), buckets }
  return { ...problem, quotas: [...problem.quotas, quota], tasks: problem.tasks.map((task) => (isMovable(task) ? { ...task, quotas: [...task.quotas, problem.quotas.length] } : task)) }
}

/**
 * A plan that is open on few days crowds them: 'my days are Mondays and Fridays' made ten hours of one. Where nobody said how
 * much a day may hold, the same work is laid out in days of six or eight hours, if all of it fits as well.
 */
export function easeDays(brief: Brief, crowded: { problem: Problem; solution: Solution }, solve: (problem: Problem) => Solution): { problem: Problem; solution: Solution } {
  if (!leavesHoursOpen(brief)) return crowded
  const longest = longestDay(crowded.problem, crowded.solution)
  for (const minutes of DAILY_LOADS.filter((load) => load < longest)) {
    const problem = withDailyLoad(crowded.problem, minutes)
    const solution = solve(problem)
    if (placed(solution) >= placed(crowded.solution)) return { problem, solution }
  }
  return crowded
}

function placed({ assignments }: Solution): number {
  return assignments.filter((assignment) => assignment !== null).length
}
