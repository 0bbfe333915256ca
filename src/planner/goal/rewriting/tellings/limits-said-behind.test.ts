import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { writtenWith } from '../written-out.ts'
import { limitsSaidBehind } from './limits-said-behind.ts'

it.each([
  ['A lemon battery. Three sessions a week at most, an hour each at most.', 'A lemon battery. At most three sessions a week, at most an hour each.'],
  ['Sew curtains, two evenings a week max', 'Sew curtains, at most two evenings a week'],
  ['Clear the loft: 2 hours at a time, tops.', 'Clear the loft: at most 2 hours each.'],
])('a limit is said before what it bounds: %s', (text, plain) => {
  expect(writtenWith(text, limitsSaidBehind(text)).text).toBe(plain)
})

it.each(['Six lessons, 45 minutes each, at most one a week', 'Three sessions a week', 'At most three sessions a week', 'Most weeks I have two evenings', 'Three sessions a week at most schools'])('what is none stays: %s', (text) => {
  expect(limitsSaidBehind(text)).toEqual([])
})

it('is no rhythm', () => {
  const prompt = 'A lemon battery by 12 March. Three sessions a week at most, an hour each at most.'
  expect(stated(prompt, 'limit').map(({ max, per }) => [max, per])).toEqual([[3, 'week']])
  expect(stated(prompt, 'session').map(({ minMinutes, maxMinutes }) => [minMinutes, maxMinutes])).toEqual([[null, 60]])
})
