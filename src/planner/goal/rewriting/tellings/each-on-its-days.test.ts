import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const bound = (prompt: string) => stated(prompt, 'availability').map(({ appliesTo, days }) => [appliesTo?.labels[0] ?? null, days.weekdays])

it('gives two things that have days of their own those days, and everything both', () => {
  expect(bound('Yacht ticket by 1 July. We can do sailing on Sundays and revise knots on Monday and Friday evenings.')).toEqual([[null, [7]], [null, [1, 5]], ['Sailing', [7]], ['Knots', [1, 5]]])
})

it.each([
  'Learn Greek by 1 July. I can do Monday evenings and Saturday mornings.',
  'Learn Greek by 1 July. I can do an hour on Mondays and two hours on Saturdays.',
  'Run 10 km on 2 May. I can do long runs on Sundays and short runs on Tuesday mornings.',
])('leaves times alone that belong to nothing in particular: %s', (prompt) => {
  expect(bound(prompt).every(([label]) => label === null)).toBe(true)
})
