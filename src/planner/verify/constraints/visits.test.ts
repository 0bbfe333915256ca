import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkVisits } from './visits.ts'

const sam = briefOf([{ kind: 'visit', person: 'Sam', place: 'the pier', window: { day: day('2027-01-16'), from: 840, to: 1020 }, minutes: 60 }])
const meet = (times: string, date = '2027-01-16', location = 'The Pier') => [task('Meet Sam', date, times, { type: 'meeting', location })]

test('an hour with Sam at the pier in his window', () => {
  expect(whatIsBroken(checkVisits, sam, meet('14:00-15:00'))).toBe('')
})

test('too early, too short, on another day, elsewhere', () => {
  expect(whatIsBroken(checkVisits, sam, meet('13:30-14:30'))).toMatch(/outside 14:00–17:00/u)
  expect(whatIsBroken(checkVisits, sam, meet('14:00-14:45'))).toMatch(/15 minutes too short/u)
  expect(whatIsBroken(checkVisits, sam, meet('14:00-15:00', '2027-01-17'))).toMatch(/on another day/u)
  expect(whatIsBroken(checkVisits, sam, meet('14:00-15:00', '2027-01-16', 'Old Town'))).toMatch(/should be at the pier/u)
})

test('not meeting Sam is said, as a wish', () => {
  expect(whatIsBroken(checkVisits, sam, [])).toMatch(/Sam could not be met/u)
})
