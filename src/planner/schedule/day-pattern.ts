import type { Brief, DayPattern, Reading, ReadingKind, ReadingOf } from '../goal/brief.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../time/day-number.ts'

export function matchesDay(pattern: DayPattern, day: DayNumber): boolean {
  if (pattern.weekdays && !pattern.weekdays.includes(weekdayOf(day))) return false
  if (pattern.spans && !pattern.spans.some((span) => span.first <= day && day <= span.last)) return false
  if (!pattern.everyWeeks) return true
  const weeks = (mondayOf(day) - mondayOf(pattern.everyWeeks.anchor)) / 7
  return weeks % pattern.everyWeeks.interval === 0
}

export function readingsOf<K extends ReadingKind>(brief: Brief, kind: K): ReadingOf<K>[] {
  return brief.readings.filter((reading: Reading): reading is ReadingOf<K> => reading.kind === kind)
}

export function hardReadingsOf<K extends ReadingKind>(brief: Brief, kind: K): ReadingOf<K>[] {
  return readingsOf(brief, kind).filter((reading) => reading.strength === 'hard')
}
