import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const nights = (prompt: string) => stated(prompt, 'stay').map(({ place, nights: count }) => [place, count])

it.each([
  ['Portugal by train, 12 to 21 June. Three nights in Porto, then two nights in Coimbra, and Lisbon for the rest.', [['Porto', 3], ['Coimbra', 2], ['Lisbon', 4]]],
  ['Scotland 3 to 12 May: Edinburgh 3 nights, Skye 4 nights, the remaining nights in Glasgow.', [['Edinburgh', 3], ['Skye', 4], ['Glasgow', 2]]],
  ['Italy 3 to 13 May. First Rome for 4 nights, then Florence for 3 nights and then Venice until the end.', [['Rome', 4], ['Florence', 3], ['Venice', 3]]],
])('the nights that are left are those of the place named for them: %s', (prompt, expected) => {
  expect(nights(prompt)).toEqual(expected)
})

it('counts nothing where no days are known, or none are left', () => {
  expect(nights('Three nights in Porto, then two in Coimbra, and Lisbon for the rest.').map(([, count]) => count)).not.toContain(4)
  expect(nights('Portugal 12 to 14 June. Three nights in Porto and Lisbon for the rest.').map(([place]) => place)).not.toContain('Lisbon')
})
