import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

const busyOf = (prompt: string) => readingsOf(read(prompt), 'commitment').map(({ person, windows }) => [person, ...windows.map(({ from, to }) => `${from}-${to}`)])
const meetingOf = (prompt: string) => readingsOf(read(prompt), 'meeting')[0]

describe('a meeting', () => {
  it.each([
    ['Vera, Hugo and Iris need to squeeze in a half-hour catch-up on Tuesday 12 January. Vera is busy 9:00-10:00.', ['Vera', 'Hugo', 'Iris'], 30],
    ['When can Vera and Hugo sit down together for an hour and a half on Tuesday 12 January?\nVera: 9-11\nHugo: 14-15', ['Vera', 'Hugo'], 90],
    ['I need three quarters of an hour with Vera and Hugo on 12 January. Hugo is booked from 9 to 12.', ['Vera', 'Hugo'], 45],
    ["I'd like to meet Vera for half an hour on Friday 8 January. Vera has lunch 12-13.", ['Vera'], 30],
    ['Busca un hueco de 30 minutos para Vera, Hugo e Iris el lunes 11 de enero. Hugo está ocupado de 9:00 a 11:00.', ['Vera', 'Hugo', 'Iris'], 30],
    ['One hour on Tuesday 12 January: Vera is blocked 9am-12pm; Hugo is taken 1pm-5pm', ['Vera', 'Hugo'], 60],
  ])('is asked for by “%s”', (prompt, people, minutes) => {
    expect(meetingOf(prompt)).toMatchObject({ people, minutes })
  })

  it('stays within the hours that nobody leaves', () => {
    expect(meetingOf('Vera and Hugo have to get together for an hour on 12 January. Nobody works before 9:00 or after 17:00.\nVera is tied up from 10:00 to 12:00.')?.windows).toEqual([{ from: 540, to: 1020 }])
  })

  it('knows who leaves and who arrives', () => {
    expect(busyOf('30 minutes with Vera and Hugo on 12 January. Vera has to leave at 15:00. Hugo only comes in at 10:00.')).toEqual([['Vera', '900-1440'], ['Hugo', '0-600']])
  })

  it('puts weekdays without a date on the days of the meeting', () => {
    const [first] = readingsOf(read('An hour with Vera and Hugo, Thursday 14 or Friday 15 January.\nVera: Thu 9-11\nHugo: Fri 13-17'), 'commitment')
    expect(first?.days.spans?.map(({ first: day }) => iso(day))).toEqual(['2027-01-14'])
  })

  it('is called by its occasion', () => {
    expect(read('Schedule a 1 hour call with Vera and Hugo on Monday 11 January. Vera is free 10-12.').subject).toBe('call with Vera and Hugo')
  })
})

describe('busy times in other layouts', () => {
  const days = '11 January' // A Monday.
  const taken = (prompt: string) => readingsOf(read(prompt), 'commitment').flatMap(({ person, days: { spans }, windows }) => windows.map(({ from, to }) => `${person} ${iso(spans?.[0]?.first ?? null)} ${from / 60}-${to / 60}`))

  it.each([
    [`Find an hour on Monday ${days} or Tuesday 12 January, 9 to 17. Vera is free except Monday 9:00-10:00, 13:00-14:00.\nHugo is free except Tuesday 11:00-12:00.`, ['Vera 2027-01-11 9-10', 'Vera 2027-01-11 13-14', 'Hugo 2027-01-12 11-12']],
    [`An hour for Vera and Hugo on Monday ${days}, 9am-5pm.\nVera: Monday 9am (90 min), 3pm (30 min)\nHugo: empty`, ['Vera 2027-01-11 9-10.5', 'Vera 2027-01-11 15-15.5']],
    [`We are Vera and Hugo and need 30 minutes on Monday ${days} or Tuesday 12 January.\nVera says: "Monday I'm busy 10-11 and 12:30-14:30, Tuesday I'm busy 9:00-10:00."\nHugo says: "I can do any time."`, ['Vera 2027-01-11 10-11', 'Vera 2027-01-11 12.5-14.5', 'Vera 2027-01-12 9-10']],
    [`Which slot of 60 minutes works on Monday ${days}, between 9 o'clock and 5 o'clock? On Monday, Vera is busy 11:30-12:00; Hugo is busy 10:00-10:30.`, ['Vera 2027-01-11 11.5-12', 'Hugo 2027-01-11 10-10.5']],
  ])('%j', (prompt, expected) => {
    expect(taken(prompt)).toEqual(expected)
  })

  it('reads the hours of the meeting as fields of a list', () => {
    const meeting = meetingOf(`for: Vera, Hugo\nhow long: 60 min\nbetween: 9:00 and 17:00\nTaken\nMonday: Vera 9:00-10:30, Hugo 9:30-10:00`)
    expect(meeting).toMatchObject({ people: ['Vera', 'Hugo'], minutes: 60, windows: [{ from: 540, to: 1020 }] })
  })

  it('takes the hours behind which a day stands for that day', () => {
    const refused = readingsOf(read("An hour-long discussion for Vera and Hugo (Monday 11 or Tuesday 12 January; 9 to 5).\nVera can't do 9:30-10:00 or 16:30-17:00 on Monday, nor 11:00-11:30 or 15:00-15:30 on Tuesday."), 'exclusion')
    expect(refused.flatMap(({ days: { spans }, windows }) => windows.map(({ from }) => `${iso(spans![0]!.first)} ${from / 60}`))).toEqual(['2027-01-11 9.5', '2027-01-11 16.5', '2027-01-12 11', '2027-01-12 15'])
  })
})
