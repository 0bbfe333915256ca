import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

describe('headings and numbers', () => {
  const prompt = "Dad's knee surgery is 2 February. Before surgery: stair rail, shower stool, blood test (has to be within 5 days of surgery). After: physio Mon/Wed 10:30, wound care."

  it('divides the work at the event', () => {
    expect(stated(prompt, 'deadline').at(-1)).toMatchObject({ appliesTo: { labels: ['stair rail', 'shower stool', 'blood test'] }, latest: day('2027-02-02') * 1440 })
    const spans = stated(prompt, 'horizon').map(({ appliesTo, first, last }) => [appliesTo?.labels.at(-1), iso(first), iso(last)])
    expect(spans).toEqual([['blood test', '2027-01-28', '2027-02-02'], [expect.any(String), '2027-02-02', null]])
  })

  it('takes numbers in a line for the items of a list', () => {
    expect(stated('Turn the attic into a study. 1. empty it 2. lay boards 3. carpet - arrives the 28th so not before that 4. desk', 'topic').map(({ label }) => label)).toEqual(expect.arrayContaining(['lay boards', 'carpet', 'desk']))
    expect(stated('Turn the attic into a study. 1. empty it 2. lay boards 3. carpet - arrives the 28th so not before that 4. desk', 'horizon')).toMatchObject([{ appliesTo: { labels: ['carpet'] }, first: day('2027-01-28') }])
  })

  it('gives weeks of the plan to what they are for', () => {
    const parts = stated('Bar exam on 3 March. Weeks 1-4 reading, weeks 5-8 past papers.', 'horizon').map(({ appliesTo, first, last }) => [appliesTo?.labels[0], iso(first), iso(last)])
    expect(parts).toEqual([['reading', '2027-01-04', '2027-01-31'], ['past papers', '2027-02-01', '2027-02-28']])
  })
})
