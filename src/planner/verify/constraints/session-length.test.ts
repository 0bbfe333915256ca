import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkSessionLengths } from './session-length.ts'

const threeQuarters = { kind: 'session', minMinutes: 45, maxMinutes: 45 } satisfies Parameters<typeof briefOf>[0][number]

test('sessions of 45 minutes keep the length, and date-only tasks are not sessions', () => {
  expect(whatIsBroken(checkSessionLengths, briefOf([threeQuarters]), [task('Greetings', '2027-01-05', '19:00-19:45'), task('Buy the book', '2027-01-05')])).toBe('')
})

test('longer and shorter sessions say by how much', () => {
  expect(whatIsBroken(checkSessionLengths, briefOf([threeQuarters]), [task('Greetings', '2027-01-05', '19:00-20:00')])).toMatch(/15 too long/u)
  expect(whatIsBroken(checkSessionLengths, briefOf([threeQuarters]), [task('Greetings', '2027-01-05', '19:00-19:30')])).toMatch(/15 too short/u)
})

test('a bound that names tasks overrides the general one', () => {
  const brief = briefOf([threeQuarters, { kind: 'session', minMinutes: null, maxMinutes: 180, appliesTo: { labels: ['mock exam'] } }])
  expect(whatIsBroken(checkSessionLengths, brief, [task('Mock exam', '2027-01-05', '09:00-12:00')])).toBe('')
  expect(whatIsBroken(checkSessionLengths, brief, [task('Mock exam', '2027-01-05', '09:00-12:30')])).toMatch(/30 too long/u)
})
