import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkPrecedence } from './precedence.ts'

const cartFirst = briefOf([{ kind: 'precedence', before: { labels: ['cart'] }, after: { labels: ['payment'] }, lagMinutes: 0 }])

test('payments after the cart are in order', () => {
  expect(whatIsBroken(checkPrecedence, cartFirst, [task('Build the cart', '2027-01-05', null, { endDate: '2027-01-07' }), task('Payments', '2027-01-07')])).toBe('')
})

test('payments on a day before the cart is done are too early', () => {
  expect(whatIsBroken(checkPrecedence, cartFirst, [task('Build the cart', '2027-01-05', null, { endDate: '2027-01-07' }), task('Payments', '2027-01-06')])).toMatch(/“Payments” on Wed 6 Jan starts before “Build the cart”/u)
})

test('between timed tasks the minutes decide, and a lag is waited for', () => {
  const tasks = [task('Cart', '2027-01-05', '09:00-10:00'), task('Payment', '2027-01-05', '10:30-11:00')]
  expect(whatIsBroken(checkPrecedence, cartFirst, tasks)).toBe('')
  const withLag = briefOf([{ kind: 'precedence', before: { labels: ['cart'] }, after: { labels: ['payment'] }, lagMinutes: 60 }])
  expect(whatIsBroken(checkPrecedence, withLag, tasks)).toMatch(/starts before/u)
})

test('a sprint’s meeting that names its goal is bound by no order', () => {
  const meeting = task('Sprint 2 planning: cart done', '2027-01-18', null, { type: 'meeting', sprint: 2 })
  expect(whatIsBroken(checkPrecedence, cartFirst, [task('Build the cart', '2027-01-05', null, { sprint: 1 }), task('Payments', '2027-01-07', null, { sprint: 1 }), meeting])).toBe('')
})
