import { expect, it } from 'vitest'
import { dayElsewhere } from './day-elsewhere.ts'

it.each([
  'Long weekend in Lisbon, 11 to 14 March: Belém, the tile museum, a day in Sintra.',
  'City break in Porto. Port lodges, Ribeira and a whole day in the Douro valley',
])('takes a day at another place for an outing: %s', (text) => {
  expect(dayElsewhere(text).map((said) => said.text)).toEqual(['a day trip to'])
})

it.each([
  'Spain by train: two days in Madrid, a day in Toledo, three days in Seville',
  'Italy in May: a day in Pisa, a day in Lucca',
  '4 nights Prague, 3 Vienna, a day in Brno, 2 nights Budapest',
  'Get fit: swim, cycle, a day in bed',
])('leaves stays, and what is no place: %s', (text) => {
  expect(dayElsewhere(text)).toEqual([])
})
