import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

function tasksOf(prompt: string) {
  return draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks
}

const BILLING = 'Sprint 7, Mon 11 to Fri 22 January. Capacity: Nadia 30h, Owen 30h, Tess 20h. Stories: receipt PDF 12h, reminders 10h, dunning 16h, bank import 20h'

it('holds as many hours for each part as the team estimated, though one step of the playbook speaks of two', () => {
  const tasks = tasksOf(BILLING).filter(({ answers }) => answers.length > 0)
  const hoursOf = (word: RegExp) => tasks.filter(({ subjects: [subject = ''] }) => word.test(subject)).reduce((sum, { effortMinutes }) => sum + effortMinutes, 0) / 60
  expect([/receipt/iu, /reminders/iu, /dunning/iu, /bank/iu].map((word) => Math.round(hoursOf(word)))).toEqual([12, 10, 16, 20])
})

it('leaves out what is usually done besides before any of it', () => {
  const beside = tasksOf(BILLING).filter(({ answers, type, fixed }) => answers.length === 0 && type === 'task' && fixed === null).reduce((sum, { effortMinutes }) => sum + effortMinutes, 0) / 60
  expect(beside).toBeLessThanOrEqual(16)
})
