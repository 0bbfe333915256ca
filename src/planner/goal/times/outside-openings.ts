import type { DayPattern, Reading, ReadingOf } from '../brief.ts'
import { stems } from '../matcher.ts'
import { addAssumption } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

const DAYS_OF_WEEK = 7
/** From seven in the morning to nine in the evening. */
const WAKING = { from: 420, to: 1260 }

/**
 * 'Pool open Tue and Sat, stretches every day': what comes more often than the place opens is not done there, and keeps
 * to its own days.
 */
export function assumeTimesOutsideOpenings(context: ReadingContext): void {
  const openings = context.readings.filter((reading): reading is Reading & ReadingOf<'availability'> => reading.kind === 'availability' && reading.ofPlace === true && reading.appliesTo === null)
  const daysOpen = new Set(openings.flatMap(({ days }) => days.weekdays ?? []))
  if (daysOpen.size === 0) return
  const place = new Set(openings.flatMap(({ words }) => stems(words)))
  const open = context.readings.filter((reading): reading is Reading & ReadingOf<'rhythm'> => reading.kind === 'rhythm' && reading.source === 'stated' && reading.windows.length === 0)
  for (const reading of open) {
    const label = reading.appliesTo?.labels[0] ?? reading.title
    if (label === null || stems(label).some((stem) => place.has(stem)) || turnsAWeek(reading) <= daysOpen.size) continue
    addAssumption(context, { value: { kind: 'availability', days: daysOf(reading.days), windows: [WAKING], person: null }, appliesTo: { labels: [label] }, text: `${label}: also when the place is closed` })
  }
}

function turnsAWeek({ count, per, everyDays, days, atLeast }: ReadingOf<'rhythm'>): number {
  if (per === 'day' || everyDays === 1 && count === null) return DAYS_OF_WEEK
  if (days.weekdays !== undefined) return days.weekdays.length
  return per === 'week' ? (count ?? (atLeast ? 1 : 0)) : everyDays === null ? 0 : DAYS_OF_WEEK / everyDays
}

function daysOf({ weekdays }: DayPattern): DayPattern {
  return weekdays === undefined ? {} : { weekdays }
}
