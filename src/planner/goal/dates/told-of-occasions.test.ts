import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const eventsOf = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => [title, iso(days.first), from])

describe('an occasion and its day', () => {
  it.each([
    ['Barn dance! Saturday 15 May, 7pm to 11pm. Need a caller, a licence, straw bales.', 'Barn dance', '2027-05-15', 1140],
    ["Nan's 80th! Sunday 9 May, tea from 3pm at the Swan. I need invitations, a cake and music.", "Nan's 80th", '2027-05-09', 900],
    ['One-day seminar on hedges, Thurs 22 April, 9:00-16:30, Guild House Ludlow, 80 people. Need: badges, lunch, speakers.', 'One-day seminar on hedges', '2027-04-22', 540],
    ['Exhibition 10-18 April. Need: labels, plinths, wine.', 'Exhibition', '2027-04-10', null],
  ])('%s', (prompt, title, date, from) => {
    expect(eventsOf(prompt)).toContainEqual([title, date, from])
    expect(stated(prompt, 'availability')).toEqual([])
  })

  it.each(['Learn watercolour! Saturdays 8 to 10.', 'Hello! I have Saturdays for the garden.'])('is not called out by: %s', (prompt) => {
    expect(eventsOf(prompt)).toEqual([])
  })

  it('has what follows on it, with its own place', () => {
    expect(stated('Christening on Sunday 9 May at 11 at St Anne, then lunch in the cricket club from 1pm. Need: cake, candles, photos.', 'event')).toMatchObject([{ title: 'Christening', from: 660 }, { from: 780, place: expect.stringContaining('cricket club') }])
    expect(eventsOf('Taufe am Sonntag, 9. Mai um 10 Uhr, danach Mittagessen in der Krone um 12 Uhr.')).toContainEqual(['Mittagessen', '2027-05-09', 720])
  })

  it('leaves a meal of every day to the day', () => {
    expect(eventsOf('Half marathon on 8 May, no runs during dinner from 6pm to 7pm.')).toHaveLength(1)
  })
})

describe('days counted from the occasion', () => {
  it.each([
    ['Village fete on 10 May. Posters at the printers 5 March. Clean-up the day after.', 'Clean-up', '2027-05-11'],
    ['Fair on 10 May. Committee every other Tuesday 10-11 from 12 January. Survey out two days later.', 'Survey out', '2027-05-12'],
    ['Sommerfest am 12. Juni. Plakate bis 1. Mai. Abbau am Tag danach.', 'Abbau', '2027-06-13'],
  ])('%s', (prompt, title, date) => {
    expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first)])).toContainEqual([title, date])
  })

  it('are the last of those for what may be done on any of them', () => {
    const deadlines = stated('Open day on 6 March at 9:30. Follow-up calls to all families within 5 days.', 'deadline').filter(({ appliesTo }) => appliesTo !== null)
    expect(deadlines.map(({ latest }) => iso(latest / 1440 - 1))).toEqual(['2027-03-11'])
  })

  it('are none where nothing is left to do', () => {
    expect(stated('Learn the route within 5 days.', 'deadline').every(({ event }) => event === null)).toBe(true)
  })
})

describe('what closes before an occasion', () => {
  it('is a day in the plan of whoever holds it', () => {
    const prompt = 'Conference on 22 April. Registration opens 25 January and closes 9 April. Need: badges, lunch, speakers.'
    expect(eventsOf(prompt)).toContainEqual(['Registration closes', '2027-04-09', null])
    expect(stated(prompt, 'deadline').filter(({ event }) => event === null)).toEqual([])
  })

  it('is a hand-in for whoever makes something for it', () => {
    expect(stated('Poster for the conference on 22 April. The call closes 26 February.', 'deadline').some(({ latest }) => iso(latest / 1440 - 1) === '2027-02-26')).toBe(true)
  })
})

