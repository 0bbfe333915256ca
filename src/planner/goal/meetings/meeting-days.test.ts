import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

const ask = 'Find half an hour for Vera and Hugo between 9:00 and 17:00'

/** Who is busy, on which day, in which hours. */
function busyOf(prompt: string): string[] {
  return readingsOf(read(prompt), 'commitment').map(({ person, days, windows }) => `${person} ${iso(days.spans?.[0]?.first ?? null)} ${windows.map(({ from, to }) => `${from / 60}-${to / 60}`).join(' ')}`)
}

describe('busy times of several people', () => {
  it.each([
    [`${ask}.\nThursday:\n Vera: 9:00-10:00\n Hugo: free\nFriday:\n Vera: free\n Hugo: 13:00-15:00`],
    [`${ask}.\n\n| | Thursday | Friday |\n|---|---|---|\n| Vera | 9:00-10:00 | free |\n| Hugo | | 13:00-15:00 |`],
    [`${ask} on Thursday or Friday. On Thursday, Vera is engaged from 9:00 to 10:00. On Friday, Hugo is engaged from 13:00 to 15:00.`],
    ["When can Vera and Hugo meet for half an hour? It can't be any day but Thursday or Friday, and nobody can start before 9 or go on beyond 5 in the afternoon. Thursday isn't possible for Vera from 9am to 10am. Friday isn't possible for Hugo from 1pm to 3pm."],
    ['Slot wanted: half an hour, Vera and Hugo, office hours 9.00 – 17.00.\n\nAlready in the calendars (start, length):\nVera: Thu. 9.00 (60 min)\nHugo: Fri. 13.00 (120 min)'],
    ["We're looking for half an hour when Vera and Hugo can be in the same room. Our working hours are nine to five.\n• Thursday: Vera is taken up 9:00 to 10:00\n• Friday: Hugo is taken up 13:00 to 15:00"],
    ['Find a slot of 30 minutes for us on Thursday or Friday. Nobody wants to be in before 09:00 or stay past 17:00.\n\nVera wrote: I am tied up Thursday 9:00-10:00.\nHugo wrote: I am tied up Friday 13:00-15:00.'],
    ['Busy times at a glance:\n\n| | Vera | Hugo |\n|---|---|---|\n| Thursday | 9:00–10:00 | free |\n| Friday | | 13:00–15:00 |\n\nTask: one meeting of 30 minutes with everybody in the table, within 09:00–17:00.'],
    ['The board (Vera and Hugo) has to approve the accounts. That will take half an hour. Thursday or Friday; the session must fall between 9 and 17:00. Off-limits are: for Vera, Thursday 9:00–10:00; for Hugo, Friday 13:00–15:00.'],
    ["It's time for Vera's appraisal, which Hugo will also sit in on. Half an hour will do, either on Thursday or Friday, between 9:00 and 17:00.\nThursday is impossible for Vera, who has a course from 9:00 to 10:00.\nFriday is difficult for Hugo, who is in class from 13:00 to 15:00."],
    ['Vera is hosting Hugo for a half-hour workshop. It can be held on Thursday or Friday between 9:00 and 17:00.\n* Vera *\nThursday: 9:00-10:00\n* Hugo *\nFriday: 13:00-15:00'],
    ["Vera's bookings are 9:00 until 10:00 on Thursday.\nHugo's bookings are 13:00 until 15:00 on Friday.\nHow about Thursday or Friday for our catch-up? It takes half an hour. We, that is Vera and Hugo, are in the office between 9:00 and 17:00."],
    ["There's a 30-minute briefing to be scheduled on Thursday or Friday. Present must be: Vera and Hugo. Earliest start 9am, latest finish 5pm.\nAccording to Vera, Thursday is taken from 9am to 10am.\nAccording to Hugo, Friday is taken from 1pm to 3pm."],
    ['I checked with Vera: on Thursday no time from 9:00 to 10:00.\nI checked with Hugo: on Friday no time from 13:00 to 15:00.\nPlease coordinate half an hour with Vera and Hugo, on Thursday or Friday, within business hours (9:00 to 17:00).'],
    ['person | day | tied up\nVera | Thu | 9:00-10:00\nVera | Fri | –\nHugo | Thu | –\nHugo | Fri | 13:00-15:00\n\nWhen could Vera and Hugo talk for 30 minutes (Thu / Fri, 9:00-17:00)?'],
    ['Petra wants to bring Vera and Hugo to one table; Thursday or Friday would do. The room is theirs for half an hour, and the building is open from 9am to 5pm. On Thursday, Vera teaches from 9am to 10am. On Friday, Hugo is on the phone from 1pm to 3pm.'],
    [`${ask} on one of these days.\nThursday 7 January – Vera 9:00-10:00\nFriday 8 January – Hugo 13:00-15:00`],
    [`${ask} on Thursday or Friday. Taken: Vera (Thu 9:00-10:00), Hugo (Fri 13:00-15:00)`],
  ])('take their day from where it stands: %j', (prompt) => {
    expect(busyOf(prompt)).toEqual(['Vera 2027-01-07 9-10', 'Hugo 2027-01-08 13-15'])
  })

  it('stay with the person before when the next one follows in the same part', () => {
    expect(busyOf(`${ask} on Thursday or Friday. Taken: Vera (Thu 9:00-10:00; Fri 11:00-12:00), Hugo (Fri 13:00-15:00)`)).toEqual(['Vera 2027-01-07 9-10', 'Vera 2027-01-08 11-12', 'Hugo 2027-01-08 13-15'])
  })

  it('hold for everyone behind a day at the start of the sentence', () => {
    expect(busyOf(`${ask} on Thursday or Friday. On Friday, Vera is out 9:00-10:00, Hugo 13:00-15:00.`)).toEqual(['Vera 2027-01-08 9-10', 'Hugo 2027-01-08 13-15'])
  })
})

