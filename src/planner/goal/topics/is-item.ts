import { textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { areOwnThings, isLastThing } from './clauses-in-lists.ts'
import { isAmount, isSource } from './listed-items.ts'
import { holdsTarget } from './targets-of-items.ts'
import { isState } from '../times/circumstances.ts'
import { isLineOfTimes } from './lines-of-times.ts'
import { listVerbIn } from './list-verbs.ts'
import { isRule } from './rules-in-items.ts'
import { contentOf } from './content-of-items.ts'
import { isToldAmongItems, isToldOfPast } from './told-among-items.ts'

export const MAX_ITEM_WORDS = 10

/** A short noun phrase: no 'I', no rule of time except a deadline or a day of its own. */
export function isItem(context: ReadingContext, segment: Segment): boolean {
  const named = contentOf(context, segment)
  if (!named) return false
  const words = context.source.tokens.slice(named.from, named.to).filter(({ kind }) => kind === 'word')
  if (words.length === 0 || isAmount(context, segment) || context.claimed.subarray(named.from, named.to).includes(1) && !holdsTarget(context, segment)) return false
  if (isToldOfPast(context, segment)) return false
  if (segment.isBullet) return !isLineOfTimes(context, segment)
  const opening = context.source.tokens[segment.from]!.key
  const isThingOfTeam = /^(?:team|crew)$/u.test(opening) && segment.to === segment.from + 2 && /^\p{Ll}/u.test(context.source.tokens[segment.from + 1]!.text) && !/^[:(]$/u.test(context.source.tokens[segment.to]?.key ?? '')
  if (!isThingOfTeam && /^(?:team|squad|crew|no|not|never|without|nothing|don't)$/u.test(opening) || isSource(context, segment) || isOrder(context, segment)) return false
  if (context.people.has(context.source.tokens[named.from]!.text)) return false
  // 'anxious', 'total beginner': who it is for.
  if (segment.lead === ',' && isState(textOf(context, named)) || /^(?:i|we) can$/u.test(context.source.tokens.slice(segment.from, segment.from + 2).map(({ key }) => key).join(' '))) return false
  if (/^(?:i|we|he|she|they|you|it|i'm|i've|i'd|we're|we've|there|so|and|but|this|that|my|our|please|ich|wir|yo|je|nous|eu|nos)$/u.test(opening) && words.length > 3 && !listVerbIn(context, segment) && !areOwnThings(context, segment) && !isLastThing(context, segment)) return false
  if (isToldAmongItems(context, segment)) return false
  return splitAtJoints(context.source, named).every((part) => countWords(context, part) <= MAX_ITEM_WORDS) && !isRule(context, segment)
}

function countWords({ source: { tokens } }: ReadingContext, { from, to }: Words): number {
  return tokens.slice(from, to).filter(({ kind }) => kind === 'word').length
}

/** 'firmware after boards' orders things that are named elsewhere. */
export function isOrder(context: ReadingContext, segment: Segment): boolean {
  const at = context.source.tokens.slice(segment.from, segment.to).findIndex(({ key }, index, own) => /^(?:after|before)$/u.test(key) && !(context.plannerType === 'sprint' && /^(?:each|every)$/u.test(own[index + 1]?.key ?? '')))
  return at > 0 && segment.from + at < segment.to - 1 && !context.groups.some(({ from, to }) => from < segment.to && to > segment.from)
}
