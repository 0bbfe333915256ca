import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it.each([
  ['Week in Menorca 13-20 February. Flight at 6:40 from Gatwick', 6 * 60 + 40],
  ['Family trip to Crete, 3 to 10 May. Ferry at 5.50 on 3 May.', 5 * 60 + 50],
])('is in the morning where somebody flies: %s', (prompt, from) => {
  expect(stated(prompt, 'event').map((event) => event.from)).toContain(from)
})

it.each([
  'Week in Menorca 13-20 February. Flight home at 5:30',
  'Party on 3 May, doors at 6:30',
])('stays after noon otherwise: %s', (prompt) => {
  expect(stated(prompt, 'event').every((event) => event.from === null || event.from > 12 * 60)).toBe(true)
})
