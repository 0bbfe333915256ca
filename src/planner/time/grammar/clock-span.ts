import type { DayPart } from './sense.ts'
import type { Clock } from './parse-clock.ts'

export type Bound = 'before' | 'by' | 'until' | 'after' | 'since'

/** A time or stretch of the day. Points have `to` null and `isPoint`; open stretches have one side null. */
export type ClockSpan = {
  from: Clock | null
  to: Clock | null
  isPoint: boolean
  bound: Bound | null
  part: DayPart | null
  /** 'mornings' rather than 'the morning'. */
  isRepeated: boolean
  narrowed: 'start' | 'end' | null
  isApproximate: boolean
  /** Whether only numbers without am, pm or minutes make it up; such a span needs company to be believed. */
  isBare: boolean
}

export const EMPTY_SPAN: ClockSpan = { from: null, to: null, isPoint: false, bound: null, part: null, isRepeated: false, narrowed: null, isApproximate: false, isBare: false }

/** Open to the end of the day behind 'after' and 'since', else to its beginning. */
export function openSpan(clock: Clock, bound: Bound): ClockSpan {
  const isLater = bound === 'after' || bound === 'since'
  return { ...EMPTY_SPAN, from: isLater ? clock : null, to: isLater ? null : clock, bound }
}
