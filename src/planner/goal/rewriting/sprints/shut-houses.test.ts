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

  it.each([
    'Open a youth centre, office shut until 4 January. Ann and Bo, two-week sprints.',
    'Open a youth centre. Ann and Bo, two-week sprints. The office is closed till 4 January.',
    'Open a youth centre; we are closed until 4 January. Ann and Bo, two-week sprints.',
    'Launch a loyalty card for our three bakeries. Shops shut until 4 January. Ann and Bo, two-week sprints.',
  ])('until a day begins the plan then: %s', (prompt) => {
    expect(stated(prompt, 'sprint-calendar', 'sprint').map(({ firstDay }) => iso(firstDay))).toEqual(['2027-01-04'])
    expect(stated(prompt, 'deadline', 'sprint')).toEqual([])
  })

  it('is no house of the team where it is what they work on', () => {
    expect(stated('Paint the hall, the hall is shut until 4 January. Ann and Bo, two-week sprints from 7 December.', 'horizon', 'sprint').filter(({ first, appliesTo }) => first !== null && appliesTo === null)).toEqual([])
  })
})
