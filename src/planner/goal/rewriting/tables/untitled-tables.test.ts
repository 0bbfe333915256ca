import { describe, expect, it } from 'vitest'
import { day, read, readingsOf } from '../../read-for-tests.ts'

const busyOf = (prompt: string) => readingsOf(read(prompt), 'commitment').map(({ person, windows }) => ({ person, hours: windows.map(({ from, to }) => [from / 60, to / 60]) }))
const BUSY = [['Vera', [[9, 10], [12, 13]]], ['Hugo', [[14, 15.5]]]]
const ASK = 'Find half an hour for Vera and Hugo to meet on Monday between 9:00 and 17:00.\n\nBusy times:\n'

describe('a table that is known by what its cells hold', () => {
  it.each([
    'Name | Monday\nVera | 9:00-10:00, 12:00-13:00\nHugo | 14:00-15:30',
    'Who\tMonday\nVera\t9:00 to 10:00, 12:00 to 13:00\nHugo\t14:00 to 15:30',
    'Vera; Monday; 9:00-10:00\nVera; Monday; 12:00-13:00\nHugo; Monday; 14:00-15:30',
    '| Person | Day | Start | End |\n| --- | --- | --- | --- |\n| Vera | Mon | 9:00 | 10:00 |\n| Vera | Mon | 12:00 | 13:00 |\n| Hugo | Mon | 14:00 | 15:30 |',
    '**Vera**\n- 9:00 to 10:00\n- 12:00 to 13:00\n\n**Hugo**\n- 14:00 to 15:30',
    'Vera\n  Mon: 0900-1000, 1200-1300\nHugo\n  Mon: 1400-1530',
    '{"Vera": {"Monday": ["9:00-10:00", "12:00-13:00"]}, "Hugo": {"Monday": ["14:00-15:30"]}}',
    '{"Vera": ["9:00-10:00", "12:00-13:00"], "Hugo": ["14:00-15:30"]}',
  ])('holds the busy times of people: %j', (table) => {
    const found = busyOf(ASK + table)
    const joined = ['Vera', 'Hugo'].map((name) => [name, found.flatMap(({ person, hours }) => (person === name ? hours : []))])
    expect(joined).toEqual(BUSY)
  })

  it('goes on below somebody who is free', () => {
    expect(readingsOf(read(`${ASK}Vera - 9:00-10:00 & 12:00-13:00\nIda - quite free\nHugo - 14:00-15:30`), 'commitment').map(({ person }) => person)).toEqual(['Vera', 'Hugo'])
  })

  it('holds free times where the line above says so', () => {
    const brief = read('Find half an hour for Vera and Hugo to meet between 9:00 and 17:00.\n\nThey are free as follows:\nName | Monday | Tuesday\nVera | 9:00-10:00 | none\nHugo | 9:30-12:00 | 14:00-15:00')
    expect(readingsOf(brief, 'commitment')).toEqual([])
    expect(readingsOf(brief, 'availability').map(({ person, windows }) => [person, windows[0]!.from / 60, windows[0]!.to / 60])).toEqual([['Vera', 9, 10], ['Hugo', 9.5, 12], ['Hugo', 14, 15]])
  })

  const WAYS = 'Getting about takes, in minutes:\nOld Mill to Harbour: 12\nHarbour to Old Mill: 10\n'
  it.each([
    'Rita; Harbour; 10:00 - 12:30; 45 min',
    'Rita / Harbour / from 10:00 to 12:30 / 45 minutes',
    'Rita @ Harbour, 10:00–12:30 (45 min)',
    'Harbour: Rita 10h to 12h30, 45 min',
    '10:00-12:30 Rita (Harbour), three quarters of an hour',
    'Friend | Where | When | How long\nRita | Harbour | 10am until 12:30pm | 45 min',
    'Person,Place,From,To,Minutes\nRita,Harbour,10:00,12:30,45',
    '- name: Rita\n  place: Harbour\n  from: "10:00"\n  to: "12:30"\n  minutes: 45',
    '**Rita**\n- Harbour\n- 10:00 to 12:30\n- 45 minutes',
  ])('holds somebody to see: %j', (rows) => {
    const brief = read(`See as many friends as possible. I start at Old Mill at 9:00.\n\n${rows}\n\n${WAYS}`)
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Rita', place: 'Harbour', window: { from: 600, to: 750 }, minutes: 45 }])
  })

  it.each([
    '\tOld Mill\tHarbour\nOld Mill\t-\t12\nHarbour\t10\t-',
    '          Old Mill  Harbour\nOld Mill  -         12\nHarbour   10        -',
    'Old Mill\n  - Harbour: 12 min\nHarbour\n  - Old Mill: 10 min',
    '{"Old Mill": {"Harbour": 12}, "Harbour": {"Old Mill": 10}}',
  ])('holds the ways between places: %j', (table) => {
    const brief = read(`See as many friends as possible. I start at Old Mill at 9:00. Rita will be at Harbour from 10:00 to 12:30, 45 minutes.\n\nTravel times:\n${table}`)
    expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => [from, to, minutes])).toEqual([['Old Mill', 'Harbour', 12], ['Harbour', 'Old Mill', 10]])
    expect(readingsOf(brief, 'visit')).toHaveLength(1)
  })

  it.each([
    'city,nights\nOslo,3\nRiga,2\nMalta,4',
    'City\tNights\nOslo\t3\nRiga\t2\nMalta\t4',
    'Nights in each city:\n{"Oslo": 3, "Riga": 2, "Malta": 4}',
  ])('holds the nights of a trip: %j', (table) => {
    const brief = read(`Nine nights from 3 May 2027.\n\n${table}\n\nDirect flights: {"Oslo": ["Riga"], "Riga": ["Oslo", "Malta"], "Malta": ["Riga"]}`)
    expect(readingsOf(brief, 'stay').map(({ place, nights }) => [place, nights])).toEqual([['Oslo', 3], ['Riga', 2], ['Malta', 4]])
    expect(readingsOf(brief, 'connection').map(({ from, to, bothWays }) => [from, to, bothWays])).toEqual([['Oslo', 'Riga', true], ['Riga', 'Malta', true]])
  })

  it.each([
    'Learn the cello in 6 weeks.\n\nScales\n- Monday 18:00-19:00\nPieces\n- Thursday 18:00-19:00',
    'Revise for my driving test in 6 weeks. My classes:\nMon 9:00-10:00 Maths\nTue 11:00-12:00 History\nWed 9:00-10:00 Maths',
    'Revise for my driving test in 6 weeks. My classes:\nMaths: Mon 9:00-10:00, Wed 9:00-10:00\nHistory: Tue 11:00-12:00',
  ])('leaves a week of somebody\'s own alone: %j', (prompt) => {
    expect(readingsOf(read(prompt), 'meeting')).toEqual([])
    expect(readingsOf(read(prompt), 'commitment').filter(({ person }) => person !== null)).toEqual([])
  })
})

