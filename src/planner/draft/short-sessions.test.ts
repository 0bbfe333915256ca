import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { draftNetwork } from './embedded-drafter.ts'

it('makes no session longer than the few minutes that were allowed', () => {
  const { tasks } = draftNetwork(readGoal({ prompt: 'Teach the parrot to step up by 15 February, sessions never longer than 5 minutes', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }))
  expect(tasks.length).toBeGreaterThan(2)
  expect(Math.max(...tasks.filter(({ fixed }) => fixed === null).map(({ effortMinutes }) => effortMinutes))).toBeLessThanOrEqual(5)
})
