import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostVisits } from './visit-search.ts'
import type { VisitProblem } from './visit-search.ts'

const place = fc.integer({ min: 0, max: 3 })
const visit = fc.record({ place, minutes: fc.integer({ min: 10, max: 90 }), from: fc.integer({ min: 500, max: 900 }), length: fc.integer({ min: 10, max: 300 }) })
const travelTable = fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 })

function problemOf(visits: { place: number; minutes: number; from: number; length: number }[], table: number[][]): VisitProblem {
  return {
    visits: visits.map(({ place, minutes, from, length }) => ({ place, minutes, free: [from, from + length] })),
    start: { place: 0, at: 540 },
    travel: (from, to) => (from === to ? 0 : table[from]![to]!),
  }
}

/** Tries every order of every set. */
function mostByForce(problem: VisitProblem, state = { place: problem.start.place, time: problem.start.at, left: problem.visits.map((_, index) => index) }): number {
  return state.left.reduce((most, index) => {
    const { place, minutes, free } = problem.visits[index]!
    const start = Math.max(state.time + problem.travel(state.place, place), free[0]!)
    if (start + minutes > free[1]!) return most
    return Math.max(most, 1 + mostByForce(problem, { place, time: start + minutes, left: state.left.filter((other) => other !== index) }))
  }, 0)
}

test('as many visits as trying every order finds, each in its window and reachable', () => {
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 6 }), travelTable, (visits, table) => {
      const problem = problemOf(visits, table)
      const stops = mostVisits(problem)
      expect(stops.length).toBe(mostByForce(problem))
      let [at, time] = [0, 540]
      for (const stop of stops) {
        const { place, minutes, free } = problem.visits[stop.visit]!
        expect(stop.start).toBeGreaterThanOrEqual(Math.max(time + problem.travel(at, place), free[0]!))
        expect(stop.start + minutes).toBeLessThanOrEqual(free[1]!)
        ;[at, time] = [place, stop.start + minutes]
      }
      expect(new Set(stops.map((stop) => stop.visit)).size).toBe(stops.length)
    }),
  )
})

test('fourteen friends with wide windows are all met', () => {
  const visits = Array.from({ length: 14 }, (_, index) => ({ place: index % 4, minutes: 20, from: 540, length: 800 }))
  expect(mostVisits(problemOf(visits, Array.from({ length: 4 }, () => [5, 5, 5, 5]))).length).toBe(14)
})

test('nobody can be met when every window closes before one can arrive', () => {
  expect(mostVisits(problemOf([{ place: 1, minutes: 30, from: 500, length: 60 }], Array.from({ length: 4 }, () => [45, 45, 45, 45])))).toEqual([])
})
