import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

describe('days of one’s life', () => {
  it('takes a birthday told with what is done for it for an occasion', () => {
    const prompt = 'Our nan turns 80 on Sunday 9 May and we are cooking her a lunch for 20 people'
    expect(stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first)])).toEqual([['nan turns 80', '2027-05-09']])
    expect(stated(prompt, 'commitment')).toEqual([])
  })

  it('goes on to the end of next week', () => {
    expect(stated('Get ready for the audition on 25 January at noon. 40 minutes each evening this week and next, except Fridays.', 'horizon').map(({ first, last }) => [first, last].map((day) => iso(day)))).toEqual([['2027-01-04', '2027-01-17']])
  })

  it('counts the weeks of a pregnancy from the day of birth, and those of a calendar as they are', () => {
    expect(stated('Cot built by week 35, the baby is due on 7 June', 'deadline').map(({ latest }) => iso(Math.floor((latest - 1) / 1440)))).toContain('2027-05-03')
    expect(stated('Repaint the boat by week 20, launch on 7 June', 'deadline').map(({ latest }) => iso(Math.floor((latest - 1) / 1440)))).toContain('2027-05-23')
  })

  it('looks at no more flats for a lease that runs out later', () => {
    expect(stated('Rent a new studio by 1 May. References, viewings on Saturdays, deposit. The lease ends on 31 July.', 'deadline').every(({ goesOn }) => goesOn === undefined)).toBe(true)
    expect(stated('Entry forms in by 1 March, the regatta is on 6 June. We row on Saturdays.', 'deadline').some(({ goesOn }) => goesOn !== undefined)).toBe(true)
  })

  it('names what ends on a last day', () => {
    expect(stated('Pack up the flat. My last day at work is 12 March, the van comes on 20 March', 'event').map(({ title }) => title)).toContain('work ends')
  })

  it('gives no sitting the length that a thing is cut to', () => {
    expect(stated('Film the recital: record three pieces, trim it to 8 minutes, by 3 March', 'session')).toEqual([])
    expect(stated('Scales every day for 8 minutes until 3 March', 'rhythm')[0]).toMatchObject({ minutes: 8 })
  })
})
