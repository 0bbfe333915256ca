import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { isoDate } from '../day-number.ts'

const dueOf = (prompt: string, now: string) => readGoal({ prompt, plannerType: 'calendar', now, timeZone: 'Europe/London', locale: 'en' }).readings.flatMap((reading) => (reading.kind === 'deadline' ? [isoDate(Math.floor(reading.latest / 1440)).slice(0, 4)] : []))

it.each([
  ['Learn Dutch by next Christmas', '2026-11-29T09:00', '2027'],
  ['Learn Dutch by Christmas', '2026-11-29T09:00', '2026'],
  ['Learn Dutch by this Christmas', '2026-11-29T09:00', '2026'],
  ['Learn Dutch by next Christmas', '2026-06-01T09:00', '2026'],
  ['Learn Dutch by next Easter', '2026-11-29T09:00', '2027'],
])('is the one after that at hand: %s, said on %s', (prompt, now, year) => {
  expect(dueOf(prompt, now)).toEqual([year])
})

it('is the season to come where the one of that name is running out', () => {
  expect(dueOf('Learn Dutch by autumn', '2026-11-29T09:00')).toEqual(['2027'])
  expect(dueOf('Learn Dutch by spring', '2026-11-29T09:00')).toEqual(['2027'])
  expect(dueOf('Learn Dutch by autumn', '2026-06-01T09:00')).toEqual(['2026'])
})
