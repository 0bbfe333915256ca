import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

it.each([
  'Roll the pitch every third day until 24 April, not Fridays',
  'Bakery plan until 28 March. Ordering flour Tuesdays, flour arrives Thursdays',
])('holds in “%s”', async (prompt) => {
  const plan = await planOf(prompt)
  expect(plan.checks?.filter(({ ok }) => !ok) ?? []).toEqual([])
})
