import type { Random } from '../seeded-random.ts'
import type { ProjectSchedule } from './project-schedule.ts'
import type { Project } from './project.ts'

export type TimeWindow = { from: number; to: number }

/** Samples windows of a schedule by how much of the resources is in use, the measure of a peak. */
export class DenseWindows {
  readonly #project: Project
  readonly #load: Float64Array
  readonly #sums: Float64Array

  constructor(project: Project) {
    this.#project = project
    this.#load = relativeLoads(project)
    this.#sums = new Float64Array(project.horizon + 2)
  }

  /** The densest of `tries` random windows of one length, a random share of the makespan between the two given. */
  sample(schedule: ProjectSchedule, draw: { random: Random; tries: number; shares: readonly [number, number] }): TimeWindow {
    const { random, shares } = draw
    const { makespan } = schedule
    const sums = this.#accumulate(schedule)
    const length = Math.max(1, Math.round(makespan * (shares[0] + random() * (shares[1] - shares[0]))))
    let best = 0
    let most = -1
    for (let attempt = 0; attempt < draw.tries; attempt++) {
      const from = Math.floor(random() * (makespan - length + 1))
      const sum = sums[from + length]! - sums[from]!
      if (sum <= most) continue
      most = sum
      best = from
    }
    return { from: best, to: best + length }
  }

  /** Load up to each slot: second sums of the changes at starts and ends. */
  #accumulate({ starts, makespan }: ProjectSchedule): Float64Array {
    const sums = this.#sums.fill(0, 0, makespan + 2)
    const { count, durations } = this.#project
    for (let i = 0; i < count; i++) {
      sums[starts[i]! + 1]! += this.#load[i]!
      sums[starts[i]! + durations[i]! + 1]! -= this.#load[i]!
    }
    for (let round = 0; round < 2; round++) for (let slot = 1; slot <= makespan; slot++) sums[slot]! += sums[slot - 1]!
    return sums
  }
}

/** Sum of an activity's demands as shares of the capacities; nothing for activities without duration. */
function relativeLoads({ count, durations, demands, capacities }: Project): Float64Array {
  const resources = capacities.length
  return Float64Array.from({ length: count }, (_, i) => {
    if (durations[i] === 0) return 0
    let load = 0
    for (let k = 0; k < resources; k++) if (capacities[k]! > 0) load += demands[i * resources + k]! / capacities[k]!
    return load
  })
}
