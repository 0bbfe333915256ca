import { describe, expect, it } from 'vitest'
import { day, read, readingsOf, stated } from '../read-for-tests.ts'

describe('asides that bind their own work only', () => {
  it('begins what is added later on its own day', () => {
    const prompt = 'Coastal rowing course 10-14 May. Erg Tue and Thu 7-8pm. From 12 April add an outing each Sunday 9am-11am.'
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
    expect(stated(prompt, 'rhythm').find(({ title }) => title === 'outing')?.days.spans?.[0]?.first).toBe(day('2027-04-12'))
  })

  it('gives one item of a list its length, its days and its deadline', () => {
    const prompt = 'New baby in May. Things: paint the cot over 2 weeks, try the route once (a Friday), name card within 5 days, order a pram, borrow a bath.'
    const brief = read(prompt)
    expect(readingsOf(brief, 'horizon').filter(({ last, appliesTo, source }) => appliesTo === null && source === 'stated' && last !== null && last < day('2027-02-01'))).toEqual([])
    expect(stated(prompt, 'availability')).toMatchObject([{ appliesTo: { labels: ['try the route'] } }])
    expect(stated(prompt, 'deadline')).toMatchObject([{ appliesTo: { labels: ['name card'] }, latest: day('2027-01-10') * 1440 }])
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(expect.arrayContaining(['order a pram', 'borrow a bath']))
  })

  it('puts the steps of a fair on its day', () => {
    expect(stated('Craft fair on Sunday 7 February, set up from 8am. Sew evenings 7-9pm.', 'event').map(({ title, from }) => [title, from])).toEqual([['Craft fair', null], ['set up', 480]])
  })

  it('ends a class where the words before it say', () => {
    expect(stated('Sing in the opera. Off book by 11 March. Rehearsals Tue + Thu 7-10pm at the Old Mill till then.', 'rhythm')).toMatchObject([{ days: { spans: [{ last: day('2027-03-11') }] } }])
  })
})

it('binds neither the plan nor all that is written to the last of its parts', () => {
  const horizons = stated('Write my dissertation, due 30 June: interviews in February and March, analysis in April, writing in May.', 'horizon')
  expect(horizons.map(({ appliesTo }) => appliesTo?.labels)).toEqual([['interviews'], ['analysis']])
})

describe('hours and starts of other things', () => {
  it('lets a class alone begin on its day', () => {
    const prompt = 'Get fit until 22 November, 30 min walk on weekdays at 12:30, pilates class Tuesdays 18:15-19:15 (starts 14 September)'
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('is at work in the nights that the bracket names', () => {
    const prompt = 'I do nights this month (Sun-Wed 10pm-7am). Revise for my boiler test on 10 March, Thursdays 15-17'
    expect(stated(prompt, 'commitment')).toMatchObject([{ days: { weekdays: [1, 2, 3, 7] } }])
    expect(stated(prompt, 'availability')).toHaveLength(1)
  })

  it('closes the hours that were opened', () => {
    expect(stated('Sew a quilt by 4 December, 3 a week (Mon, Wed, Fri after 8pm, not later than 9.30)', 'rhythm').map(({ windows }) => windows)).toEqual([[{ from: 1200, to: 1290 }]])
  })

  it.each(['Save-the-dates go out this Friday', 'Hubby and I do planning on Sundays after 8'])('%s', (aside) => {
    const brief = read(`Silver wedding party on 30 October at 19:30. ${aside}.`)
    expect(readingsOf(brief, 'exclusion')).toEqual([])
    expect(readingsOf(brief, 'rhythm')).toEqual([])
  })

  it('has the mocks at the end', () => {
    expect(stated('Entrance exam on Saturday 20 March at 9. Mock papers on the last two Sundays before the exam.', 'event').slice(1)).toMatchObject([{ title: 'Mock papers', days: { first: 20_884 } }, { title: 'Mock papers', days: { first: 20_891 } }])
  })
})
