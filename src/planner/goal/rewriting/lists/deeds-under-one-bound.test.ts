import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'
import { deedsUnderOneBound } from './deeds-under-one-bound.ts'

it('says each deed with the bound of all of them', () => {
  expect(deedsUnderOneBound('I need to buy tiles and pick a shower before the plumber comes.')).toEqual(['Buy tiles before the plumber comes', 'Pick a shower before the plumber comes'])
  expect(deedsUnderOneBound('Paint the nursery, pack the bag and install the seat by 19 April')).toEqual(['Paint the nursery by 19 April', 'Pack the bag by 19 April', 'Install the seat by 19 April'])
})

it.each(['Order the cake and the balloons by 12 March', 'Walk the dog and feed the cat before work', 'Clean the oven by 12 March and wash the car', 'Sort insurance and broadband before we collect the keys'])('leaves what is no list of deeds under one bound: %s', (sentence) => {
  expect(deedsUnderOneBound(sentence)).toEqual([])
})

it('gives every deed its own end in a goal that says something else first', () => {
  const prompt = 'Bathroom: plumber 8 March, electrician 15 March. I need to order tiles and pick a shower before the plumber comes'
  expect(stated(prompt, 'deadline').map(({ appliesTo, latest }) => [appliesTo?.labels, iso(latest / 1440)])).toEqual([[['Order tiles'], '2027-03-08'], [['Pick a shower'], '2027-03-08']])
})
