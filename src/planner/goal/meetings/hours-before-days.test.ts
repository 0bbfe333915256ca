import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

/** Who is taken, on which day, in which hours. */
function takenIn(prompt: string): string[] {
  const brief = read(prompt)
  return [...readingsOf(brief, 'commitment'), ...readingsOf(brief, 'exclusion')].flatMap(({ person, days, windows }) => windows.map(({ from, to }) => `${person} ${iso(days.spans?.[0]?.first ?? null)?.slice(8)} ${from / 60}-${to / 60}`)).toSorted()
}

const ask = 'Vera and Hugo need half an hour together on Monday 11 or Tuesday 12 January, between 9:00 and 17:00.'

describe('the days of several hours', () => {
  it.each([
    `${ask} Vera cannot make 9:30 to 10:00 or 13:00 to 14:30 on Monday and 11:00 to 12:00 on Tuesday. Hugo is free.`,
    `${ask} Vera cannot make it on Monday between 9:30 and 10:00 and 13:00 and 14:30, nor on Tuesday between 11:00 and 12:00. Hugo is free.`,
    `${ask} Vera is at the dentist from 9:30am to 10am and has a class from 1pm to 2:30pm on Monday, plus a visit from 11am to noon on Tuesday. Hugo's diary is empty.`,
    `${ask} On Monday Vera is tied up from half past nine until ten o'clock and from one o'clock until half past two. On Tuesday Vera is tied up from eleven o'clock until noon.`,
  ])('are found behind and before them: %j', (prompt) => {
    expect(takenIn(prompt)).toEqual(['Vera 11 13-14.5', 'Vera 11 9.5-10', 'Vera 12 11-12'])
  })

  it('of a heading are said once', () => {
    const brief = read('An hour for Vera and Hugo, 9:00 to 17:00.\nMonday: Vera is out 12:00-12:30; Hugo is free all day.\nTuesday: Hugo is out 9:00-10:30; Vera is free all day.')
    expect(readingsOf(brief, 'rhythm')).toEqual([])
    expect(readingsOf(brief, 'commitment').map(({ person }) => person)).toEqual(['Vera', 'Hugo'])
  })
})

describe('the hours of a meeting', () => {
  it.each([
    'Organise a one-hour session for Vera and Hugo on Monday 11 January, no earlier than 9.00 and ending no later than 17.00. Vera is unavailable 9.30 to 10.00.',
    'Vera and Hugo need an hour on Monday 11 January, sometime between nine in the morning and five in the afternoon. Vera is taken 9:30-10:00.',
    'One hour.\nAttending: Vera / Hugo\nMonday 11 January, 9-17\nVera: 9:30-10:00\nHugo: n/a',
  ])('are bounded on both sides: %j', (prompt) => {
    expect(readingsOf(read(prompt), 'meeting')).toMatchObject([{ people: ['Vera', 'Hugo'], minutes: 60, windows: [{ from: 540, to: 1020 }] }])
  })
})

describe('who is taken and who is free', () => {
  const days = 'on Monday 11 January, 9am to 5pm'
  it.each([
    `Arrange a call lasting half an hour between Vera and Hugo, ${days}. Vera won't be able to join from 9:30am to 10am. Hugo can always join.`,
    `Set up a meeting for Vera and Hugo: thirty minutes, ${days}.\n- For Vera, 9:30am - 10am is taken.\n- For Hugo, everything is open.`,
    `A half-hour sync for Vera and Hugo ${days}. According to the calendar, Vera is already booked at 9:30-10:00. As for Hugo, nothing is planned.`,
    `Goal: half-hour meeting ${days}\n\nVera\n  Monday: 9:30 a.m. to 10 a.m.\n\nHugo\n  Monday: free\n`,
    `Looking for 30 minutes when Vera and Hugo are both free ${days}. Vera's taken 9:30am until 10 a.m.`,
  ])('is read from %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'meeting')).toMatchObject([{ people: ['Vera', 'Hugo'], minutes: 30, windows: [{ from: 540, to: 1020 }] }])
    expect(takenIn(prompt).map((taken) => taken.split(' ').at(-1))).toEqual(['9.5-10'])
    expect([...readingsOf(brief, 'travel'), ...readingsOf(brief, 'visit')]).toEqual([])
  })

  it.each([
    'Half an hour is all we need: Vera and Hugo should meet Monday 11 January, within 9 AM to 5 PM.\nVera: not Monday 9:30 AM to 10 AM\nBefore 3 PM on Monday is not good for Hugo.',
    'Could Vera and Hugo get together for half an hour on Monday 11 January? The office opens at 9:00h and closes at 17:00h.\nVera -> Mon: 9:30h-10:00h\nHugo has a preference: no meetings before 15:00h on Monday.',
    "- Vera -> Mon: 9:30-10:00\n- Hugo -> free\nGroup: Vera, Hugo.\nTask: find a common slot of 30 minutes.\nDay(s): Monday.\nCore hours: 9:00-17:00.\nIdeally we'd leave Hugo alone before 15:00 on Monday.",
    "Hugo isn't a fan of Monday before 15:00. Vera is unavailable 9:30-10:00. I've been asked to line up half an hour for Vera and Hugo. They work from 9:00 to 17:00. They're flexible about the day: Monday 11 January.",
    'MEETING POLL\nLength: 30 minutes\nOptions: Monday 11 January (9:00-17:00)\n\nReplies\nHugo: "I am free the whole time."\nVera: "Sorry, Monday I have something 9:30-10:00."\nHugo would like it not to be before 15:00 on Monday.',
  ])('is read with what everybody else says: %j', (prompt) => {
    const brief = read(prompt)
    const [meeting] = readingsOf(brief, 'meeting')
    expect([meeting?.people.toSorted(), meeting?.minutes, meeting?.windows]).toEqual([['Hugo', 'Vera'], 30, [{ from: 540, to: 1020 }]])
    expect(takenIn(prompt).map((taken) => [taken.split(' ')[0], taken.split(' ').at(-1)])).toEqual([['Hugo', '0-15'], ['Vera', '9.5-10']])
    expect(readingsOf(brief, 'exclusion').map(({ strength }) => strength)).toContain('soft')
  })

  it.each([
    ['Subject: a slot\n\nHello,\nwe want Vera and Hugo to meet for one full hour (Monday 11 January, 9-17).\nVera (9:30-10:00)\nHugo (nothing booked)\nHugo would prefer to keep Monday after 14:00 free.', [840, 1440]],
    ['My boss wants Vera and Hugo in a room for one full hour on Monday 11 January, 9-17. Vera is out 9:30-10:00. If possible not before 14:00 on Monday, says Hugo.', [0, 840]],
  ])('is told from what somebody would rather: %j', (prompt, [from, to]) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'meeting')).toMatchObject([{ people: ['Vera', 'Hugo'], minutes: 60 }])
    expect(readingsOf(brief, 'exclusion')).toMatchObject([{ person: 'Hugo', strength: 'soft', windows: [{ from, to }] }])
  })

  it('is announced by a heading', () => {
    const brief = read(`Half an hour for Vera and Hugo ${days}. Here is when each of them is available:\nVera: 9am-11am\nHugo: 10am-5pm`)
    expect(readingsOf(brief, 'availability').filter(({ person }) => person !== null).map(({ person, windows }) => [person, windows[0]!.from])).toEqual([['Vera', 540], ['Hugo', 600]])
  })
})
