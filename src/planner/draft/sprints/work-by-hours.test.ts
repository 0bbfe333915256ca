import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

function minutesOf(prompt: string, name: string): number {
  const { tasks } = draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })))
  return tasks.filter(({ assignee }) => assignee === name).reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)
}

it('gives work of no trade by the hours that each has', () => {
  const prompt = 'Renew the reading garden in three 2-week sprints from 18 January. Jana 20 h a week and Piet 5 h a week. Count the chairs, clean the pond, paint the fence, print a map, find 8 helpers'
  expect(minutesOf(prompt, 'Jana')).toBeGreaterThan(2 * minutesOf(prompt, 'Piet'))
  expect(minutesOf(prompt, 'Piet')).toBeGreaterThan(0)
})
