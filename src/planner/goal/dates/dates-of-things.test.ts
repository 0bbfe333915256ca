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

describe('what is made for an occasion', () => {
  it.each([
    ["A photo book for aunt Mia's 70th on 8 May", "aunt Mia's 70th"],
    ['Rehearse a sketch for the farewell of our coach on 30 June', 'farewell of our coach'],
    ['Send-off for the caretaker, 28 years in the school, on Friday 26 March at 15:00', 'Send-off for the caretaker'],
  ])('%s', (prompt, title) => {
    expect(stated(prompt, 'event').map((event) => event.title)).toEqual([title])
  })

  it('keeps what is itself held then', () => {
    expect(stated("Dinner for my parents' anniversary on 8 May", 'event').map(({ title }) => title)).toEqual(["Dinner for my parents' anniversary"])
  })

  it('takes years of practice for no length of the plan', () => {
    expect(stated("We've restored boats for 20 years, varnish the hull, Saturdays 9-12", 'horizon')).toEqual([])
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

describe('occasions that the goal is for', () => {
  it.each([
    ['Bake 30 pies and 12 loaves for the village market on 8 May', 'village market', '2027-05-08'],
    ['Congress on rural transport, 200 guests, Friday 10 September, town hall', 'Congress on rural transport', '2027-09-10'],
    ['Five of us go to the Lowland jamboree 4-11 July, tents borrowed. What do we need to pack?', 'Lowland jamboree', '2027-07-04'],
  ])('%s', (prompt, title, first) => {
    expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first)])).toEqual([[title, first]])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('begins behind what the work comes after, and keeps one occasion one', () => {
    const prompt = 'Sort my papers after our move on 9 April: registry, insurance, bank. Mondays 18-19 only, and one Thursday morning for the registry.'
    expect(stated(prompt, 'event')).toMatchObject([{ title: 'move', days: { first: day('2027-04-09') } }])
    expect(stated(prompt, 'deadline')).toEqual([])
    expect(stated(prompt, 'horizon').map(({ first }) => iso(first))).toEqual(['2027-04-10'])
    expect(stated(prompt, 'rhythm')).toMatchObject([{ title: 'registry', per: 'total', count: 1 }])
  })

  it('goes on behind an arrival for as long as is said', () => {
    expect(stated('Our kitten Mo arrives on 8 May. Prepare everything and the first three weeks', 'horizon').map(({ last }) => iso(last))).toEqual(['2027-05-28'])
  })

  it('names a series by its first one', () => {
    const prompt = 'Start a podcast, first episode on 2 March, always Tuesdays 8:00. I write Saturdays 10-12.'
    expect(stated(prompt, 'rhythm')).toMatchObject([{ title: 'episode', days: { weekdays: [2] } }])
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays: [6] } }])
  })
})

describe('deadlines of the whole goal', () => {
  it.each([
    ['Audit the branch, ledgers, stock, the auditor wants everything by 12 March', 'calendar'],
    ['Roll out mentoring for 20 people, first cycle finished by 30 April', 'calendar'],
    ['New tasting card in our bar, to be on the counter by 9 May: 8 drinks, suppliers, training. 1-week sprints', 'sprint'],
    ['Offer home-made soap online from 1 March, 30 bars in stock', 'calendar'],
  ] as const)('%s', (prompt, type) => {
    expect(stated(prompt, 'deadline', type)).toMatchObject([{ appliesTo: null }])
    expect(stated(prompt, 'horizon', type)).toEqual([])
  })
})
