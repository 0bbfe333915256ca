import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it.each([
  ['Walks on all Saturdays in March at 8:30', 6, '2027-03-01', 510],
  ['Walks on all Saturdays of March at 8:30', 6, '2027-03-01', 510],
  ['Choir every Monday in April from 19:00 to 20:30', 1, '2027-04-05', 1140],
  ['Yoga Tuesdays in March, 7pm', 2, '2027-03-01', 1140],
  ['los sábados de marzo a las 9 camino', 6, '2027-03-01', 540],
  ['Jeden Montag im April um 19 Uhr Chor', 1, '2027-04-01', 1140],
])('the month and the hour are those of the days in “%s”', (prompt, weekday, first, from) => {
  expect(stated(prompt, 'rhythm').map(({ days, windows }) => [days.weekdays, iso(days.spans![0]!.first), windows[0]!.from])).toEqual([[[weekday], first, from]])
  expect([...stated(prompt, 'horizon'), ...stated(prompt, 'availability')]).toEqual([])
})

it('leaves other days their hours', () => {
  const prompt = 'Get fit. Swim Saturdays in March, 9-11 Sundays I row'
  expect(stated(prompt, 'rhythm').find(({ title }) => title?.toLowerCase() === 'swim')?.windows ?? []).toEqual([])
})
