import type { DayNumber, DaySpan, Weekday } from '../calendar-time.ts'
import type { DateValue } from './date-fields.ts'

export type DayGrain = 'day' | 'week' | 'weekend' | 'fortnight' | 'month' | 'quarter' | 'half-year' | 'season' | 'year' | 'decade' | 'century' | 'range'

/** A stretch of days meant by words. */
export type Days = DaySpan & {
  grain: DayGrain
  /** First day of what ends the stretch: 'April to June' ends at 1 June and lasts to 30 June. */
  endsAt: DayNumber
  /** The same words read as lying before the reference, where no year was said. */
  past: (DaySpan & { endsAt: DayNumber }) | null
  /** 'early', 'mid' or 'end' narrowed it. */
  narrowed: 'start' | 'mid' | 'end' | null
  /** A weekday was said that is not the date's. */
  saidWeekday: Weekday | null
  /** The month has fewer days than was said ('31 April'); its last one stands in. */
  isBeyondMonth: boolean
  /** A weekday alone named it ('Friday'), so it may be meant as every Friday. */
  bareWeekday: Weekday | null
  isRelative: boolean
  /** Only the day of a month was said ('the 12th'); the month is the writer's context. */
  isDayOfMonth: boolean
  /** '10 days from 1 Feb': the day counted from. */
  countedFrom: DayNumber | null
}

type DaysInput = DaySpan & Partial<Omit<Days, 'first' | 'last'>>

export function makeDays(input: DaysInput): Days {
  return {
    grain: input.first === input.last ? 'day' : 'range', endsAt: input.first === input.last ? input.first : input.last,
    past: null, narrowed: null, saidWeekday: null, isBeyondMonth: false, bareWeekday: null, isRelative: false, isDayOfMonth: false, countedFrom: null, ...input,
  }
}

export function daysOfDate(date: DateValue): Days {
  const past = date.past === date.day ? null : { first: date.past, last: date.past, endsAt: date.past }
  return makeDays({ first: date.day, last: date.day, past, saidWeekday: date.saidWeekday, isBeyondMonth: date.isBeyondMonth, isDayOfMonth: date.fields !== null && date.fields.month === null })
}

/** A calendar period whose end is the day after its last. */
export function periodDays(span: DaySpan, grain: DayGrain, more: Partial<Days> = {}): Days {
  return makeDays({ ...span, grain, endsAt: span.first, ...more })
}
