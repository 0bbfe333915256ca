import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkEarliestMeeting } from './earliest-meeting.ts'

const days = { first: day('2027-01-11'), last: day('2027-01-12') }
const asEarlyAsPossible = briefOf([
  { kind: 'meeting', title: 'design review', people: ['Ana'], minutes: 60, days, windows: [{ from: 540, to: 1020 }] },
  { kind: 'commitment', title: 'busy', days: { spans: [{ first: days.first, last: days.first }] }, windows: [{ from: 540, to: 990 }], person: 'Ana', inPlan: false },
  { kind: 'preference', wish: 'earliest', minute: null, person: null, days: {}, strength: 'soft' },
])
const review = (date: string, times: string) => [task('Design review', date, times, { type: 'meeting' })]

test('the first hour in which everybody is free is the earliest', () => {
  expect(whatIsBroken(checkEarliestMeeting, asEarlyAsPossible, review('2027-01-12', '09:00-10:00'))).toBe('')
})

test('half an hour later there was an earlier one', () => {
  expect(whatIsBroken(checkEarliestMeeting, asEarlyAsPossible, review('2027-01-12', '09:30-10:30'))).toMatch(/but Tue 12 Jan 09:00 suits everybody too/u)
})
