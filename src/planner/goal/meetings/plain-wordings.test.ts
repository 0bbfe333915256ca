import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

/** Who is busy, on which days, in which hours. */
function busyOf(prompt: string): string[] {
  return readingsOf(read(prompt), 'commitment').map(({ person, days, windows }) => `${person} ${(days.spans ?? []).map(({ first }) => iso(first)).join(' ')} ${windows.map(({ from, to }) => `${from / 60}-${to / 60}`).join(' ')}`)
}

const EXPECTED = ['Vera 2027-01-07 9-10 11.5-12', 'Vera 2027-01-08 13-15', 'Max 2027-01-07 9-9.5']

describe('a meeting in plain words', () => {
  it.each([
    'Could you fix half an hour for Vera and Max on Thursday or Friday? We keep office hours of 9.00 to 17.00.\nVera is engaged on Thursday between 9.00 and 10.00 and 11.30 and 12.00, and on Friday between 13.00 and 15.00.\nMax is engaged on Thursday between 9.00 and 9.30.',
    'Find half an hour for Vera and Max on Thursday or Friday, within the usual 9-to-5 working day. On Thursday Vera will be busy from 9:00 a.m. to 10:00 a.m. and 11:30 a.m. to 12:00 p.m., on Friday again from 1:00 p.m. to 3:00 p.m. On Thursday, Max has something on from 9:00 a.m. to 9:30 a.m.',
    "Good morning! Would you find half an hour for Vera and Max? It would be on Thursday or Friday, sometime between 9 in the morning and 5 in the afternoon.\nVera won't be available on Thursday from 9am to 10am and from 11:30am to noon, or on Friday from 1pm to 3pm.\nMax won't be available on Thursday from 9am to 9:30am.",
    'Vera called me this morning and wants to set up a half-hour call with Max; Thursday or Friday would do. We never schedule anything before 9 or after 5. Vera has stuff Thursday 9am to 10am, 11:30am to 12pm, and Friday 1pm to 3pm. Max has stuff Thursday 9am to 9:30am.',
    'Set up a half-hour meeting with Vera and Max. Work hours are 9am to 5pm. The days are Thursday and Friday.\nVera - busy Thursday 9am - 10am and 11:30am - 12pm; Friday 1pm - 3pm\nMax - busy Thursday 9am - 9:30am',
    'I have to fit in half an hour with Vera and Max. We could do Thursday or Friday; nobody starts before 9:00 and everyone is gone by 17:00. Vera has appointments from 9:00 to 10:00 and from 11:30 to 12:00 on Thursday and from 13:00 to 15:00 on Friday. Max has appointments from 9:00 to 9:30 on Thursday.',
  ])('is read: %j', (prompt) => {
    const brief = read(prompt, 'calendar')
    expect(readingsOf(brief, 'meeting')).toMatchObject([{ people: ['Vera', 'Max'], minutes: 30, windows: [{ from: 540, to: 1020 }] }])
    expect(readingsOf(brief, 'meeting').map(({ days }) => iso(days.first))).toEqual(['2027-01-07'])
    expect(busyOf(prompt)).toEqual(EXPECTED)
  })

  it.each([
    'Half an hour with Vera and Max on 7 January or 8 January, not before 9:00 and not after 17:00. Vera is out on 7 January 9:00 to 10:00. Max is out on 8 January 13:00 to 15:00.',
    'Can Vera and Max meet for half an hour? Thursday (7 Jan) or Friday (8 Jan) between 9:00 and 17:00 please.\nVera: Thu 9:00-10:00\nMax: Fri 13:00-15:00',
    'I asked everyone when they are busy on Thursday 7 January and Friday 8 January so that we can talk for half an hour, between 9:00 and 17:00.\nVera says: Thursday 9:00-10:00\nMax says: Friday 13:00-15:00\nWhich slot is left for all of us (Vera and Max)?',
    'Budget meeting, 30 min, everyone needed. Between 9:00 and 17:00.\n\n| who | Thu 7 Jan | Fri 8 Jan |\n|---|---|---|\n| Vera | 9:00-10:00 | - |\n| Max | - | 13:00-15:00 |\n\nThe times are when people are busy.',
    'A meeting of Vera and Max, half an hour.\nPermitted: 7 January or 8 January, from 0900 to 1700.\nVera has conflicts on 7 January from 0900 to 1000. Max has conflicts on 8 January from 1300 to 1500.',
    "We want a family call with Vera and Max, about half an hour long, on Thursday or Friday. It should be after 9 in the morning and be over by 5 in the afternoon. Vera is busy Thursday 9am to 10am. Max is busy Friday 1pm to 3pm.",
    'The undersigned requests that a conference of thirty (30) minutes be arranged among Vera and Max, to be held on Thursday or Friday between the hours of 9:00 and 17:00. The following commitments are to be respected: Vera is committed on Thursday from 9:00 to 10:00; Max is committed on Friday from 13:00 to 15:00.',
    'Find a time for a 30-minute meeting.\nWho needs to be there: Vera and Max.\nWhich days are possible: Thursday or Friday.\nWhat hours are possible: 9:00 to 17:00.\nWhen Vera is busy: Thursday 9:00 to 10:00.\nWhen Max is busy: Friday 13:00 to 15:00.',
  ])('knows its days and hours: %j', (prompt) => {
    const [meeting] = readingsOf(read(prompt), 'meeting')
    expect(meeting).toMatchObject({ people: ['Vera', 'Max'], minutes: 30, windows: [{ from: 540, to: 1020 }] })
    expect([iso(meeting!.days.first), iso(meeting!.days.last)]).toEqual(['2027-01-07', '2027-01-08'])
    expect(busyOf(prompt)).toEqual(['Vera 2027-01-07 9-10', 'Max 2027-01-08 13-15'])
  })

  it.each(['Uma', 'Will', 'Mark', 'Les', 'Al'])('takes %s for a person', (name) => {
    const prompt = `Arrange half an hour with ${name} and Vera on Thursday between 9:00 and 17:00.\n${name} is busy on Thursday from 9:00 to 10:00.\nVera is busy on Thursday from 13:00 to 15:00.`
    expect(readingsOf(read(prompt), 'meeting')).toMatchObject([{ people: [name, 'Vera'] }])
    expect(busyOf(prompt)).toEqual([`${name} 2027-01-07 9-10`, 'Vera 2027-01-07 13-15'])
  })

  it('takes a wish for nothing as a wish', () => {
    const brief = read('Arrange half an hour with Bo and Vera on Thursday between 9:00 and 17:00.\nBo is busy on Thursday from 9:00 to 10:00.\nVera is free.\nVera would be glad if nothing were put in on Thursday after 15:00.')
    expect(readingsOf(brief, 'exclusion')).toMatchObject([{ person: 'Vera', windows: [{ from: 900, to: 1440 }] }])
  })
})

