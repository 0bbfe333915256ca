import { expect, it } from 'vitest'
import { hoursOfMeals } from './hours-of-meals.ts'

const plain = (text: string) => hoursOfMeals(text).map(({ text: said }) => said)

it.each([
  ['Shoulder exercises before breakfast and before dinner for 8 weeks', 'twice a day (7:30, 18:30)'],
  ['Take the tablets with breakfast, lunch and dinner', 'three times a day (8:00, 12:30, 19:00)'],
  ['Stretch before breakfast and at bedtime', 'twice a day (7:30, 22:00)'],
  ['Measure my blood pressure before breakfast and after supper', 'twice a day (7:30, 19:30)'],
])('gives each meal its hour: %s', (text, said) => {
  expect(plain(text)).toEqual([said])
})

it.each(['I am free before breakfast and after dinner', 'Walk before breakfast for 4 weeks', 'Book a table before lunch and dinner', 'Drinks before lunch and dinner on Saturday'])('leaves what is no habit: %s', (text) => {
  expect(plain(text)).toEqual([])
})
