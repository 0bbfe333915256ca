import { expect, it } from 'vitest'
import { handedOccasions } from './handed-occasions.ts'
import { read } from '../../read-for-tests.ts'

it.each([
  ['Hello, I teach maths and have been handed the book fair (Thursday 17 June, 1pm to 4pm, library).', 'book fair'],
  ['Hiya, so I\'ve taken over the village panto because Jo has left. Auditions, costumes, wigs.', 'village panto'],
  ['We\'ve inherited the summer raffle. Prizes, tickets, hall.', 'summer raffle'],
])('what was handed over is the goal: %s', (prompt, subject) => {
  expect(read(prompt).subject).toBe(subject)
})

it.each(['I\'ve taken over the shop and have a fair bit to paint.', 'I have been given the keys, paint the flat.', 'I\'ve inherited a house, sell it by June.', 'We enjoyed the fair that Jo has taken over.'])('a thing that is no occasion stays as it is told: %s', (text) => {
  expect(handedOccasions(text)).toEqual([])
})
