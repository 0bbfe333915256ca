import type { Adjacency, Project } from './project.ts'

/** Buffers of one search, reused by every pass. */
export type PassBuffers = { free: Int32Array; buckets: Int32Array; ready: Int32Array }

export function passBuffers(project: Project): PassBuffers {
  const slots = project.horizon + 1
  return { free: new Int32Array(slots * project.packing.words), buckets: new Int32Array(slots + 1), ready: new Int32Array(project.count) }
}

/**
 * Serial schedule generation: each activity of a precedence-feasible list at its earliest feasible start (Kelley 1963).
 * Fills `starts` and returns the makespan. With the predecessors and the list reversed it schedules backward in mirrored time.
 */
export function serialPass(project: Project, list: Int32Array, direction: { before: Adjacency; starts: Int32Array; buffers: PassBuffers }): number {
  if (project.packing.words > 1) return widePass(project, list, direction)
  const { durations, count } = project
  const { demands } = project.packing
  const guard = project.packing.guards[0]!
  const full = project.packing.full[0]!
  const { offsets, targets } = direction.before
  const starts = direction.starts
  const free = direction.buffers.free
  let makespan = 0
  let cleared = 0
  for (let i = 0; i < count; i++) {
    const activity = list[i]!
    const duration = durations[activity]!
    let start = 0
    for (let edge = offsets[activity]!; edge < offsets[activity + 1]!; edge++) {
      const before = targets[edge]!
      const ready = starts[before]! + durations[before]!
      if (ready > start) start = ready
    }
    const demand = demands[activity]!
    if (duration > 0 && demand !== 0) {
      let end = start + duration
      for (let slot = start; slot < end && slot < cleared; slot++) {
        if (((free[slot]! - demand) & guard) !== guard) {
          start = slot + 1
          end = start + duration
        }
      }
      while (cleared < end) free[cleared++] = full
      for (let slot = start; slot < end; slot++) free[slot]! -= demand
    }
    starts[activity] = start
    if (start + duration > makespan) makespan = start + duration
  }
  return makespan
}

/** The same with more resources than one word holds. */
function widePass(project: Project, list: Int32Array, direction: { before: Adjacency; starts: Int32Array; buffers: PassBuffers }): number {
  const { durations, count } = project
  const { demands, words, guards, full } = project.packing
  const { offsets, targets } = direction.before
  const { starts } = direction
  const free = direction.buffers.free
  for (let slot = 0; slot <= project.horizon; slot++) for (let word = 0; word < words; word++) free[slot * words + word] = full[word]!
  let makespan = 0
  for (let i = 0; i < count; i++) {
    const activity = list[i]!
    const duration = durations[activity]!
    let start = 0
    for (let edge = offsets[activity]!; edge < offsets[activity + 1]!; edge++) start = Math.max(start, starts[targets[edge]!]! + durations[targets[edge]!]!)
    for (let slot = start; slot < start + duration; slot++) {
      for (let word = 0; word < words; word++) {
        if (((free[slot * words + word]! - demands[activity * words + word]!) & guards[word]!) !== guards[word]!) start = slot + 1
      }
    }
    for (let slot = start; slot < start + duration; slot++) for (let word = 0; word < words; word++) free[slot * words + word]! -= demands[activity * words + word]!
    starts[activity] = start
    makespan = Math.max(makespan, start + duration)
  }
  return makespan
}

/** Activities by falling finish (ties: as listed before): the list that justifies a schedule to the other side. */
export function listByFinish(project: Project, from: { starts: Int32Array; ties: Int32Array; list: Int32Array; makespan: number; buffers: PassBuffers }): void {
  const { starts, ties, list, makespan } = from
  const buckets = from.buffers.buckets
  const { durations, count } = project
  for (let slot = 0; slot <= makespan + 1; slot++) buckets[slot] = 0
  for (let i = 0; i < count; i++) buckets[makespan - starts[i]! - durations[i]! + 1]!++
  for (let slot = 0; slot < makespan; slot++) buckets[slot + 1]! += buckets[slot]!
  for (let i = count - 1; i >= 0; i--) {
    const activity = ties[i]!
    list[buckets[makespan - starts[activity]! - durations[activity]!]!++] = activity
  }
}
