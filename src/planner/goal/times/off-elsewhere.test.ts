import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

describe('words that look like days off', () => {
  it.each([
    ['Teach my son to swim without armbands before our beach holiday on 3 May.'],
    ['Plan: wean off night feeds, talk to my boss about Mondays off, order shelves.'],
  ])('%s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('frees only the Sundays that are counted', () => {
    const [free] = stated('Restore a bike. Sundays 2-5pm, not the 2nd Sunday of the month.', 'exclusion')
    expect(free?.days.spans?.slice(0, 2).map(({ first }) => iso(first))).toEqual(['2027-01-10', '2027-02-14'])
  })
})
