import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStays } from './stay-search.ts'
import type { StayProblem } from './stay-search.ts'

const stay = fc.record({ days: fc.integer({ min: 2, max: 5 }), wanted: fc.option(fc.integer({ min: 0, max: 14 })) })
const trip = fc.record({ stays: fc.array(stay, { minLength: 1, maxLength: 5 }), ways: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }) })

function problemOf({ stays, ways }: { stays: { days: number; wanted: number | null }[]; ways: boolean[] }): StayProblem {
  return {
    stays: stays.map(({ days, wanted }) => ({ days, within: wanted === null ? [] : [{ first: wanted, last: wanted + 1 }], after: [], leavesEarly: false })),
    isAllowed: (from, to) => ways[from * 5 + to]!,
    cost: () => 0,
    sharedDays: 1,
    lastDay: stays.reduce((sum, { days }) => sum + days - 1, 0),
  }
}

function permutations(items: number[]): number[][] {
  return items.length === 0 ? [[]] : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

function holds(problem: StayProblem, order: number[]): boolean {
  let day = 0
  return order.every((index, position) => {
    const { days, within } = problem.stays[index]!
    const last = day + days - 1
    const isOpen = position === 0 || problem.isAllowed(order[position - 1]!, index)
    const isThere = within.every((span) => (span.last - span.first <= days - 1 ? day <= span.first && span.last <= last : span.first <= day && last <= span.last))
    day = last
    return isOpen && isThere
  })
}

test('an order is found exactly when trying all of them finds one, and it holds', () => {
  fc.assert(
    fc.property(trip, (input) => {
      const problem = problemOf(input)
      const places = orderStays(problem)
      const orders = permutations(input.stays.map((_, index) => index))
      expect(places.length === input.stays.length).toBe(orders.some((order) => holds(problem, order)))
      expect(places.length < input.stays.length || holds(problem, places.map((place) => place.stay))).toBe(true)
    }),
  )
})

test('stays follow each other with the travel day shared', () => {
  const problem = problemOf({ stays: [{ days: 3, wanted: null }, { days: 2, wanted: 0 }], ways: Array.from({ length: 25 }, () => true) })
  expect(orderStays(problem)).toEqual([{ stay: 1, first: 0, last: 1 }, { stay: 0, first: 1, last: 3 }])
})

test('the cheapest way of the orders that hold', () => {
  const distance = (from: number, to: number) => Math.abs(from - to)
  const stays = [0, 1, 2, 3].map(() => ({ days: 2, within: [], after: [], leavesEarly: false }))
  const places = orderStays({ stays, isAllowed: () => true, cost: distance, sharedDays: 1, lastDay: 10 })
  expect([[0, 1, 2, 3], [3, 2, 1, 0]]).toContainEqual(places.map((place) => place.stay))
})

test('a place that must come first does', () => {
  const stays = [{ days: 2, within: [], after: [1], leavesEarly: false }, { days: 2, within: [], after: [], leavesEarly: false }]
  expect(orderStays({ stays, isAllowed: () => true, cost: () => 0, sharedDays: 1, lastDay: 5 }).map((place) => place.stay)).toEqual([1, 0])
})

test('sixteen stays take no time worth speaking of', () => {
  const stays = Array.from({ length: 16 }, () => ({ days: 2, within: [], after: [], leavesEarly: false }))
  const ring = (from: number, to: number) => (to - from + 16) % 16 === 1
  expect(orderStays({ stays, isAllowed: ring, cost: () => 0, sharedDays: 1, lastDay: 30 }).length).toBe(16)
})
