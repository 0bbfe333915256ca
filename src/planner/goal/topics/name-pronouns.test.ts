import { expect, test } from 'vitest'
import { readGoal } from '../read-goal.ts'

const rhythms = (prompt: string) =>
  readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en' }).readings.flatMap((reading) => (reading.kind === 'rhythm' ? [[reading.title, reading.appliesTo?.labels]] : []))

test.each([
  ['Half marathon on 18 April: four runs per week, with the long one always on Sunday', 'long run'],
  ['Learn the cello: two classes a week, the long one on Saturdays', 'long class'],
])('“one” is named by the rhythm before it: %s', (prompt, title) => {
  expect(rhythms(prompt).at(-1)).toEqual([title, [title]])
})

test('a number is no such word', () => {
  expect(rhythms('Learn to swim: one session a week on Mondays').flat().join()).not.toContain('session session')
})
