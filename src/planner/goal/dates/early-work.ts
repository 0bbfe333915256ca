import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { Brief, Reading } from '../brief.ts'
import { matchesTask } from '../matcher.ts'
import type { Matchable } from '../matcher.ts'

/**
 * Readings that ask for something before the plan's own first day: 'order the laptop before she starts on 1 March'.
 * What they bind may be placed from today on; everything else keeps to the first day.
 */
export function earlyReadings(brief: Brief): Reading[] {
  const firsts = brief.readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null ? (reading.first ?? []) : []))
  if (brief.plannerType !== 'calendar' || firsts.length === 0) return []
  const start = Math.max(...firsts)
  return brief.readings.filter((reading) => {
    const last = lastDayOf(reading)
    return last !== null && last < start && last * MINUTES_PER_DAY >= brief.now
  })
}

export function isEarlyWork(early: readonly Reading[], task: Matchable): boolean {
  return early.some((reading) => matchesTask(reading.appliesTo, task))
}

function lastDayOf(reading: Reading): DayNumber | null {
  if (reading.appliesTo === null || reading.strength !== 'hard') return null
  if (reading.kind === 'horizon') return reading.last
  return reading.kind === 'deadline' ? Math.floor((reading.latest - 1) / MINUTES_PER_DAY) : null
}
