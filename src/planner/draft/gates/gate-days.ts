import type { ReadingOf } from '../../goal/brief.ts'
import { daysOfGate } from '../../goal/gates/gate-length.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { PlanFrame } from '../plan-frame.ts'

type Gate = ReadingOf<'gate'>

const WORKDAYS = 5

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
