import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it('one of a list each week is a limit of its parts, and no series beside them', () => {
  const prompt = 'Digitise the archive with my uncle, one box a week: letters, maps, ledgers, plans. Tuesdays 10-12.'
  expect(stated(prompt, 'rhythm').filter(({ title }) => title !== null)).toEqual([])
  expect(stated(prompt, 'limit').map(({ appliesTo, per }) => [appliesTo?.labels, per])).toEqual([[['letters', 'maps', 'ledgers', 'plans'], 'week']])
})

it('what is done each week beside a list stays a series', () => {
  expect(stated('Get fit: one swim a week, weights on Mondays. Buy goggles, cap and towel.', 'rhythm').map(({ title }) => title)).toContain('swim')
})
