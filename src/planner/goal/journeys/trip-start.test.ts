import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

const within = (prompt: string) => readingsOf(read(prompt), 'stay').flatMap((stay) => stay.within.map(({ first, last }) => `${stay.place} ${iso(first)}..${iso(last)}`))
const stays = (prompt: string) => readingsOf(read(prompt), 'stay').map(({ place, days }) => [place, days])
const ways = (prompt: string) => stated(prompt, 'connection').map(({ from, to, bothWays }) => `${from} ${bothWays ? '-' : '>'} ${to}`)

describe('a journey through several places', () => {
  const lengths = 'We spend 3 days in Lyon and 4 days in Turin.'

  it('begins on the day it is said to begin, not with the first dated stay', () => {
    const prompt = `Our holiday starts on 5 May 2027 and ends on 10 May 2027. ${lengths} We must be in Turin from 7 May to 10 May.`
    expect(readingsOf(read(prompt), 'horizon').map(({ first }) => iso(first))).toContain('2027-05-05')
    expect(readingsOf(read(prompt), 'event')).toEqual([])
    expect(within(prompt)).toEqual(['Turin 2027-05-07..2027-05-10'])
  })

  it('lasts as long as the sentence about the whole says', () => {
    const [horizon] = readingsOf(read('We have 6 days for two cities: Lyon and Turin. Lyon deserves 3 days. Turin deserves 4 days.'), 'horizon')
    expect(horizon && horizon.last! - horizon.first! + 1).toBe(6)
  })

  it.each([
    'Lyon deserves 3 days and Turin deserves 4 days. Trains run between Lyon and Turin.',
    'A trip. Your stay in Lyon should last 3 days. Turin should be visited for 4 days.',
    'In Lyon I want to stay 3 days, in Turin I want to stay 4 days.',
    'Trip length: 6 days\nCities and days: Lyon 3, Turin 4',
    'We are off for 6 days and want to see Lyon and Turin by train. For Lyon we reserve 3 days. For Turin we reserve 4 days.',
  ])('knows how long each stay is: %j', (prompt) => {
    expect(stays(prompt)).toEqual([['Lyon', 3], ['Turin', 4]])
  })
})

describe('connections between places', () => {
  const trip = 'A trip with 3 days in Lyon, 4 days in Turin and 2 days in Bern.'
  it.each([
    [`${trip} Lyon has direct flights to Turin and Bern. There is also a flight from Bern to Turin, but not back.`, ['Lyon - Turin', 'Lyon - Bern', 'Bern > Turin']],
    [`${trip} Flights: Lyon and Turin; Lyon and Bern; Bern to Turin (not the other way).`, ['Lyon - Turin', 'Lyon - Bern', 'Bern > Turin']],
    [`${trip} Flights exist between Lyon and Turin, Lyon and Bern; one way only: Bern to Turin.`, ['Lyon - Turin', 'Lyon - Bern', 'Bern > Turin']],
    [`${trip} Lyon has direct flights to Turin, Bern, both ways.`, ['Lyon - Turin', 'Lyon - Bern']],
  ])('are read from sentences: %j', (prompt, expected) => {
    expect(ways(prompt)).toEqual(expected)
  })
})

describe('travel times', () => {
  it.each([
    'Travel: From Hill Park it is 16 minutes to Museum Quarter, 20 minutes to West End.',
    'Travel in minutes\nFrom Hill Park to Museum Quarter: 16\nFrom Hill Park to West End: 20',
    'Travel in minutes\nHill Park → Museum Quarter 16, West End 20',
    'Minutes on foot\n| | Hill Park | Museum Quarter | West End |\n| Hill Park | - | 16 | 20 |',
  ])('start at the place and not at the word before it: %j', (prompt) => {
    expect(stated(prompt, 'travel').map(({ from, to, minutes }) => [from, to, minutes])).toEqual([['Hill Park', 'Museum Quarter', 16], ['Hill Park', 'West End', 20]])
  })

  it('are not taken from a table of people', () => {
    const prompt = 'I start at Hill Park at 9:00.\n| Friend | Place | Time | Minimum |\n| Noor | West End | 10:00-12:00 | 45 min |\n| From | To | Minutes |\n| Hill Park | West End | 16 |\n| West End | Hill Park | 18 |'
    expect(stated(prompt, 'travel')).toHaveLength(2)
    expect(stated(prompt, 'visit')).toMatchObject([{ person: 'Noor', place: 'West End', minutes: 45 }])
  })
})

it('a length said before the visit belongs to it', () => {
  const prompt = 'I hope to see Noor for an hour and a quarter. Noor is at West End from 10:00 to 14:00. I start at Hill Park at 9:00. Walking: Hill Park to West End 16, West End to Hill Park 18.'
  expect(stated(prompt, 'visit')).toMatchObject([{ person: 'Noor', minutes: 75 }])
})
