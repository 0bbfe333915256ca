import { describe, expect, it } from 'vitest'
import { day, stated } from '../read-for-tests.ts'

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

describe('hours right before the days', () => {
  it.each([
    ['Learn to sing. Lunch breaks 12:15-12:45 weekdays.', [{ from: 735, to: 765 }]],
    ['Learn to sing. Free 4 to 6pm weekdays.', [{ from: 960, to: 1080 }]],
  ])('%s', (prompt, windows) => {
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays: [1, 2, 3, 4, 5] }, windows }])
  })

  it('knows until when somebody works on which days', () => {
    expect(stated('Learn to sing. I work till 3:30 M-F.', 'commitment')).toMatchObject([{ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 0, to: 930 }] }])
  })

  it('ends the sentence behind a span of days', () => {
    expect(stated('Sew a quilt by 30 March. The machine is in for service Mar 1-6. Then quilt, bind, wash.', 'exclusion')).toMatchObject([{ days: { spans: [{ first: day('2027-03-01'), last: day('2027-03-06') }] } }])
  })

  it('keeps a weekday that is for somebody else free', () => {
    expect(stated('Open a bakery by 29 May. Sunday is for my kids.', 'exclusion')).toMatchObject([{ days: { weekdays: [7] } }])
  })
})
