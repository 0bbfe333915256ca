import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { pointOf } from './clock-windows.ts'
import { describeEnd, describeMoment, describeSpan } from '../describe.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** 'Fri 5 Feb 18:00 until Sun 7 Feb 18:00': a day with a time, then until another. */
export function isMomentSpan(context: ReadingContext, group: TimeGroup, until: TimeGroup): boolean {
  const [first, last] = [group.expressions[0]!, until.expressions[0]!]
  const isMoment = group.expressions.length === 1 && first.days?.grain === 'day' && first.clock?.isPoint === true && first.bound === null
  const isEnd = last.bound === 'until' && last.days?.grain === 'day' && last.clock?.isPoint === true && until.from === group.to
  return isMoment && isEnd && (last.days?.first ?? 0) >= (first.days?.first ?? 0) && pointOf(first.clock, context.is24) !== null
}

/** The plan's days, nothing before its first hour, and its last minute. */
export function readMomentSpan(context: ReadingContext, group: TimeGroup, until: TimeGroup): void {
  const [start, end] = [group.expressions[0]!, until.expressions[0]!]
  const [opens, closes] = [pointOf(start.clock, context.is24)!, pointOf(end.clock, context.is24)!]
  const span = { first: start.days!.first, last: end.days!.first }
  const words = { from: group.from, to: until.to }
  claim(context, words)
  addReading(context, words, { value: { kind: 'horizon', ...span }, text: describeSpan(span) })
  if (opens > 0) {
    addReading(context, words, {
      value: { kind: 'exclusion', days: { spans: [{ first: span.first, last: span.first }] }, windows: [{ from: 0, to: opens }], person: null }, text: `Nothing before ${describeMoment(span.first * MINUTES_PER_DAY + opens)}`,
    })
  }
  const latest = span.last * MINUTES_PER_DAY + closes
  addReading(context, words, { value: { kind: 'deadline', latest, event: null }, text: `Done by ${describeEnd(latest)}` })
}
