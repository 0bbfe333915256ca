import type { Weekday } from '../calendar-time.ts'
import type { Duration } from './parse-duration.ts'
import type { DayPart, TimeUnit } from './sense.ts'

/** What repeats: every nth unit, on some weekdays, a number of times per unit, or a length of time per unit. */
export type Recurrence = {
  every: number
  unit: TimeUnit
  weekdays: Weekday[] | null
  /** 'the first Saturday of every month' is 1, 'the last' is -1. */
  nth: number | null
  /** 'the 5th of every month'; -1 is its last day. */
  monthDays: number[] | null
  /** Times per unit; `countHigh` differs in '3-4 times a week'. */
  count: { low: number; high: number } | null
  /** Length per unit: '20 hours a week'. */
  amount: Duration | null
  part: DayPart | null
  /** What is counted: 'runs' of '4 runs a week'; null for 'times'. */
  noun: string | null
  /** How long each of them takes: the 10 minutes of 'three 10-minute sessions a day'. */
  each: Duration | null
  /** 'odd weeks', 'even weeks' of the calendar's numbers (ISO 8601). */
  parity: 'odd' | 'even' | null
  /** 'A Saturday in March': one of them, and not each. */
  isOneOf?: true
}

export const EMPTY_RECURRENCE: Recurrence = { every: 1, unit: 'week', weekdays: null, nth: null, monthDays: null, count: null, amount: null, part: null, noun: null, each: null, parity: null }
