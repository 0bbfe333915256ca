import { expect, test } from 'vitest'
import { dayNumber } from '../time/day-number.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { briefOf, linesOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'
import type { NetworkTask } from '../draft/task-network.ts'

const everyDay = (from: number, to: number): Fact => ({ kind: 'availability', days: {}, windows: [{ from: from * 60, to: to * 60 }], person: null })
const wished = (from: number, to: number) => ({ wish: { day: null, windows: [{ from: from * 60, to: to * 60 }], position: null } })

function linesFor(facts: readonly Fact[], tasks: readonly NetworkTask[]): string[] {
  return linesOf(scheduleNetwork(briefOf(facts), networkOf(tasks), { seed: 1 }))
}

test('an evening of a trip stays in the evening where the hours were only assumed', () => {
  const assumed = { ...everyDay(10, 12), strength: 'soft', source: 'assumed' } as const
  expect(linesFor([assumed], [taskOf('dinner', wished(18, 20))])).toEqual(['dinner 2027-01-04 18:00-19:00'])
})

test('a wish for the evening does not leave the hours that were stated', () => {
  expect(linesFor([everyDay(10, 12)], [taskOf('a', wished(18, 20))])).toEqual(['a 2027-01-04 11:00-12:00'])
})

test('before eight in the morning is not midnight', () => {
  expect(linesFor([{ kind: 'horizon', first: dayNumber('2027-01-05'), last: null }, everyDay(0, 8)], [taskOf('a')])).toEqual(['a 2027-01-05 06:00-07:00'])
})

test('mock exams on Saturdays leave the order of the other sessions alone', () => {
  const saturdays: Fact = { kind: 'availability', days: { weekdays: [6] }, windows: [], person: null, appliesTo: { labels: ['mock exam'] } }
  const weekdays: Fact = { kind: 'availability', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [], person: null }
  const sessions = ['a', 'b', 'mock exam', 'c', 'd'].map((id, index) => taskOf(id, { title: id, occurrence: { series: 'study', index } }))
  const days = linesFor([weekdays, saturdays, { kind: 'horizon', first: null, last: dayNumber('2027-01-10') }], sessions).map((line) => line.slice(0, line.lastIndexOf(' ')))
  expect(days.filter((line) => !line.startsWith('mock')).map((line) => line[0])).toEqual(['a', 'b', 'c', 'd'])
  expect(days).toContain('mock exam 2027-01-09')
})
