import { expect, it } from 'vitest'
import { tradesOfThing } from './trades-of-things.ts'

it.each([
  ['jar artwork', ['design']],
  ['main board schematic', ['hardware']],
  ['firmware for the pump', ['firmware']],
  ['layout', ['hardware', 'design']],
  ['letter to our retailers', ['sales']],
  ['produktfotos', []],
  ['checkout', []],
  ['map of the site', []],
])('knows whose trade %s is', (thing, trades) => {
  expect(tradesOfThing(thing)).toEqual(trades)
})
