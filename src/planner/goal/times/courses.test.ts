import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

describe('a course on counted weekdays', () => {
  it('is each of its dates beside something dated', () => {
    expect(stated('kitten arrives sat 27 feb, cat school 3 wednesdays 6.30-7.30pm from 10 march', 'event').slice(1).map(({ title, days, from, to }) => [title, iso(days.first), from, to])).toEqual([
      ['cat school (1 of 3)', '2027-03-10', 1110, 1170], ['cat school (2 of 3)', '2027-03-17', 1110, 1170], ['cat school (3 of 3)', '2027-03-24', 1110, 1170],
    ])
  })

  it('stays work where it is the goal', () => {
    expect(stated('Pottery: 5 Thursdays from 4 March 18:00-20:00', 'event')).toEqual([])
  })
})
