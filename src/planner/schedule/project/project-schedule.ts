import type { Project } from './project.ts'
import { listByFinish } from './serial-pass.ts'
import type { PassBuffers } from './serial-pass.ts'

/** A schedule in the time of its own direction, and the activity list it was generated from. */
export type ProjectSchedule = { list: Int32Array; starts: Int32Array; makespan: number }

export function emptySchedule(project: Project): ProjectSchedule {
  return { list: new Int32Array(project.count), starts: new Int32Array(project.count), makespan: 0 }
}

/** Writes the list that justifies a schedule in the opposite direction: by falling finish. */
export function justifyingList(project: Project, schedule: ProjectSchedule, into: { list: Int32Array; buffers: PassBuffers }): Int32Array {
  listByFinish(project, { starts: schedule.starts, ties: schedule.list, list: into.list, makespan: schedule.makespan, buffers: into.buffers })
  return into.list
}

export function hashSchedule({ starts, makespan }: ProjectSchedule): number {
  return starts.reduce((hash, start, activity) => (Math.imul(hash, 31) + start * 7919 + activity) | 0, makespan)
}
