import { expect, it } from 'vitest'
import { isNoThing } from './no-things.ts'

it.each(['limit 60,000 shillings', 'budget of £400', 'except half term', 'nobody else', 'alone', 'enough', 'come', 'minus', 'water’s too cold', 'the kids are still small', 'followed by icing'])('nothing is done by the name of %s', (name) => {
  expect(isNoThing(name, 'en')).toBe(true)
})

it.each(['limit switch', 'budget review', 'limits of 3 functions', 'long run', 'living alone course', 'stop valve', 'coming-of-age party', 'keep fit class', 'mum’s new phone', 'plus-size suits', 'follow-up call', 'phone book'])('%s is something to do', (name) => {
  expect(isNoThing(name, 'en')).toBe(false)
})
