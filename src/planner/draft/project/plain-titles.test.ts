import { expect, it } from 'vitest'
import { plainTitle } from './plain-titles.ts'

it.each([
  ['Pages: pages 1–30', 'Pages 1–30'],
  ['Second edition: edition', 'Second edition'],
  [': ask three neighbours', 'Ask three neighbours'],
  ['Varnish: varnish it thinly', 'Varnish it thinly'],
  ['Boat: paint the hull', 'Boat: paint the hull'],
  ['Front door: door frame and hinges', 'Front door: door frame and hinges'],
  ['Call the bank', 'Call the bank'],
])('says nothing twice: %s', (title, plain) => {
  expect(plainTitle(title)).toBe(plain)
})
