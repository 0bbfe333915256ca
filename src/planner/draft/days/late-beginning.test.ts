import { expect, it } from 'vitest'
import { briefOf } from '../../schedule/testing/build.ts'
import type { Fact } from '../../schedule/testing/build.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { dayNumber } from '../../time/day-number.ts'
import { withLateBeginningAsEnd } from './late-beginning.ts'

const day = dayNumber
const from = (date: string, words = 'switch the provider from 1 March'): Fact & { words: string } => ({ kind: 'horizon', first: day(date), last: null, words })
const due = (label: string, date: string): Fact => ({ kind: 'deadline', appliesTo: { labels: [label] }, latest: (day(date) + 1) * MINUTES_PER_DAY, event: null })
const teamOf = (...facts: Fact[]) => briefOf(facts, { plannerType: 'sprint' })

it('takes a first day behind all that is dated for the day it has to be ready for', () => {
  const brief = withLateBeginningAsEnd(teamOf(from('2027-03-01'), due('contracts', '2027-02-05'), due('test run', '2027-02-19')))
  expect(brief.readings.slice(0, 2)).toMatchObject([
    { kind: 'deadline', appliesTo: null, latest: day('2027-03-01') * MINUTES_PER_DAY, event: 'switch the provider' },
    { kind: 'event', title: 'switch the provider', days: { first: day('2027-03-01'), last: day('2027-03-01') } },
  ])
  expect(withLateBeginningAsEnd(brief)).toBe(brief)
})

it('counts a part with days of its own among what is dated', () => {
  const runs: Fact = { kind: 'horizon', first: day('2027-02-01'), last: day('2027-02-12'), appliesTo: { labels: ['parallel runs'] } }
  expect(withLateBeginningAsEnd(teamOf(from('2027-03-01'), runs, due('letters', '2027-02-19'))).readings[0]!.kind).toBe('deadline')
})

it.each<[string, ReturnType<typeof teamOf>]>([
  ['one thing alone may be what the work needs to begin with', teamOf(from('2027-03-01'), due('contracts', '2027-02-05'))],
  ['something is due behind it', teamOf(from('2027-03-01'), due('contracts', '2027-02-05'), due('training', '2027-03-20'), due('letters', '2027-02-19'))],
  ['it is said of the work', teamOf(from('2027-03-01', 'we start on 1 March'), due('laptops', '2027-02-05'), due('tester', '2027-02-19'))],
  ['it is said of the first sprint', teamOf(from('2027-03-01', 'the first sprint from 1 March'), due('laptops', '2027-02-05'), due('tester', '2027-02-19'))],
  ['the sprints are said', teamOf(from('2027-03-01'), { kind: 'sprint-calendar', count: 3, lengthDays: 14, firstDay: day('2027-03-01') }, due('laptops', '2027-02-05'), due('tester', '2027-02-19'))],
  ['a calendar has work before its first day already', briefOf([from('2027-03-01'), due('laptop', '2027-02-05'), due('desk', '2027-02-19')])],
])('leaves it where %s', (_, brief) => {
  expect(withLateBeginningAsEnd(brief)).toBe(brief)
})
