import { expect, it } from 'vitest'
import { day, stated } from '../read-for-tests.ts'

it.each([
  ['Wedding on 19 June at the barn. Dave’s band plays in the evening.', 'Dave’s band plays', '2027-06-19', 18 * 60],
  ['Garden party on 12 June from 3pm. Fire bowl in the evening.', 'Fire bowl', '2027-06-12', 18 * 60],
])('is on the day of the occasion: %s', (prompt, title, date, from) => {
  expect(stated(prompt, 'event')).toContainEqual(expect.objectContaining({ title, days: { first: day(date), last: day(date) }, from }))
  expect(stated(prompt, 'availability')).toEqual([])
})

it.each([
  'Wedding on 19 June at the barn. I can work on it in the evening.',
  'Half marathon on 12 June. Yoga in the evening.',
  'Wedding on 19 June. Sewing in the evenings.',
])('leaves the hours of work: %s', (prompt) => {
  expect(stated(prompt, 'event')).toHaveLength(1)
})
