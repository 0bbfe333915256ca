import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkLimits } from './limits.ts'

const limit = { kind: 'limit', measure: 'minutes', per: 'day', min: null, max: null, person: null } satisfies Parameters<typeof briefOf>[0][number]

test('five hours in a day are within five hours a day, and half an hour more is not', () => {
  const brief = briefOf([{ ...limit, max: 300 }])
  expect(whatIsBroken(checkLimits, brief, [task('Write', '2027-01-05', '09:00-12:00'), task('Edit', '2027-01-05', '13:00-15:00')])).toBe('')
  expect(whatIsBroken(checkLimits, brief, [task('Write', '2027-01-05', '09:00-12:00'), task('Edit', '2027-01-05', '13:00-15:30')])).toMatch(/5\.5 h on Tue 5 Jan, 0\.5 h too much/u)
})

test('one thing a day means one task a day', () => {
  const brief = briefOf([{ ...limit, measure: 'tasks', max: 1 }])
  expect(whatIsBroken(checkLimits, brief, [task('Crib', '2027-01-05'), task('Pram', '2027-01-06')])).toBe('')
  expect(whatIsBroken(checkLimits, brief, [task('Crib', '2027-01-05'), task('Pram', '2027-01-05')])).toMatch(/2 tasks on Tue 5 Jan, 1 task too much/u)
})

test('hours a week count work without a time by its effort', () => {
  const brief = briefOf([{ ...limit, per: 'week', max: 120 }])
  expect(whatIsBroken(checkLimits, brief, [task('Read', '2027-01-05'), task('Read', '2027-01-06')])).toBe('')
  expect(whatIsBroken(checkLimits, brief, [task('Read', '2027-01-05'), task('Read', '2027-01-06'), task('Read', '2027-01-07')])).toMatch(/3 h in the week from Mon 4 Jan/u)
})

test('at least so many in a whole week', () => {
  const brief = briefOf([{ ...limit, measure: 'tasks', per: 'week', min: 3 }])
  const week = [task('A', '2027-01-04'), task('B', '2027-01-07'), task('C', '2027-01-10')]
  expect(whatIsBroken(checkLimits, brief, week)).toBe('')
  expect(whatIsBroken(checkLimits, brief, week.toSpliced(1, 1))).toMatch(/2 tasks in the week from Mon 4 Jan, 1 task too little/u)
})

test('the mock exam is excepted from five hours a day', () => {
  const brief = briefOf([{ ...limit, max: 300 }, { ...limit, max: null, appliesTo: { labels: ['mock exam'] } }])
  expect(whatIsBroken(checkLimits, brief, [task('Mock exam', '2027-01-05', '09:00-15:00')])).toBe('')
})

test('the limit of one person counts that person’s tasks', () => {
  const brief = briefOf([{ ...limit, max: 60, person: 'Ana' }])
  expect(whatIsBroken(checkLimits, brief, [task('A', '2027-01-05', null, { assignee: 'Bo', estimatedHours: 4 })])).toBe('')
  expect(whatIsBroken(checkLimits, brief, [task('A', '2027-01-05', null, { assignee: 'Ana', estimatedHours: 4 })])).toMatch(/3 h too much/u)
})

test('a limit of weekdays leaves the weekend alone', () => {
  const brief = briefOf([{ ...limit, max: 60, days: { weekdays: [1, 2, 3, 4, 5] } }])
  expect(whatIsBroken(checkLimits, brief, [task('Read', '2027-01-05', '09:00-10:00'), task('Read', '2027-01-09', '09:00-12:00')])).toBe('')
  expect(whatIsBroken(checkLimits, brief, [task('Read', '2027-01-05', '09:00-11:00'), task('Read', '2027-01-09', '09:00-12:00')])).toMatch(/2 h on Tue 5 Jan, 1 h too much/u)
})
