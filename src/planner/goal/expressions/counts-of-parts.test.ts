import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it('counted mornings are none of the plan', () => {
  const prompt = 'My daughter starts nursery on 1 March. Before that: find a nanny (3 mornings), two trial mornings at the nursery, rain boots.'
  expect(stated(prompt, 'availability')).toEqual([])
  expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(expect.arrayContaining(['two trial mornings at the nursery', 'rain boots']))
})

it('counted mornings of each week are', () => {
  expect(stated('Learn chess two mornings a week', 'rhythm')).toMatchObject([{ count: 2, per: 'week' }])
})
