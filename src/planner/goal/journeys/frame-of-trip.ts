import type { DaySpan } from '../../time/calendar-time.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** The first and last day of a journey and the words that say so. */
export type TripFrame = { span: DaySpan; words: Words[] }

/** Dates exactly as far apart as the stays together are long frame the journey, whatever is said around them: 'away from 5 to 12 May', 'leave on 5 May … home on 12 May'. */
export function frameOfTrip(context: ReadingContext, days: number): TripFrame | null {
  const dated = context.groups.filter(isDated)
  for (const group of dated) {
    const span = group.expressions.map(({ days: own }) => own!).find(({ first, last }) => last - first + 1 === days)
    if (span) return { span: { first: span.first, last: span.last }, words: [group] }
  }
  const single = dated.filter(({ expressions }) => expressions.every(({ days: own }) => own!.first === own!.last))
  for (const start of single) {
    const first = start.expressions[0]!.days!.first
    const end = single.find(({ expressions }) => expressions.at(-1)!.days!.last === first + days - 1)
    if (end) return { span: { first, last: first + days - 1 }, words: start === end ? [start] : [start, end] }
  }
  return null
}

/** Days of the calendar without hours. */
function isDated({ expressions }: TimeGroup): boolean {
  return expressions.every(({ days, clock, recurrence }) => days !== null && !days.isRelative && clock === null && recurrence === null)
}
