import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

it('has lunches eaten at noon, where the hours of the cooking are all that was said', async () => {
  const { tasks } = await planOf('Saturday meal prep for three weeks: cooking 10:00 to 12:00, groceries on Friday at 17:00, meatless lunches for the workshop')
  const lunches = tasks.filter(({ title }) => title.startsWith('Meatless lunches'))
  expect(lunches.length).toBeGreaterThan(3)
  expect(lunches.filter(({ startTime }) => startTime === null || startTime < '12:00' || startTime > '13:30')).toEqual([])
})
