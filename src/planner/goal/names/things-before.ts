import type { Reading } from '../brief.ts'
import { labelOf } from '../labels.ts'
import { keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan } from '../surroundings.ts'
import { isNoThing } from './no-things.ts'
import { subjectOfName, trimName } from './trim-name.ts'
import { isLoneDeed, wordsOf } from './word-classes.ts'

const MOST_WORDS = 5

/** `isSaid`: a verb stands behind it in its clause, so it is the subject there, and what is counted later may be another thing. */
export type ThingBefore = { label: string; isSaid: boolean }

/** The token at which a name stands in the clause of its reading. */
export function placeOfName(context: ReadingContext, { start }: Reading, name: string): number {
  const { tokens } = context.source
  const at = tokens.findIndex((token) => token.start >= start)
  const segment = segmentAt(context, at)
  const [first = ''] = wordsOf(name)
  const isFirst = (index: number) => tokens[index]!.text.toLowerCase() === first.toLowerCase()
  const own = segment === null ? [] : Array.from({ length: segment.to - segment.from }, (_, offset) => segment.from + offset).filter(isFirst)
  return own.find((index) => index >= at) ?? own.at(-1) ?? at
}

/** What was named last before a place: in its own clause, in the clauses before it, or as what the sentence before is about. */
export function thingBefore(context: ReadingContext, place: number, { isPerson = false } = {}): ThingBefore | null {
  const segment = segmentAt(context, place)
  if (segment === null || keysOf(context, { from: segment.from, to: Math.max(segment.from, place) }).some((key) => /^(?:i|we|he|she|they|you|everything|everyone|all|somebody|someone)$/u.test(key))) return null
  for (const words of placesBefore(context, segment, place)) {
    const isOfPerson = context.people.has(context.source.tokens[words.from]?.text ?? '') || /^(?:mr|mrs|ms|dr|prof)$/u.test(context.source.tokens[words.from]?.key ?? '')
    // In 'the shelves built' whatever looks like a person is what is built.
    const named = isOfPerson && !isPerson && words.to < place ? null : thingIn(context, words)
    if (named !== null) return named
  }
  return null
}

function placesBefore(context: ReadingContext, segment: Segment, at: number): Words[] {
  const sentence = sentenceOf(context, segment)
  const before = sentence.filter(({ from, depth }) => from < segment.from && depth <= segment.depth).toReversed()
  const own = at > segment.from ? [{ from: segment.from, to: at }] : []
  const isFirst = before.length === 0 && own.length === 0
  const earlier = isFirst ? context.segments.findLast((other) => other.sentence === segment.sentence - 1 && (other.lead === '' || other.isBullet)) : undefined
  return [...own, ...before, ...(earlier ? [earlier] : [])]
}

/** The thing that a clause is about: its words up to its first time, or behind that where none stand before. */
export function thingIn(context: ReadingContext, words: Words): ThingBefore | null {
  const group = context.groups.find(({ from, to }) => from < words.to && to > words.from)
  const parts = group ? [{ from: words.from, to: Math.max(words.from, group.from) }, { from: Math.min(words.to, group.to), to: words.to }] : [words]
  return parts.map((part) => nameIn(context, part)).find((named) => named !== null) ?? null
}

function nameIn(context: ReadingContext, words: Words): ThingBefore | null {
  const { source: { tokens }, language } = context
  // 'The clients I had that week', 'a crate borrowed from the club'.
  const teller = tokens.slice(words.from, words.to).findIndex(({ key, text }, index) => index > 0 && (/^(?:i|we|he|she|they|who|which)$/u.test(key) || /^\p{Ll}/u.test(text) && isLoneDeed(text, language)))
  const own = teller > 0 ? { from: words.from, to: words.from + teller } : words
  const said = own.to > own.from ? labelOf(context, own, MOST_WORDS) : null
  if (said === null) return null
  const label = subjectOfName(trimName(said, language), language).replace(/ (?:back|again)$/iu, '')
  const isThing = label !== '' && !isNoThing(label, language) && !isLoneDeed(label, language) && !isWholePlan(label) && !TELLS.test(label) && /\p{L}{2}/u.test(label)
  return isThing ? { label, isSaid: teller > 0 || SAYS.test(said) } : null
}

const TELLS = /^(?:i|we|he|she|they|you|my \p{L}+ (?:is|has)|of which|which|ich|wir|je|nous|yo|nosotros|eu|nós)(?: |$)/iu
const SAYS = / (?:is|are|was|were|has|have|must|needs?|should|will|can|gets?|goes|comes) /iu
