import { expect, test } from 'vitest'
import { dayNumber } from '../time/day-number.ts'
import { segmentMinutes } from './day-segments.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { planSpan, sprintCalendar } from './plan-span.ts'
import { personWindows, teamOf } from './team.ts'
import { briefOf, linesOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'

type Capacity = Extract<Fact, { kind: 'person' }>['capacity']
const sprints: Fact = { kind: 'sprint-calendar', count: 1, lengthDays: 14, firstDay: dayNumber('2027-01-11') }

/** Working hours of the first week, Monday to Sunday. */
function firstWeek(capacity: Capacity, facts: readonly Fact[] = []): number[] {
  const brief = briefOf([sprints, { kind: 'person', name: 'Ana', roles: [], isUser: false, capacity }, ...facts], { plannerType: 'sprint' })
  const network = networkOf([])
  const { windows } = personWindows(teamOf(brief, network)[0]!, brief, { span: planSpan(brief, network), sprints: sprintCalendar(brief) })
  return windows.slice(0, 7).map((segments) => segmentMinutes(segments) / 60)
}

test('full working days from Monday to Friday', () => {
  expect(firstWeek(null)).toEqual([8, 8, 8, 8, 8, 0, 0])
})

test('hours a day, a week and a sprint are spread over the working days', () => {
  expect(firstWeek({ minutes: 300, per: 'day' })).toEqual([5, 5, 5, 5, 5, 0, 0])
  expect(firstWeek({ minutes: 1200, per: 'week' })).toEqual([4, 4, 4, 4, 4, 0, 0])
  expect(firstWeek({ minutes: 3600, per: 'sprint' })).toEqual([6, 6, 6, 6, 6, 0, 0])
})

test('absences and meetings are taken off, their own only', () => {
  const away = (person: string): Fact => ({ kind: 'exclusion', days: { weekdays: [3] }, windows: [], person })
  const standup: Fact = { kind: 'commitment', title: 'standup', days: { weekdays: [1, 2] }, windows: [{ from: 570, to: 600 }], person: null, inPlan: false }
  expect(firstWeek(null, [away('Ana'), away('Bo'), standup])).toEqual([7.5, 7.5, 0, 8, 8, 0, 0])
})

test('the evenings of one person beside days without hours', () => {
  const weekdays: Fact = { kind: 'availability', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [], person: null }
  const evenings: Fact = { kind: 'availability', days: {}, windows: [{ from: 1080, to: 1320 }], person: 'Ana' }
  expect(firstWeek(null, [weekdays, evenings])).toEqual([4, 4, 4, 4, 4, 0, 0])
  const mornings: Fact = { kind: 'availability', days: { weekdays: [2] }, windows: [{ from: 540, to: 720 }], person: null }
  expect(firstWeek(null, [weekdays, mornings])).toEqual([8, 8, 8, 8, 8, 0, 0])
})

test('evenings and weekends where those were named', () => {
  const evenings: Fact = { kind: 'availability', days: {}, windows: [{ from: 1080, to: 1260 }], person: null }
  expect(firstWeek(null, [evenings])).toEqual([3, 3, 3, 3, 3, 3, 3])
})

test('the people of the network stand in where the brief names nobody', () => {
  const brief = briefOf([], { plannerType: 'sprint' })
  expect(teamOf(brief, networkOf([taskOf('a', { assignee: 'Kim' }), taskOf('b', { assignee: 'Kim' })])).map(({ name }) => name)).toEqual(['Kim'])
  expect(teamOf(brief, networkOf([taskOf('a')])).map(({ name }) => name)).toEqual([null])
})

test('work with hours of its own is done in them, though nobody else works then', () => {
  const canvassing: Fact = { kind: 'availability', days: { weekdays: [6] }, windows: [{ from: 600, to: 960 }], person: null, appliesTo: { labels: ['canvassing'] } }
  const brief = briefOf([{ kind: 'person', name: 'Ana', roles: [], isUser: false, capacity: null }, { kind: 'sprint-calendar', count: 1, lengthDays: 14, firstDay: dayNumber('2027-01-04') }, canvassing], { plannerType: 'sprint' })
  const work = (id: string) => taskOf(id, { timed: false, effortMinutes: 120 })
  expect(linesOf(scheduleNetwork(brief, networkOf([work('Canvassing'), work('Flyers')]), { seed: 1 }))).toEqual(['Flyers 2027-01-04 Ana #1', 'Canvassing 2027-01-09 Ana #1'])
})
