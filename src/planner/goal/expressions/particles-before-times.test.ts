import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

describe('an “in” that belongs to the verb', () => {
  it.each([
    ['The boat goes back in on 19 March', 'boat goes back in', '2027-03-19'],
    ['New tenants move in 20 March, old ones out 1 March', 'New tenants move in', '2027-03-20'],
  ])('%s', (prompt, title, day) => {
    expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first)])).toContainEqual([title, day])
  })

  it('or to a name', () => {
    expect(stated('Team check-in every Friday at 4', 'rhythm').map(({ title }) => title)).toEqual(['Team check-in'])
  })

  it('says when elsewhere', () => {
    expect(stated('Learn Spanish in 20 days', 'horizon').map(({ last }) => iso(last))).toEqual(['2027-01-23'])
  })
})
