import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../../read-for-tests.ts'

function tourOf(prompt: string) {
  const brief = read(prompt)
  return {
    stays: readingsOf(brief, 'stay').map(({ place, days, nights }) => `${place} ${days ?? `${nights}n`}`).toSorted(),
    links: readingsOf(brief, 'connection').map(({ from, to, bothWays }) => (bothWays ? [from, to].toSorted().join('-') : `${from}>${to}`)).toSorted(),
  }
}

const stays = 'Graz 4 days, Bern 3 days, Lyon 5 days'
const flights = 'Direct flights: Graz-Bern, Bern-Lyon.'
const whole = { stays: ['Bern 3', 'Graz 4', 'Lyon 5'], links: ['Bern-Graz', 'Bern-Lyon'] }

describe('lengths that add up to the whole', () => {
  it.each([
    [stays],
    ['4 days in Graz, 3 days in Bern and 5 days in Lyon'],
    ['I want to see Graz, Bern and Lyon. Lyon should get 5 days, Graz 4 and Bern 3'],
    ['Graz\nStay: 4 days\n\nBern\nStay: 3 days\n\nLyon\nStay: 5 days\n'],
    ['- name: Graz\n  days: 4\n- name: Bern\n  days: 3\n- name: Lyon\n  days: 5\n'],
    ['Bern for three days; Graz for four days; Lyon for five days'],
  ])('are read from %j', (lengths) => expect(tourOf(`A tour of 10 days. ${lengths}. ${flights}`)).toEqual(whole))

  it('are shared by those that are named together', () => {
    expect(tourOf(`A tour of 9 days. Graz and Lyon should get 4 days each. Bern should get 3 days. ${flights}`).stays).toEqual(['Bern 3', 'Graz 4', 'Lyon 4'])
  })

  it('are nights where their sum says so', () => {
    expect(tourOf(`Away for 10 days, so 9 nights: 3 nights in Graz, 2 nights in Bern, 4 nights in Lyon. ${flights}`).stays).toEqual(['Bern 2n', 'Graz 3n', 'Lyon 4n'])
  })
})

describe('links', () => {
  it.each([
    ['(Graz, Bern), (Bern, Lyon)'],
    ['Graz and Bern, Bern and Lyon'],
    ['Graz <> Bern / Bern <> Lyon'],
    ['Graz: Bern\nLyon: Bern'],
    ['Bern – Graz, Lyon'],
    ['Bern departures: Graz, Lyon\nGraz departures: Bern\nLyon departures: Bern'],
    ['Graz can be reached from Bern. Bern can be reached from Graz and Lyon. Lyon can be reached from Bern.'],
  ])('are read from %j', (ways) => expect(tourOf(`10 days: ${stays}. Flights without a change:\n${ways}`)).toEqual(whole))

  it.each([
    ['Graz-Bern, Bern-Lyon (only from Bern to Lyon)'],
    ['Graz-Bern, Lyon-Bern (only from Bern)'],
    ['Graz and Bern, and one way only from Bern to Lyon'],
    ['Graz <> Bern, Bern > Lyon'],
    ['Graz to Bern and back; Bern to Lyon, but not back'],
  ])('lead one way in %j', (ways) => expect(tourOf(`10 days: ${stays}. Direct flights: ${ways}.`).links).toEqual(['Bern-Graz', 'Bern>Lyon']))
})

describe('days on which one has to be somewhere', () => {
  it.each([
    ['I have to be in Bern on days 4 to 6.'],
    ['From the 4th to the 6th day there is a fair in Bern.'],
    ['Days 4 to 6 have to be spent in Bern.'],
    ['Bern from day 4 until day 6, Lyon from day 6 until day 8.'],
    ['There is a wedding in Bern which starts on day 4 and ends on day 6.'],
  ])('are read from %j', (days) => {
    const stay = readingsOf(read(`Day 1 is 3 May 2027. A tour of 10 days: ${stays}. ${days} ${flights}`), 'stay').find(({ place }) => place === 'Bern')
    expect([iso(stay!.within[0]!.first), iso(stay!.within.at(-1)!.last)]).toEqual(['2027-05-06', '2027-05-08'])
  })

  it('are no dates, and neither is the day that is pointed at behind them', () => {
    const brief = read(`A tour of 10 days: ${stays}. From the 4th to the 6th day there is a fair in Bern. When we change towns, both towns get that day. ${flights}`)
    expect(readingsOf(brief, 'event')).toEqual([])
    expect(readingsOf(brief, 'stay').find(({ place }) => place === 'Bern')!.within.map(({ first }) => iso(first))).toEqual([iso(readingsOf(brief, 'horizon')[0]!.first! + 3)])
  })

  it('stand in columns of their own', () => {
    const brief = read('city,days,from_day,to_day\nGraz,4,,\nBern,3,4,6\nLyon,5,,\n\nA tour of 10 days from 3 May 2027, direct flights: Graz-Bern, Bern-Lyon.')
    expect(readingsOf(brief, 'stay').find(({ place }) => place === 'Bern')!.within).toHaveLength(1)
  })
})

it('leaves stays that do not add up as they were', () => {
  const brief = read('A week in Spain: Madrid 3 nights, then Toledo 2 nights and Cuenca 2 nights, by train.')
  expect(readingsOf(brief, 'stay').map(({ place, nights }) => [place, nights])).toEqual([['Madrid', 3], ['Toledo', 2], ['Cuenca', 2]])
})

it('reads a row for every place as where one gets from it', () => {
  const rows = 'From | Direct flights to\nGraz | Bern\nBern | Graz, Lyon\nLyon | Bern, Graz'
  expect(tourOf(`A tour of 10 days. ${stays}. Direct flights only.\n\n${rows}`).links).toEqual(['Bern-Graz', 'Bern-Lyon', 'Lyon>Graz'])
  expect(tourOf(`A tour of 10 days. ${stays}. Direct flights only.\n\nDirect flights\nGraz | Bern\nBern | Lyon`).links).toEqual(['Bern-Graz', 'Bern-Lyon'])
})

it('joins by a stroke what commas separate, beside words for the others', () => {
  expect(tourOf(`A tour of 10 days. ${stays}. Direct flights: Graz/Bern, Graz to Lyon only, Bern/Lyon.`).links).toEqual(['Bern-Graz', 'Bern-Lyon', 'Graz>Lyon'])
})

it('gives the days in a bracket to the place before it', () => {
  const brief = read(`A tour of 10 days. The cities: Graz (4 days, festival on days 1-4), Lyon (5 days), Bern (3 days). ${flights}`)
  expect(readingsOf(brief, 'stay').filter(({ within }) => within.length > 0).map(({ place }) => place)).toEqual(['Graz'])
})

it('reads rows parted by commas though the last cells are empty', () => {
  const brief = read('An itinerary of 10 days out of these two lists. Only fly direct.\n\ncity,days,from_day,to_day\nGraz,4,1,4\nBern,3,,\nLyon,5,,\n\nfrom,to,both_ways\nGraz,Bern,yes\nBern,Lyon,no')
  expect(readingsOf(brief, 'stay').map(({ place, days, within }) => `${place} ${days} ${within.length}`)).toEqual(['Graz 4 1', 'Bern 3 0', 'Lyon 5 0'])
  expect(readingsOf(brief, 'connection').map(({ bothWays }) => bothWays)).toEqual([true, false])
})
