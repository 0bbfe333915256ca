import type { Segments } from './day-segments.ts'
import { intersectSegments, NO_TIME, segmentMinutes } from './day-segments.ts'
import { busyOn, freeSegments, quotaLeft } from './occupancy.ts'
import type { Occupancy } from './occupancy.ts'
import type { Problem, ProblemTask } from './problem.ts'
import { keepsSpacings } from './spacings.ts'

/** Where sessions start when nothing says when. */
const DEFAULT_START: Segments = [600, 1200]
/** Hours of stated windows that are used first: 'before 8' begins in the morning, not at midnight. */
const AWAKE: Segments = [360, 1320]
const GRIDS = [15, 5, 1]

export type DayBounds = { day: number; from: number; to: number }

/** Start minute of a session on one day, or null: the best-liked window that has room, as early as it allows. */
export function sessionStart(problem: Problem, occupancy: Occupancy, query: { task: ProblemTask; resources: readonly number[]; bounds: DayBounds }): number | null {
  const { task, resources, bounds } = query
  const day = bounds.day
  if (!hasQuota(problem, occupancy, query) || !keepsSpacings(problem, occupancy, { spacings: task.spacings, day })) return null
  let windows = clip(task.windows.table[day] ?? NO_TIME, bounds.from, bounds.to)
  for (const resource of resources) {
    if (windows.length === 0) return null
    const open = intersectSegments(windows, problem.resources[resource]!.windows[day]!)
    windows = freeSegments(problem, busyOn(occupancy, resource, day), { windows: open, place: task.place })
  }
  return likedStart(task, windows, day)
}

function hasQuota(problem: Problem, occupancy: Occupancy, { task, resources, bounds }: { task: ProblemTask; resources: readonly number[]; bounds: DayBounds }): boolean {
  const rules = [task.quotas, ...resources.map((resource) => problem.resources[resource]!.quotas)]
  return rules.every(
    (quotas) =>
      quotas.length === 0 ||
      (quotaLeft(problem, occupancy, { quotas, day: bounds.day, measure: 'tasks' }) >= 1 &&
        quotaLeft(problem, occupancy, { quotas, day: bounds.day, measure: 'minutes' }) >= task.effortMinutes),
  )
}

/** Wished hours that nobody minds, then hours nobody minds, then wished hours, then the nearest to them. */
function likedStart(task: ProblemTask, windows: Segments, day: number): number | null {
  const wished = task.wish.windows.length > 0 ? task.wish.windows : isOpenDay(task, day) ? DEFAULT_START : AWAKE
  // Who says 'at 8:40' does not mean 8:45.
  const said = task.wish.windows.find((minute, index) => index % 2 === 0 && minute % GRIDS[0]! !== 0 && windows.some((from, at) => at % 2 === 0 && from <= minute && minute + task.effortMinutes <= windows[at + 1]!))
  if (said !== undefined) return said
  const liked = task.windows.liked?.[day] ?? null
  const preferences = liked === null ? [wished] : [intersectSegments(wished, liked), liked, wished]
  for (const preferred of preferences) {
    const start = firstFit(intersectSegments(windows, preferred), task.effortMinutes)
    if (start !== null) return start
  }
  return nearestFit(windows, task.effortMinutes, wished)
}

/** A day with twelve open hours or more has no stated time of day. */
function isOpenDay(task: ProblemTask, day: number): boolean {
  return task.windows.defaulted || segmentMinutes(task.windows.table[day]!) >= 720
}

/** Earliest start that leaves room, on the coarsest grid that allows one. */
function firstFit(windows: Segments, minutes: number): number | null {
  for (const grid of GRIDS) {
    for (let i = 0; i < windows.length; i += 2) {
      const start = Math.ceil(windows[i]! / grid) * grid
      if (start + minutes <= windows[i + 1]!) return start
    }
  }
  return null
}

/** The start that lies least before or after the wished hours; the earlier one when two are as near. */
function nearestFit(windows: Segments, minutes: number, [from, to]: Segments): number | null {
  let nearest: number | null = null
  let least = Infinity
  for (let i = 0; i < windows.length; i += 2) {
    const before = Math.floor(Math.min(windows[i + 1]! - minutes, from!) / 5) * 5
    const start = before >= windows[i]! ? before : firstFit([windows[i]!, windows[i + 1]!], minutes)
    if (start === null) continue
    const distance = Math.max(from! - start, start + minutes - to!, 0)
    if (distance >= least) continue
    least = distance
    nearest = start
  }
  return nearest
}

function clip(windows: Segments, from: number, to: number): Segments {
  return from <= 0 && to >= 1440 ? windows : intersectSegments(windows, from < to ? [Math.max(0, from), Math.min(1440, to)] : NO_TIME)
}
