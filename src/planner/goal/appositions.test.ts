import { describe, expect, it } from 'vitest'
import { stated } from './read-for-tests.ts'

describe('who somebody is, between commas', () => {
  it.each([
    ['Mateo, our exchange student from Chile, lands at Zaventem on Saturday 18 September at 14:05. Paint the room', 'Mateo arrives'],
    ['Mateo, our exchange student, arrives on Saturday 18 September at 14:05. Paint the room', 'Mateo arrives'],
  ])('is not who comes in “%s”', (prompt, title) => {
    expect(stated(prompt, 'event').map((event) => event.title)).toEqual([title])
  })
})
