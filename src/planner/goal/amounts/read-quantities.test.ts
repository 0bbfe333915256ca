import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it.each([['Courir un 10 km le 11 avril', 10], ['Correr un 10 km el 11 de abril', 10], ['Courir 12 km le dimanche 11 avril', 12]])('an article before a distance counts nothing: %s', (prompt, km) => {
  expect(stated(prompt, 'quantity').map(({ amount }) => amount)).toEqual([{ value: km, unit: 'km' }])
})

it.each([['Wedding on 19 June, 90 guests, 18k budget', 18000], ['New kitchen by June, 12k budget', 12000]])('a budget is money, in front of its word as well: %s', (prompt, value) => {
  expect(stated(prompt, 'quantity').map(({ amount, role }) => [role, amount.value])).toContainEqual(['budget', value])
})
