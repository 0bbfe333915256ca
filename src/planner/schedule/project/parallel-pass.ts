import type { Direction } from './direction.ts'
import type { Project } from './project.ts'

/**
 * Parallel schedule generation: at each moment the eligible activities that fit start, in the order of the list
 * (Bedworth and Bailey 1982). Fills `starts` and returns the makespan. One word of packed demands only.
 */
export function parallelPass(project: Project, direction: Direction, { list, starts }: { list: Int32Array; starts: Int32Array }): number {
  const { count, durations, packing } = project
  const guard = packing.guards[0]!
  let free = packing.full[0]!
  const eligible = new EligibleList(project, direction, list)
  const running: number[] = []
  let makespan = 0
  let time = 0
  for (let started = 0; started < count; ) {
    for (let at = 0; at < eligible.length; at++) {
      const activity = eligible.at(at)
      const demand = packing.demands[activity]!
      if (((free - demand) & guard) !== guard) continue
      eligible.remove(at)
      starts[activity] = time
      started++
      makespan = Math.max(makespan, time + durations[activity]!)
      if (durations[activity] === 0) {
        eligible.finish(activity)
        at = -1
      } else {
        free -= demand
        running.push(activity)
        at--
      }
    }
    time = running.reduce((soonest, activity) => Math.min(soonest, starts[activity]! + durations[activity]!), Infinity)
    for (let i = running.length - 1; i >= 0; i--) {
      const activity = running[i]!
      if (starts[activity]! + durations[activity]! !== time) continue
      free += packing.demands[activity]!
      running.splice(i, 1)
      eligible.finish(activity)
    }
  }
  return makespan
}

/** Activities whose predecessors are finished, in the order of the list. */
class EligibleList {
  readonly #direction: Direction
  readonly #rank: Int32Array
  readonly #waiting: Int32Array
  readonly #items: number[] = []

  constructor(project: Project, direction: Direction, list: Int32Array) {
    const { offsets } = direction.before
    this.#direction = direction
    this.#rank = new Int32Array(project.count)
    list.forEach((activity, position) => (this.#rank[activity] = position))
    this.#waiting = Int32Array.from({ length: project.count }, (_, i) => offsets[i + 1]! - offsets[i]!)
    this.#waiting.forEach((waiting, activity) => waiting === 0 && this.#add(activity))
  }

  get length(): number {
    return this.#items.length
  }

  at(position: number): number {
    return this.#items[position]!
  }

  remove(position: number): void {
    this.#items.splice(position, 1)
  }

  finish(activity: number): void {
    const { offsets, targets } = this.#direction.after
    for (let edge = offsets[activity]!; edge < offsets[activity + 1]!; edge++) {
      const next = targets[edge]!
      this.#waiting[next]!--
      if (this.#waiting[next] === 0) this.#add(next)
    }
  }

  #add(activity: number): void {
    let at = this.#items.length
    while (at > 0 && this.#rank[this.#items[at - 1]!]! > this.#rank[activity]!) at--
    this.#items.splice(at, 0, activity)
  }
}
