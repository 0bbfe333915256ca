import { expect, test } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import type { ReadingOf } from '../../goal/brief.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { MONDAY, reading, testBrief, topics } from '../brief-for-tests.ts'
import { draftNetwork } from '../embedded-drafter.ts'

test('a weekly mock exam does not thin out the study sessions to one a week', () => {
  const { tasks } = draftNetwork(testBrief({ prompt: 'study for my history exam', readings: [sixWeeks, rhythm({ title: 'full mock', count: 1 }), ...topics('reading', 'listening')] }))
  expect(tasks.filter((task) => task.subjects.includes('reading')).length).toBeGreaterThan(1)
  expect(tasks.filter((task) => /full mock/iu.test(task.title))).toHaveLength(6)
})

test('a count and the weekdays of one meeting are one series', () => {
  const { tasks } = draftNetwork(testBrief({ prompt: 'run our shop', readings: [sixWeeks, rhythm({ title: 'team demo', count: 1 }), rhythm({ title: 'team demo', days: { weekdays: [4] } })] }))
  const demos = tasks.filter((task) => /team demo/iu.test(task.title))
  expect(demos).toHaveLength(6)
  expect(demos.map((task) => weekdayOf(task.wish.day!))).toEqual([4, 4, 4, 4, 4, 4])
})

test('writing on some mornings and on Sunday afternoons is one run of sessions', () => {
  const mornings = rhythm({ title: 'writing', days: { weekdays: [1, 3] }, windows: [{ from: 360, to: 480 }] })
  const sundays = rhythm({ title: 'writing', days: { weekdays: [7] }, windows: [{ from: 840, to: 1020 }] })
  const { tasks } = draftNetwork(testBrief({ prompt: 'write my novel', readings: [sixWeeks, mornings, sundays] }))
  expect(new Set(tasks.flatMap((task) => task.occurrence?.series ?? [])).size).toBe(1)
  expect(tasks.filter((task) => task.occurrence !== null && weekdayOf(task.wish.day!) === 7).every((task) => task.wish.windows[0]!.from === 840)).toBe(true)
})

test('starting Monday has a session on that Monday', () => {
  const { tasks } = draftNetwork(testBrief({ prompt: 'learn chess', readings: [reading({ kind: 'horizon', first: MONDAY + 7, last: MONDAY + 48 }), rhythm({ title: null, count: 3 })] }))
  expect(Math.min(...tasks.map((task) => task.wish.day ?? Infinity))).toBe(MONDAY + 7)
})

test('taxes alone do not bring up the passport', () => {
  const { tasks } = draftNetwork(testBrief({ prompt: 'do my tax return paperwork', readings: [sixWeeks] }))
  expect(tasks.some((task) => /tax/iu.test(task.title))).toBe(true)
  expect(tasks.filter((task) => /passport|boiler|attorney/iu.test(task.title))).toEqual([])
})

test('a budget that no playbook step names is still spoken of', () => {
  const budget = reading({ kind: 'quantity', amount: { value: 4000, unit: 'USD' }, role: 'budget', words: '$4000' })
  const { tasks } = draftNetwork(testBrief({ prompt: 'build a tree house', readings: [sixWeeks, budget] }))
  expect(tasks.filter((task) => task.description.includes('$4000'))).toHaveLength(1)
})

const sixWeeks = reading({ kind: 'horizon', first: MONDAY, last: MONDAY + 41 })

function rhythm(value: Partial<ReadingOf<'rhythm'>>) {
  return reading({ kind: 'rhythm', title: null, count: null, per: 'week', atLeast: false, everyDays: null, days: {}, windows: [], minutes: null, ...value })
}

test('takes hours with somebody as hours for the goal', () => {
  const titles = draftNetwork(reconcileBrief(readGoal({ prompt: 'Get our parish archive of 40 boxes into order before 9 May, Thursdays 14-17 with Hedwig', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.map(({ title }) => title)
  expect(titles.some((title) => /boxes \d/u.test(title))).toBe(true)
  expect(titles.filter((title) => title.startsWith('Hedwig'))).toEqual([])
})