describe('times that are none', () => {
  it('leaves the one of a row, the verb of a length and a greeting alone', () => {
    const brief = read('Good evening! I want to go from one to the next of my three cities. The stay in Oslo is to last 6 days, the stay in Riga should last 3 days.')
    expect(readingsOf(brief, 'availability')).toEqual([])
    expect(readingsOf(brief, 'stay')).toMatchObject([{ place: 'Oslo', days: 6, within: [] }, { place: 'Riga', days: 3, within: [] }])
  })
})

describe('what somebody says of a meeting', () => {
  const day = 'on Tuesday 12 January'
  const said = (words: string) => read(`One hour for Vera and Hugo ${day}. ${words}`).readings.flatMap(({ kind, strength, ...rest }) => ('person' in rest && 'windows' in rest ? rest.windows.map(({ from, to }) => `${kind} ${strength} ${from / 60}-${to / 60}`) : []))

  it.each([
    ['Vera must be gone by 15:30.', ['commitment hard 15.5-24']],
    ['Vera needs to wrap up by 15:30.', ['commitment hard 15.5-24']],
    ['Vera only wants to meet after 10:30.', ['availability soft 10.5-24']],
    ['Vera only has time before noon.', ['availability hard 0-12']],
    ['Vera hopes it is after 11:00.', ['availability soft 11-24']],
    ["Vera isn't keen on meeting before 11:00.", ['exclusion soft 0-11']],
    ['Hugo thinks 13:00 to 14:00 would be bad.', ['exclusion soft 13-14']],
    ['Hugo only has a call from 13:00 to 14:00.', ['commitment hard 13-14']],
  ])('%s', (words, expected) => {
    expect(said(words)).toEqual(expected)
  })

  it('leaves the hours below a remark about one person as busy as those above', () => {
    const brief = read(`Half an hour for Vera, Hugo and Iris ${day}.\nVera can do any time.\nHugo: 9am to 10:30am, 11am to 12pm\nIris: 10am to 11am`)
    expect(readingsOf(brief, 'commitment').map(({ person }) => person)).toEqual(['Hugo', 'Iris'])
  })

  it.each([
    `I'm trying to organise a one-hour meeting ${day}. Attendees: Vera, Hugo. Vera is booked 9:30–10:30.`,
    `Vera wants 1h with Hugo ${day}. Hugo is booked 9:30–10:30.`,
    `Team meeting (1h), ${day}. Who's coming: Vera, Hugo. Conflicts for Vera: 9:30 to 10:30.`,
  ])('finds who is to come: “%s”', (prompt) => {
    expect(readingsOf(read(prompt), 'meeting')[0]).toMatchObject({ people: ['Vera', 'Hugo'], minutes: 60 })
  })

  it('does not look for one slot where two meet every week', () => {
    expect(readingsOf(read('I want to learn Spanish. Two hours with Hugo on Mondays. Hugo is away 4-8 March.'), 'meeting')).toEqual([])
  })
})

describe('a meeting that is told in passing', () => {
  const meeting = (words: string) => read(`Find half an hour for Vera and Hugo on Monday 4 January or Tuesday 5 January. ${words} Vera is busy on Monday from 10:00 to 12:00, Tuesday from 13:00 to 15:00. Hugo is busy on Monday from 14:00 to 16:00.`)

  it.each([['We clock in at 8:30 and out at 16:30.'], ['Everybody comes in at 8:30 and leaves at 16:30.']])('lies in the hours of all: %s', (words) => (
    expect(readingsOf(meeting(words), 'meeting')[0]?.windows).toEqual([{ from: 510, to: 990 }])
  ))

  it('leaves a day on which somebody does not meet', () => (
    expect(readingsOf(meeting('Hugo does no meetings on Tuesday.'), 'exclusion').map(({ person, days }) => [person, days.spans])).toEqual([['Hugo', [{ first: 20823, last: 20823 }]]])
  ))
})
