import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkQuantities } from './quantities.ts'

const budget = briefOf([{ kind: 'quantity', amount: { value: 1500, unit: 'EUR' }, role: 'budget' }])

test('a budget that a task names is taken into account', () => {
  expect(whatIsBroken(checkQuantities, budget, [task('Split the 1500 EUR', '2027-01-05')])).toBe('')
  expect(whatIsBroken(checkQuantities, budget, [task('Book', '2027-01-05', null, { description: 'Keep within 1,500 altogether.' })])).toBe('')
})

test('a budget that no task names is not', () => {
  expect(whatIsBroken(checkQuantities, budget, [task('Book the hall', '2027-01-05')])).toMatch(/no task speaks of it/u)
})

test('a budget that a task says as the goal did is taken into account', () => {
  const told = briefOf([{ kind: 'quantity', words: '350 mil euros', amount: { value: 350_000, unit: 'EUR' }, role: 'budget' }])
  expect(whatIsBroken(checkQuantities, told, [task('Comprar', '2027-01-05', null, { description: 'Tenha em mente: orçamento de 350 mil euros' })])).toBe('')
  expect(whatIsBroken(checkQuantities, told, [task('Comprar', '2027-01-05', null, { description: 'Dois euros' })])).toMatch(/no task speaks of it/u)
})
