import type { ReadingOf } from '../../goal/brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { readingsOf } from '../day-pattern.ts'
import { intersectSegments, subtractSegments } from '../day-segments.ts'
import type { Segments } from '../day-segments.ts'
import type { Problem } from '../problem.ts'
import { compileTravel } from '../travel-times.ts'
import { answersTo } from './decision.ts'
import type { Decision, ExactInput } from './decision.ts'
import { mostVisits } from './visit-search.ts'

/** As many visits as one can make, day by day, from where each day starts. */
export function placeVisits({ brief, network, problem }: ExactInput): Decision[] {
  const visits = answersTo(brief, network, 'visit')
  const starts = readingsOf(brief, 'start-point')
  const travel = compileTravel(brief)
  const firstDay = starts.find((start) => start.day !== null)?.day ?? problem.span.firstDay
  const days = new Map<DayNumber, typeof visits>()
  for (const visit of visits) {
    const day = visit.reading.window.day ?? firstDay
    days.set(day, [...(days.get(day) ?? []), visit])
  }
  return [...days].flatMap(([day, ofDay]) => {
    const start = starts.find((each) => (each.day ?? firstDay) === day) ?? null
    const route = mostVisits({
      visits: ofDay.map(({ index, reading }) => ({ place: travel.indexOf(reading.place ?? ''), minutes: reading.minutes, free: freeTime(problem, { index, reading, day }) })),
      start: { place: start ? travel.indexOf(start.place) : -1, at: startOfDay(problem, start, day) },
      travel: (from, to) => (from < 0 || to < 0 ? 0 : travel.minutes[from]![to]!),
    })
    const stops = new Map(route.map((stop) => [stop.visit, stop.start]))
    return ofDay.map(({ index, reading }, visit): Decision => {
      const at = stops.get(visit)
      if (at === undefined) return { task: index, fixed: null }
      const from = day * MINUTES_PER_DAY + at
      return { task: index, fixed: { start: from, end: from + reading.minutes, firstDay: day, lastDay: day, timed: true, sharesDays: false } }
    })
  })
}

function startOfDay(problem: Problem, start: ReadingOf<'start-point'> | null, day: DayNumber): number {
  return Math.max(start?.at ?? 0, problem.span.now - day * MINUTES_PER_DAY)
}

/** The visit's window where the user is allowed and not taken by anything fixed. */
function freeTime(problem: Problem, visit: { index: number; reading: ReadingOf<'visit'>; day: DayNumber }): Segments {
  const { window } = visit.reading
  const dayStart = visit.day * MINUTES_PER_DAY
  const allowed = problem.tasks[visit.index]!.windows.table[visit.day - problem.span.firstDay]
  const fixed = problem.tasks.flatMap((task) => (task.fixed?.timed && !task.background ? [task.fixed] : []))
  const busy = fixed.filter(({ start, end }) => start < dayStart + MINUTES_PER_DAY && end > dayStart).toSorted((a, b) => a.start - b.start)
  const taken = busy.flatMap(({ start, end }) => [Math.max(0, start - dayStart), Math.min(MINUTES_PER_DAY, end - dayStart)])
  return subtractSegments(intersectSegments([window.from, window.to], allowed ?? [0, MINUTES_PER_DAY]), taken)
}
