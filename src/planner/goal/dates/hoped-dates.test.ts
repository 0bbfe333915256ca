import { expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const deadlines = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T08:00', timeZone: 'UTC', locale: 'en' }).readings.flatMap((reading) => (reading.kind === 'deadline' ? [reading.appliesTo?.labels ?? null] : []))

it('takes the day that is hoped for as the end of all', () => {
  expect(deadlines('Sort the loft and sell the old toys. Aiming for before 20 March. Weekends only.')).toEqual([null])
})

it('leaves a part its day', () => {
  expect(deadlines('Sort the loft, sell the old toys, archery medal before 20 March. Weekends only.')).toEqual([['archery medal']])
})
