import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

describe('travel times', () => {
  it.each([
    'Travel in minutes:\nOld Harbour to Hill Park: 16.\nHill Park to Old Harbour: 18.',
    '| From | To | Minutes of travel |\n| Old Harbour | Hill Park | 16 |\n| Hill Park | Old Harbour | 18 |',
    'Travel times: from Old Harbour: Hill Park 16\nfrom Hill Park: Old Harbour 18',
    'It takes 16 minutes to walk from Old Harbour to Hill Park. The walk from Hill Park to Old Harbour takes 18 minutes.',
  ])('are read in any layout: %j', (prompt) => {
    expect(stated(prompt, 'travel').map(({ from, to, minutes, bothWays }) => [from, to, minutes, bothWays])).toEqual([['Old Harbour', 'Hill Park', 16, false], ['Hill Park', 'Old Harbour', 18, false]])
  })

  it('hold both ways when the way back is not given', () => {
    expect(stated('Travel: Old Harbour to Hill Park 16, Old Harbour to West End 20', 'travel').every(({ bothWays }) => bothWays)).toBe(true)
  })
})

describe('visits', () => {
  const travel = 'Travel in minutes: Old Harbour to Hill Park 16, Old Harbour to West End 20, Hill Park to West End 9.'
  it.each([
    `I arrive at Old Harbour at 9:00AM. Noor will be at Hill Park from 10:00AM to 2:00PM. I want to meet Noor for at least 45 minutes. ${travel}`,
    `I start at Old Harbour at 9:00.\n- Noor, Hill Park, free 10:00-14:00, 45 min\n${travel}`,
    `My day begins at Old Harbour at 9:00.\nNoor / Hill Park / 10:00-14:00 / 45 minutes\n${travel}`,
    `Start: Old Harbour at 9:00.\n| Noor | Hill Park | 10:00-14:00 | 45 |\n${travel}`,
  ])('and the start are read in any layout: %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Noor', place: 'Hill Park', window: hours(10, 14), minutes: 45 }])
    expect(readingsOf(brief, 'start-point')).toMatchObject([{ place: 'Old Harbour', at: 540 }])
  })
})

describe('several visits in one sentence', () => {
  const walk = 'Walking: Old Harbour-Hill Park 16, Old Harbour-West End 20, Hill Park-West End 9.'
  it.each([
    `I start at Old Harbour at 9:00. Friends: Noor (Hill Park, 10am-2pm, 45 min), Ezra (West End, 3pm to 5pm, 30 min). ${walk}`,
    `I start at Old Harbour at 9:00. Noor in Hill Park 10:00-14:00 (45 minutes), Ezra at West End from 15:00 to 17:00 for 30 minutes. ${walk}`,
    `I start at Old Harbour at 9:00. Noor: Hill Park, 10:00 - 14:00; 45 minutes would be good.\nEzra: West End, 15:00 - 17:00; half an hour would be good.\n${walk}`,
  ])('are each read: %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Noor', place: 'Hill Park', window: hours(10, 14), minutes: 45 }, { person: 'Ezra', place: 'West End', window: hours(15, 17), minutes: 30 }])
    expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => [from, to, minutes])).toEqual([['Old Harbour', 'Hill Park', 16], ['Old Harbour', 'West End', 20], ['Hill Park', 'West End', 9]])
  })
})

describe('journeys in running text', () => {
  it('know the region from its places', () => {
    const brief = read('12 days in Norway starting 3 May: 3 nights in Oslo, 4 nights in Bergen and 4 nights in Tromso. Direct trains run Oslo-Bergen, Bergen-Tromso.')
    expect(readingsOf(brief, 'stay').map(({ place, nights }) => [place, nights])).toEqual([['Oslo', 3], ['Bergen', 4], ['Tromso', 4]])
  })

  it('take no pair from an enumeration', () => {
    const brief = read('We have 10 days for a trip to Oslo, Riga and Malta. 4 days in Oslo, 3 days in Riga, 5 days in Malta. We fly direct only: between Oslo and Riga; from Oslo to Malta.')
    expect(readingsOf(brief, 'connection').map(({ from, to }) => [from, to])).toEqual([['Oslo', 'Riga'], ['Oslo', 'Malta']])
  })

  it('follow what is linked', () => {
    const brief = read('Trip: Oslo 4 nights, Riga 3 nights, Malta 2 nights. Oslo is linked to Riga and Malta; Riga to Malta.')
    expect(readingsOf(brief, 'connection').map(({ from, to, bothWays }) => [from, to, bothWays])).toEqual([['Oslo', 'Riga', true], ['Oslo', 'Malta', true], ['Riga', 'Malta', true]])
  })
})