describe('what brackets tell of an item', () => {
  it('is named by it', () => {
    expect(eventsOf('Wedding on 19 June at 2pm. Still to do: dress (fitting on 3 May at 10:30), payroll (runs on 25 May), rings.').map(([title]) => title)).toEqual(['Wedding', 'Dress: fitting', 'Payroll runs'])
  })

  it('is the item, where it is an appointment for it', () => {
    const prompt = 'Funeral on 22 January at 11. I have to: register the death (appointment is booked Thu 14 January 10:40), choose music, order flowers.'
    expect(eventsOf(prompt)).toContainEqual(['Register the death', '2027-01-14', 640])
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(['choose music', 'order flowers'])
  })

  it('says by when somebody needs it', () => {
    const deadlines = stated('Wedding on 19 June. Still to do: programme (to the printer by 23 April), rings, licence (the council wants it two weeks before).', 'deadline').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])
    expect(deadlines).toEqual(['programme', 'licence'])
  })
})

it('where an occasion is, is not where it is prepared', () => {
  const places = read('Lunch for my parents on Sunday 16 May at 12:30 at the Swan in Hope. Need: invitations, present (weekend in Whitby), speech.').readings.filter(({ kind }) => kind === 'place')
  expect(places.map(({ text }) => text)).toEqual([expect.stringContaining('Swan in Hope')])
  expect(places.every(({ appliesTo }) => appliesTo !== null)).toBe(true)
})

describe('what one tells of an occasion', () => {
  it('in brackets behind its day is no part and no bound', () => {
    const prompt = 'Open morning on 6 March (Oak House, 48 places, we need to fill 15 for September). Need: cakes, tours, banners.'
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(['cakes', 'tours', 'banners'])
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated('Wedding on 19 June (flowers, cake, band).', 'topic')).toHaveLength(3)
  })

  it('is no part of its name', () => {
    expect(eventsOf('U11 football tournament our club hosts on Saturday 5 June. Need: refs, cups, posters.')[0]?.[0]).toBe('U11 football tournament')
    expect(read("I'm organising a raffle night for the hospice: Sunday 2 May. Need: prizes, tickets, drinks.").subject).toBe('Raffle night for the hospice')
  })

  it('leaves the goal to what is ahead', () => {
    expect(read('My uncle died on Friday. The funeral is on 22 January at 11. I have to: choose music, write the eulogy, order flowers.').subject).toBe('funeral')
  })

  it('takes as long as is said on each of its days', () => {
    expect(stated('Fair on 6 March. Staff meeting Mon 1 Feb and Mon 22 Feb at 17:45 for an hour. Need: cakes, tours, banners.', 'event').flatMap(({ from, to }) => (from === 1065 ? [to] : []))).toEqual([1125, 1125])
    expect(stated('Fair on 6 March. Staff meeting Mon 1 Feb at 17:45 for an hour.', 'session')).toEqual([])
  })

  it('answers that come back are not what is sent out', () => {
    const deadlines = stated('Lunch for my aunt on 16 May at 12:30. Left: invites (out by 14 Feb, replies back by 11 April), photo book, speech.', 'deadline').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])
    expect(deadlines).toEqual(['invites', 'replies back'])
  })
})

it('hours for calls are hours, and no call on each day', () => {
  const prompt = 'Fair on 2 May. Weekday lunch breaks 12-1 for calls, Tuesday evenings 6.30-9 for the rest. Need: stalls, games, band.'
  expect(stated(prompt, 'rhythm')).toEqual([])
  expect(stated(prompt, 'availability')).toMatchObject([{ appliesTo: { labels: ['calls'] } }, { appliesTo: null, days: { weekdays: [2] } }])
})

