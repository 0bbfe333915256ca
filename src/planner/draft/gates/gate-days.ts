import type { GateLength, ReadingOf } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { PlanFrame } from '../plan-frame.ts'

type Gate = ReadingOf<'gate'>

const WORKDAYS = 5
const WEEK = 7
const WEEKEND = 2

/** Calendar days that a length covers from whichever day it begins: whole weeks, and a weekend beside what is left of them. */
export function daysOfLength(length: GateLength | null): number {
  if (length === null) return 0
  const { count, unit } = length
  const rest = count % WORKDAYS
  return unit === 'day' ? count : Math.floor(count / WORKDAYS) * WEEK + rest + (rest > 0 ? WEEKEND : 0)
}

export function daysOfGate({ stages }: Gate): number {
  return stages.reduce((sum, { takes }) => sum + daysOfLength(takes), 0)
}

/** By when what comes of it is needed: what happens on the day that it opens, or when that is due, else what the plan leads to. */
export function dayNeeded({ opens, sort }: Gate, frame: PlanFrame): DayNumber {
  const { first, last, anchor } = frame
  const opened = { title: opens ?? '', subjects: opens === null ? [] : [opens] }
  const isOpened = (labels: string[]) => opens !== null && (matchesTask({ labels }, opened) || labels.some((label) => matchesTask({ labels: [opens] }, { title: label, subjects: [] })))
  const days = [
    ...frame.of('event').flatMap(({ title, days: { first: day } }) => (isOpened([title]) ? [day] : [])),
    ...frame.of('deadline').flatMap(({ appliesTo, event, latest }) => (isOpened([...(appliesTo?.labels ?? []), ...(event === null ? [] : [event])]) ? [Math.floor((latest - 1) / MINUTES_PER_DAY)] : [])),
  ].filter((day) => day > first)
  // A parallel run is the last thing; of other things the plan's event wants the answer the day before.
  const end = sort === 'parallel' ? last : Math.min(last, anchor > first ? anchor : last)
  return days.length > 0 ? Math.min(...days) : end
}

/** Whether it is not there by then even where it is asked for on the first day. */
export function isTooLate(gate: Gate, frame: PlanFrame): boolean {
  return frame.first + daysOfGate(gate) > dayNeeded(gate, frame)
}

/** The last working day up to a day. */
export function workdayUpTo(day: DayNumber): DayNumber {
  return day - Math.max(0, weekdayOf(day) - WORKDAYS)
}
