import { seededRandom } from '../seeded-random.ts'
import type { Random } from '../seeded-random.ts'
import { sampleList } from './biased-sampling.ts'
import { Crossover } from './crossover.ts'
import { DenseWindows } from './dense-window.ts'
import { criticalPathLength, directionsOf } from './direction.ts'
import type { Direction, Directions } from './direction.ts'
import { parallelPass } from './parallel-pass.ts'
import type { Project } from './project.ts'
import { populationSizes, searchProfile } from './search-profile.ts'
import type { SearchProfile } from './search-profile.ts'
import { emptySchedule, hashSchedule, justifyingList } from './project-schedule.ts'
import type { ProjectSchedule } from './project-schedule.ts'
import { passBuffers, serialPass } from './serial-pass.ts'
import type { PassBuffers } from './serial-pass.ts'

/** Chance of each pair of neighbours in a child's list to change places. */
const SWAP_PROBABILITY = 0.02
/** Share of members that also compete by their plain justification. */
const JUSTIFIED_SHARE = 0.1
const BY_TIME_SHARE = 0.5
const PARALLEL_SHARE = 0.05

export type SearchResult = { starts: Int32Array; makespan: number; schedules: number }

/** Shortest schedule found within a number of full passes. Same project, seed and count: same result. */
export function searchProject(project: Project, options: { schedules: number; seed: number }): SearchResult {
  return new PopulationSearch(project, options).run()
}

/**
 * A population that alternates between forward and backward schedules: every child is generated from a list in the
 * opposite direction of its parents, so that each pass is also a justification (Debels and Vanhoucke 2005). Seeds come
 * from biased sampling with parallel generation; children that repeat a schedule give way to new seeds.
 */
class PopulationSearch {
  readonly #project: Project
  readonly #directions: Directions
  readonly #buffers: PassBuffers
  readonly #random: Random
  readonly #windows: DenseWindows
  readonly #crossover: Crossover
  readonly #limit: number
  readonly #bound: number
  readonly #profile: SearchProfile
  readonly #best: { starts: Int32Array; makespan: number }
  #used = 0

  constructor(project: Project, { schedules, seed }: { schedules: number; seed: number }) {
    this.#project = project
    this.#directions = directionsOf(project)
    this.#buffers = passBuffers(project)
    this.#random = seededRandom(seed)
    this.#windows = new DenseWindows(project)
    this.#crossover = new Crossover(project, this.#buffers)
    this.#limit = Math.max(2, schedules)
    this.#profile = searchProfile(project, schedules)
    this.#bound = criticalPathLength(project, this.#directions[0])
    this.#best = { starts: new Int32Array(project.count), makespan: Infinity }
  }

