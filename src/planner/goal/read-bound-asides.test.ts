import { describe, expect, it } from 'vitest'
import { day, iso, read, readingsOf, stated } from './read-for-tests.ts'

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

describe('words that look like days off', () => {
  it.each([
    ['Teach my son to swim without armbands before our beach holiday on 3 May.'],
    ['Plan: wean off night feeds, talk to my boss about Mondays off, order shelves.'],
  ])('%s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('frees only the Sundays that are counted', () => {
    const [free] = stated('Restore a bike. Sundays 2-5pm, not the 2nd Sunday of the month.', 'exclusion')
    expect(free?.days.spans?.slice(0, 2).map(({ first }) => iso(first))).toEqual(['2027-01-10', '2027-02-14'])
  })
})

describe('hours and days', () => {
  it('bounds the hours by what begins then', () => {
    expect(stated('Learn to code. An hour on weekday mornings before my shift starts at 8:40.', 'availability')).toMatchObject([{ windows: [{ to: 520 }] }])
  })

  it('gives the hours before a list of dates to each of them', () => {
    expect(stated('Start nursery in March. Also: trial visits (mornings 9.30-11.30 on 22, 23 and 25 February).', 'event').filter(({ title }) => title !== 'nursery').map(({ days, from, to }) => [iso(days.first), from, to])).toEqual([['2027-02-22', 570, 690], ['2027-02-23', 570, 690], ['2027-02-25', 570, 690]])
  })

  it('shares the hours among days with a stroke between them', () => {
    expect(stated('Teach Ana chess. After school, Mon/Wed 4pm to 5pm.', 'availability')).toMatchObject([{ days: { weekdays: [1, 3] }, windows: [{ from: 960, to: 1020 }] }])
  })

  it('lists days of the month without its name', () => {
    expect(stated('No sugar in April. Weigh in on the 1st, 15th and 30th.', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-04-01', '2027-04-15', '2027-04-30'])
    expect(stated('No sugar in April. Weigh in on the 1st, 15th and 30th.', 'horizon')).toMatchObject([{ first: day('2027-04-01'), last: day('2027-04-30') }])
  })

  it('takes a coming Monday for the next one, and what is demanded for a deadline', () => {
    expect(stated('Arrange the wake: order flowers by Monday, book a room.', 'deadline')).toMatchObject([{ latest: (day('2027-01-11') + 1) * 1440 }])
    expect(stated('Sort the receipts. My accountant wants everything Friday 29 January noon.', 'deadline')).toMatchObject([{ appliesTo: null, latest: day('2027-01-29') * 1440 + 720 }])
  })

  it('does what stands behind the hour of every evening, and what takes the place of something', () => {
    expect(stated('Stay sober. Every evening at 9pm write three lines in a diary. On Fridays instead of the pub: a film, 7pm onwards.', 'rhythm').map(({ title }) => title)).toEqual(['write three lines in a diary', 'film'])
  })
})
