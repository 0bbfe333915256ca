import { NO_END_DAYS } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** The days of 'Saturday mock tests from 20 March on', which bound what stands right before them; null when there are none. */
export function frameBehind(context: ReadingContext, { to }: TimeGroup, next: TimeGroup | null): { days: DaySpan; to: number } | null {
  const [only] = next?.expressions ?? []
  if (!next || next.from !== to || next.expressions.length > 1 || !only?.days || only.clock !== null) return null
  const { days, bound } = only
  if (bound === 'since' || bound === 'after') return { days: { first: bound === 'after' ? days.last + 1 : days.first, last: days.first + NO_END_DAYS }, to: next.to }
  if (bound === 'before') return { days: { first: context.today, last: days.first - 1 }, to: next.to }
  if (bound === 'until' || bound === 'by') return { days: { first: context.today, last: days.last }, to: next.to }
  return bound === null && days.grain !== 'day' ? { days: { first: days.first, last: days.last }, to: next.to } : null
}
