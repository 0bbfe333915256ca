import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern } from '../describe.ts'
import { matchesTask } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'

type Counted = Reading & ReadingOf<'rhythm'> & { inAll: number; title: string }

/** 'Nine chapters, one every Wednesday, none on 17 February': what falls on a day off is made up for behind the last of them. */
export function makeUpForBarredTurns(context: ReadingContext): void {
  for (const series of context.readings.filter(isWeekly)) {
    const [span] = series.days.spans!
    const off = new Set(daysOff(context, series))
    const turns = (last: DayNumber) => daysFrom(span!.first, last).filter((day) => series.days.weekdays!.includes(weekdayOf(day)) && !off.has(day)).length
    // Where days were added for it already, there is nothing to make up for.
    const weeks = Array.from({ length: MOST_WEEKS }, (_, index) => index).find((each) => turns(span!.last + 7 * each) >= series.inAll) ?? 0
    if (weeks === 0 || !daysFrom(span!.first, span!.last).some((day) => off.has(day))) continue
    const was = describePattern(series.days)
    series.days = { ...series.days, spans: [{ first: span!.first, last: span!.last + 7 * weeks }] }
    series.text = series.text.replace(was, describePattern(series.days))
  }
}

const MOST_WEEKS = 12

function daysFrom(first: DayNumber, last: DayNumber): DayNumber[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

function isWeekly(reading: Reading): reading is Counted {
  return reading.kind === 'rhythm' && reading.inAll !== undefined && reading.title !== null && reading.everyDays === null && (reading.days.weekdays?.length ?? 0) > 0 && reading.days.spans?.length === 1 && reading.days.everyWeeks === undefined
}

/** Single days and short stretches, of all or of this alone. */
function daysOff({ readings }: ReadingContext, { title }: Counted): DayNumber[] {
  return readings.flatMap((off) => {
    const binds = off.kind === 'exclusion' && off.source === 'stated' && off.person === null && off.windows.length === 0 && (off.appliesTo === null || matchesTask(off.appliesTo, { title, subjects: [] }))
    return binds ? (off.days.spans ?? []).filter(isShort).flatMap(({ first, last }) => daysFrom(first, last)) : []
  })
}

const LONGEST_DAYS_OFF = 42

function isShort({ first, last }: DaySpan): boolean {
  return last - first < LONGEST_DAYS_OFF
}
