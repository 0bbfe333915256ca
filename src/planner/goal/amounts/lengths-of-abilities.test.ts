import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const levels = (prompt: string) => stated(prompt, 'level').map(({ text }) => text)

describe('for how long something shall be done one day', () => {
  it.each([
    ['Train our puppy to sleep alone for 5 hours by 6 March. Currently 10 minutes.', ['Target: 5 hours', 'Now: 10 minutes']],
    ['Be able to hold a headstand for 3 minutes by 6 March', ['Target: 3 minutes']],
    ['Get my toddler to stay at nursery for 6 hours by 1 March. Right now 1 hour.', ['Target: 6 hours', 'Now: 1 hour']],
    ['Learn to swim without a break for 40 minutes by May', ['Target: 40 minutes']],
  ])('is what is reached, and no sitting: %s', (prompt, expected) => {
    expect(levels(prompt)).toEqual(expected)
    expect(stated(prompt, 'session')).toEqual([])
    expect(stated(prompt, 'topic')).toEqual([])
  })

  it.each([
    'Learn to play the cello for 30 minutes a day',
    'Learn to swim for 45 minutes on Tuesdays',
    'Help my son learn maths. Currently we study 30 minutes a day.',
    'Learn the cello, sessions of 40 minutes',
  ])('is not in: %s', (prompt) => {
    expect(levels(prompt)).toEqual([])
  })
})
