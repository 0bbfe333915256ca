import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

/** Who cannot, on which day, in which hours, in the order of the text; a person with free times has these instead. */
function told(prompt: string): string[] {
  const brief = read(prompt)
  return [...readingsOf(brief, 'commitment'), ...readingsOf(brief, 'exclusion'), ...readingsOf(brief, 'availability').filter(({ person }) => person !== null)]
    .toSorted((a, b) => ('start' in a && 'start' in b ? a.start - b.start : 0))
    .map(({ kind, person, days: { spans }, windows }) => `${person}${kind === 'availability' ? ' free' : ''} ${(spans ?? []).map(({ first }) => iso(first)!.slice(8)).join('+')} ${windows.map(({ from, to }) => `${from / 60}-${to / 60}`).join(' ')}`.trim())
}

const ask = 'Find half an hour for Vera and Hugo on Monday 11 or Tuesday 12 January between 9:00 and 17:00.'

describe('lists of hours', () => {
  it.each([
    ["Vera can't do Monday 10 to 10:30am, 11:30am to noon or 1 to 2pm.", 'Vera 11 10-10.5 11.5-12 13-14'],
    ['On Monday Vera is taken from ten to half past ten, half past eleven to noon and one to two.', 'Vera 11 10-10.5 11.5-12 13-14'],
    ['On Monday Vera is taken from ten to eleven, eleven to twelve and one to two.', 'Vera 11 10-11 11-12 13-14'],
    ['Vera is away 10-11 + 1-2 on Monday.', 'Vera 11 10-11 13-14'],
  ])('are read whole: %s', (words, expected) => {
    expect(told(`${ask} ${words}`)).toEqual([expected])
  })

  it('have their days behind them where they begin with hours', () => {
    expect(told(`${ask} Vera is away from 9:00 to 10:00, again from 11:00 to 12:00 on Monday, as well as from 14:00 to 15:00 on Tuesday.`)).toEqual(['Vera 11 9-10 11-12', 'Vera 12 14-15'])
  })

  it('go on about the same person', () => {
    expect(told(`${ask} Vera is teaching on Monday from 9:00 to 10:00. The same goes for Tuesday: from 11:00 to 12:00. Her Tuesday is also booked from 15:00 to 16:00.`)).toEqual(['Vera 11 9-10', 'Vera 12 11-12', 'Vera 12 15-16'])
  })

  it('are those of whom somebody tells', () => {
    expect(told(`${ask} I'm afraid Vera is out on Monday from 9:00 to 10:00. I know that Hugo is away on Tuesday from 11:00 to 12:00.`)).toEqual(['Vera 11 9-10', 'Hugo 12 11-12'])
  })

  it('go on about the one person of whom it says they', () => {
    expect(told(`${ask} Vera is in meetings on Monday 9:00-10:00. They are also unavailable on Tuesday 11:00-12:00. Hugo is away on Monday 14:00-15:00. They're out on Tuesday 9:00-10:00 as well.`)).toEqual(['Vera 11 9-10', 'Vera 12 11-12', 'Hugo 11 14-15', 'Hugo 12 9-10'])
    expect(told(`${ask} Vera is in meetings on Monday 9:00-10:00. They can all meet on Tuesday after 11:00.`)).toEqual(['Vera 11 9-10'])
  })

  it('hold for the whole day where that is said, and not for the day of the next sentence', () => {
    expect(told(`${ask} On Monday, Vera is busy all day. On Tuesday, Vera is busy 9:00-10:00 and Hugo is busy all day.`).toSorted()).toEqual(['Hugo 12', 'Vera 11', 'Vera 12 9-10'])
  })

  it('are the own ones of whoever speaks in a line', () => {
    expect(told(`${ask}\nVera: I'm booked on Monday 9:00-10:00. I'm out on Tuesday 11:00-12:00. Please nothing after 15:00 on Tuesday.\nHugo: Tuesday is fully booked. I'd prefer not to meet on Monday.`)).toEqual(['Vera 11 9-10', 'Vera 12 11-12', 'Vera 12 15-24', 'Hugo 12', 'Hugo 11'])
  })

  it('are headed by whom they are about', () => {
    const prompt = 'Task: one 30-min meeting for 3 people, Monday 11 or Tuesday 12 January, 09.00-17.00.\n\nAbout Vera: Monday is gone 09.00-10.00. Would rather have Tuesday free.\n\nAbout Ida: calendar is empty.\n\nAbout Hugo: Tuesday is gone 11.00-12.00.'
    expect(told(prompt)).toEqual(['Vera 11 9-10', 'Vera 12', 'Hugo 12 11-12'])
    expect(readingsOf(read(prompt), 'meeting')).toMatchObject([{ people: ['Vera', 'Ida', 'Hugo'] }])
  })

  it('are not those of the meeting itself', () => {
    expect(told('I have to organise a meeting of 30 minutes. Vera and Hugo have to be there. Monday 11 and Tuesday 12 January are possible. We work 9 to 5. Vera is free on Monday except 9 to 10. Hugo has no time on Tuesday.')).toEqual(['Vera 11 9-10', 'Hugo 12'])
    expect(told(`${ask} Vera is away on Monday 9:00-10:00. Tuesday is full.`)).toEqual(['Vera 11 9-10', 'Vera 12'])
  })

  it('are those at which nobody may be booked', () => {
    expect(told(`${ask}\nDon't book Vera on Monday 9 AM to 10 AM and 3 PM to 3:30 PM.\nDon't book Hugo at all on Tuesday.`)).toEqual(['Vera 11 9-10 15-15.5', 'Hugo 12'])
  })

  it('hold for everybody in a list of names', () => {
    expect(told(`${ask}\nMonday 9:00-10:00 Vera, Hugo\nMonday 11:00-12:00 Hugo`)).toEqual(['Vera 11 9-10', 'Hugo 11 9-10', 'Hugo 11 11-12'])
  })

  it('wait for no hours where a day is all that is said', () => {
    expect(told(`${ask} On Monday, Vera is away. Hugo is free.`)).toEqual(['Vera 11'])
  })
})

