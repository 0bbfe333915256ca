import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isMeasure } from '../amounts/read-quantities.ts'
import { isEmptyWord } from '../empty-words.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { verbBefore } from './amounts-of-items.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'

/** '4 blog posts and 2 newsletters': two amounts are two things to do. */
export function countedPairs(context: ReadingContext, segments: readonly Segment[], lists: readonly Words[][]): Words[][] {
  return segments.flatMap((segment) => {
    if (lists.some((items) => items.some(({ from }) => from >= segment.from && from < segment.to))) return []
    const parts = splitAtJoints(context.source, segment).map((part) => countedIn(context, part)).filter((part) => part !== null)
    const then = parts.length === 1 ? countedThen(context, segment) : null
    return parts.length >= 2 ? [parts] : then ? [[...parts, then]] : []
  })
}

/** The bowls of '6 mugs, then 4 bowls'. */
function countedThen(context: ReadingContext, segment: Segment): Words | null {
  const next = context.segments[context.segments.indexOf(segment) + 1]
  const isThen = next?.sentence === segment.sentence && next.lead === ',' && /^(?:then|after|afterwards|dann|danach|luego|puis|depois)$/u.test(context.source.tokens[next.from]!.key)
  return isThen ? countedIn(context, next) : null
}

/** A plain word, the 'of' of '15 pairs of earrings' and the 8 of 'super 8 films'. */
function isOfName({ source: { tokens } }: ReadingContext, at: number, first: number): boolean {
  const { kind, key } = tokens[at]!
  if (kind === 'digits') return at > first && tokens[at - 1]!.key === 'super' && tokens[at + 1]?.kind === 'word'
  return kind === 'word' && (!isEmptyWord(key) || key === 'of' && at === first + 1 && /^(?:pairs|sets|boxes|jars|bottles|loaves|bags|pots|trays|bunches|packs|sheets|rolls|cups|bars|batches|stacks)$/u.test(tokens[first]!.key))
}

/** A number and up to three words that are no time. */
function countedIn(context: ReadingContext, words: Words): Words | null {
  for (let from = words.from; from < words.to - 1; from += 1) {
    const number = parseNumber(context.source, from)
    if (!number || context.source.tokens[from]!.kind !== 'digits' || context.claimed[from] === 1 || inTime(context, from)) continue
    let to = number.next
    while (to < words.to && to < number.next + 3 && isOfName(context, to, number.next) && !inTime(context, to)) to += 1
    if (context.source.tokens[to - 1]!.key === 'of') to -= 1
    return to > number.next && !isMeasure(context.source.tokens[number.next]!.key) ? { from: verbBefore(context, words, from), to } : null
  }
  return null
}

function inTime(context: ReadingContext, index: number): boolean {
  return context.groups.some(({ from, to }) => index >= from && index < to)
}
