import { describe, expect, it } from 'vitest'
import { describeWindows } from '../describe.ts'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('hours beside what is planned', () => {
  it.each([
    ['Our housewarming on 20 March, 30 people, in the garden 4pm till 9pm. I only have weekends.', [960, 1260]],
    ['Plan a book launch on Friday 12 March, at the library 7-9pm, 60 guests', [1140, 1260]],
    ['Mia’s 6th birthday party on Sunday 14 March, ten kids, at our house, 3-6pm, pirates', [900, 1080]],
    ['Team offsite on 12 March, 14 people, 9:00-17:00, by the lake', [540, 1020]],
  ])('are those of the occasion: “%s”', (prompt, [from, to]) => {
    expect(stated(prompt, 'event')).toEqual([expect.objectContaining({ from, to })])
    expect(stated(prompt, 'availability').flatMap(({ windows }) => windows)).toEqual([])
  })

  it.each([
    'Half marathon on 12 March, weekday mornings, 6-7am',
    'Learn the cello for the concert on 20 March, at home 6-7pm',
    'Maths exam on Friday 12 February, evenings 7-9pm',
  ])('are those of the work where that is what they are said of: “%s”', (prompt) => {
    expect(stated(prompt, 'event')).toEqual([expect.objectContaining({ from: null })])
    expect(stated(prompt, 'availability').flatMap(({ windows }) => windows)).toHaveLength(1)
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
    expect(last).toEqual(['2027-03-02'])
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
