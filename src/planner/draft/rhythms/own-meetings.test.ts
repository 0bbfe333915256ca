import { expect, test } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { planOf } from '../../plan-for-tests.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titlesOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.map(({ title }) => title)
const OTHERS = /^(?:first|second|last) meeting|^meet the leaders|go round the/iu

test.each([
  'Village fair on Saturday 19 June, the fair committee meets every second Wednesday 19:30-21:00. Stalls, tombola.',
  'School open day on 22 May: organising meeting every Monday 16:00-17:00, posters, guides',
  'Dorffest am 12. Juni. Planungssitzung jeden Mittwoch 19 bis 20 Uhr. Zelte, Musik.',
])('who has named the days on which all meet has no other meetings beside them: %s', (prompt) => {
  const titles = titlesOf(prompt)
  expect(titles.filter((title) => OTHERS.test(title))).toEqual([])
  expect(titles.filter((title) => /committee meets|organising meeting|planungssitzung/iu.test(title)).length).toBeGreaterThan(5)
})

test.each([
  'Village fair on Saturday 19 June. The council meets on 9 March about the ground. Stalls, tombola.',
  'Village fair on Saturday 19 June. Call with the caterer every Friday 16:00-16:15. Stalls, tombola.',
])('one date, or a call of two, leaves the meetings of all: %s', (prompt) => {
  expect(titlesOf(prompt).some((title) => OTHERS.test(title))).toBe(true)
})

test('are those of a club that is started, which is set up on other days', async () => {
  const { tasks } = await planOf('Start a book club with 8 neighbours, first Thursday of every month at 7:30pm from January to June, six books.', { now: '2026-11-30T08:00' })
  const evenings = tasks.filter(({ title }) => title.startsWith('Book club with 8 neighbours'))
  expect(evenings.map(({ date }) => date)).toEqual(['2027-01-07', '2027-02-04', '2027-03-04', '2027-04-01', '2027-05-06', '2027-06-03'])
  expect(tasks.length).toBeGreaterThan(evenings.length + 10)
})
