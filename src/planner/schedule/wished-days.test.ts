import { expect, test } from 'vitest'
import { dayNumber } from '../time/day-number.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { briefOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'
import type { NetworkTask } from '../draft/task-network.ts'

const until = (last: string): Fact => ({ kind: 'horizon', first: null, last: dayNumber(last) })
const step = (id: string, position: number, changes: Partial<NetworkTask> = {}) => taskOf(id, { wish: { day: null, windows: [], position }, effortMinutes: 120, ...changes })

/** Offsets from the first day, by task. */
function daysOf(tasks: readonly NetworkTask[], facts: readonly Fact[] = [until('2027-01-31')]): Record<string, number> {
  const { placements } = scheduleNetwork(briefOf(facts), networkOf(tasks), { seed: 1 })
  return Object.fromEntries(placements.map(({ taskId, days }) => [taskId, days.first - dayNumber('2027-01-04')]))
}

test('what others wait for stands early enough to leave these their share of the plan', () => {
  const loft = [0.1, 0.4, 0.7, 0.95].map((position, index) => step(`loft ${index}`, position))
  const garage = [0.1, 0.4, 0.7, 0.95].map((position, index) => step(`garage ${index}`, position, { after: loft.map(({ id }) => ({ taskId: id, lagMinutes: 0 })) }))
  const days = daysOf([...loft, ...garage])
  expect(Math.max(...loft.map(({ id }) => days[id]!))).toBeLessThanOrEqual(16)
  expect(Math.min(...garage.map(({ id }) => days[id]!))).toBeGreaterThanOrEqual(12)
  expect(new Set(garage.map(({ id }) => days[id]!)).size).toBeGreaterThan(2)
})

test('steps that would all like the same day go to the days beside it', () => {
  const days = Object.values(daysOf(Array.from({ length: 6 }, (_, index) => step(`step ${index}`, 0.5))))
  expect(new Set(days).size).toBe(6)
  expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(6)
})

test('a step of the day itself stays on it, however full that is', () => {
  const day = dayNumber('2027-01-20')
  const days = daysOf(Array.from({ length: 4 }, (_, index) => step(`step ${index}`, 0.5, { wish: { day, windows: [], position: null } })))
  expect(new Set(Object.values(days))).toEqual(new Set([16]))
})

test('where only Saturdays are open, what belongs to one stays together', () => {
  const saturdays: Fact = { kind: 'availability', days: { weekdays: [6] }, windows: [], person: null }
  const days = daysOf(Array.from({ length: 8 }, (_, index) => step(`step ${index}`, index / 8)), [until('2027-01-31'), saturdays])
  expect(new Set(Object.values(days))).toEqual(new Set([5, 12, 19, 26]))
})

test('a step that waits for a single short one stands where it is wished, and not behind that one’s share of the plan', () => {
  const list = step('list', 0, { effortMinutes: 45 })
  const report = step('report', 0.01, { effortMinutes: 45, after: [{ taskId: 'list', lagMinutes: 0 }] })
  const others = Array.from({ length: 6 }, (_, index) => step(`other ${index}`, 0.1 + 0.15 * index, { effortMinutes: 60 }))
  expect(daysOf([list, report, ...others])['report']).toBe(0)
})

test('what leads up to a day in the middle of a plan is spread over the days before that one', () => {
  const middle = { first: dayNumber('2027-01-04'), last: dayNumber('2027-01-16') }
  const chain = Array.from({ length: 10 }, (_, index) => step(`step ${index}`, (0.4 * index) / 10, { allowedDays: middle, after: index === 0 ? [] : [{ taskId: `step ${index - 1}`, lagMinutes: 0 }] }))
  const days = daysOf([...chain, step('afterwards', 1)], [until('2027-02-14')])
  expect(new Set(chain.map(({ id }) => days[id]!)).size).toBeGreaterThanOrEqual(8)
  expect(Math.max(...chain.map(({ id }) => days[id]!))).toBeLessThanOrEqual(12)
  expect(days['step 9']!).toBeGreaterThanOrEqual(9)
})

test('a long chain of which one step finds no place in its days is begun a little sooner, and not all at once', () => {
  const chain = Array.from({ length: 8 }, (_, index) => step(`step ${index}`, 0.5 + index / 16, { after: index === 0 ? [] : [{ taskId: `step ${index - 1}`, lagMinutes: 2 * 1440 }] }))
  const days = daysOf(chain, [until('2027-01-24')])
  expect(Object.keys(days).length).toBe(8)
  expect(new Set(Object.values(days)).size).toBe(8)
})
