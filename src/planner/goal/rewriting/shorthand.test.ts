import { describe, expect, it } from 'vitest'
import { day, read, readingsOf, stated } from '../read-for-tests.ts'
import { writtenOut } from './shorthand.ts'

const inFull = (prompt: string) => writtenOut(prompt).toSorted((one, other) => other.start - one.start).reduce((text, { text: full, start, end }) => text.slice(0, start) + full + text.slice(end), prompt)

describe('a word that is shortened in haste', () => {
  it.each([
    ['Learn the cello, nothing b4 6pm pls', 'Learn the cello, nothing before 6pm please'],
    ['Dont book anything w/ Jo, im away', "Don't book anything with Jo, I'm away"],
    ['Practise 40 or more minutes a day', 'Practise at least 40 minutes a day'],
    ['Sort the loft w/o the kids, gotta be done by eom', 'Sort the loft without the kids, have to be done by the end of the month'],
  ])('is read in full: %s', (prompt, full) => expect(inFull(prompt)).toBe(full))

  it.each([
    'Paint the fence in w/c 8 March',
    'Ich will im März jeden Tag laufen',
    'Ask Til about the roof',
    'Ship v2.im to cant.io',
  ])('is none in a name, an address or another language: %s', (prompt) => expect(inFull(prompt)).toBe(prompt))

  it('binds as the full word does, and is quoted as it stands', () => {
    const prompt = 'Paint the fence by 30 April. cant start til 15 Feb'
    const brief = read(prompt)
    expect(readingsOf(brief, 'horizon')).toMatchObject([{ first: day('2027-02-15') }])
    expect(brief.readings.filter(({ source }) => source === 'stated').map(({ start, end }) => prompt.slice(start, end))).toEqual(brief.readings.filter(({ source }) => source === 'stated').map(({ words }) => words))
  })
})

it.each([
  ['Tabletten 2x tgl. um 8 und 20 Uhr, 10 Tage lang ab morgen', 2], ['Tabletten 2x tägl. um 8 und 20 Uhr, 10 Tage lang ab morgen', 2],
])('writes out what is shortened in German: %s', (prompt, count) => {
  expect(stated(prompt, 'rhythm').map((rhythm) => [rhythm.title, rhythm.count, rhythm.per])).toEqual([['Tabletten', count, 'day']])
})

it('writes out thousands of money', () => {
  expect(stated('Christening on 18 September. Budget £2.5k.', 'quantity').map(({ amount, text }) => [amount.value, text])).toEqual([[2500, '2,500 GBP']])
})
