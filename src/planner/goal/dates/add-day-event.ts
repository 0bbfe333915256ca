import type { DaySpan } from '../../time/calendar-time.ts'
import { describeSpan } from '../describe.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** Something that takes whole days, or begins at an hour, at no place and of nobody that is said. */
export function addDayEvent(context: ReadingContext, words: Words, { title, days, from = null }: { title: string; days: DaySpan; from?: number | null }): void {
  addReading(context, words, { value: { kind: 'event', title, days, from, to: null, place: null, person: null }, text: `${title}: ${describeSpan(days)}` })
}
