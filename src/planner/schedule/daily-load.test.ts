import { describe, expect, it } from 'vitest'
import { dayNumber } from '../time/day-number.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { briefOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'

const until = (last: string): Fact => ({ kind: 'horizon', first: null, last: dayNumber(last) })
const SATURDAYS: Fact = { kind: 'availability', days: { weekdays: [6] }, windows: [], person: null }
const SATURDAYS_BY_HOURS: Fact = { kind: 'availability', days: { weekdays: [6] }, windows: [{ from: 480, to: 1200 }], person: null }

/** The longest day of eight pieces of work of two and a half hours that all would like to be early, in minutes; and how many are placed. */
function longest(facts: readonly Fact[]): { minutes: number; placed: number } {
  const tasks = Array.from({ length: 8 }, (_, index) => taskOf(`piece ${index}`, { effortMinutes: 150, wish: { day: null, windows: [], position: 0 } }))
  const { placements } = scheduleNetwork(briefOf(facts), networkOf(tasks), { seed: 1 })
  const load = new Map<number, number>()
  for (const { days } of placements) load.set(days.first, (load.get(days.first) ?? 0) + 150)
  return { minutes: Math.max(...load.values()), placed: placements.length }
}

describe('a day whose hours nobody named', () => {
  it('holds six hours of work at most where there are days enough', () => {
    expect(longest([until('2027-02-14'), SATURDAYS])).toEqual({ minutes: 300, placed: 8 })
  })

  it('holds more where all of it would not fit otherwise', () => {
    const { minutes, placed } = longest([until('2027-01-17'), SATURDAYS])
    expect(placed).toBe(8)
    expect(minutes).toBeGreaterThan(480)
  })

  it('is as long as the user says', () => {
    expect(longest([until('2027-01-24'), SATURDAYS_BY_HOURS]).placed).toBe(8)
  })
})
