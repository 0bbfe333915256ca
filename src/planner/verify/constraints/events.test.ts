import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkEvents } from './events.ts'

const party = briefOf([{ kind: 'event', title: 'party', days: { first: day('2027-02-27'), last: day('2027-02-27') }, from: 1200, to: 1380, place: null, person: null }])

test('the party at its day and time is in the plan', () => {
  expect(whatIsBroken(checkEvents, party, [task('Surprise party', '2027-02-27', '20:00-23:00', { type: 'event' })])).toBe('')
})

test('a party an hour late is not the stated one', () => {
  expect(whatIsBroken(checkEvents, party, [task('Surprise party', '2027-02-27', '21:00-23:00')])).toMatch(/should be on Sat 27 Feb 20:00–23:00, the plan has “Surprise party” on Sat 27 Feb 21:00/u)
})

test('a party that ends early is not the stated one', () => {
  expect(whatIsBroken(checkEvents, party, [task('Surprise party', '2027-02-27', '20:00-22:00')])).toMatch(/should be on/u)
})

test('a plan without the party says so', () => {
  expect(whatIsBroken(checkEvents, party, [task('Order the cake', '2027-02-20')])).toMatch(/is not in the plan/u)
})