describe('wordings of time and work in passing', () => {
  it.each(['Fair on 9 May. Free: Tuesday evenings from 7.30 and Saturdays until 1pm. Need: stalls, band, prizes.', 'Sommerfest am 9. Mai. Frei: dienstags 19-21 Uhr und samstags. Wir brauchen: Grill, Musik, Zelt.'])('a heading of times opens them: %s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'availability').map(({ days }) => days.weekdays)).toEqual([[2], [6]])
  })

  it('what is on offer from a day on has to be ready then', () => {
    const prompt = 'Concert on 26 June. Need: chairs, flowers, tickets on sale at the bakery from 8 May, soloists.'
    expect(eventsOf(prompt)).toContainEqual(['Tickets on sale at the bakery', '2027-05-08', null])
    expect(stated(prompt, 'deadline').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).toEqual(['tickets'])
    expect(eventsOf('Concert on 26 June. I can only start from 8 May.')).toHaveLength(1)
  })

  it('hours in which visitors come are not those of the work', () => {
    expect(stated('Book fair 8 to 12 March, open 8:15-8:45 and 15:10-16:00 each day. Need: volunteers, float, posters.', 'availability')).toEqual([])
  })

  it('days somebody is in the office are no sessions', () => {
    expect(stated('Onboarding of Tomas from 1 March, hybrid, Tues + Thurs in the office: tour, laptop, badge.', 'rhythm')).toEqual([])
  })

  it('a bracket does not hide what is due', () => {
    expect(stated('Reunion on 18 September. Still to do: name badges, money (£35 each) in by 31 July, photos.', 'deadline').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).toEqual(['money'])
    expect(stated('Reunion on 18 September. I need to sort: tickets printed by 1 May, badges, photos.', 'deadline').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).toEqual(['tickets'])
  })

  it('a band that is booked and somebody who runs the bar are no work', () => {
    const prompt = 'Fair on 9 May. Band (the Reel Deal) is booked and Moira handles the bar. Need: stalls, prizes, tent.'
    expect(stated(prompt, 'settled').flatMap(({ appliesTo }) => appliesTo!.labels)).toEqual(['Band', 'bar'])
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(['stalls', 'prizes', 'tent'])
  })

  it.each([
    ['Fair on 26 June. Need: licence (the council wants it at least 10 working days before), stalls, band.', '2027-06-14'],
  ])('so long before: %s', (prompt, date) => {
    expect(stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ latest }) => iso(latest / 1440 - 1))).toEqual([date])
  })

  it('a meeting with others begins on time', () => {
    expect(stated('Chess club season. We play league matches every other Thursday 19:30 starting 14 January.', 'rhythm')).toMatchObject([{ windows: [{ from: 1170, to: 1230 }], minutes: 60 }])
  })
})

it('what follows may have its hour behind a comma', () => {
  expect(eventsOf('Wedding on 19 June at 3pm, then dinner for 80 at the Oaks, 7.30pm. Need: band, cake, flowers.')).toContainEqual(['Dinner', '2027-06-19', 1170])
  expect(eventsOf('Boda de plata: sábado 12 de junio, misa a las 18:00 y después cena para 60 en la finca Las Encinas, a las 20:30. Me toca: invitaciones, flores, regalo.')).toContainEqual(['Cena', '2027-06-12', 1230])
})

it('what a helper needs in brackets is a thing of its own', () => {
  const deadlines = stated('We stage a play on 13 May at 19:30. Need: costumes (my aunt sews, she needs the measurements by 31 January), lights, tickets.', 'deadline')
  expect(deadlines.flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).toEqual(['measurements'])
})

it.each([
  ['Party on Sunday 9 May at 1pm. Need: cake, tent, thank-you cards within two weeks after.', 'thank-you cards', '2027-05-10'],
  ['Conference on 22 April. Need: badges, lunch, thank you letters by the end of April.', 'thank you letters', '2027-04-23'],
])('nobody is thanked before: %s', (prompt, label, date) => {
  expect(stated(prompt, 'horizon').flatMap(({ appliesTo, first }) => (appliesTo === null ? [] : [[appliesTo.labels[0], iso(first)]]))).toEqual([[label, date]])
})

it('what is cleared up before the occasion stays before it', () => {
  expect(stated('Party on Sunday 9 May at 1pm. Need: cake, tent, clean-up of the barn by 1 May.', 'horizon')).toEqual([])
})