describe('lines of a name and times alone', () => {
  it.each([
    'Vera: Mon. 9 a.m. to 10 a.m., 12 p.m. to 1 p.m. | Tue. 9 a.m. to 10 a.m.\nHugo: Mon. 2 p.m. to 3:30 p.m.\nIda: free',
    'Vera → Monday, January 4 9-10 and 12-13; Tuesday, January 5 9-10\nHugo → Monday, January 4 14-15:30\nIda → -',
    '- Vera / MON 9h–10h, 12h–13h / TUE 9h–10h\n- Hugo / MON 14h–15h30\n- Ida / none',
    '4 January 0900-1000 Vera\n4 January 1400-1530 Hugo: call\n4 January 1200-1300 Vera\n5 January 0900-1000 Vera',
    '9:00-10:00 Mon 4: Vera\n14:00-15:30 Mon 4: Hugo\n12:00-13:00 Mon 4: Vera\n9:00-10:00 Tue 5: Vera',
    'Mon 4:\n- Vera 9 to 10 & 12 to 1\n- Hugo 2 to 3:30\nTue 5:\n- Vera 9 to 10',
    '[Vera] Mon 4 9-10 & 12-1; Tue 5 9-10\n[Hugo] Mon 4 2-3:30\n[Ida] n/a',
    'Vera [Mon 4: 0900 to 1000, 1200 to 1300; Tue 5: 0900 to 1000]\nHugo [Mon 4: 1400 to 1530]\nIda []',
  ])('are busy times: %j', (lines) => {
    const brief = read(`Find half an hour for Vera, Hugo and Ida to meet on Monday or Tuesday between 9:00 and 17:00.\n\nBlocked:\n${lines}`)
    const found = readingsOf(brief, 'commitment').flatMap(({ person, days, windows }) => windows.map(({ from, to }) => [person, days.spans?.[0]?.first ?? null, from / 60, to / 60]))
    const [monday, tuesday] = [day('2027-01-04'), day('2027-01-05')]
    const byPerson = found.toSorted((a, b) => Number(a[0] === 'Hugo') - Number(b[0] === 'Hugo'))
    expect(byPerson).toEqual([['Vera', monday, 9, 10], ['Vera', monday, 12, 13], ['Vera', tuesday, 9, 10], ['Hugo', monday, 14, 15.5]])
  })
})

