import { expect, test } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
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
