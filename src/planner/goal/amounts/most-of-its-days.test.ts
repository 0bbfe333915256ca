import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'
import { stated } from '../read-for-tests.ts'

it('holds a day to the only length that is told of it', () => {
  expect(stated('Sort the attic by 30 May. About two hours on Sundays.', 'limit')).toMatchObject([{ per: 'day', max: 120, days: { weekdays: [7] } }])
  expect(stated('Sort the attic by 30 May. At least two hours on Sundays.', 'limit').filter(({ max }) => max !== null)).toEqual([])
})

it('fits the work into the days that there are', async () => {
  const { tasks } = await planOf('Clear the cellar. One hour most Saturdays.', { now: '2027-02-01T08:00' })
  const days = tasks.flatMap(({ date, startTime }) => (startTime === null ? [] : [date]))
  expect(new Set(days).size).toBe(days.length)
})
