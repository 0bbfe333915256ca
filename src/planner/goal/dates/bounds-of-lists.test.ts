import { expect, test } from 'vitest'
import { readGoal } from '../read-goal.ts'

const input = { now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }

/** What each deadline binds; [] for the whole plan. */
function bound(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar'): string[][] {
  return readGoal({ ...input, prompt, plannerType }).readings.flatMap((reading) => (reading.kind === 'deadline' && reading.event === null ? [reading.appliesTo?.labels ?? []] : []))
}

test.each([
  ['Sort out the garage, the loft and the shed by 1 March.', [[]]],
  ['Write a report, prepare slides and book the room by 5 Feb', [[]]],
  ['House move on 30 June. The utilities, the internet and the insurance must be switched by 15 June.', [['utilities', 'internet', 'insurance']]],
  ['Hochzeit am 12. Juni. Location, Catering und Band bis Ende Februar buchen.', [['Location', 'Catering', 'Band']]],
  ['Room ready by 1 May: paint, floor, curtains and the cot by 20 April', [[], ['paint', 'floor', 'curtains', 'cot']]],
])('a bound behind the last of a list binds all of it: %s', (prompt, labels) => {
  expect(bound(prompt)).toEqual(labels)
})

test('so it does in the list of a team', () => {
  expect(bound('Relaunch the shop. Team: Ana, Bo. Cart, checkout and receipts by 5 March, refunds by 20 March.', 'sprint')).toEqual([['Cart', 'checkout', 'receipts'], ['refunds']])
})

test.each([
  ['We run a fair on 5 June. I have no car, and the tent by 3 June.', [['tent']]],
  ['Wedding on 12 June. I want flowers, and the cake by 1 May', [['cake']]],
])('what tells something else before it is not part of the list: %s', (prompt, labels) => {
  expect(bound(prompt)).toEqual(labels)
})

test('errands share the bound behind their last, unless one has its own', () => {
  expect(bound('Clean the car, wash the dog and mow the lawn by Saturday').flat()).toEqual(['Clean the car', 'wash the dog', 'mow the lawn'])
  expect(bound('Clean the car, wash the dog by Friday and mow the lawn by Saturday').flat()).toEqual(['wash the dog', 'mow the lawn'])
})
