import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkMeetings } from './meetings.ts'

const monday = { first: day('2027-01-11'), last: day('2027-01-11') }
const talk = briefOf([
  { kind: 'meeting', title: 'budget talk', people: ['Ana', 'Tom'], minutes: 60, days: monday, windows: [{ from: 540, to: 1020 }] },
  { kind: 'commitment', title: 'busy', days: { spans: [monday] }, windows: [{ from: 570, to: 630 }], person: 'Ana', inPlan: false },
  { kind: 'commitment', title: 'busy', days: { spans: [monday] }, windows: [{ from: 900, to: 960 }], person: 'Zoe', inPlan: false },
])
const at = (times: string, date = '2027-01-11') => [task('Budget talk with Ana and Tom', date, times, { type: 'meeting' })]

test('an hour when everybody invited is free', () => {
  expect(whatIsBroken(checkMeetings, talk, at('15:00-16:00'))).toBe('')
})

test('an hour when Ana is busy', () => {
  expect(whatIsBroken(checkMeetings, talk, at('10:00-11:00'))).toMatch(/Ana cannot during 30 minutes/u)
})

test('too short, too late, on another day, or not there at all', () => {
  expect(whatIsBroken(checkMeetings, talk, at('11:00-11:45'))).toMatch(/15 minutes too short/u)
  expect(whatIsBroken(checkMeetings, talk, at('16:30-17:30'))).toMatch(/30 minutes outside the hours/u)
  expect(whatIsBroken(checkMeetings, talk, at('11:00-12:00', '2027-01-12'))).toMatch(/on another day/u)
  expect(whatIsBroken(checkMeetings, talk, [])).toMatch(/“budget talk” is not in the plan/u)
})

test('somebody’s own hours bind the meeting', () => {
  const tomAfternoons = briefOf([
    { kind: 'meeting', title: 'budget talk', people: ['Tom'], minutes: 60, days: monday, windows: [] },
    { kind: 'availability', days: {}, windows: [{ from: 780, to: 1020 }], person: 'Tom' },
  ])
  expect(whatIsBroken(checkMeetings, tomAfternoons, at('13:00-14:00'))).toBe('')
  expect(whatIsBroken(checkMeetings, tomAfternoons, at('12:30-13:30'))).toMatch(/Tom is not available/u)
})
