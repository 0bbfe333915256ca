import { describe, expect, it } from 'vitest'
import { day, iso, stated } from './read-for-tests.ts'

describe('times in names', () => {
  it('leaves the night to what is called for it', () => {
    expect(stated('Learn four songs for open mic night. Open mic = Friday 29 January 8:30pm.', 'availability')).toEqual([])
    expect(stated('Stay close. Date night every other Saturday 7pm, a 15 minute check in on Sunday evenings.', 'rhythm').map(({ title, minutes }) => [title, minutes])).toEqual([['Date night', null], ['check in', 15]])
  })

  it('reads the feast that a bracket dates as the goal', () => {
    expect(stated('Hosting Christmas for nine (Saturday 25 December, lunch 1pm).', 'event')).toMatchObject([{ title: 'Hosting Christmas for nine' }])
  })

  it('finds the place behind the time', () => {
    expect(stated('Charity walk, Saturday 30 January 9am Riverside Park.', 'event')[0]?.place).toBe('Riverside Park')
    expect(stated('Pub quiz: Thursday 28 January, 8pm, The Anchor.', 'event')[0]?.place).toBe('The Anchor')
  })
})

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

describe('hours and days in other words', () => {
  it.each([
    ['Learn the banjo. M-Th after 7pm.', [1, 2, 3, 4]],
    ['Write a novel. I can work on this Tue and Thu 9:30-11:30am.', [2, 4]],
  ])('%s', (prompt, weekdays) => {
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays } }])
  })

  it('knows when work keeps somebody busy', () => {
    expect(stated('Learn the banjo. I get home at 6. Fridays and Saturdays I bartend.', 'commitment')).toMatchObject([{ windows: [{ to: 1080 }] }, { days: { weekdays: [5, 6] } }])
  })

  it('reads hours of both days, and days in brackets behind a month', () => {
    expect(stated('Yard sale on 13 and 14 February, 9-3 both days.', 'event').map(({ from, to }) => [from, to])).toEqual([[540, 900], [540, 900]])
    expect(stated('Reconnect, with talks on Sundays and one weekend away in March (12th-14th).', 'event')).toMatchObject([{ days: { first: day('2027-03-12'), last: day('2027-03-14') } }])
  })

  it('leaves out the week of a break, and the Sunday that is named', () => {
    expect(stated('Prepare Ada for the spelling bee on 13 March. Week of 15 February is winter break = no practice.', 'exclusion')).toMatchObject([{ days: { spans: [{ first: day('2027-02-15'), last: day('2027-02-21') }] } }])
    expect(stated('Essays due 8 March. No Sunday the 17th.', 'exclusion')).toMatchObject([{ days: { spans: [{ first: day('2027-01-17') }] } }])
  })
})
