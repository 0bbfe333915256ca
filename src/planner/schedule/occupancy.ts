import { NO_TIME } from './day-segments.ts'
import type { Segments } from './day-segments.ts'
import type { Problem } from './problem.ts'

/** What is taken so far: flat sorted [from, to, place] triples of each resource and day, and the use of each quota. */
export type Occupancy = {
  busy: (number[] | undefined)[][]
  used: Int32Array[]
  /** Sessions of each spacing on each day. */
  heldOn: Uint16Array[]
  /** Next day with free time of each resource, as links to be followed; days once full stay full. */
  nextOpen: Int32Array[]
}

/** Place of a block of work that other meetings may interrupt. */
export const WORK = -2

export function emptyOccupancy(problem: Problem): Occupancy {
  const days = problem.resources[0]?.windows.length ?? 0
  return {
    busy: problem.resources.map(() => Array.from<number[] | undefined>({ length: days })),
    used: problem.quotas.map((quota) => new Int32Array(quota.buckets)),
    heldOn: problem.spacings.map(() => new Uint16Array(days)),
    nextOpen: problem.resources.map(() => Int32Array.from({ length: days + 1 }, (_, day) => day)),
  }
}

export function occupy(occupancy: Occupancy, at: { resource: number; day: number }, block: { from: number; to: number; place: number }): void {
  const ofResource = occupancy.busy[at.resource]!
  if (at.day < 0 || at.day >= ofResource.length) return
  const busy = (ofResource[at.day] ??= [])
  let i = busy.length
  while (i > 0 && busy[i - 3]! > block.from) i -= 3
  busy.splice(i, 0, block.from, block.to, block.place)
}

/** What a resource does on a day of the span. */
export function busyOn(occupancy: Occupancy, resource: number, day: number): readonly number[] {
  return occupancy.busy[resource]![day] ?? NOTHING
}

const NOTHING: readonly number[] = []

/** First day from `day` on that is not known to be full. */
export function openDay(occupancy: Occupancy, resource: number, day: number): number {
  const next = occupancy.nextOpen[resource]!
  let root = day
  while (next[root]! !== root) root = next[root]!
  for (let at = day; at !== root; ) {
    const step = next[at]!
    next[at] = root
    at = step
  }
  return root
}

export function closeDay(occupancy: Occupancy, resource: number, day: number): void {
  occupancy.nextOpen[resource]![day] = day + 1
}

/** Free time of a resource on a day within `windows`, keeping travel time from and to the neighbours. */
export function freeSegments(problem: Problem, busy: readonly number[], task: { windows: Segments; place: number }): Segments {
  const { windows, place } = task
  if (windows.length === 0) return NO_TIME
  if (busy.length === 0) return windows
  const free: number[] = []
  const travel = (from: number, to: number) => (from >= 0 && to >= 0 ? problem.travel[from]![to]! : 0)
  for (let i = 0; i < windows.length; i += 2) {
    let at = windows[i]!
    const end = windows[i + 1]!
    for (let j = 0; j < busy.length; j += 3) {
      const leave = busy[j]! - travel(place, busy[j + 2]!)
      const ready = busy[j + 1]! + travel(busy[j + 2]!, place)
      if (ready <= at) continue
      if (leave >= end) continue
      if (leave > at) free.push(at, leave)
      at = Math.max(at, ready)
    }
    if (at < end) free.push(at, end)
  }
  return free
}

export function quotaLeft(problem: Problem, occupancy: Occupancy, rule: { quotas: readonly number[]; day: number; measure: 'minutes' | 'tasks' }): number {
  let left = Infinity
  for (const index of rule.quotas) {
    const quota = problem.quotas[index]!
    const bucket = quota.bucketOfDay[rule.day] ?? -1
    if (quota.measure === rule.measure && bucket >= 0) left = Math.min(left, quota.max - occupancy.used[index]![bucket]!)
  }
  return left
}

export function useQuotas(problem: Problem, occupancy: Occupancy, use: { quotas: readonly number[]; day: number; minutes: number; tasks: number }): void {
  for (const index of use.quotas) {
    const quota = problem.quotas[index]!
    const bucket = quota.bucketOfDay[use.day] ?? -1
    if (bucket >= 0) occupancy.used[index]![bucket]! += quota.measure === 'minutes' ? use.minutes : use.tasks
  }
}
