import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { writtenWith } from '../written-out.ts'
import { boundsBehindCounts } from './bounds-behind-counts.ts'

const said = (text: string) => writtenWith(text, boundsBehindCounts(text)).text

it.each([
  ['Ten guitar lessons by 30 April, Mondays and Thursdays from 17:00, an hour each.', 'Ten guitar lessons, Mondays and Thursdays from 17:00, an hour each. Done by 30 April.'],
  ['8 pottery classes before 20 May, Tuesday evenings', '8 pottery classes, Tuesday evenings. Done before 20 May'],
  ['Acht Fahrstunden bis 30. April, montags um 16 Uhr', 'Acht Fahrstunden, montags um 16 Uhr. Fertig bis 30. April'],
  ['Ocho clases de natación hasta el 30 de abril, los sábados de 10 a 11', 'Ocho clases de natación, los sábados de 10 a 11. Terminado antes del 30 de abril'],
])('stands in a sentence of its own: %s', (text, plain) => {
  expect(said(text)).toBe(plain)
})

it.each(['Ten guitar lessons by 30 April', 'Ten chapters by 30 April, Mondays only', 'Lessons by 30 April, Mondays only', 'Ten lessons on Mondays, by 30 April'])('what is no sitting, or stands by its days, stays: %s', (text) => {
  expect(said(text)).toBe(text)
})

it('leaves as many as were asked for', () => {
  expect(stated('Ten guitar lessons by 30 April, Mondays and Thursdays from 17:00, an hour each.', 'rhythm').map(({ inAll }) => inAll)).toEqual([10])
})
