import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'
import { roundsIn, timesOfRounds } from './rounds-of-day.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from, to }) => `${title} ${iso(days.first)!.slice(5)}${from === null ? '' : ` ${from / 60}`}${to === null ? '' : `-${to / 60}`}`)

describe('the timetable of one day', () => {
  it.each([
    ['Our quiz is on Saturday 20 March. Timings on the day: doors 6:30, round one 7:00, round two 7:30, supper 8:15, prizes at the end.', ['Doors 03-20 18.5', 'Round one 03-20 19', 'Round two 03-20 19.5', 'Supper 03-20 20.25']],
    ['Open day on Sat 20 March. The day runs like this: gates 10am, tours 10.30, talk 11.15, lunch 12.30, raffle 3pm.', ['Gates 03-20 10', 'Tours 03-20 10.5', 'Talk 03-20 11.25', 'Lunch 03-20 12.5', 'Raffle 03-20 15']],
    ['The hen party is on Saturday 20 March. On the day: brunch 11am, spa 1-3pm, dinner 7.30pm.', ['Brunch 03-20 11', 'Spa 03-20 13-15', 'Dinner 03-20 19.5']],
  ])('is that of the occasion: %s', (prompt, expected) => {
    expect(events(prompt)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Debating cup Sunday 21 March. Sign-in 9:30, then five rounds of 45 minutes with a 15 minute break from 10:00, lunch 13:00-14:00 after round three.', ['Sign-in 03-21 9.5', 'Round one 03-21 10-10.75', 'Round three 03-21 12-12.75', 'Lunch 03-21 13-14', 'Round four 03-21 14-14.75', 'Round five 03-21 15-15.75']],
    ['Debate final on Sunday 21 March at the town hall. Four rounds of 30 minutes each from 10am with ten minutes between them.', ['Round one 03-21 10-10.5', 'Round four 03-21 12-12.5']],
    ['Interview day 12 March: three interviews of 40 minutes from 11am with 10 minutes between them, lunch 12-1.', ['Interview day 03-12', 'Interview one 03-12 11-11.67', 'Interview two 03-12 13-13.67', 'Lunch 03-12 12-13']],
  ])('has its rounds one behind the other: %s', (prompt, expected) => {
    expect(events(prompt).map((event) => event.replace(/\d+\.\d{3,}/gu, (hour) => Number(hour).toFixed(2)))).toEqual(expect.arrayContaining(expected))
  })

  it('is none of several days', () => {
    expect(events('Scout weekend 4 to 6 June. Programme: Fri tents 6pm, campfire 9pm, Sat hike 9am, Sun breakfast 8am.').filter((event) => event.startsWith('Hike') || event.startsWith('Breakfast'))).toEqual([])
  })

  it.each([
    'On the day I’m free 9-5. The fair is on 20 March.',
    'My schedule: work 9-5, gym 6-7pm. The exam is on 20 March.',
    'We meet 20 March. I do 5 rounds of 3 minutes from 6pm every day.',
  ])('is none where it is of many days: %s', (prompt) => {
    expect(events(prompt).length).toBe(1)
  })
})

describe('rounds', () => {
  it('know how long they are and what lies between them', () => {
    expect(roundsIn('five rounds, each in a 45 minute slot with a quarter of an hour’s break after it')).toEqual({ noun: 'round', count: 5, minutes: 45, pause: 15, start: null })
    expect(roundsIn('three matches')).toBeNull()
  })

  it('wait for what the day holds in between', () => {
    expect(timesOfRounds({ noun: 'heat', count: 3, minutes: 60, pause: 0, start: null }, 600, [{ from: 690, to: 750 }])).toEqual([{ from: 600, to: 660 }, { from: 750, to: 810 }, { from: 810, to: 870 }])
  })
})
