import { expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { readGoal } from '../read-goal.ts'
import { readingsOf } from '../read-for-tests.ts'

function latest(prompt: string, now: string): number[] {
  const brief = readGoal({ prompt, plannerType: 'calendar', now, timeZone: 'Europe/Dublin', locale: 'en' })
  return readingsOf(brief, 'deadline').map((deadline) => Math.ceil(deadline.latest / 1440) - 1)
}

it.each([
  ['The grant form has to be in by 26 March', '2027-04-02T18:00', '2027-03-26'],
  ['Den Antrag bis 1. Juni abgeben', '2027-06-09T08:00', '2027-06-01'],
])('%s, written on %s, was missed', (prompt, now, day) => {
  expect(latest(prompt, now)).toContain(dayNumber(day))
})

it.each([
  ['Finish the novel by 31 December', '2027-01-04T08:00', '2027-12-31'],
  ['File the accounts by 1 February', '2027-04-02T18:00', '2028-02-01'],
])('%s, written on %s, lies ahead', (prompt, now, day) => {
  expect(latest(prompt, now)).toContain(dayNumber(day))
})
