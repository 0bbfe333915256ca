import type { TimeWindow } from './dense-window.ts'
import type { Adjacency, Project } from './project.ts'
import type { ProjectSchedule } from './project-schedule.ts'
import { justifyingList } from './project-schedule.ts'
import type { PassBuffers } from './serial-pass.ts'

export type Parents = { father: ProjectSchedule; mother: ProjectSchedule }

/** Both write a list for the direction opposite to the parents', which keeps the mother's order inside a window of hers. */
export class Crossover {
  readonly #project: Project
  readonly #buffers: PassBuffers
  readonly #fatherList: Int32Array
  readonly #motherList: Int32Array
  readonly #taken: Uint8Array
  readonly #keys: Float64Array

  constructor(project: Project, buffers: PassBuffers) {
    this.#project = project
    this.#buffers = buffers
    this.#fatherList = new Int32Array(project.count)
    this.#motherList = new Int32Array(project.count)
    this.#taken = new Uint8Array(project.count)
    this.#keys = new Float64Array(project.count)
  }

  /** By position: the father's head, the mother's order through her window, the father's rest (Hartmann 1998; peaks: Valls et al. 2008). */
  byPosition({ father, mother }: Parents, window: TimeWindow, list: Int32Array): void {
    const { count, durations } = this.#project
    const fathers = this.#justify(father, this.#fatherList)
    const mothers = this.#justify(mother, this.#motherList)
    let first = count
    let last = -1
    for (let position = 0; position < count; position++) {
      const finish = mother.starts[mothers[position]!]! + durations[mothers[position]!]!
      if (finish <= window.from || finish > window.to) continue
      first = Math.min(first, position)
      last = position
    }
    const taken = this.#taken.fill(0)
    let filled = 0
    const take = (activity: number) => {
      if (taken[activity] === 1) return
      taken[activity] = 1
      list[filled++] = activity
    }
    for (let position = 0; position < Math.min(first, last + 1); position++) take(fathers[position]!)
    for (const activity of mothers) if (filled <= last) take(activity)
    for (let position = 0; position < count; position++) take(fathers[position]!)
  }

  /** By time: activities of the mother's window at their times in her schedule, the others at the father's, scaled to her length. */
  byTime({ father, mother }: Parents, window: TimeWindow, into: { list: Int32Array; before: Adjacency }): void {
    const { count, durations } = this.#project
    const keys = this.#keys
    const scale = mother.makespan / Math.max(1, father.makespan)
    for (let i = 0; i < count; i++) {
      const finish = mother.starts[i]! + durations[i]!
      const isInside = finish > window.from && finish <= window.to
      keys[i] = isInside ? mother.makespan - finish : (father.makespan - father.starts[i]! - durations[i]!) * scale
    }
    const order = this.#justify(father, this.#fatherList).toSorted((a, b) => keys[a]! - keys[b]!)
    this.#listWithPredecessors(order, into)
  }

  /** Each activity pulls those before it that are not yet listed in front of it. */
  #listWithPredecessors(order: Int32Array, { list, before }: { list: Int32Array; before: Adjacency }): void {
    const taken = this.#taken.fill(0)
    let filled = 0
    const put = (activity: number) => {
      if (taken[activity] === 1) return
      taken[activity] = 1
      for (let edge = before.offsets[activity]!; edge < before.offsets[activity + 1]!; edge++) put(before.targets[edge]!)
      list[filled++] = activity
    }
    for (const activity of order) put(activity)
  }

  #justify(schedule: ProjectSchedule, list: Int32Array): Int32Array {
    return justifyingList(this.#project, schedule, { list, buffers: this.#buffers })
  }
}
