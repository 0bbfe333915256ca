import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import { mondayOf } from '../time/day-number.ts'
import { hardReadingsOf } from './day-pattern.ts'
import type { Occupancy } from './occupancy.ts'
import type { Problem, Spacing } from './problem.ts'

/** How far apart sessions lie and how many days a week stay free, and which of these rules bind each task. */
export function compileSpacings(brief: Brief, tasks: readonly NetworkTask[]): { all: Spacing[]; ofTask: number[][] } {
  const readings = hardReadingsOf(brief, 'spacing')
  const all = readings.map(({ id, minGapDays, restDays }): Spacing => ({ readingId: id, minGapDays, restDays }))
  const isSession = (task: NetworkTask) => task.timed && task.fixed === null && task.type !== 'deadline'
  const ofTask = tasks.map((task) => (isSession(task) ? readings.flatMap(({ appliesTo }, index) => (matchesTask(appliesTo, task) ? [index] : [])) : []))
  return { all, ofTask }
}

/** Whether a session on this day (an offset in the span) keeps its distance from all others and the week its free days. */
export function keepsSpacings(problem: Problem, occupancy: Occupancy, at: { spacings: readonly number[]; day: number }): boolean {
  return at.spacings.every((index) => {
    const held = occupancy.heldOn[index]!
    if (held[at.day]! > 0) return true
    return isApart(held, at.day, problem.spacings[index]!.minGapDays) && leavesFreeDays(problem, held, { day: at.day, restDays: problem.spacings[index]!.restDays })
  })
}

function isApart(held: Uint16Array, day: number, gap: number): boolean {
  for (let distance = 1; distance < gap; distance++) {
    if ((held[day - distance] ?? 0) > 0 || (held[day + distance] ?? 0) > 0) return false
  }
  return true
}

function leavesFreeDays({ span }: Problem, held: Uint16Array, { day, restDays }: { day: number; restDays: number }): boolean {
  if (restDays === 0) return true
  const monday = mondayOf(span.firstDay + day) - span.firstDay
  let used = 1
  for (let each = monday; each < monday + 7; each++) if ((held[each] ?? 0) > 0) used++
  return used <= 7 - restDays
}
