import { expect, it } from 'vitest'
import { readGoal } from '../../read-goal.ts'

const series = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.flatMap((reading) => (reading.kind === 'rhythm' ? [reading.title] : []))

it.each([
  ['Sow tomatoes in trays from February, somebody waters them weekly', 'water'],
  ['Look for badger cubs from April, somebody watches for them weekly', 'watch'],
  ['Plan the move by March. Somebody calls the landlord every Monday.', 'Call the landlord'],
  ['Sow tomatoes in trays from February, someone has to water them twice a week', 'water'],
])('is called by the deed: %s', (prompt, title) => {
  expect(series(prompt)).toEqual([title])
})

it.each(['Build a wall by March. Somebody helps me every Saturday.', 'Learn the piano by June. Somebody lives upstairs who sleeps every afternoon.'])('is no deed of the plan: %s', (prompt) => {
  expect(series(prompt)).not.toContain('help')
  expect(series(prompt)).not.toContain('live')
})
