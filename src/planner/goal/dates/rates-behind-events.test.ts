import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const rates = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, everyDays, days: { spans } }) => [title, count ?? everyDays, spans ? iso(spans[0]!.first) : null, spans ? iso(spans[0]!.last) : null])

it.each([
  ['Hip operation on 3 February. Cream four times daily for two weeks after, then twice daily another two.', [['Cream', 4, '2027-02-04', '2027-02-17'], ['Cream', 2, '2027-02-18', '2027-03-03']]],
  ['Wisdom teeth out 10 Feb. Cool 3 times a day for ten days after, then once a day for a week', [['Cool', 3, '2027-02-11', '2027-02-20'], ['Cool', 1, '2027-02-21', '2027-02-27']]],
  ['Extraction 9 March, 3 pm. Rinse 4 times a day for the first 5 days.', [['Rinse', 4, '2027-03-10', '2027-03-14']]],
])('is done behind the event, in one stretch after the other: “%s”', (prompt, expected) => {
  expect(rates(prompt)).toEqual(expected)
})

it('has no stretch where nothing is counted from', () => {
  expect(rates('Stretch 3 times a day for two weeks. Race on 9 May.').map(([title]) => title)).toEqual(['Stretch'])
  expect(stated('Race on 9 May. Stretch 3 times a day for two weeks', 'event')).toHaveLength(1)
})
