import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const lastDays = (prompt: string) => stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null).map(({ last }) => iso(last))

describe('a length of days or weeks', () => {
  it.each([
    'Attic by 9 May: clear it out, joiner 2 days, insulation three weeks, flooring.',
    'Renew my boat papers: photo, form, radio certificate takes 3 weeks.',
    'Harvest supper on 9 May. The hall loft floods for 2 days. Decorate, cook.',
    'Attic by 9 May. Glue the sill. Leave it in clamps for 2 days. Sand it.',
  ])('of one step is not that of the plan: %s', (prompt) => {
    expect(lastDays(prompt)).toEqual([])
  })

  it.each([
    ['Learn Welsh, 6 weeks, every day', '2027-02-14'],
    ['Learn Welsh, I have 6 weeks, mornings', '2027-02-14'],
    ['Get fit. Training plan for 8 weeks', '2027-02-28'],
    ['Triathlon: 4 swims a week, 12 weeks', '2027-03-28'],
    ['Learn to juggle, practise at home for 3 weeks', '2027-01-24'],
  ])('of the plan stays its length: %s', (prompt, last) => {
    expect(lastDays(prompt)).toEqual([last])
  })
})
