import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkNoOverlap } from './no-overlap.ts'

test('tasks that touch do not overlap', () => {
  expect(whatIsBroken(checkNoOverlap, briefOf([]), [task('One', '2027-01-05', '09:00-10:00'), task('Two', '2027-01-05', '10:00-11:00')])).toBe('')
})

test('a task inside an earlier long one is found although another lies between', () => {
  const tasks = [task('Long', '2027-01-05', '09:00-12:00'), task('Short', '2027-01-05', '09:30-10:00', { assignee: 'Bo' }), task('Third', '2027-01-05', '11:30-12:30')]
  expect(whatIsBroken(checkNoOverlap, briefOf([]), tasks)).toMatch(/“Third” on Tue 5 Jan 11:30–12:30 overlaps “Long” by 30 min/u)
})

test('two people may work at the same time, and a deadline takes no time', () => {
  expect(whatIsBroken(checkNoOverlap, briefOf([]), [
    task('One', '2027-01-05', '09:00-10:00', { assignee: 'Ana' }),
    task('Two', '2027-01-05', '09:00-10:00', { assignee: 'Bo' }),
    task('Hand in', '2027-01-05', '09:30-09:45', { assignee: 'Ana', type: 'deadline' }),
  ])).toBe('')
})
