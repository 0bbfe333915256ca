import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

it.each([
  'Food bank collection week at our church 1-7 March: posters, two collection points, volunteers for three shifts a day.',
  'Flower show 5-6 June: marquee, helpers for two shifts per day, tombola.',
])('finds helpers, and repeats nothing: %s', (prompt) => {
  expect(stated(prompt, 'rhythm')).toEqual([])
  expect(stated(prompt, 'topic').some(({ label }) => /volunteers|helpers/u.test(label))).toBe(true)
})

it('leaves what comes so often', () => {
  expect(stated('Antibiotic three times a day for 7 days', 'rhythm')).toHaveLength(1)
})
