import { labelOf } from './labels.ts'
import { addReading, keysOf } from './reading-context.ts'
import type { ReadingContext, Words } from './reading-context.ts'

/** Order words between two things: 'payments only after the cart', 'finish X before Y', 'Kyoto first and then Osaka'. */
export function readPrecedence(context: ReadingContext): void {
  for (const segment of context.segments) {
    const keys = keysOf(context, segment)
    const after = keys.indexOf('after')
    const before = keys.indexOf('before')
    if (after > 0) addOrder(context, { first: { from: segment.from + after + 1, to: segment.to }, then: { from: segment.from, to: segment.from + after }, words: segment })
    else if (before > 0) addOrder(context, { first: { from: segment.from, to: segment.from + before }, then: { from: segment.from + before + 1, to: segment.to }, words: segment })
  }
}

function addOrder(context: ReadingContext, { first, then, words }: { first: Words; then: Words; words: Words }): void {
  if (context.groups.some(({ from, to }) => from < words.to && to > words.from)) return
  const [firstLabel, thenLabel] = [labelOf(context, first), labelOf(context, then)]
  if (firstLabel === null || thenLabel === null || firstLabel === thenLabel) return
  addReading(context, words, {
    value: { kind: 'precedence', before: { labels: [firstLabel] }, after: { labels: [thenLabel] }, lagMinutes: 0 },
    text: `${firstLabel} before ${thenLabel}`,
  })
}
