import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const cities = [
  { value: 'kolkata', label: 'Kolkata', hint: '+05:30', keywords: 'Asia India' },
  { value: 'sao', label: 'São Paulo', hint: '-03:00', keywords: 'America Brazil' },
  { value: 'indianapolis', label: 'Indianapolis', hint: '-05:00', keywords: 'America' },
]

test.each([
  ['', ['kolkata', 'sao', 'indianapolis']],
  ['sao', ['sao']],
  ['  PAULO ', ['sao']],
  ['india', ['indianapolis', 'kolkata']],
  ['america -05', ['indianapolis']],
  ['+05:30', ['kolkata']],
  ['atlantis', []],
])('%j finds %j', (query, values) => {
  expect(matchOptions(cities, query).map(({ value }) => value)).toEqual(values)
})
