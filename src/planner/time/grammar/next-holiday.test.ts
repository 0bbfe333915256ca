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

it('is the next season where no more than some days of it are left', () => {
  const firstOf = (now: string) => readGoal({ prompt: 'Introduce a new rota in autumn', plannerType: 'sprint', now, timeZone: 'Europe/London', locale: 'en' }).readings.flatMap((reading) => (reading.kind === 'horizon' && reading.first !== null ? [isoDate(reading.first)] : []))
  expect(firstOf('2026-11-29T09:00')).toEqual(['2027-09-01'])
  expect(firstOf('2026-10-01T09:00')).toEqual(['2026-09-01'])
})

it.each([
  ['before the December holidays', '2026-12-25'],
  ['before the winter break', '2026-12-25'],
  ['before the summer break', '2027-06-01'],
])('is the day before which a team is done: %s', (words, day) => {
  const { readings } = readGoal({ prompt: `New rota ${words}`, plannerType: 'sprint', now: '2026-11-29T09:00', timeZone: 'Europe/London', locale: 'en' })
  expect(readings.flatMap((reading) => (reading.kind === 'deadline' ? [isoDate(Math.floor(reading.latest / 1440))] : []))).toEqual([day])
})

it('is a whole week where the week of a holiday is meant', () => {
  const spans = readGoal({ prompt: 'New rota, nobody is available in Easter week', plannerType: 'sprint', now: '2026-11-29T09:00', timeZone: 'Europe/London', locale: 'en' }).readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.source === 'stated' ? reading.days.spans ?? [] : []))
  expect(spans.map(({ first, last }) => [isoDate(first), isoDate(last)])).toEqual([['2027-03-22', '2027-03-28']])
})

it.each(['Plan the year-end close', 'Plan the month-end close', 'The quarter-end reports', 'Prepare the week-long course'])('is no stretch of days where it only says what something is called: %s', (prompt) => {
  const { readings } = readGoal({ prompt, plannerType: 'calendar', now: '2026-11-29T09:00', timeZone: 'Europe/London', locale: 'en' })
  expect(readings.filter(({ kind, source }) => kind === 'horizon' && source === 'stated')).toEqual([])
})
