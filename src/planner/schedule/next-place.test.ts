import { expect, test } from 'vitest'
import { dayNumber, minuteAt } from '../time/day-number.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { briefOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'

const MONDAY = dayNumber('2027-01-11')
const evenings: Fact = { kind: 'availability', days: {}, windows: [{ from: 1080, to: 1200 }], person: null }
const week: Fact = { kind: 'horizon', first: MONDAY, last: MONDAY + 4 }

function nextPlaces(tasks: ReturnType<typeof taskOf>[]) {
  const { placements } = scheduleNetwork(briefOf([evenings, week]), networkOf(tasks), { seed: 1 })
  return new Map(placements.map(({ taskId, nextPlace }) => [taskId, nextPlace]))
}

test('the next free place is after the task itself, with the others where they are', () => {
  const hours = (id: string, day: number, extra = {}) => taskOf(id, { effortMinutes: 120, wish: { day, windows: [], position: null }, ...extra })
  const found = nextPlaces([hours('a', MONDAY), hours('b', MONDAY + 1), hours('c', MONDAY + 2, { after: [{ taskId: 'a', lagMinutes: 0 }] })])
  expect(found.get('a')).toEqual({ start: minuteAt(MONDAY + 3, 1080), pushes: 'c' })
  expect(found.get('b')).toEqual({ start: minuteAt(MONDAY + 3, 1080), pushes: null })
})

test('nothing later is free', () => {
  const full = Array.from({ length: 5 }, (_, index) => taskOf(`t${index}`, { effortMinutes: 120, wish: { day: MONDAY + index, windows: [], position: null } }))
  expect([...nextPlaces(full).values()]).toEqual([null, null, null, null, null])
})
