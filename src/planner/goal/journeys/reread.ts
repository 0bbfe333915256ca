import type { Reading, ReadingValue, TaskMatcher } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

/** The same words of the prompt, read as something else. */
export function readAs(reading: Reading, value: ReadingValue, { text, appliesTo = null }: { text: string; appliesTo?: TaskMatcher | null }): Reading {
  const { id, words, start, end, source } = reading
  return { id, words, start, end, source, strength: 'hard', appliesTo, text, ...value }
}

/** Changes what the prompt states; null leaves a reading as it is. */
export function rereadStated(context: ReadingContext, change: (reading: Reading) => Reading[] | null): void {
  context.readings = context.readings.flatMap((reading) => (reading.source === 'stated' ? (change(reading) ?? [reading]) : [reading]))
}
