import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })).tasks.filter(({ fixed }) => fixed === null)

it('keeps to the hours that are all there is, and to the steps that others build on', () => {
  const tasks = tasksOf('Prepare a 15 minute talk on bats for next Monday 10am, I have 4 hours')
  expect(tasks.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)).toBeLessThanOrEqual(240)
  expect(tasks.some(({ title }) => /slides/u.test(title))).toBe(true)
  expect(tasks.some(({ title }) => /rehears/iu.test(title))).toBe(true)
  expect(Math.max(...tasksOf('Prepare a 15 minute talk on bats for next Monday 10am').map(({ effortMinutes }) => effortMinutes))).toBeGreaterThan(Math.max(...tasks.map(({ effortMinutes }) => effortMinutes)))
})
