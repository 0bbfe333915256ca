import { expect, test } from 'vitest'
import { dayNumber } from '../time/day-number.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { at, briefOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'
import type { Brief } from '../goal/brief.ts'
import type { NetworkTask } from '../draft/task-network.ts'

const weekdayEvenings: Fact = { kind: 'availability', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 1080, to: 1200 }], person: null }
const exam: Fact = { kind: 'deadline', latest: at('2027-01-11', 9), event: 'exam' }
const hoursOf = (count: number) => Array.from({ length: count }, (_, i) => taskOf(`t${i}`))

const remedies = (facts: readonly Fact[], tasks: readonly NetworkTask[], changes: Partial<Brief> = {}) =>
  scheduleNetwork(briefOf(facts, changes), networkOf(tasks), { seed: 1 }).remedies.map(({ text }) => text)

test('a plan that fits needs no remedy', () => {
  expect(remedies([weekdayEvenings, exam], hoursOf(10))).toEqual([])
})

test('the smallest change of each kind is named', () => {
  expect(remedies([weekdayEvenings, exam], hoursOf(12))).toEqual([
    'one hour more on each of the days',
    'Saturdays as well',
    'an end one day later',
    'leaving out “t10”, “t11”',
  ])
})

test('a change that does not help is not named', () => {
  const tooLong = taskOf('Mock exam', { effortMinutes: 180 })
  expect(remedies([weekdayEvenings, exam], [tooLong, taskOf('Read')])).toEqual(['one hour more on each of the days', 'leaving out “Mock exam”'])
})

test('one thing a day may become two', () => {
  const one: Fact = { kind: 'limit', measure: 'tasks', per: 'day', min: null, max: 1, person: null }
  expect(remedies([{ ...weekdayEvenings, days: {} }, one, exam], hoursOf(9))).toContain('2 tasks a day instead of 1')
})

test('a day that was ruled out is not offered', () => {
  const noSaturdays: Fact = { kind: 'exclusion', days: { weekdays: [6] }, windows: [], person: null }
  expect(remedies([weekdayEvenings, exam, noSaturdays], hoursOf(12))).toContain('Sundays as well')
})

test('a team that has too much gets another sprint or longer days', () => {
  const facts: Fact[] = [
    { kind: 'sprint-calendar', count: 1, lengthDays: 7, firstDay: dayNumber('2027-01-11') },
    { kind: 'person', name: 'Ana', roles: [], isUser: false, capacity: { minutes: 240, per: 'day' } },
  ]
  const tasks = hoursOf(5).map((task) => ({ ...task, timed: false, effortMinutes: 300 }))
  expect(remedies(facts, tasks, { plannerType: 'sprint' })).toEqual(['one hour more a day from each person', 'one more sprint', 'leaving out “t4”'])
})
