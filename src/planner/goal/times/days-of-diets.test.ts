import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it('a way of eating is done on its days, and closes no others', () => {
  expect(stated('Meal plan for 6 weeks. Vegan on Mondays and Thursdays, soup on Fridays.', 'rhythm').map(({ title, days }) => [title, days.weekdays])).toEqual([['Vegan', [1, 4]], ['soup', [5]]])
  expect(stated('Meal plan for 6 weeks. Vegan on Mondays and Thursdays, soup on Fridays.', 'availability')).toEqual([])
})
