import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

describe('a house that is shut', () => {
  it.each([
    ['Sports day. Four one-week sprints from 11 January, no school in the week of 18 January. Teachers Wendy and Joel.', '2027-01-18', '2027-01-24'],
    ['Sports day. Four one-week sprints from 11 January. No lessons from 18 to 20 January. Teachers Wendy and Joel.', '2027-01-18', '2027-01-20'],
  ])('is shut for the whole plan: %s', (prompt, first, last) => {
    expect(stated(prompt, 'exclusion', 'sprint').map(({ days, appliesTo }) => [appliesTo, days.spans?.map((span) => [iso(span.first), iso(span.last)])])).toEqual([[null, [[first, last]]]])
  })

  it('says nothing of what is left out', () => {
    expect(stated('School open day without a tombola, no school canteen this time. Two sprints from 11 January.', 'exclusion', 'sprint').filter(({ days }) => (days.spans?.length ?? 0) > 0)).toEqual([])
  })
})
