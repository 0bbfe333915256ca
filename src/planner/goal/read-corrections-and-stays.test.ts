import { describe, expect, it } from 'vitest'
import { day, iso, read, readingsOf, stated } from './read-for-tests.ts'

describe('what the writer takes back', () => {
  it.each([
    ['Learn to juggle, every Tuesday, no wait, Wednesday evening, until 30 April', [3]],
    ['Learn to juggle, Monday and Thursday evenings, I mean Friday, until 31 March', [1, 5]],
  ])('%s', (prompt, weekdays) => {
    expect(stated(prompt, 'rhythm')).toMatchObject([{ days: { weekdays }, windows: [{ from: 1080 }] }])
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('keeps the date of the hour that is said again', () => {
    expect(stated('Party for my mum, Saturday 6 March at 3pm, sorry, 4pm', 'event')).toMatchObject([{ days: { first: day('2027-03-06') }, from: 960 }])
    expect(stated('Card trick show on 16 May at 15:30, actually 16:00', 'event')).toMatchObject([{ from: 960 }])
  })

  it('takes back nothing where a "no" rules something out', () => {
    expect(stated('Write a novel on weekdays, no Fridays', 'exclusion')).toHaveLength(1)
  })
})

describe('a journey with a rest', () => {
  it.each([
    ['Ten days in Portugal from 3 May: 4 nights in Lisbon, 3 nights in Porto and the rest by the sea', [['Lisbon', 4], ['Porto', 3], ['Sea', 2]]],
    ['Two weeks in Italy from 3 May: 4 nights in Rome, 3 nights in Florence, the remaining nights in Venice', [['Rome', 4], ['Florence', 3], ['Venice', 6]]],
    ['Ten days in Portugal from 3 May: 4 days in Lisbon, 3 days in Porto and the rest of the time on the coast', [['Lisbon', 4], ['Porto', 3], ['Coast', 5]]],
  ])('%s', (prompt, stays) => {
    expect(stated(prompt, 'stay').map(({ place, days, nights }) => [place, days ?? nights])).toEqual(stays)
  })

  it('leaves a free evening of a trip alone', () => {
    const brief = read('Business trip to Vienna 9-11 February: two client meetings and one free evening')
    expect(readingsOf(brief, 'exclusion')).toEqual([])
    expect(readingsOf(brief, 'horizon')).toMatchObject([{ first: day('2027-02-09'), last: day('2027-02-11') }])
  })

  it('takes a lone weekday for that of the stay', () => {
    const events = stated('Hen weekend in Ghent, Fri 28 May 16:00 until Sun 30 May 15:00. Boat on Saturday 14:00-16:00, dinner 20:00 Saturday.', 'event')
    expect(events.map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-05-29', 840], ['2027-05-29', 1200]])
  })

  it('knows no place in a season', () => {
    expect(readingsOf(read('Wanderreise im Sommer, eine Woche Allgäu'), 'place')).toEqual([])
    expect(stated('Fünf Tage Rom im April', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-04-01', '2027-04-30']])
  })
})

describe('what is prepared for', () => {
  it.each([
    ['Alpenüberquerung vom 14. bis 20. Juni. Bis dahin dreimal pro Woche trainieren.', '2027-06-14'],
    ['Trek in Nepal 3-17 October. Until then I train twice a week.', '2027-10-03'],
  ])('%s', (prompt, first) => {
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([first])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([first])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('is over when the showing begins', () => {
    expect(stated('Exhibit 15 photographs at the library from 3 April: choose, print, frame', 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual(['2027-04-03'])
  })

  it('opens with a meeting', () => {
    expect(stated('Ship the app in two 2-week sprints from 11 January. Kickoff on the first day at 10:00.', 'event', 'sprint')).toMatchObject([{ title: 'Kickoff', days: { first: day('2027-01-11') }, from: 600 }])
  })
})

describe('where and when one is away', () => {
  it.each([
    ['Learn to throw pots. Studio shut over Easter (26-29 March).', '2027-03-26', '2027-03-29'],
    ['Nadar 1500 m até 30 de maio. Piscina fechada de 29 de março a 2 de abril.', '2027-03-29', '2027-04-02'],
    ['Learn 20 card tricks. Rest week 5-11 April.', '2027-04-05', '2027-04-11'],
    ['Run a marathon on 25 April. In Rome 9-13 April, no running there.', '2027-04-09', '2027-04-13'],
  ])('%s', (prompt, first, last) => {
    expect(stated(prompt, 'exclusion').map(({ days }) => [iso(days.spans![0]!.first), iso(days.spans![0]!.last)])).toEqual([[first, last]])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('knows which shifts and which dates of a weekday', () => {
    const prompt = 'I work night shifts Mon-Thu 22:00-06:00. Take a forklift course (Fri 9-16 on 12 and 19 March).'
    expect(stated(prompt, 'commitment').map(({ days }) => days.weekdays)).toEqual([[1, 2, 3, 4]])
    expect(stated(prompt, 'event').map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-03-12', 540], ['2027-03-19', 540]])
  })

  it('opens a shop for what is brought there alone', () => {
    expect(stated('Declutter the cellar. The charity shop is open Sat 10-14.', 'availability')).toMatchObject([{ appliesTo: { labels: ['charity shop'] }, days: { weekdays: [6] } }])
  })
})

it('adds further days to those that are ruled out', () => {
  expect(stated('Label clothes for school by 1 September, never on the days I am on call (Mondays, plus 10-14 May).', 'exclusion').map(({ days }) => days.weekdays ?? iso(days.spans![0]!.first))).toEqual([[1], '2027-05-10'])
})

it('takes the first day of school for what comes, not for the start', () => {
  const brief = read('My daughter starts school on 1 September; before that: eye test, school bag, label clothes.')
  expect(readingsOf(brief, 'event').map(({ days }) => iso(days.first))).toEqual(['2027-09-01'])
  expect(readingsOf(brief, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual(['2027-09-01'])
})

describe('people and sprints', () => {
  const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])

  it.each([
    ['Migrate our CI in two 2-week sprints from 11 January. Dara and Finn (platform engineers)', [['Dara', 'platform engineer', null], ['Finn', 'platform engineer', null]]],
    ['Founders Mia and Theo build an MVP for parking in three 2-week sprints from 11 January', [['Mia', 'founder', null], ['Theo', 'founder', null]]],
    ['Data lake, 2 sprints of 10 working days. Ravi 60%, Noor full time, Pim 16h a week.', [['Ravi', null, 1440], ['Noor', null, 2400], ['Pim', null, 960]]],
    ['Retool line 3, weekly sprints. Electrician Ruth (half time), buyer Joe 10 hours per week.', [['Ruth', 'electrician', 1200], ['Joe', 'buyer', 600]]],
    ['E-prescribing in two 2-week sprints. Dr Okoye leads, nurse Bente trains the ward.', [['Okoye', 'leads', null], ['Bente', 'nurse', null]]],
  ])('%s', (prompt, expected) => {
    expect(people(prompt)).toEqual(expected)
  })

  it('names the goal without those who reach it', () => {
    expect(read('Founders Mia and Theo build an MVP for parking in three 2-week sprints from 11 January', 'sprint').subject).toBe('MVP for parking')
    expect(read('Hire two data engineers in two 2-week sprints from 18 January, interviewers Ines and Omar', 'sprint').subject).toBe('Hire two data engineers')
  })

  it('counts sprints up to the deadline, in German as well', () => {
    expect(stated('GDPR clean-up by 30 April, sprints of one week from 29 March: inventory, policy.', 'sprint-calendar', 'sprint')).toMatchObject([{ count: 5, lengthDays: 7 }])
    expect(stated('Neuer Katalog in drei zweiwöchigen Sprints ab dem 8. März: Suche, Ausleihe.', 'sprint-calendar', 'sprint')).toMatchObject([{ count: 3, lengthDays: 14, firstDay: day('2027-03-08') }])
    expect(people('Neuer Katalog in drei zweiwöchigen Sprints. Team: Anke (Backend), Boris (Frontend, 20 Std. pro Woche)')[1]).toEqual(['Boris', 'Frontend', 1200])
  })
})

describe('order and amounts', () => {
  it('keeps a list in that order', () => {
    const brief = read('Declutter the cellar, garage and attic in that order')
    expect(readingsOf(brief, 'precedence').map(({ after }) => after.labels[0])).toEqual(['garage', 'attic'])
    expect(readingsOf(brief, 'topic').at(-1)?.label).toBe('attic')
  })

  it('counts what follows', () => {
    expect(stated('Learn wheel throwing. By summer I want 6 mugs, then 4 bowls.', 'topic').map(({ amount }) => amount?.unit)).toEqual(['mugs', 'bowls'])
  })
})
