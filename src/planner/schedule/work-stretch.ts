import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import { intersectSegments } from './day-segments.ts'
import type { Segments } from './day-segments.ts'
import { busyOn, closeDay, freeSegments, openDay, quotaLeft, WORK } from './occupancy.ts'
import type { Occupancy } from './occupancy.ts'
import { sprintOf } from './plan-span.ts'
import type { Problem, ProblemTask } from './problem.ts'

export type Chunk = { day: number; from: number; to: number }
export type WorkQuery = { task: ProblemTask; resource: number; from: Minute; to: Minute; withinSprint: boolean }

/**
 * Earliest stretch of a person's working time that holds a task: it pauses over nights, days off and meetings,
 * never over other work, and where asked it ends in the sprint in which it began. Null when there is none.
 */
export function workStretch(problem: Problem, occupancy: Occupancy, query: WorkQuery): Chunk[] | null {
  const { task, resource } = query
  const first = problem.span.firstDay
  const lastDay = Math.min(problem.span.lastDay, Math.floor((query.to - 1) / MINUTES_PER_DAY)) - first
  let chunks: Chunk[] = []
  let left = task.effortMinutes
  let sprint: number | null = null
  const restart = () => {
    chunks = []
    left = task.effortMinutes
  }
  // A day whose working hours are full may have other hours that were stated for this work alone.
  const next = (day: number) => (task.hasOwnHours ? day : openDay(occupancy, resource, day))
  for (let day = next(clampDay(problem, query.from)); day <= lastDay; day = next(day + 1)) {
    const daySprint = query.withinSprint && problem.sprints ? sprintOf(problem.sprints, first + day) : null
    if (daySprint !== sprint) restart()
    sprint = daySprint
    const free = freeOn(problem, occupancy, { ...query, day })
    if (free.length === 0) continue
    let allowed = minutesAllowed(problem, occupancy, { task, resource, day, chunks })
    for (let i = 0; i < free.length && allowed > 0; i += 2) {
      if (chunks.length > 0 && isWorkBetween(occupancy, chunks.at(-1)!, { resource, day, from: free[i]! })) restart()
      const minutes = Math.min(left, allowed, free[i + 1]! - free[i]!)
      chunks.push({ day, from: free[i]!, to: free[i]! + minutes })
      left -= minutes
      allowed -= minutes
      if (left === 0) return chunks
    }
  }
  return null
}

function clampDay(problem: Problem, minute: Minute): number {
  const days = problem.resources[0]!.windows.length
  return Math.min(Math.max(0, Math.floor(minute / MINUTES_PER_DAY) - problem.span.firstDay), days)
}

function freeOn(problem: Problem, occupancy: Occupancy, query: WorkQuery & { day: number }): Segments {
  const { task, resource, day } = query
  const dayStart = (problem.span.firstDay + day) * MINUTES_PER_DAY
  const { windows, free } = problem.resources[resource]!
  const open = (task.hasOwnHours ? free : windows)[day]!
  const busy = busyOn(occupancy, resource, day)
  const all = freeSegments(problem, busy, { windows: open, place: -1 })
  if (all.length === 0) {
    if (!task.hasOwnHours) closeDay(occupancy, resource, day)
    return all
  }
  const bounds = [Math.max(0, query.from - dayStart), Math.min(MINUTES_PER_DAY, query.to - dayStart)]
  if (bounds[0]! >= bounds[1]!) return []
  return intersectSegments(intersectSegments(all, task.windows.table[day] ?? []), bounds)
}

/** What every quota of the task and the person still allows on a day, given what this stretch already takes. */
function minutesAllowed(problem: Problem, occupancy: Occupancy, query: { task: ProblemTask; resource: number; day: number; chunks: readonly Chunk[] }): number {
  const quotas = [...query.task.quotas, ...problem.resources[query.resource]!.quotas]
  if (quotas.length === 0) return Infinity
  if (query.chunks.length === 0 && quotaLeft(problem, occupancy, { quotas, day: query.day, measure: 'tasks' }) < 1) return 0
  let allowed = Infinity
  for (const index of quotas) {
    const quota = problem.quotas[index]!
    if (quota.measure !== 'minutes') continue
    const bucket = quota.bucketOfDay[query.day]!
    const own = query.chunks.reduce((sum, chunk) => sum + (quota.bucketOfDay[chunk.day] === bucket ? chunk.to - chunk.from : 0), 0)
    if (bucket >= 0) allowed = Math.min(allowed, quota.max - occupancy.used[index]![bucket]! - own)
  }
  return Math.max(0, allowed)
}

function isWorkBetween(occupancy: Occupancy, last: Chunk, next: { resource: number; day: number; from: number }): boolean {
  for (let day = last.day; day <= next.day; day++) {
    const blocks = busyOn(occupancy, next.resource, day)
    for (let j = 0; j < blocks.length; j += 3) {
      const after = day > last.day || blocks[j]! >= last.to
      const before = day < next.day || blocks[j]! < next.from
      if (after && before && blocks[j + 2] === WORK) return true
    }
  }
  return false
}
