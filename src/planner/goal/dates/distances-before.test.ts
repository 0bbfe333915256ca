import { expect, test } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { readGoal } from '../read-goal.ts'

const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en' }).readings
const horizons = (prompt: string) => read(prompt).flatMap((reading) => (reading.kind === 'horizon' && reading.source === 'stated' ? [{ labels: reading.appliesTo?.labels, first: reading.first, last: reading.last }] : []))

test.each([
  ['Concert on 20 May, press release three to four weeks before the concert, tune the piano 2-3 days before', [['press release', '2027-04-22', '2027-04-29'], ['tune the piano', '2027-05-17', '2027-05-18']]],
  ['Moving on 1 May: book the van 4 to 6 weeks before the move', [['book the van', '2027-03-20', '2027-04-03']]],
  ['Triathlon 13 June; bike service 1 to 2 weeks before the race (13 June), physio check', [['bike service', '2027-05-30', '2027-06-06']]],
] as const)('between two distances from its day is when the thing is done, and never all of it: %s', (prompt, expected) => {
  expect(horizons(prompt)).toEqual(expected.map(([label, first, last]) => ({ labels: [label], first: dayNumber(first), last: dayNumber(last) })))
})

test('one distance is still the latest day', () => {
  const readings = read('Wedding on 12 June. Send the invitations four weeks before the wedding')
  expect(readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo?.labels[0] === 'invitations')).toBe(true)
  expect(horizons('Wedding on 12 June. Send the invitations four weeks before the wedding')).toEqual([])
})
