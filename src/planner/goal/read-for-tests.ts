import type { PlannerType } from '../../contract/plan.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { dayNumber, isoDate } from '../time/day-number.ts'
import type { Brief, ReadingKind, ReadingOf } from './brief.ts'
import { readGoal } from './read-goal.ts'

/** A Monday. */
export const TODAY = '2027-01-04'

export function read(prompt: string, plannerType: PlannerType = 'calendar'): Brief {
  return readGoal({ prompt, plannerType, now: `${TODAY}T08:00`, timeZone: 'Europe/London', locale: 'en' })
}

export function readingsOf<K extends ReadingKind>(brief: Brief, kind: K): ReadingOf<K>[] {
  return brief.readings.filter((reading): reading is ReadingOf<K> => reading.kind === kind)
}

/** The stated readings of one kind. */
export function stated<K extends ReadingKind>(prompt: string, kind: K, plannerType: PlannerType = 'calendar'): ReadingOf<K>[] {
  return readingsOf(read(prompt, plannerType), kind).filter(({ source }) => source === 'stated')
}

export function day(iso: string): DayNumber {
  return dayNumber(iso)
}

export function iso(value: DayNumber | null): string | null {
  return value === null ? null : isoDate(value)
}

/** The stated readings but for deadlines and topics, each as 'kind: text'. */
export function toldTimes(prompt: string): string[] {
  return read(prompt).readings.filter(({ kind, source }) => source === 'stated' && kind !== 'deadline' && kind !== 'topic').map(({ kind, text }) => `${kind}: ${text}`)
}
