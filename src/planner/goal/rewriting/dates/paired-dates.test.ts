import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

it.each([
  ["Clear my aunt's flat by 28 March. I can be there the weekends of 6/7, 13/14 and 20/21 March."],
  ['Paint the barn. I can only do 6-7, 13-14 and 20-21 March.'],
  ["Paint the barn. I'm free on 6-7 March, 13-14 March and 20-21 March."],
])('pairs of days share the month behind the last of them: %s', (prompt) => {
  expect(stated(prompt, 'availability').flatMap(({ days }) => days.spans?.map(({ first, last }) => [iso(first), iso(last)]) ?? [])).toEqual([['2027-03-06', '2027-03-07'], ['2027-03-13', '2027-03-14'], ['2027-03-20', '2027-03-21']])
})

it.each([
  'Clean the garage on the weekends of 6/7, 13/14 and 20/21 March, not more than 4 hours a day: shelves, tools, paint.',
  'Clear the loft over the weekends of 6/7, 13/14 and 20/21 March.',
])('weekends told by their pairs are all the days of the goal: %s', (prompt) => {
  expect(stated(prompt, 'availability').flatMap(({ days }) => days.spans?.map(({ first, last }) => [iso(first), iso(last)]) ?? [])).toEqual(['2027-03-06', '2027-03-07', '2027-03-13', '2027-03-14', '2027-03-20', '2027-03-21'].map((day) => [day, day]))
})

it('leaves numbers that are no days', () => {
  expect(stated('Read chapters 3-4, 5-6 and 7-8 by 10 March', 'availability')).toEqual([])
})
