import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('hours beside what is planned', () => {
  it.each([
    ['Our housewarming on 20 March, 30 people, in the garden 4pm till 9pm. I only have weekends.', [960, 1260]],
    ['Plan a book launch on Friday 12 March, at the library 7-9pm, 60 guests', [1140, 1260]],
    ['Mia’s 6th birthday party on Sunday 14 March, ten kids, at our house, 3-6pm, pirates', [900, 1080]],
    ['Team offsite on 12 March, 14 people, 9:00-17:00, by the lake', [540, 1020]],
  ])('are those of the occasion: “%s”', (prompt, [from, to]) => {
    expect(stated(prompt, 'event')).toEqual([expect.objectContaining({ from, to })])
    expect(stated(prompt, 'availability').flatMap(({ windows }) => windows)).toEqual([])
  })

  it.each([
    'Half marathon on 12 March, weekday mornings, 6-7am',
    'Learn the cello for the concert on 20 March, at home 6-7pm',
    'Maths exam on Friday 12 February, evenings 7-9pm',
  ])('are those of the work where that is what they are said of: “%s”', (prompt) => {
    expect(stated(prompt, 'event')).toEqual([expect.objectContaining({ from: null })])
    expect(stated(prompt, 'availability').flatMap(({ windows }) => windows)).toHaveLength(1)
  })
})
