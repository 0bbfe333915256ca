import type { DayPattern, Reading, ReadingOf } from '../goal/brief.ts'
import type { ClockWindow, DayNumber, Interval } from '../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import { intersectSegments, NO_TIME, segmentsOf, subtractSegments, uniteSegments, WHOLE_DAY } from './day-segments.ts'
import type { Segments } from './day-segments.ts'
import { matchesDay } from './day-pattern.ts'
import type { PlanSpan } from './plan-span.ts'
import type { DayTable } from './problem.ts'

type Timetable = { days: DayPattern; windows: ClockWindow[] }
export type Availability = ReadingOf<'availability'>
export type Busy = Timetable | Interval

export function daysOf(span: PlanSpan): DayNumber[] {
  return Array.from({ length: Math.max(0, span.lastDay - span.firstDay + 1) }, (_, offset) => span.firstDay + offset)
}

export function tableOf(span: PlanSpan, segments: Segments): DayTable {
  return daysOf(span).map(() => segments)
}

/** Union of timetables; `anyTime` stands in where one names no window. */
export function uniteTimetables(span: PlanSpan, timetables: readonly Timetable[], anyTime: Segments): DayTable {
  const compiled = timetables.map(({ days, windows }) => ({ days, segments: windows.length > 0 ? segmentsOf(windows) : anyTime }))
  const unions = new Map<string, Segments>()
  return daysOf(span).map((day) => {
    const open = compiled.filter(({ days }) => matchesDay(days, day))
    const key = open.map((one) => compiled.indexOf(one)).join()
    const union = unions.get(key) ?? open.reduce<Segments>((sum, { segments }) => uniteSegments(sum, segments), NO_TIME)
    unions.set(key, union)
    return union
  })
}

export function intersectTables(a: DayTable, b: DayTable): DayTable {
  return a.map((segments, offset) => intersectSegments(segments, b[offset]!))
}

export function subtractBusy(span: PlanSpan, table: DayTable, busy: readonly Busy[]): DayTable {
  if (busy.length === 0) return table
  const compiled = busy.map((one) => ({ one, segments: 'windows' in one && one.windows.length > 0 ? segmentsOf(one.windows) : WHOLE_DAY }))
  return table.map((segments, offset) =>
    compiled.reduce((rest, { one, segments: taken }) => {
      const day = span.firstDay + offset
      if (!('days' in one)) return subtractSegments(rest, partOfDay(one, day))
      return matchesDay(one.days, day) ? subtractSegments(rest, taken) : rest
    }, segments),
  )
}

/** Readings of different people must all hold; those of one person unite. */
export function groupByPerson<T extends { person: string | null }>(readings: readonly T[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const reading of readings) {
    const key = reading.person?.toLowerCase() ?? ''
    groups.set(key, [...(groups.get(key) ?? []), reading])
  }
  return [...groups.values()]
}

export function isBusyReading(reading: Reading): reading is ReadingOf<'exclusion'> | ReadingOf<'commitment'> {
  return reading.kind === 'exclusion' || reading.kind === 'commitment'
}

/** What an event takes of its days; nothing when it has no times. */
export function eventInterval(event: ReadingOf<'event'>): Interval[] {
  if (event.from === null || event.to === null) return []
  const first = event.days.first * MINUTES_PER_DAY + event.from
  const last = event.days.last * MINUTES_PER_DAY + event.to
  return first < last ? [{ start: first, end: last }] : []
}

function partOfDay(interval: Interval, day: DayNumber): Segments {
  const from = Math.max(0, interval.start - day * MINUTES_PER_DAY)
  const to = Math.min(MINUTES_PER_DAY, interval.end - day * MINUTES_PER_DAY)
  return from < to ? [from, to] : NO_TIME
}
