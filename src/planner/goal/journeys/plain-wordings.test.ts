import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

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
