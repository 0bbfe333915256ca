import { expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { stated } from '../read-for-tests.ts'

it('is all of the days before the occasion, where they are said to be when', () => {
  const horizons = stated('Harvest supper on Saturday 27 March. Roasting only on the three days before.', 'horizon')
  expect(horizons.map(({ first, last, appliesTo }) => [first, last, appliesTo?.labels])).toEqual([[dayNumber('2027-03-24'), dayNumber('2027-03-26'), ['Roasting']]])
})

it('is a day by which it is done without these words', () => {
  const prompt = 'Harvest supper on Saturday 27 March. Invitations three weeks before.'
  expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo !== null)).toEqual([])
})

it('is no first of a month what comes first', () => {
  const prompt = 'Reformar el baño hasta el 30 de abril. Pedidos de lunes a viernes de 9 a 14, y primero la fontanería.'
  expect(stated(prompt, 'event')).toEqual([])
})
