import { expect, test } from 'vitest'
import { lexiconOf } from './languages.ts'
import { parseNumber } from './parse-number.ts'
import { prepareSource } from './source.ts'

test.each([
  ['en', '12 thousand euros', 12_000], ['en', '1.5 thousand words', 1500], ['en', 'two thousand and ten', 2010], ['en', 'nineteen seventy two', 1972], ['en', 'two hundred and fifty', 250],
  ['de', '12 Tausend Euro', 12_000], ['es', '12 mil euros', 12_000], ['es', 'treinta y cinco minutos', 35],
  ['pt', '15 mil reais', 15_000], ['pt', 'vinte e cinco minutos', 25], ['pt', 'dezesseis', 16], ['pt', 'dezasseis', 16], ['pt', 'cento e vinte páginas', 120], ['pt', 'cento e vinte e cinco', 125], ['pt', 'dois mil e quinhentos', 2500], ['pt', 'duzentos mil', 200_000],
])('%s: %s is %d', (language, text, value) => {
  expect(numberIn(language, text)).toBe(value)
})

test.each([
  ['pt', 'vinte e trinta', 20], ['pt', 'sete e vinte e cinco', 7], ['en', 'twenty and thirty', 20], ['en', '2027 thousand', 2027], ['en', '5 and 3', 5],
])('%s: %s are two numbers, of which the first is %d', (language, text, value) => {
  expect(numberIn(language, text)).toBe(value)
})

function numberIn(language: string, text: string): number | undefined {
  return parseNumber(prepareSource(text, lexiconOf(language), { day: 0, minuteOfDay: 0, dayFirst: true }), 0)?.value
}
