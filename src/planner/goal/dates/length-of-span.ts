import type { Reading, ReadingOf } from '../brief.ts'
import { extendReading, segmentAt, segmentOfReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Horizon = Reading & ReadingOf<'horizon'>

const SECONDS_PER_DAY = 86_400

/** '5 days in Lisbon, 12-16 May', 'a week in Rome, 5-11 June': the length of the days that the same sentence names says nothing more. */
export function settleLengthOfSpan(context: ReadingContext): void {
  const span = context.readings.find((reading): reading is Horizon => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null && reading.last !== null)
  if (span === undefined) return
  const days = span.last! - span.first! + 1
  const sentence = segmentOfReading(context, span)?.sentence
  for (const group of context.groups) {
    const [length] = group.expressions
    const said = group.expressions.length === 1 && length!.days === null && length!.duration?.low === length!.duration?.high ? (length!.duration?.high ?? 0) / SECONDS_PER_DAY : 0
    // Four nights are five days.
    const isSame = said > 0 && (said === days || said === days - 1)
    const isRead = context.readings.some(({ source, start, end }) => source === 'stated' && start <= context.source.tokens[group.from]!.start && end > context.source.tokens[group.from]!.start)
    if (isSame && !isRead && segmentAt(context, group.from)?.sentence === sentence) extendReading(context, span, group)
  }
}
