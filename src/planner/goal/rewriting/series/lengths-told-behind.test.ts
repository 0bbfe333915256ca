import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { writtenWith } from '../written-out.ts'
import { lengthsToldBehind } from './lengths-told-behind.ts'

const said = (text: string) => writtenWith(text, lengthsToldBehind(text)).text.replaceAll(/[ .]*\. *(?=\.|$)/gu, '')

it.each([
  ['10 driving lessons before my test on 29 April. A lesson takes 90 minutes', '10 driving lessons, 90 minutes each, before my test on 29 April'],
  ['Four dance classes before the wedding on 24 April. One class takes an hour and a half', 'Four dance classes, an hour and a half each, before the wedding on 24 April'],
  ['Sechs Fahrstunden bis 29. April. Eine Fahrstunde dauert 90 Minuten', 'Sechs Fahrstunden, 90 Minuten, bis 29. April'],
  ['Ocho clases de natación en marzo. Cada clase dura 45 minutos', 'Ocho clases, 45 minutos each, de natación en marzo'],
])('how long each of so many takes is said of them: %s', (text, plain) => {
  expect(said(text)).toBe(plain)
})

it.each([
  'Ten lessons of 45 minutes each. A lesson takes 45 minutes',
  'Learn to drive. A lesson takes 90 minutes',
  'Bake for the fair. The oven takes 20 minutes',
  'Six exams in May. The journey takes an hour',
])('what is not counted, or has its length, stays: %s', (text) => {
  expect(lengthsToldBehind(text)).toEqual([])
})

it('makes sittings of that length', () => {
  expect(stated('I need 6 singing lessons before the audition on 20 March. Each lesson lasts 45 minutes.', 'rhythm').map(({ count, minutes }) => [count, minutes])).toEqual([[6, 45]])
})
