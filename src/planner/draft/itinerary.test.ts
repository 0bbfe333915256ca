import { describe, expect, it } from 'vitest'
import { dayNumber } from '../time/day-number.ts'
import { reading, testBrief, topics } from './brief-for-tests.ts'
import { draftNetwork } from './embedded-drafter.ts'

const MARCH_11 = dayNumber('2027-03-11')

describe('an itinerary', () => {
  const days = reading({ kind: 'horizon', first: MARCH_11, last: MARCH_11 + 3 })

  it('fills each day of a known city with one area, a meal and what the traveller came for', () => {
    const { tasks } = draftNetwork(testBrief({ prompt: '4 days in Lisbon, tiles, seafood, day trip to Sintra', subject: '4 days in Lisbon', readings: [days, ...topics('azulejo tiles', 'seafood')] }))
    expect(new Set(tasks.map((task) => task.wish.day)).size).toBe(4)
    expect(tasks.some((task) => /tile/iu.test(task.title) && task.location?.includes('National Tile Museum'))).toBe(true)
    expect(tasks.filter((task) => task.title.includes('Sintra')).length).toBeGreaterThanOrEqual(2)
    expect(tasks.every((task) => task.allowedDays !== null && task.allowedDays.first === task.wish.day)).toBe(true)
  })

  it('takes two cities one after the other', () => {
    const { tasks } = draftNetwork(testBrief({ prompt: 'Kyoto and then Osaka', subject: 'trip to Kyoto and then Osaka', readings: [days] }))
    const lastKyoto = Math.max(...tasks.filter((task) => task.subjects.includes('Kyoto')).map((task) => task.wish.day ?? 0))
    const firstOsaka = Math.min(...tasks.filter((task) => task.subjects.includes('Osaka')).map((task) => task.wish.day ?? Infinity))
    expect(lastKyoto).toBeLessThan(firstOsaka)
  })

  it('plans days in a place it does not know, in that place’s name', () => {
    const { tasks } = draftNetwork(testBrief({ prompt: 'a long weekend trip to Gdańsk', subject: 'weekend trip to Gdańsk', readings: [days] }))
    expect(tasks.filter((task) => task.title.includes('Gdańsk')).length).toBeGreaterThanOrEqual(6)
    expect(new Set(tasks.map((task) => task.title)).size).toBe(tasks.length)
  })
})
