import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

describe('days that are of one thing, and not of the plan', () => {
  it('leads up to what is feared', () => {
    const prompt = 'We have to fly to Oslo on 12 April and my son is scared of planes; 20 minutes every evening';
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'event')).toMatchObject([{ days: { first: day('2027-04-12') } }])
  })

  it('begins early where something is dated before what begins', () => {
    const prompt = '3 goats from 10 May, fence the paddock in March and April. Saturdays.'
    expect(stated(prompt, 'horizon').map(({ appliesTo, first }) => [appliesTo === null, iso(first)])).toEqual([[false, '2027-03-01']])
    expect(stated(prompt, 'event')).toMatchObject([{ days: { first: day('2027-05-10') } }])
  })

  it('binds what a clause of its own names to the day before which it must be', () => {
    expect(stated('Run the food drive until 26 February. The banners have to be up before the parade on 22 January at 9.', 'deadline').find(({ event }) => event === 'parade')).toMatchObject({ appliesTo: { labels: ['banners'] } })
  })

  it('takes an hour of a weekday behind what is learnt for every week', () => {
    expect(stated('Learn to skate, scared of falling, Thursday 18:30', 'event')).toEqual([])
    expect(stated('Learn to skate, scared of falling, Thursday 18:30', 'availability')).toMatchObject([{ days: { weekdays: [4] } }])
  })
})

describe('words that are times elsewhere', () => {
  it('knows the test from the weekday', () => {
    expect(stated('Prepare for my SAT on 8 May at 8:30am', 'event')).toMatchObject([{ days: { first: day('2027-05-08') }, from: 510 }])
    expect(stated('Clean the loft, SAT 9-12', 'event')).toMatchObject([{ days: { first: day('2027-01-09') } }])
  })

  it('knows a person with a share of the time from the month', () => {
    expect(stated('Stage the revue on 5 June. Ivo (PR), Jan (director, 10%), Eva. 2-week sprints.', 'horizon', 'sprint')).toEqual([])
  })
})

it('works on what is new from a day on before that day', () => {
  expect(stated('New price list in our salon from 10 May: 30 services, website, staff briefing, photo day on Friday 23 April. 1-week sprints', 'deadline', 'sprint')).toMatchObject([{ appliesTo: null, latest: day('2027-05-10') * 1440 }])
})
