import type { Reading, ReadingOf } from '../brief.ts'
import { phraseOf } from '../labels.ts'
import { hasTime, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { surroundingsOf } from '../surroundings.ts'

type Hours = Reading & ReadingOf<'availability'>

/**
 * What stands behind an hour that nothing stands before: the briefing of '08.30 skippers' briefing', '6pm: cubs'
 * investiture', '12.45 – coach leaves'. Null where its clause says more than that, or tells who does it.
 */
export function nameBehindHours(context: ReadingContext, { start, end }: Hours): string | null {
  const { tokens } = context.source
  const group = context.groups.find(({ from, to, expressions }) => tokens[from]!.start < end && tokens[to - 1]!.end > start && expressions.some(({ clock }) => clock !== null))
  const { segment, right } = group === undefined ? { segment: null, right: null } : surroundingsOf(context, group)
  if (group === undefined || segment === null || right === null || group.from !== segment.from) return null
  if (right.to > right.from) return named(context, right)
  const sentence = sentenceOf(context, segment)
  const next = sentence[sentence.indexOf(segment) + 1]
  return next !== undefined && group.to === segment.to && /^[:–—=-]$/u.test(next.lead) ? named(context, next) : null
}

const MOST_WORDS = 6

function named(context: ReadingContext, words: Words): string | null {
  const keys = keysOf(context, words)
  return keys.length > MOST_WORDS || TELLS.test(keys[0] ?? '') || hasTime(context, words) ? null : phraseOf(context, words, MOST_WORDS)
}

/** 'At 6 we meet', '9am to work', '7pm or later', '8am onwards'. */
const TELLS = /^(?:i|we|he|she|they|you|it|there|is|are|to|or|and|on|at|in|till|until|onwards?|latest|sharp|each|every|daily|ish|not|but|for|because|as|if|when|start|finish|off|up|out|away|home|back|moins|et|menos|y|e|uhr)$/u
