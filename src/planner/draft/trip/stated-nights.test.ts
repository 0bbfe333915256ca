import { expect, it } from 'vitest'
import { plainWords } from '../wording.ts'
import { countsNights, statedDays } from './stated-nights.ts'

const daysOf = (text: string, town: string) => {
  const words = plainWords(text)
  const start = words.indexOf(town)
  return statedDays(words, { start, end: start + 1 })
}

it.each([
  ['3 nights Rome, 4 Naples, 2 Bari', 'rome', 3],
  ['3 nights Rome, 4 Naples, 2 Bari', 'naples', 4],
  ['3 nights Rome, 4 Naples, 2 Bari', 'bari', 2],
  ['two days in Rome', 'rome', 2],
  ['Rome for 3 nights', 'rome', 3],
])('knows how long a town is stayed in: %s, %s', (text, town, days) => {
  expect(daysOf(text, town)).toBe(days)
})

it.each([['4 adults, 2 Rome passes', 'rome'], ['3 nights in Rome with 2 Naples friends', 'naples'], ['Rome in May', 'rome']])('takes no other number for a length: %s', (text, town) => {
  expect(daysOf(text, town)).toBeNull()
})

it('counts the day of leaving on top of nights alone', () => {
  expect(countsNights(plainWords('3 nights Rome'))).toBe(true)
  expect(countsNights(plainWords('3 days in Rome, a long night'))).toBe(false)
})
