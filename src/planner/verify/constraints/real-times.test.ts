import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkRealTimes } from './real-times.ts'

test('times on ordinary days and outside the skipped hour exist', () => {
  expect(whatIsBroken(checkRealTimes, briefOf([]), [task('Run', '2027-03-27', '02:15-02:45'), task('Run', '2027-03-28', '03:00-04:00')])).toBe('')
})

test('02:30 does not exist in Berlin on the last Sunday of March', () => {
  expect(whatIsBroken(checkRealTimes, briefOf([]), [task('Run', '2027-03-28', '02:30-03:30')])).toMatch(/02:30 does not exist on Sun 28 Mar/u)
})

test('the same time exists where no clock is changed', () => {
  expect(whatIsBroken(checkRealTimes, briefOf([], { timeZone: 'Asia/Kolkata' }), [task('Run', '2027-03-28', '02:30-03:30')])).toBe('')
})

test('a skipped hour at midnight is found', () => {
  expect(whatIsBroken(checkRealTimes, briefOf([], { timeZone: 'Africa/Cairo' }), [task('Call', '2027-04-30', '00:15-00:45')])).toMatch(/00:15 does not exist/u)
})
