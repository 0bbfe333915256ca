import { expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

it.each(['6 days in Ghent, 4-9 May. Canal boat, lace museum.', 'A week in Oslo, 5-11 June, museums and a fjord'])('a length that agrees with the dates beside it is read with them: %s', (prompt) => {
  const brief = read(prompt)
  expect(brief.notes).toEqual([])
  expect(brief.readings.filter(({ kind, source }) => kind === 'horizon' && source === 'stated')).toHaveLength(1)
})
