import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchProject } from './population-search.ts'
import { compileProject } from './project.ts'
import type { ProjectInput } from './project.ts'

const activity = fc.record({ duration: fc.integer({ min: 0, max: 5 }), demands: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), before: fc.uniqueArray(fc.nat({ max: 20 }), { maxLength: 2 }) })

/** A project whose links lead from lower to higher indices; capacities of 3 allow every activity. */
function projectOf(activities: { duration: number; demands: [number, number]; before: number[] }[]): ProjectInput {
  const successors: number[][] = activities.map(() => [])
  activities.forEach(({ before }, index) => new Set(before.map((each) => each % Math.max(1, index))).forEach((each) => index > 0 && successors[each]!.push(index)))
  return { durations: activities.map(({ duration }) => duration), demands: activities.map(({ demands }) => demands), capacities: [3, 3], successors }
}

function isFeasible({ durations, demands, capacities, successors }: ProjectInput, starts: Int32Array): boolean {
  const inOrder = successors.every((targets, from) => targets.every((to) => starts[to]! >= starts[from]! + durations[from]!))
  const horizon = Math.max(0, ...durations.map((duration, i) => starts[i]! + duration))
  const fits = Array.from({ length: horizon }, (_, slot) => slot).every((slot) =>
    capacities.every((capacity, k) => demands.reduce((sum, row, i) => sum + (starts[i]! <= slot && slot < starts[i]! + durations[i]! ? row[k]! : 0), 0) <= capacity),
  )
  return inOrder && fits
}

/** Serial generation of every precedence-feasible order holds an optimum (Kolisch 1996). */
function shortestByForce(input: ProjectInput): number {
  const { durations, demands, capacities, successors } = input
  const before = durations.map((_, to) => successors.flatMap((targets, from) => (targets.includes(to) ? [from] : [])))
  const extend = (starts: Map<number, number>): number => {
    if (starts.size === durations.length) return Math.max(0, ...[...starts].map(([i, start]) => start + durations[i]!))
    return durations.reduce((best, duration, i) => {
      if (starts.has(i) || before[i]!.some((each) => !starts.has(each))) return best
      let start = Math.max(0, ...before[i]!.map((each) => starts.get(each)! + durations[each]!))
      const isFree = (slot: number) => capacities.every((capacity, k) => demands[i]![k]! + [...starts].reduce((sum, [j, at]) => sum + (at <= slot && slot < at + durations[j]! ? demands[j]![k]! : 0), 0) <= capacity)
      while (!Array.from({ length: duration }, (_, offset) => start + offset).every(isFree)) start++
      return Math.min(best, extend(new Map(starts).set(i, start)))
    }, Infinity)
  }
  return extend(new Map())
}

test('a few hundred schedules find the shortest one of a small project', () => {
  fc.assert(
    fc.property(fc.array(activity, { minLength: 1, maxLength: 6 }), (activities) => {
      const input = projectOf(activities)
      const { starts, makespan } = searchProject(compileProject(input), { schedules: 300, seed: 1 })
      expect(isFeasible(input, starts)).toBe(true)
      expect(makespan).toBe(shortestByForce(input))
    }),
    { numRuns: 60 },
  )
})

test('schedules of larger projects are feasible, counted and the same for the same seed', () => {
  fc.assert(
    fc.property(fc.array(activity, { minLength: 20, maxLength: 40 }), fc.integer({ min: 1, max: 120 }), (activities, schedules) => {
      const input = projectOf(activities)
      const [first, second] = [1, 2].map(() => searchProject(compileProject(input), { schedules, seed: 7 }))
      expect(isFeasible(input, first!.starts)).toBe(true)
      expect(first!.schedules).toBeLessThanOrEqual(Math.max(2, schedules))
      expect(second).toEqual(first)
    }),
    { numRuns: 60 },
  )
})

test('more resources than one word holds give the same schedules', () => {
  const input = projectOf(Array.from({ length: 12 }, (_, i) => ({ duration: 1 + (i % 4), demands: [i % 3, (i * 2) % 4], before: i > 3 ? [i - 3] : [] })))
  const idle = Array.from({ length: 20 }, () => 1000)
  const wide: ProjectInput = { ...input, capacities: [...input.capacities, ...idle], demands: input.demands.map((row) => [...row, ...idle.map(() => 1)]) }
  const options = { schedules: 400, seed: 3 }
  const result = searchProject(compileProject(wide), options)
  expect(compileProject(wide).packing.words).toBeGreaterThan(1)
  expect(isFeasible(wide, result.starts)).toBe(true)
  expect(result.makespan).toBe(searchProject(compileProject(input), options).makespan)
})

test('an empty project takes no time', () => {
  expect(searchProject(compileProject({ durations: [], demands: [], capacities: [], successors: [] }), { schedules: 10, seed: 1 }).makespan).toBe(0)
})
