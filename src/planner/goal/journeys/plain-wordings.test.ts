import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('visits in plain words', () => {
  it.each(['Uma', 'Will', 'Max', 'Mark', 'Hope'])('meets %s', (name) => {
    const brief = read(`I start at Old Harbour at 9:00. ${name} will be at Hill Park from 10:15 to 14:00; I hope to meet ${name} for 45 minutes. Iris is at West End from 11:00 to 12:00, and I hope to see her for 30 minutes.\nOld Harbour to Hill Park: 16\nHill Park to West End: 9`)
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: name, place: 'Hill Park', minutes: 45 }, { person: 'Iris', place: 'West End', minutes: 30 }])
  })

  it('begins a sentence behind the stop of a.m., and gives each pair its own minutes', () => {
    const brief = read('He gets to Old Harbour at 9:00 a.m. From 10:15 a.m. until 2:00 p.m. Noor will be at Hill Park, and he wants no fewer than 45 minutes with Noor. It takes 16 minutes to get from Old Harbour to Hill Park and 18 minutes to get from Hill Park to Old Harbour.')
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Noor', place: 'Hill Park', window: { from: 615, to: 840 }, minutes: 45 }])
    expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => `${from}-${to} ${minutes}`)).toEqual(['Old Harbour-Hill Park 16', 'Hill Park-Old Harbour 18'])
  })
})

describe('visits in four digits', () => {
  it('are hours and no years', () => {
    const brief = read('Start: Old Harbour, 0900.\nNoor at Hill Park, available 1830 to 2000, duration at least 45 minutes.\nOld Harbour to Hill Park = 16; Hill Park to Old Harbour = 18')
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Noor', window: { from: 1110, to: 1200 }, minutes: 45 }])
  })
})

describe('several places and one length', () => {
  it('is the length of the journey', () => {
    const brief = read('In what order could I visit Oslo, Riga and Bern within 9 days, flying direct? I want to be in Oslo for 3 days, in Riga for 4 days and in Bern for 4 days. You can fly direct between Oslo and Riga, between Riga and Bern.')
    expect(readingsOf(brief, 'stay').map(({ place, days }) => [place, days])).toEqual([['Oslo', 3], ['Riga', 4], ['Bern', 4]])
  })
})

describe('ways in one direction', () => {
  it.each([
    ['Oslo and Riga (just in that direction)', 'Oslo → Riga'],
    ['Oslo and Riga (outward from Riga only)', 'Riga → Oslo'],
    ['Oslo and Riga', 'Oslo – Riga'],
  ])('reads %j', (pair, way) => {
    const brief = read(`A trip of 6 days: 4 days in Oslo, 3 days in Riga. One can fly directly between ${pair}.`)
    expect(brief.readings.filter(({ kind }) => kind === 'connection').map(({ text }) => text)).toEqual([way])
  })
})

describe('the days of a journey', () => {
  it.each([
    'We are away from 5 May to 12 May 2027 and want to visit Oslo (3 nights), Riga (2 nights) and Bern (2 nights) by direct train: Oslo-Riga, Riga-Bern. On the night of 9 May we must be in Riga.',
    'My sister and I leave on Wednesday 5 May 2027 and come home on 12 May. We want to sleep 3 nights in Oslo, 2 nights in Riga and 2 nights in Bern. We have to spend the night of 9 May in Riga. Trains run between Oslo and Riga and between Riga and Bern.',
    'Flight out: 5 May 2027\nFlight home: 12 May 2027\nOslo: 3 nights\nRiga: 2 nights (the night of 9 May has to be here)\nBern: 2 nights\nDirect trains: Oslo-Riga, Riga-Bern',
  ])('are the two dates as far apart as the stays are long: %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-05-05', '2027-05-12']])
    expect(readingsOf(brief, 'event')).toEqual([])
    expect(readingsOf(brief, 'stay').map(({ place, nights, within }) => [place, nights, within.map((span) => iso(span.first))])).toEqual([['Oslo', 3, []], ['Riga', 2, ['2027-05-09']], ['Bern', 2, []]])
  })

  it('do not count the nights of all stays as days', () => {
    const horizons = readingsOf(read('7 nights away, starting 5 May 2027! 3 nights in Oslo, 2 nights in Riga and 2 nights in Bern. Direct trains: Oslo-Riga, Riga-Bern.'), 'horizon')
    expect(horizons.map(({ first, last }) => [iso(first), last])).toEqual([['2027-05-05', null]])
  })
})

describe('lengths under a heading', () => {
  it.each(['Time per city', 'How long in each', 'Length of stay'])('%s: bare numbers are days', (heading) => {
    expect(readingsOf(read(`Five days, three towns, direct trains only. ${heading}: Graz 2, Bern 1, Lyon 2. Direct trains: Graz and Bern, Bern and Lyon.`), 'stay').map(({ place, days }) => `${place} ${days}`)).toEqual(['Graz 2', 'Bern 1', 'Lyon 2'])
  })

  it('takes the end of a list of wishes for no connection', () => {
    const brief = read('We want to fly around for 9 days and see Graz, Bern, Lyon and Oslo. Graz gets 3 days. Bern gets 3 days. Lyon gets 3 days. Oslo gets 3 days. Direct flights: Graz–Bern, Bern–Lyon, Bern–Oslo.')
    expect(readingsOf(brief, 'connection').map(({ from, to }) => `${from} ${to}`)).toEqual(['Graz Bern', 'Bern Lyon', 'Bern Oslo'])
  })

  it('takes stops that have their days elsewhere for no order', () => {
    const brief = read('12 days off! Stops: Graz, Bern and Lyon. Lyon – 4 days; Graz – 5 days; Bern – 5 days. Direct flights: Graz–Lyon, Lyon–Bern.')
    expect(readingsOf(brief, 'stay').map(({ place, days }) => `${place} ${days}`)).toEqual(['Lyon 4', 'Graz 5', 'Bern 5'])
  })
})

describe('cities that are told in passing', () => {
  const stays = (words: string) => stated(`Trip of 9 days, 3 cities. ${words} Direct flights: Oslo and Riga, Riga and Malta.`, 'stay').map(({ place, days }) => [place, days])

  it.each([
    ["We're retired and take 9 days for Oslo, Riga and Malta. Oslo 3 days, Riga 4 days, Malta 4 days."],
    ['Oslo - 3 days total. Riga - 4 days total. Malta - 4 days total.'],
  ])('have their own lengths: %s', (words) => expect(stays(words)).toEqual([['Oslo', 3], ['Riga', 4], ['Malta', 4]]))

  it('have one each, listed', () => expect(stays('I spend 3 days in Oslo, Riga gets 4 days and Malta 4 days.')).toEqual([['Oslo', 3], ['Riga', 4], ['Malta', 4]]))
})

it('reads dots that lead to a number as a colon', () => {
  const brief = read('Meet as many friends as possible on Saturday. I start at Mill Lane at 9:00. Rita is at Harbour from 10:00 to 12:00, 30 minutes. Omar is at Castle Hill from 13:00 to 15:00, 45 minutes. Travel times in minutes, both ways:\nMill Lane to Harbour .... 20\nMill Lane to Castle Hill.... 15\nHarbour to Castle Hill ..... 10')
  expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => [from, to, minutes])).toEqual([['Mill Lane', 'Harbour', 20], ['Mill Lane', 'Castle Hill', 15], ['Harbour', 'Castle Hill', 10]])
})
