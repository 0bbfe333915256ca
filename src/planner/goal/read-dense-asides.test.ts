import { describe, expect, it } from 'vitest'
import { day, iso, read, readingsOf, stated } from './read-for-tests.ts'

describe('what comes and goes', () => {
  it('puts a delivery into the plan, and what must be done before it', () => {
    const prompt = 'The piano (an old upright, black) arrives Friday 5 February at 3pm. Need: stool, tuner, rug - all before it comes. After that: scales, chords, sight reading.'
    expect(stated(prompt, 'event')).toMatchObject([{ title: 'piano arrives', from: 900, days: { first: day('2027-02-05') } }])
    expect(stated(prompt, 'deadline')).toMatchObject([{ appliesTo: { labels: ['stool', 'tuner', 'rug'] }, latest: day('2027-02-05') * 1440 + 900 }])
    expect(stated(prompt, 'horizon')).toMatchObject([{ appliesTo: { labels: ['scales', 'chords', 'sight reading'] }, first: day('2027-02-05') }])
  })

  it('ends what is prepared for somebody when they leave', () => {
    expect(stated('Pack for our daughter, she leaves Sunday 7 February at 6:40am', 'deadline')).toMatchObject([{ latest: day('2027-02-07') * 1440 + 400 }])
  })

  it('takes a skip for what rubbish goes into', () => {
    expect(stated('Empty the shed in March. A skip is booked 12-14 March.', 'exclusion')).toEqual([])
  })

  it('deals with what expires before it does', () => {
    expect(stated('Sort my papers. ID card expires in June.', 'deadline')).toMatchObject([{ appliesTo: { labels: ['ID card'] }, latest: day('2027-06-01') * 1440 }])
  })
})

describe('times that bind nothing', () => {
  it.each(['Motorbike licence on 20 March. Theory passed in October.', 'Train our kitten (9 weeks, black) on 20 March.'])('%s', (prompt) => {
    expect(stated(prompt, 'horizon')).toEqual([])
  })
})

describe('days counted back from the end', () => {
  it.each([
    ['Chemistry exam on 26 February. In the last four days only past papers.', 'past papers', '2027-02-22', '2027-02-25'],
    ['Chemistry exam on 26 February. Lab notes in the final week.', 'Lab notes', '2027-02-19', '2027-02-25'],
  ])('%s', (prompt, label, first, last) => {
    const [part] = stated(prompt, 'horizon')
    expect([part?.appliesTo?.labels, iso(part?.first ?? null), iso(part?.last ?? null)]).toEqual([[label], first, last])
  })

  it('finds the weekday of the last week, and leaves the past alone', () => {
    expect(stated('Bake sale on Friday 26 February at 2pm. Labels printed on the Tuesday of the last week.', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-02-26', '2027-02-23'])
    expect(stated('I have been ill for the last two weeks. Chemistry exam on 26 February.', 'horizon')).toEqual([])
  })
})

describe('hours', () => {
  it('reads a heading of time as time for the goal', () => {
    expect(stated('Knit a jumper. Knitting time: weekday lunch breaks 12:30-13:15.', 'availability')).toMatchObject([{ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 750, to: 795 }] }])
  })

  it('ends a part of the day within it', () => {
    expect(stated('Learn chess. In the evening, no later than 9.', 'availability')).toMatchObject([{ windows: [{ from: 1080, to: 1260 }] }])
  })

  it('gives two hours of every day to what is done then', () => {
    const [scales] = stated('Recover my voice. Every day except Sunday: ten minutes of humming at 8am and again at 5pm.', 'rhythm')
    expect(scales).toMatchObject({ title: 'humming', count: 2, per: 'day', minutes: 10 })
  })

  it('keeps an hour clear that is only named by its beginning', () => {
    expect(stated("Revise Latin. The twins' bath is at 6 every day so not then.", 'exclusion')).toMatchObject([{ windows: [{ from: 1080, to: 1140 }] }])
  })

  it('frees the other evenings from what has its own days', () => {
    const rhythms = stated('Learn Thai. Class Mondays 18:00-19:00. Flashcards twice a week on any other evening.', 'rhythm')
    expect(rhythms.find(({ title }) => title === 'Flashcards')?.days.weekdays).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('starts what repeats in the week that is named', () => {
    expect(stated('Rehab from 11 January. Cycling Tuesdays & Fridays, but not before week 3.', 'horizon')).toMatchObject([{}, { appliesTo: { labels: ['Cycling'] }, first: day('2027-01-25') }])
  })
})

it('makes the effort of each item of what is said of each', () => {
  const brief = read('Write four essays: Kant, Hume, Mill, Rawls. About 12 hours each. Hand in on 30 April.')
  expect(readingsOf(brief, 'topic').map(({ minutes }) => minutes)).toEqual([720, 720, 720, 720])
  expect(readingsOf(brief, 'session')).toEqual([])
})

it('takes the written date of a feast that moves', () => {
  expect(stated("Bake a cake for Father's Day tea, 20 June.", 'event').map(({ days }) => iso(days.first))).toEqual(['2027-06-20'])
})
