import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const limits = (prompt: string) => stated(prompt, 'limit').map(({ measure, per, max }) => [measure, per, max])

describe('at most so long, said inside the days of the plan', () => {
  it.each([
    ['Learn the dulcimer. Mon-Fri 30 minutes at most, between 4 and 5:30.', 30],
    ['Write a radio play. On weekdays at most 40 minutes, between 6 and 7am.', 40],
    ['Study for the exam on 20 February, Monday to Thursday no more than 50 minutes, 19:00-21:00', 50],
  ])('is what a day may take: “%s”', (prompt, minutes) => {
    expect(limits(prompt)).toEqual([['minutes', 'day', minutes]])
    expect(stated(prompt, 'session')).toEqual([])
  })

  it('is the length of a sitting where it is said of those', () => {
    expect(stated('Learn the dulcimer, sessions of 30 minutes at most, Mon-Fri 4 to 6', 'session').map(({ maxMinutes }) => maxMinutes)).toEqual([30])
  })
})