describe('stays', () => {
  const routes = 'Direct flights: Oslo and Riga, from Riga to Malta, Malta and Oslo.'
  it.each([
    `A 10 day trip. I want to spend 4 days in Oslo. I will stay in Riga for 3 days. Visit Malta for 5 days. ${routes}`,
    `Trip: Oslo 4 days, Riga 3 days, Malta 5 days. ${routes}`,
    `Trip:\n- Oslo: 4 days\n- Riga: 3 days\n- Malta: 5 days\n${routes}`,
  ])('and connections are read in any layout: %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'stay').map(({ place, days }) => [place, days])).toEqual([['Oslo', 4], ['Riga', 3], ['Malta', 5]])
    expect(readingsOf(brief, 'connection').map(({ from, to, bothWays }) => [from, to, bothWays])).toEqual([['Oslo', 'Riga', true], ['Riga', 'Malta', false], ['Malta', 'Oslo', true]])
  })

  it('count days of the trip from tomorrow when no date is named, and say so', () => {
    const brief = read(`A 10 day trip. Oslo 4 days, Riga 3 days, Malta 5 days. A wedding in Riga between day 4 and day 6. ${routes}`)
    const riga = readingsOf(brief, 'stay').find(({ place }) => place === 'Riga')
    expect(riga?.within.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-01-08', '2027-01-10']])
    expect(readingsOf(brief, 'horizon').find(({ source }) => source === 'assumed')).toMatchObject({ first: 20_823, last: 20_832 })
  })

  it('count nights, and a fixed night needs the morning after', () => {
    const brief = read('Trip 3 to 10 May 2027: Oslo 4 nights, Riga 3. The night of 5 May has to be in Oslo. Direct trains: Oslo-Riga (both directions).')
    expect(readingsOf(brief, 'stay').map(({ place, nights }) => [place, nights])).toEqual([['Oslo', 4], ['Riga', 3]])
    expect(readingsOf(brief, 'stay')[0]?.within.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-05-05', '2027-05-06']])
  })
})

describe('meetings', () => {
  it.each([
    'Find one hour for Noor and Ben on Monday between 9:00 and 17:00. Noor is busy 9:00 to 10:30, 14:00 to 15:00. Ben has meetings 11:00 to 12:00.',
    'One hour meeting with Noor and Ben on Monday, any time between 9 and 5.\n- Noor: 9-10:30, 2-3\n- Ben: 11-12',
    'We need a 60 minute call with Noor and Ben this Monday from 9am to 5pm.\nNoor\n 9:00-10:30, 14:00-15:00\nBen\n 11:00-12:00',
  ])('know their people, frame and busy times: %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'meeting')).toMatchObject([{ people: ['Noor', 'Ben'], minutes: 60, windows: [hours(9, 17)], days: { first: 20_822, last: 20_822 } }])
    expect(readingsOf(brief, 'commitment').flatMap(({ person, windows }) => windows.map(({ from, to }) => [person, from, to]))).toEqual([['Noor', 540, 630], ['Noor', 840, 900], ['Ben', 660, 720]])
  })

  it('tell what somebody refuses from what somebody would rather not', () => {
    const brief = read('Half an hour with Noor and Ben on Monday or Tuesday between 9:00 and 17:00. Noor is busy on Monday 9:00 to 10:00. Noor can not meet on Tuesday. Ben would rather not meet after 15:00. At their earliest availability.')
    expect(readingsOf(brief, 'exclusion')).toMatchObject([{ person: 'Noor', strength: 'hard', windows: [] }, { person: 'Ben', strength: 'soft', windows: [{ from: 900, to: 1440 }] }])
    expect(readingsOf(brief, 'preference')).toMatchObject([{ wish: 'earliest' }])
  })
})

describe('stays in other layouts', () => {
  const flights = 'Direct flights: Oslo - Riga, Riga - Malta.'
  it.each([
    `Make a route of 9 days.\n1. Oslo, 3 days\n2. Riga, 4 days, and I must be there from day 3 until day 6\n3. Malta, 4 days\n${flights}`,
    `Ravi has 9 days off. He stays 3 days in Oslo. Riga takes 4 days of his trip. He'd like Malta for 4 days. From day 3 to day 6 he must be in Riga. ${flights}`,
    `I would like to do Oslo (3d), Riga (4d), Malta (4d) in 9 days. Days 3-6: Riga (conference).\nOslo is linked by air with Riga. Riga is linked by air with Oslo and Malta.`,
    `We own 9 days of leave. Oslo: a 3-day visit. A 4-day stop in Riga is a must. Then 4 days of Malta. We have to be in Riga on days 3, 4, 5, 6. Direct flights run between: Oslo / Riga | Riga / Malta`,
  ])('%j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'stay').map(({ place, days, within }) => [place, days, within.length]).toSorted((a, b) => a[0]!.toString().localeCompare(b[0]!.toString()))).toEqual([['Malta', 4, 0], ['Oslo', 3, 0], ['Riga', 4, 1]])
    expect(new Set(readingsOf(brief, 'connection').map(({ from, to }) => [from, to].toSorted().join('-')))).toEqual(new Set(['Oslo-Riga', 'Malta-Riga']))
  })

  it('know which way is said to go both ways', () => {
    const brief = read('A trip: 3 days in Oslo, 4 days in Riga, 4 days in Malta. One can fly Oslo-Riga either way, from Riga to Malta, Malta-Oslo either way.')
    expect(readingsOf(brief, 'connection').map(({ from, to, bothWays }) => [from, to, bothWays])).toEqual([['Oslo', 'Riga', true], ['Riga', 'Malta', false], ['Malta', 'Oslo', true]])
  })
})
