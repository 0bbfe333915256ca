import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from './read-for-tests.ts'

describe('weeks and days as they are typed', () => {
  it('reads the week behind its pace', () => {
    const rhythms = stated('Canoe race on 23 May. 3x/wk: Tue 6.30am easy, Thu 6.30am sprints, Sun long tour 9am', 'rhythm')
    expect(rhythms.filter(({ title }) => title !== null).map(({ title, days, windows }) => [title, days.weekdays?.[0], windows[0]?.from])).toEqual([['easy', 2, 390], ['sprints', 4, 390], ['long tour', 7, 540]])
  })

  it('takes ages and measures for no length and no hour', () => {
    expect(stated('Teach our terrier (3 yrs) to swim until July', 'horizon')).toEqual([])
    expect(stated('Hike the ridge 2-4 October. Labor Day weekend (4-6) off', 'exclusion').map(({ windows }) => windows)).toEqual([[]])
  })

  it('counts so many a day as one sitting', () => {
    expect(stated('Hunting licence on 20 April. 300 theory questions, 10 per day', 'rhythm')).toMatchObject([{ count: null, everyDays: 1 }])
  })

  it.each([
    ['Repaint the hall by 30 April. 13 Feb and 27 Feb taken.', 2],
    ['Repaint the hall by 30 April. Not on Easter week 29 mar - 4 apr', 1],
  ])('%s', (prompt, spans) => {
    expect(stated(prompt, 'exclusion').flatMap(({ days }) => days.spans ?? [])).toHaveLength(spans)
  })

  it('binds the rest of the work', () => {
    expect(stated('Hens on 8 May. Class is wed nights 7.30-9 from 24 Feb. Rest of the work sat mornings only', 'availability')).toMatchObject([{ appliesTo: null, days: { weekdays: [6] } }])
  })

  it('gives an hour to what is done then', () => {
    expect(stated('Lunch prep every Sunday 3-5pm, shopping on Saturdays (Sat 11am)', 'rhythm').find(({ title }) => title === 'shopping')?.windows).toEqual([{ from: 660, to: 720 }])
    expect(stated('Exam on 20 March. 10 minutes of theory (signs, rules) on Sundays', 'rhythm')).toMatchObject([{ title: 'theory', minutes: 10 }])
  })
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

describe('beginnings and words beside hours', () => {
  it.each([
    ['Start a repair café, first one 20 March', '2027-03-20'],
    ['I want to take on an apprentice from 1 September, contract, training plan. Saturday mornings.', '2027-09-01'],
  ])('%s', (prompt, day) => {
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([day])
  })

  it('has time on days beside somebody who knows nothing', () => {
    expect(stated('Learn to row by August, Saturdays 10-13, I know nothing', 'exclusion')).toEqual([])
  })

  it.each(['Switch our bank by 28 February. I only do this Monday evenings 20-21', 'Change the tariff by 28 February, Monday evenings 20-21'])('%s', (prompt) => {
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays: [1] } }])
  })

  it('counts thousands of words', () => {
    expect(stated('Write a crime novel, 90k words by 30 September', 'quantity').map(({ amount }) => amount)).toEqual([{ value: 90_000, unit: 'words' }])
  })
})
