import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

describe('meetings of the sprints', () => {
  it('are held once in each', () => {
    expect(stated('Portal: login, search. 2 two-week sprints from 11 January, Ana and Bo. Demo every second Friday at 13.', 'event', 'sprint').map(({ title, days, from }) => [title, iso(days.first), from])).toEqual([['Demo', '2027-01-22', 780], ['Demo', '2027-02-05', 780]])
  })
})
