import type { Adjacency, Project } from './project.ts'

/** Forward, or backward in mirrored time: then an activity's 'before' are its successors. */
export type Direction = {
  before: Adjacency
  after: Adjacency
  /** Longest chain of durations that follows each activity: the regret of putting it off. */
  tails: Int32Array
}
export type Directions = readonly [forward: Direction, backward: Direction]

export function directionsOf(project: Project): Directions {
  const { predecessors, successors } = project
  return [
    { before: predecessors, after: successors, tails: tailsOf(project, successors, predecessors) },
    { before: successors, after: predecessors, tails: tailsOf(project, predecessors, successors) },
  ]
}

function tailsOf(project: Project, after: Adjacency, before: Adjacency): Int32Array {
  const { count, durations } = project
  const tails = new Int32Array(count)
  const waiting = Int32Array.from({ length: count }, (_, i) => after.offsets[i + 1]! - after.offsets[i]!)
  const open = Array.from({ length: count }, (_, i) => i).filter((i) => waiting[i] === 0)
  for (let activity = open.pop(); activity !== undefined; activity = open.pop()) {
    for (let edge = before.offsets[activity]!; edge < before.offsets[activity + 1]!; edge++) {
      const earlier = before.targets[edge]!
      tails[earlier] = Math.max(tails[earlier]!, tails[activity]! + durations[activity]!)
      waiting[earlier]!--
      if (waiting[earlier] === 0) open.push(earlier)
    }
  }
  return tails
}

/** Length of the longest chain of activities: no schedule is shorter. */
export function criticalPathLength(project: Project, { tails }: Direction): number {
  return tails.reduce((longest, tail, activity) => Math.max(longest, tail + project.durations[activity]!), 0)
}
