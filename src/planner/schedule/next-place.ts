import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import type { NextPlace } from './placement.ts'
import type { Assignment, Problem, ProblemTask } from './problem.ts'
import { occupancyOf } from './serial-generation.ts'
import { sessionStart } from './session-slot.ts'
import type { Solution } from './solve-problem.ts'

/** Further ahead a free place is of no help to somebody who missed this one. */
const DAYS_AHEAD = 21
/** Larger plans are not looked through: the search grows with tasks times days. */
const MOST_TASKS = 400

/** For sessions of a calendar plan: what the next place would cost, with everything else where it is. */
export function nextPlaceFinder(problem: Problem, solution: Solution): (task: ProblemTask) => { nextPlace?: NextPlace | null } {
  if (problem.sprints !== null || problem.tasks.length > MOST_TASKS) return () => ({})
  const occupancy = occupancyOf(problem, solution.assignments)
  return (task) => {
    const place = solution.assignments[task.index]
    // A task that counts towards a limit has used its share of it; the next share is another one's place.
    if (!place || task.fixed || task.mode !== 'session' || task.background || task.quotas.length > 0) return {}
    if (isOfOneDay(task)) return {}
    const start = nextStart(problem, occupancy, { task, place })
    return { nextPlace: start === null ? null : { start, pushes: pushedBy(problem, solution, { task, end: start + task.effortMinutes }) } }
  }
}

function isOfOneDay({ earliest, latest }: ProblemTask): boolean {
  return Math.floor(earliest / MINUTES_PER_DAY) === Math.floor((latest - 1) / MINUTES_PER_DAY)
}

function nextStart(problem: Problem, occupancy: ReturnType<typeof occupancyOf>, { task, place }: { task: ProblemTask; place: Assignment }): Minute | null {
  const { firstDay, lastDay } = problem.span
  const resources = task.everybody ? task.candidates : [place.resource]
  const latest = Math.min(lastDay, Math.floor((task.latest - 1) / MINUTES_PER_DAY), place.lastDay + DAYS_AHEAD)
  for (let day = place.lastDay; day <= latest; day++) {
    const dayStart = day * MINUTES_PER_DAY
    const bounds = { day: day - firstDay, from: place.end - dayStart, to: task.latest - dayStart }
    const start = sessionStart(problem, occupancy, { task, resources, bounds })
    if (start !== null) return dayStart + start
  }
  return null
}

/** The earliest task that has to wait for this one and begins before it would end there. */
function pushedBy(problem: Problem, solution: Solution, { task, end }: { task: ProblemTask; end: Minute }): string | null {
  const waiting = task.successors.flatMap(({ task: index, lagMinutes }) => {
    const place = solution.assignments[index]
    return place && place.start < end + lagMinutes ? [{ id: problem.tasks[index]!.id, start: place.start }] : []
  })
  return waiting.toSorted((a, b) => a.start - b.start)[0]?.id ?? null
}