describe('tables of a journey', () => {
  const LINKS = 'Possible direct flights: Oslo–Riga, Riga–Malta.'
  it.each([
    '| # | City | Stay (days) |\n|---|---|---|\n| 1 | Oslo | 3 |\n| 2 | Riga | 2 |\n| 3 | Malta | 4 |',
    '3 days: Oslo\n2 days: Riga\n4 days: Malta',
    'Oslo 3 / Riga 2 / Malta 4 (days)',
    'Days per city\n• Oslo – 3\n• Riga – 2\n• Malta – 4',
    'a) Oslo (3 days)\nb) Riga (two days)\nc) Malta (4 days)',
    'Oslo: 3d, Riga: 2d, Malta: 4d.',
  ])('hold its stays: %j', (table) => {
    const brief = read(`I need a route for a journey of seven days through Oslo, Riga and Malta.\n\n${table}\n\n${LINKS}`)
    expect(readingsOf(brief, 'stay').map(({ place, days }) => [place, days])).toEqual([['Oslo', 3], ['Riga', 2], ['Malta', 4]])
  })

  it('hold its ways', () => {
    const brief = read('Oslo 3 days, Riga 2 days, Malta 4 days.\n\nDirect flights:\nOslo (to Riga)\nRiga (to Oslo, Malta)\nMalta (to Riga)')
    expect(readingsOf(brief, 'connection').map(({ from, to }) => [from, to])).toContainEqual(['Riga', 'Malta'])
  })

  it('hold ways back in rows of their own', () => {
    const brief = read('Oslo 3 days, Riga 2 days, Stoke-on-Trent 4 days.\n\nDirect flights:\nfrom,to\nOslo,Riga\nRiga,Oslo\nRiga,Stoke-on-Trent')
    const links = readingsOf(brief, 'connection').flatMap(({ from, to, bothWays }) => [`${from}>${to}`, ...(bothWays ? [`${to}>${from}`] : [])])
    expect(new Set(links)).toEqual(new Set(['Oslo>Riga', 'Riga>Oslo', 'Riga>Stoke-on-Trent']))
  })

  it('are no lengths of work at home', () => {
    expect(readingsOf(read('Redo the flat by May.\n\nKitchen: 3 days\nHall: 2 days\n\nThe kitchen before the hall.'), 'stay')).toEqual([])
    expect(readingsOf(read('A week of rooms.\n\n| # | Room | Days |\n|---|---|---|\n| 1 | Kitchen | 3 |\n| 2 | Hall | 2 |'), 'commitment')).toEqual([])
  })
})

describe('people at places', () => {
  const WAYS = 'Old Mill; Harbour; 12\nHarbour; Old Mill; 10\n'
  it.each([
    'Harbour:\n- Rita, 10:00-12:30, 45 min',
    'Rita = Harbour, 10:00-12:30, 45 min',
    'Name: Rita\nWhere: Harbour\nWhen: 10:00 - 12:30\nHow long: 45 minutes',
    '| Place | Who | Length | Hours |\n|---|---|---|---|\n| Harbour | Rita | 45 min | 10:00 to 12:30 |',
  ])('are to be seen there: %j', (rows) => {
    const brief = read(`See as many friends as possible. I start at Old Mill at 9:00.\n\n${rows}\n\nTravel times:\n${WAYS}`)
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Rita', place: 'Harbour', window: { from: 600, to: 750 }, minutes: 45 }])
    expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => [from, to, minutes])).toEqual([['Old Mill', 'Harbour', 12], ['Harbour', 'Old Mill', 10]])
  })

  it('are a way apart that is said backwards', () => {
    const brief = read('See friends. I start at Old Mill at 9:00. Rita is at Harbour from 10:00 to 12:30, 45 min. Reaching Harbour from Old Mill takes 12 minutes.')
    expect(readingsOf(brief, 'travel')).toMatchObject([{ from: 'Old Mill', to: 'Harbour', minutes: 12 }])
  })
})