  run(): SearchResult {
    const { first, last, seeds } = populationSizes(this.#limit, this.#profile)
    let population: ProjectSchedule[] = []
    while (population.length < seeds && !this.#isOver(2)) population.push(this.#seedSchedule(1, this.#profile.parallelSeeds))
    population = fittest(population, first)
    for (let side: 0 | 1 = 0; population.length > 1 && !this.#isOver(1); side = side === 0 ? 1 : 0) {
      const next = this.#nextGeneration(population, side)
      if (next.length < population.length) break
      const size = Math.round(first + ((last - first) * this.#used) / this.#limit)
      population = next.length > size ? fittest(next, Math.max(4, size)) : next
    }
    return { ...this.#best, schedules: this.#used }
  }

  #isOver(needed: number): boolean {
    return this.#used + needed > this.#limit || this.#best.makespan <= this.#bound
  }

  /** For each member the better of two children, as father and as mother; repeated schedules become new seeds. */
  #nextGeneration(population: readonly ProjectSchedule[], side: 0 | 1): ProjectSchedule[] {
    const next: ProjectSchedule[] = []
    for (const member of population) {
      const children: ProjectSchedule[] = []
      if (this.#random() < JUSTIFIED_SHARE && !this.#isOver(1)) children.push(this.#justified(member, side))
      if (!this.#isOver(1)) children.push(this.#child({ father: member, mother: this.#mate(population, member) }, side))
      if (!this.#isOver(1)) children.push(this.#child({ father: this.#mate(population, member), mother: member }, side))
      if (children.length > 0) next.push(children.reduce((best, child) => (child.makespan <= best.makespan ? child : best)))
    }
    const seen = new Set<number>()
    return next.map((schedule) => {
      const hash = hashSchedule(schedule)
      if (seen.has(hash) && !this.#isOver(2)) return this.#seedSchedule(side, this.#profile.parallelReplacements)
      seen.add(hash)
      return schedule
    })
  }

  #mate(population: readonly ProjectSchedule[], not: ProjectSchedule): ProjectSchedule {
    const draw = () => population[Math.floor(this.#random() * population.length)]!
    let winner = draw()
    for (let round = 1; round < this.#profile.rivals || (winner === not && round < this.#profile.rivals + 5); round++) {
      const rival = draw()
      if (winner === not || rival.makespan < winner.makespan) winner = rival
    }
    return winner
  }

  #child(parents: { father: ProjectSchedule; mother: ProjectSchedule }, side: 0 | 1): ProjectSchedule {
    const child = emptySchedule(this.#project)
    const direction = this.#directions[side]
    const window = this.#windows.sample(parents.mother, { random: this.#random, tries: this.#profile.windowTries, shares: this.#profile.windowShares })
    if (this.#random() < BY_TIME_SHARE) this.#crossover.byTime(parents, window, { list: child.list, before: direction.before })
    else this.#crossover.byPosition(parents, window, child.list)
    this.#swapNeighbours(child.list, direction)
    return this.#generate(child, side, this.#random() < PARALLEL_SHARE)
  }

  #justified(schedule: ProjectSchedule, side: 0 | 1): ProjectSchedule {
    const other = emptySchedule(this.#project)
    justifyingList(this.#project, schedule, { list: other.list, buffers: this.#buffers })
    return this.#generate(other, side, false)
  }

  /** A sampled schedule of one side, justified to the other. */
  #seedSchedule(side: 0 | 1, parallelShare: number): ProjectSchedule {
    const seed = emptySchedule(this.#project)
    const opposite = side === 0 ? 1 : 0
    sampleList(this.#project, this.#directions[opposite], { list: seed.list, random: this.#random, bias: this.#profile.samplingBias })
    return this.#justified(this.#generate(seed, opposite, this.#random() < parallelShare), side)
  }

  #swapNeighbours(list: Int32Array, { before }: Direction): void {
    for (let position = 0; position + 1 < list.length; position++) {
      if (this.#random() >= SWAP_PROBABILITY) continue
      const [a, b] = [list[position]!, list[position + 1]!]
      let isBound = false
      for (let edge = before.offsets[b]!; edge < before.offsets[b + 1]!; edge++) isBound ||= before.targets[edge] === a
      if (isBound) continue
      list[position] = b
      list[position + 1] = a
    }
  }

  #generate(schedule: ProjectSchedule, side: 0 | 1, isParallel: boolean): ProjectSchedule {
    const { before } = this.#directions[side]
    const { list, starts } = schedule
    schedule.makespan =
      isParallel && this.#project.packing.words === 1
        ? parallelPass(this.#project, this.#directions[side], { list, starts })
        : serialPass(this.#project, list, { before, starts, buffers: this.#buffers })
    this.#used++
    if (schedule.makespan < this.#best.makespan) this.#remember(schedule, side)
    return schedule
  }

  #remember({ starts, makespan }: ProjectSchedule, side: 0 | 1): void {
    const { durations } = this.#project
    this.#best.makespan = makespan
    this.#best.starts.set(side === 0 ? starts : starts.map((start, i) => makespan - start - durations[i]!))
  }
}

function fittest(schedules: readonly ProjectSchedule[], count: number): ProjectSchedule[] {
  return schedules.toSorted((a, b) => a.makespan - b.makespan).slice(0, count)
}
