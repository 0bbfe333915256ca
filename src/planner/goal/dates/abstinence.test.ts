import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('what one goes without for a month', () => {
  it('is the name of the goal and bars nothing', () => {
    expect(stated('No-spend February. Money check every Sunday 5pm, cancel two subscriptions by the 7th.', 'exclusion')).toEqual([])
    expect(stated('No buy March, weekly look at the list on Sundays.', 'exclusion')).toEqual([])
  })

  it('is a rule elsewhere', () => {
    expect(stated('Write a report by 1 March. No meetings in February.', 'exclusion').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['meetings']])
  })
})
