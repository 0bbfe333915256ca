import { NO_END_DAYS } from '../../time/calendar-time.ts'
import type { ClockWindow, DayNumber, DaySpan, Weekday } from '../../time/calendar-time.ts'
import { civilOf, dayFromCivil, mondayOf } from '../../time/day-number.ts'
import type { DayPart, TimeUnit } from '../../time/grammar/sense.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { DayPattern } from '../brief.ts'
import { PART_WINDOWS, pointOf, windowsOf } from './clock-windows.ts'

/** 'the weekend' that is off limits is every one; 'this weekend' is one. */
export const ANY_WEEKEND = /^(?:(?:at|on|over|during|in|am|an|los|las|le|les|o|os) )?(?:the|my|our|all|das|dem|el|mein)? ?(?:weekend|wochenende|fin de semana|week-end|fim de semana)$/iu

/** The nth of the entry's weekday, counted from the month's end where negative; or days by their number, of which -1 is the last. */
export type MonthDays = { nth: number } | { days: number[] }

/** Days with the windows that hold on them; either may be missing. */
export type TimeEntry = {
  /** On every such weekday. */
  weekdays: Weekday[] | null
  everyWeeks: number
  /** 'Saturday or Sunday': one of them. */
  isChoice: boolean
  /** Odd or even weeks of the calendar. */
  parity: 'odd' | 'even' | null
  /** Which days of each month: 'the first Saturday', 'the 5th'. */
  ofMonth: MonthDays | null
  spans: DaySpan[]
  windows: ClockWindow[]
  /** A time without an end: '9am'. */
  point: number | null
  /** Several such times: 'at 7am, 1pm and 8pm'. */
  points: number[]
  isDaily: boolean
  /** 'every other day' is 2; 0 when days are not counted. */
  everyDays: number
  /** 'every week', 'monthly': once per unit. */
  oncePer: 'week' | 'month' | null
  /** The stretch of days a repetition is bound to. */
  frame: DaySpan | null
  part: DayPart | null
  /** Nothing stands between it and the expression behind it. */
  isAdjacent: boolean
  expressions: TimeExpression[]
}

/** What one expression says. */
export function entryOf(expression: TimeExpression, is24: boolean): TimeEntry {
  const { days, recurrence, clock } = expression
  const part = recurrence?.part ?? clock?.part ?? null
  // '6:45 to 7:15 every morning'.
  const span = clock && clock.part === null && recurrence?.part ? { ...clock, part: recurrence.part } : clock ?? (part ? { from: null, to: null, isPoint: false, bound: null, part, isRepeated: true, narrowed: null, isApproximate: false, isBare: false } : null)
  return {
    weekdays: recurrence?.weekdays ?? null,
    everyWeeks: recurrence?.weekdays && recurrence.unit === 'week' ? recurrence.every : 1,
    isChoice: false, parity: recurrence?.parity ?? null,
    ofMonth: ofMonth(recurrence),
    spans: days ? [{ first: days.first, last: days.last }] : [],
    windows: withinPart(windowsOf(span, is24), recurrence?.part ?? null),
    point: clock?.isPoint ? pointOf(clock, is24) : null, points: [],
    isDaily: recurrence !== null && recurrence.weekdays === null && recurrence.unit === 'day' && recurrence.every === 1,
    everyDays: everyDays(expression), oncePer: oncePer(recurrence), frame: null,
    part, isAdjacent: false, expressions: [expression],
  }
}

/** 'Every third day', 'every two weeks', 'fortnightly', 'every 3 months': in days, where no weekday is named; 0 for what comes each day, week or month. Months and quarters are told in whole weeks, which keep the weekday. */
function everyDays({ recurrence, words }: TimeExpression): number {
  if (recurrence === null || recurrence.weekdays !== null || recurrence.count !== null || recurrence.amount !== null) return 0
  const { every, unit } = recurrence
  if (unit === 'day') return every > 1 ? every : 0
  // 'The quarterly report', 'quarterly planning' is a kind of thing.
  if (unit === 'month' && !words.includes(' ')) return 0
  const weeks = Math.round(every * (WEEKS_OF[unit] ?? 0))
  return every === 1 && unit !== 'fortnight' ? 0 : 7 * weeks
}

const WEEKS_OF: Readonly<Partial<Record<TimeUnit, number>>> = { week: 1, fortnight: 2, month: 365 / 84, quarter: 13 }

/** What is left of a part of the day that ends early. */
const SHORTEST_PART = 120

/** 'weekday mornings before 11' begin when mornings do; 'before 7:45 in the morning' begins whenever. */
function withinPart(windows: ClockWindow[], part: DayPart | null): ClockWindow[] {
  const [window] = windows
  if (part === null || windows.length !== 1 || window!.from > 0 || window!.to <= PART_WINDOWS[part].from) return windows
  return [{ from: Math.min(PART_WINDOWS[part].from, window!.to - SHORTEST_PART), to: window!.to }]
}

function oncePer(recurrence: TimeExpression['recurrence']): TimeEntry['oncePer'] {
  if (!recurrence || recurrence.weekdays || recurrence.monthDays || recurrence.every !== 1) return null
  return recurrence.unit === 'week' || recurrence.unit === 'month' ? recurrence.unit : null
}

function ofMonth(recurrence: TimeExpression['recurrence']): TimeEntry['ofMonth'] {
  if (recurrence === null) return null
  const { nth, monthDays } = recurrence
  return nth === null ? monthDays && { days: monthDays } : { nth }
}

/** Which days an entry means, counted from `anchor` when it repeats every few weeks. */
export function patternOf(entry: TimeEntry, anchor: DayNumber): DayPattern {
  const pattern: DayPattern = {}
  if (entry.weekdays) pattern.weekdays = [...new Set(entry.weekdays)].toSorted((a, b) => a - b)
  if (entry.spans.length > 0) pattern.spans = entry.spans
  if (entry.parity !== null) pattern.everyWeeks = { interval: 2, anchor: weekOfParity(anchor, entry.parity) }
  else if (entry.everyWeeks > 1) pattern.everyWeeks = { interval: entry.everyWeeks, anchor: entry.frame && entry.frame.first >= 0 ? entry.frame.first : anchor }
  if (entry.frame) pattern.spans = [clampFrame(entry.frame, anchor)]
  return pattern
}

/** The Monday of this or the next week, whichever has such a number (ISO 8601). */
function weekOfParity(day: DayNumber, parity: 'odd' | 'even'): DayNumber {
  const monday = mondayOf(day)
  const thursday = civilOf(monday + 3)
  const week = Math.floor((monday + 3 - dayFromCivil(thursday.year, 1, 1)!) / 7) + 1
  return (week % 2 === 1) === (parity === 'odd') ? monday : monday + 7
}

function clampFrame({ first, last }: DaySpan, anchor: DayNumber): DaySpan {
  const from = first < 0 ? anchor : first
  return { first: from, last: Math.min(last, from + NO_END_DAYS) }
}