describe('wishes of the people in a meeting', () => {
  const busy = 'Vera is busy on Friday from 9:00 to 10:00.'
  it.each([
    'Hugo asks to have nothing before 14:00 on Friday.',
    'Hugo does not like to meet before 14:00 on Friday.',
    'Hugo would prefer another time than before 14:00 on Friday.',
    'And Hugo begged her not to choose anything before 14:00 on Friday.',
    'PS Hugo would be grateful if it were not before 14:00 on Friday.',
    'Wish: nothing for Hugo before 14:00 on Friday',
    "Avoid Friday before 14:00 for Hugo's sake.",
    'Out of consideration for Hugo, Friday before 14:00 should be avoided.',
    'Hugo has asked us to stay away from Friday before 14:00.',
    'Hugo would sooner not meet before 14:00 on Friday.',
    "Hugo can't stand meetings before 14:00 on Friday.",
    'If you can, leave Friday before 14:00 free for Hugo.',
    "It'd be a shame to bother Hugo before 14:00 on Friday.",
    'If possible, nothing before 14:00 on Friday for Hugo.',
    'Hugo not before 14:00 on Friday.',
    'On Friday, Hugo cannot meet before 14:00.',
  ])('close the time they name: “%s”', (wish) => {
    const [closed] = readingsOf(read(`${ask} on Friday. ${busy} ${wish}`), 'exclusion')
    expect(closed).toMatchObject({ person: 'Hugo', windows: [{ from: 0, to: 840 }] })
    expect(iso(closed!.days.spans![0]!.first)).toBe('2027-01-08')
  })

  it('may be to skip a day', () => {
    expect(readingsOf(read(`${ask} on Thursday or Friday. ${busy} Hugo would like to skip Thursday.`), 'exclusion')).toMatchObject([{ person: 'Hugo', strength: 'soft' }])
  })
})

describe('people called like verbs', () => {
  it.each([
    'Half an hour for Will, Vera and Hugo on Friday. Will is busy from 9:00 to 12:00.',
    'Will and Vera want to get together with Hugo for half an hour on Friday. Will is booked 9:00-12:00.',
    'We need half an hour with everyone (Will, Vera and Hugo) on Friday.\n- Will: 9:00-12:00',
  ])('are people: %j', (prompt) => {
    expect(readingsOf(read(prompt), 'commitment')).toMatchObject([{ person: 'Will' }])
  })

  it('are verbs in small letters', () => {
    expect(readingsOf(read('Half an hour for Vera and Hugo on Friday, and will Vera be done by noon? Vera is busy 9:00-10:00.'), 'meeting')[0]?.people).toEqual(['Vera', 'Hugo'])
  })
})

it('a call between two people is no way between two places', () => {
  expect(readingsOf(read('Set up a 60-minute call between Vera and Hugo on Friday. Vera is busy 9:00-10:00.'), 'travel')).toEqual([])
})

describe('times behind a semicolon', () => {
  it('are on the day before it', () => {
    expect(busyOf(`${ask} on Thursday or Friday.\nVera, Friday: 9:00-10:00; 12:00-13:00\nHugo, Thursday: 9:00-10:00`)).toEqual(['Vera 2027-01-08 9-10 12-13', 'Hugo 2027-01-07 9-10'])
  })
})

it('knows a day without hours as free beside days with free hours', () => {
  const prompt = 'Book half an hour for Vera and Hugo on Thursday or Friday, 9am until 5pm. Vera can do any time on Thursday. On Friday Vera can only do 9am-10am. Hugo can only do 3pm-4pm on Thursday.'
  const free = readingsOf(read(prompt), 'availability').filter(({ person }) => person === 'Vera')
  expect(free.map(({ windows }) => windows.map(({ from, to }) => `${from / 60}-${to / 60}`).join(' '))).toEqual(['0-24', '9-10'])
  const none = readingsOf(read('Need half an hour, Thu/Fri, 9-5, for Vera + Hugo.\nWindows when each is available:\nVera – Thu none; Fri 9:00-10:00\nHugo – Thu 9:00-10:00; Fri 9:00-11:00'), 'availability')
  expect(none.filter(({ person }) => person === 'Vera').map(({ days }) => iso(days.spans?.[0]?.first ?? null))).toEqual(['2027-01-08'])
})
