import { describe, expect, it } from 'vitest'
import { day, iso, read, readingsOf, stated } from '../read-for-tests.ts'

const ROUTE = 'Direct flights: Oslo-Riga, Riga-Malta.'
const STAYS = [['Oslo', 3], ['Riga', 2], ['Malta', 4]]

describe('the first day of a trip', () => {
  it.each([
    'Day 1 is 3 May 2027.',
    'Our day one = 3 May 2027.',
    'First day: 3 May 2027. Last day: 12 May 2027.',
    'The trip starts on 3 May 2027.',
    'Start date: 3 May 2027.',
    'We reach the first city on 3 May 2027.',
    'Arriving 3 May 2027, finishing 12 May.',
  ])('is the one that is named: %s', (dates) => {
    const brief = read(`Cities: three. Total: nine nights. ${dates}\n\nOslo: 3 nights\nRiga: 2 nights\nMalta: 4 nights\n\n${ROUTE} We have to be in Malta from 8 May to 12 May.`)
    expect(readingsOf(brief, 'stay').map(({ place, nights }) => [place, nights])).toEqual(STAYS)
    expect(iso(Math.min(...readingsOf(brief, 'horizon').map(({ first }) => first!)))).toBe('2027-05-03')
    expect(readingsOf(brief, 'stay')[2]!.within).toEqual([{ first: day('2027-05-08'), last: day('2027-05-12') }])
    expect(readingsOf(brief, 'stay').slice(0, 2).flatMap(({ within }) => within)).toEqual([])
  })

  it('begins a plan that is no trip as well', () => {
    const [horizon] = readingsOf(read('Learn to juggle. First day: 8 February. An hour a day.'), 'horizon')
    expect(iso(horizon!.first)).toBe('2027-02-08')
  })
})

describe('the lengths of stays', () => {
  it.each([
    'I want to stay in Oslo, Riga and Malta for three, two and four nights respectively.',
    'Oslo, Riga and Malta get 3, 2 and 4 nights respectively.',
    'Nights in each city:\n3x Oslo, 2x Riga, 4x Malta',
  ])('follow their places: %j', (stays) => {
    const brief = read(`In what order should I visit Oslo, Riga and Malta? The trip starts on 3 May 2027 and lasts 9 nights. ${stays}\n\n${ROUTE}`)
    expect(readingsOf(brief, 'stay').map(({ place, nights }) => [place, nights])).toEqual(STAYS)
  })
})

it('days of a trip may be numbered in words', () => {
  const brief = read(`Oslo: 3 days. Riga: 2 days. Malta: 4 days. I'm needed in Malta from day number 4 to day number 7. ${ROUTE}`)
  const first = readingsOf(brief, 'horizon')[0]!.first!
  expect(readingsOf(brief, 'stay')[2]!.within).toEqual([{ first: first + 3, last: first + 6 }])
})

it('one night in brackets is no way between places', () => {
  const brief = read(`The trip starts on 3 May 2027. Stays: Oslo (1 night), Riga (3 nights), Malta (1 night). ${ROUTE}`)
  expect(readingsOf(brief, 'stay').map(({ place, nights }) => [place, nights])).toEqual([['Oslo', 1], ['Riga', 3], ['Malta', 1]])
})

it('there and back is both ways, though all ways are', () => {
  const brief = read('Oslo 3 days, Riga 2 days, Malta 4 days. One can fly from Oslo to Riga and back without changing. One can fly from Riga to Malta and back without changing.')
  expect(readingsOf(brief, 'connection').map(({ bothWays }) => bothWays)).toEqual([true, true])
})

describe('the place and the days of a trip beside what is never done there', () => {
  for (const goal of ['Four days in Vienna, 7 to 10 May, never before 9', 'Long weekend in Vienna 7-10 May, nothing before 9', '4 days in Vienna, 7-10 May, nothing before 9 and never after 22:00']) {
    it(`keeps both in “${goal}”`, () => {
      expect(stated(goal, 'place').map(({ name }) => name)).toEqual(['Vienna'])
      expect(stated(goal, 'horizon').map(({ text }) => text)).toEqual(['Fri 7 May 2027 to Mon 10 May 2027'])
      expect(read(goal).subject).toMatch(/Vienna$/u)
    })
  }
})
