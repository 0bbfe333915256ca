import type { Days } from './days.ts'
import type { Bound, ClockSpan } from './clock-span.ts'
import type { Duration } from './parse-duration.ts'
import type { Recurrence } from './recurrence.ts'

/** Words of a text that say when, how long or how often. Any of the parts may be present together. */
export type TimeExpression = {
  words: string
  start: number
  end: number
  days: Days | null
  /** How the days bound something: 'by Friday', 'from Monday', 'after the 3rd'. */
  bound: Bound | null
  clock: ClockSpan | null
  duration: Duration | null
  /** 'at most 2 hours', 'at least 30 min'. */
  comparison: 'more' | 'less' | 'at-least' | 'at-most' | null
  recurrence: Recurrence | null
  /** 'now', 'in 20 minutes': minutes and seconds from the reference moment. */
  momentFromNow: number | null
}

/** What an expression says, without its place in the text. */
export type ExpressionParts = Omit<TimeExpression, 'words' | 'start' | 'end'>

export const EMPTY_EXPRESSION: ExpressionParts = {
  days: null, bound: null, clock: null, duration: null, comparison: null, recurrence: null, momentFromNow: null,
}
