import { expect, test } from 'vitest'
import { dayNumber } from '../time/day-number.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { briefOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'

const MONDAY = dayNumber('2027-01-11')
const sprints: Fact = { kind: 'sprint-calendar', count: 2, lengthDays: 14, firstDay: MONDAY }
const person = (name: string, capacity: Extract<Fact, { kind: 'person' }>['capacity'] = null): Fact => ({ kind: 'person', name, roles: [], isUser: false, capacity })

function hoursOf(facts: readonly Fact[]): Record<string, number> {
  const brief = briefOf([sprints, ...facts], { plannerType: 'sprint' })
  // Work of a day in each sprint, so that the plan reaches both.
  const network = networkOf([taskOf('a', { timed: false, effortMinutes: 480, sprintWish: 1 }), taskOf('b', { timed: false, effortMinutes: 480, sprintWish: 2 })])
  const { capacity } = scheduleNetwork(brief, network, { seed: 1 })
  return Object.fromEntries(capacity.map(({ assignee, sprint, minutes }) => [`${assignee} ${sprint}`, minutes / 60]))
}

test('ten working days a sprint, less absences', () => {
  const leave: Fact = { kind: 'exclusion', days: { spans: [{ first: MONDAY + 14, last: MONDAY + 16 }] }, windows: [], person: 'Leo' }
  expect(hoursOf([person('Ana'), person('Leo'), leave])).toEqual({ 'Ana 1': 80, 'Ana 2': 80, 'Leo 1': 80, 'Leo 2': 56 })
})

test('hours a week and a sprint bound it', () => {
  expect(hoursOf([person('Ana', { minutes: 1200, per: 'week' }), person('Leo', { minutes: 1800, per: 'sprint' })])).toEqual({ 'Ana 1': 40, 'Ana 2': 40, 'Leo 1': 30, 'Leo 2': 30 })
})

test('nobody is named, so nothing is known', () => {
  expect(hoursOf([])).toEqual({})
})
