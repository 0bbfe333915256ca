import { expect, test } from 'vitest'
import { dayNumber, isoDate } from '../time/day-number.ts'
import { planSpan, sprintCalendar, sprintOf } from './plan-span.ts'
import { at, briefOf, networkOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'
import type { Brief } from '../goal/brief.ts'

function spanOf(facts: readonly Fact[], changes: Partial<Brief> = {}): [string, string] {
  const { firstDay, lastDay } = planSpan(briefOf(facts, changes), networkOf([]))
  return [isoDate(firstDay), isoDate(lastDay)]
}

const sprint = { plannerType: 'sprint' } as const

test('without a word about it a calendar covers 30 days, a sprint plan 14', () => {
  expect(spanOf([])).toEqual(['2027-01-04', '2027-02-02'])
  expect(spanOf([], sprint)).toEqual(['2027-01-04', '2027-01-17'])
})

test('a horizon, and nothing before today', () => {
  expect(spanOf([{ kind: 'horizon', first: dayNumber('2027-01-01'), last: dayNumber('2027-03-31') }])).toEqual(['2027-01-04', '2027-03-31'])
})

test('a horizon of some tasks does not bound the plan', () => {
  expect(spanOf([{ kind: 'horizon', first: null, last: dayNumber('2027-01-08'), appliesTo: { labels: ['paint'] } }])).toEqual(['2027-01-04', '2027-02-02'])
})

test('the last deadline ends it where no horizon does', () => {
  expect(spanOf([{ kind: 'deadline', latest: at('2027-02-12', 9), event: 'exam' }])).toEqual(['2027-01-04', '2027-02-12'])
})

test('the deadline of some tasks leaves the others their time', () => {
  expect(spanOf([{ kind: 'deadline', latest: at('2027-01-08', 9), event: null, appliesTo: { labels: ['paint'] } }])).toEqual(['2027-01-04', '2027-02-02'])
})

test('sprints bound it, and number its days', () => {
  const calendar: Fact = { kind: 'sprint-calendar', count: 3, lengthDays: 14, firstDay: dayNumber('2027-01-11') }
  expect(spanOf([calendar], sprint)).toEqual(['2027-01-11', '2027-02-21'])
  const sprints = sprintCalendar(briefOf([calendar], sprint))!
  expect(['2027-01-10', '2027-01-11', '2027-01-25', '2027-02-22'].map((date) => sprintOf(sprints, dayNumber(date)))).toEqual([null, 1, 2, null])
})

test('work due before the stated first day opens the days up to it, for that work alone', () => {
  const facts: Fact[] = [
    { kind: 'horizon', first: dayNumber('2027-01-18'), last: dayNumber('2027-01-29') },
    { kind: 'deadline', latest: at('2027-01-18', 0), event: null, appliesTo: { labels: ['laptop'] } },
  ]
  expect(spanOf(facts)).toEqual(['2027-01-04', '2027-01-29'])
  expect(isoDate(planSpan(briefOf(facts), networkOf([])).opens)).toBe('2027-01-18')
})
