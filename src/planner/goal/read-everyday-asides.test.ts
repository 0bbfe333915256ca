import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from './describe.ts'
import { iso, read, readingsOf, stated } from './read-for-tests.ts'

describe('who is there and when', () => {
  it('leaves the turns of helpers to the notes', () => {
    const prompt = 'Dig a pond by 1 May, weekends only, my neighbour Olaf helps on Saturdays'
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(read(prompt).notes.map(({ words }) => words)).toEqual([expect.stringContaining('Saturdays')])
  })

  it('has the time in which those it is for are free', () => {
    const prompt = "Teach my nieces to sew: they're free Sundays 2-4"
    expect(stated(prompt, 'availability').map(({ days, windows }) => `${describePattern(days)}${describeWindows(windows)}`)).toEqual(['Sun 14:00–16:00'])
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it.each(['Weekends fine all day', 'Weekends are ok', 'Weekends work'])('"%s" names no activity', (aside) => {
    const prompt = `Build a greenhouse by 1 May. ${aside}, weekdays only Tue after 6.`
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'availability').map(({ appliesTo }) => appliesTo)).toEqual([null, null])
  })

  it('adds the days off work to the hours of other days', () => {
    const prompt = "Paint the flat by 30 April. I'm off work 6-9 April, otherwise evenings after 7."
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'availability').flatMap(({ days }) => days.spans?.map(({ first }) => iso(first)) ?? [])).toEqual(['2027-04-06'])
  })

  it('is elsewhere when a question says so', () => {
    const [away] = stated('Train the puppy until June. Who takes her when we are in Malta 3-10 April?', 'exclusion')
    expect(away?.days.spans?.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-04-03', '2027-04-10']])
  })
})

describe('hours and days of things', () => {
  it.each([
    ['Play cards with the neighbours, we meet Thursdays at 7', 1140],
    ['Sing in a choir: rehearsals Mondays 7.30-9.30', 1170],
    ['Book club meets Wednesdays at 8', 1200],
    ['The toddler group meets Wednesdays at 9', 540],
  ])('%s', (prompt, from) => {
    expect(stated(prompt, 'rhythm').flatMap(({ windows }) => windows.map((window) => window.from))).toEqual([from])
  })

  it('counts the evenings of a weekly class', () => {
    const last = readingsOf(read('Upholstery class from 12 January, Tuesdays 19-21, eight evenings.'), 'horizon').map((horizon) => iso(horizon.last)).filter((day) => day !== null)
    expect(last).toEqual(['2027-03-08'])
    expect(stated('Forging course, nine Saturdays from 6 February', 'horizon').map((horizon) => iso(horizon.last))).toEqual(['2027-04-03'])
  })

  it('gives a market its opening hours, and the work its own', () => {
    const prompt = 'Craft fair of our school on 27 November, 30 tables, 11-18h. Saturdays 9-11 from September.'
    expect(stated(prompt, 'event').map(({ from, to }) => [from, to])).toEqual([[660, 1080]])
    expect(stated(prompt, 'availability').map(({ windows }) => describeWindows(windows))).toEqual([' 09:00–11:00'])
  })

  it('takes the day of a name for no date of its own', () => {
    const prompt = 'My parents visit. We have Sunday lunch with the aunts on the 17th at 1pm.'
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual(['2027-01-17'])
  })

  it('lets what comes arrive at its hour', () => {
    expect(stated('Three rescue cats arriving Sat 27 Feb around 10am', 'event').map(({ title, from }) => [title, from])).toEqual([['Three rescue cats arrive', 600]])
    expect(stated('Weekend in York, arriving Friday 5 March at 7pm', 'event')).toEqual([])
  })

  it('puts the place behind the hour', () => {
    expect(stated('My hearing test is on Wednesday 10 March, 10:15am, Elm Park.', 'event').map(({ place }) => place)).toEqual(['Elm Park'])
  })
})

describe('what others bring and what is listed', () => {
  it.each([
    ["We're hosting two Spanish teenagers from 5 to 12 May: rooms, food. Sunday evenings to plan.", '2027-05-05'],
    ['The tax office audits our bakery from 8 March for three days, folders to sort, Saturdays 9-12', '2027-03-08'],
    ['Learn to sail: first week on the water 10-17 April, theory Mon and Wed 18-19', '2027-04-10'],
  ])('%s leads up to those days', (prompt, first) => {
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([first])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([first])
    expect(stated(prompt, 'horizon').filter((horizon) => horizon.appliesTo === null)).toEqual([])
  })

  it('reads plus signs as a list', () => {
    expect(stated('Learn juggling + unicycling + slackline, Thursday evenings 8-9', 'topic').map(({ label }) => label)).toEqual(['juggling', 'unicycling', 'slackline'])
    expect(stated('Arts + crafts corner for the kids, shelves, lamp, table', 'topic').map(({ label }) => label)).not.toContain('crafts corner')
  })

  it('takes how somebody is, and what somebody can do when, for no item', () => {
    expect(stated('Find a piano teacher by March, nervous, beginner, I can phone Tue and Thu 12-13', 'topic')).toEqual([])
  })

  it('has no task in a schedule that is only named', () => {
    expect(stated('Our lodger arrives on 1 March. Room, contract, weekly rota for the kitchen.', 'rhythm')).toEqual([])
  })

  it('is about what is wanted, not about the joy before it', () => {
    expect(read("New kayak!! I'd like to paddle the whole canal by June").subject).toBe('paddle the whole canal')
  })
})
