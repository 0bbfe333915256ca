import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

/** What 'noisy work (grinding, drilling) …' speaks of, for the clause behind its bracket: the thing and what the bracket counts up. */
export function labelsOfBracket(context: ReadingContext, segment: Segment, labelIn: (words: Words) => string | null): string[] | null {
  const sentence = sentenceOf(context, segment)
  const earlier = sentence.slice(0, sentence.indexOf(segment))
  const at = earlier.findLastIndex(({ depth }) => depth === segment.depth)
  const host = earlier[at]
  const label = host ? labelIn(host) : null
  if (label === null) return null
  const inside = earlier.slice(at + 1).map((words) => labelIn(words))
  return [label, ...inside.filter((name) => name !== null)]
}
