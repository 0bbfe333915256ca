import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkWaits } from './waits.ts'

const lamps = briefOf([{ kind: 'wait', days: 14, appliesTo: { labels: ['lamps'], ofParts: true } }])
const step = (title: string, date: string) => task(title, date, null, { subjects: ['lamps'] })

test('the last step waits for what is on its way', () => {
  expect(whatIsBroken(checkWaits, lamps, [step('Lamps: choose', '2027-01-05'), step('Lamps: order', '2027-01-06'), step('Lamps: count', '2027-01-20')])).toBe('')
})

test('a step before it can be there is too early', () => {
  expect(whatIsBroken(checkWaits, lamps, [step('Lamps: order', '2027-01-06'), step('Lamps: count', '2027-01-15')])).toMatch(/“Lamps: count” on Fri 15 Jan is less than 14 days behind “Lamps: order”/u)
})

test('other work waits for nothing', () => {
  expect(whatIsBroken(checkWaits, lamps, [step('Lamps: order', '2027-01-06'), task('Paint the walls', '2027-01-07')])).toBe('')
})
