import type { DayNumber } from '../../time/calendar-time.ts'
import type { TimeEntry } from '../times/time-entries.ts'

/** The dates of an entry; repeated weekdays are the next such days. */
export function daysOfEntry(entry: TimeEntry): DayNumber[] {
  const fromSpans = entry.spans.flatMap(({ first, last }) => Array.from({ length: Math.min(60, last - first + 1) }, (_, offset) => first + offset))
  const bare = entry.weekdays ? entry.expressions.flatMap(({ days }) => (days ? [days.first] : [])) : []
  return [...fromSpans, ...bare]
}