describe('what introduces a list', () => {
  const list = '\n- Vera: Monday 9:00-10:00, Tuesday 11:00-12:00\n- Hugo: Monday 13:00-14:00'
  it.each([
    'This is what is in their diaries already (whenever nothing is listed, they are free):',
    'Everybody is available at all other times.',
    'Commitments so far:',
    'Here is when they cannot come:',
    'Clashes:',
  ])('says that its times are taken: %s', (lead) => {
    expect(told(`${ask}\n\n${lead}${list}`)).toEqual(['Vera 11 9-10', 'Vera 12 11-12', 'Hugo 11 13-14'])
  })

  it.each([
    'Openings they gave me for our half-hour call:',
    'They are only available at the times below:',
    'Here is when everyone is free:',
    'I asked everybody when they have time:',
  ])('says that its times are free: %s', (lead) => {
    expect(told(`${ask}\n\n${lead}${list}`)).toEqual(['Vera free 11 9-10', 'Vera free 12 11-12', 'Hugo free 11 13-14'])
  })
})

describe('people of a meeting', () => {
  it.each([
    'The people concerned are Vera, Hugo and Iris, and half an hour on Monday between 9:00 and 17:00 is what the meeting takes. Vera is out 9:00-10:00. Hugo is out 11:00-12:00. Iris is free.',
    'I want Vera, Hugo and Iris around one table for half an hour on Monday, 9:00 to 17:00. Vera is gone 9:00-10:00. Hugo is gone 11:00-12:00. Iris is free.',
    'Request (30 min, Monday, 9am-5pm) for: Vera (9-10am), Hugo (11am-noon), Iris (nothing on). The times in brackets are when they are occupied.',
    'Mo: let us find 30 minutes for a meeting on Monday, office hours 9:00-17:00. When can you not come?\nVera: 9:00-10:00\nHugo: 11:00-12:00\nIris: no plans, any time is fine with me',
    'Must meet? Vera, Hugo and Iris.\nFor how long? Half an hour.\nOn which day? Monday, 9:00 to 17:00.\nWhen is Vera not free? Monday 9:00-10:00.\nWhen is Hugo not free? Monday 11:00-12:00.\nWhen is Iris not free? Never.',
  ])('are those whose times the text tells: %j', (prompt) => {
    const [meeting] = readingsOf(read(prompt), 'meeting')
    expect([meeting?.people.toSorted(), meeting?.minutes, meeting?.windows]).toEqual([['Hugo', 'Iris', 'Vera'], 30, [{ from: 540, to: 1020 }]])
    expect(told(prompt).map((time) => time.split(' ').at(-1))).toEqual(['9-10', '11-12'])
  })

  it('are no headings', () => {
    const prompt = 'Book half an hour on Monday, 9:00 to 17:00, for a meeting.\nVera: 9:00-10:00\nHugo: 11:00-12:00\nWishes: Hugo would rather not meet after 15:00.'
    expect(readingsOf(read(prompt), 'meeting')[0]?.people).toEqual(['Vera', 'Hugo'])
  })
})

it.each([
  ['on Monday, Tuesday or Wednesday', '04', '06'],
  ['sometime next week, any day from Tuesday to Thursday', '12', '14'],
])('a meeting %s lies on those days, whatever else is said of one of them', (days, first, last) => {
  const [meeting] = readingsOf(read(`Find an hour for Vera and Hugo ${days}, between 9:00 and 17:00. Vera is out on Tuesday 9:00-10:00. Hugo should not be asked to join on Wednesday.`), 'meeting')
  expect([iso(meeting!.days.first)!.slice(8), iso(meeting!.days.last)!.slice(8)]).toEqual([first, last])
})
