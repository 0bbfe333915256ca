import type { Reading, ReadingOf } from '../brief.ts'
import { stems } from '../matcher.ts'
import { isGivenName } from '../people/given-names.ts'
import { hasTime, keysOf, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isNoThing } from './no-things.ts'
import { isLoneDeed, wordsOf } from './word-classes.ts'

type Named = Reading & (ReadingOf<'event'> | ReadingOf<'rhythm'> & { title: string })

/**
 * The name that a bracket gives what happens: 'the council's man comes on 4 May at 9 (damp inspection)', 'wood (timber
 * delivery), Monday 31 May'. It stands behind the words of the clause, as it was written.
 */
export function nameByBrackets(context: ReadingContext): void {
  for (const segment of context.segments) {
    const gloss = glossIn(context, segment)
    const named = gloss === null ? undefined : namedBefore(context, segment)
    if (gloss === null || named === undefined || named.title.includes('(') || sharesWord(gloss, named.title)) continue
    const { title } = named
    const called = isFragmentOfClause(context, named) ? gloss : `${title} (${gloss})`
    named.title = called
    named.text = named.text.replace(title, () => called)
    if (named.appliesTo !== null) named.appliesTo = { ...named.appliesTo, labels: named.appliesTo.labels.map((label) => (label === title ? called : label)) }
    // The same under its own name is no second part.
    context.readings = context.readings.filter((other) => !(other.kind === 'topic' && other.label === gloss && other.minutes === null && other.amount === null))
  }
}

/** The short name that opens a bracket, in small letters; null for a time, a number, a person, a place and whatever is said in a sentence. */
function glossIn(context: ReadingContext, segment: Segment): string | null {
  if (segment.lead !== '(' || segment.depth !== 1 || hasTime(context, segment)) return null
  // '(Signs, rules)' lists what it consists of.
  const next = context.segments[context.segments.indexOf(segment) + 1]
  if (next !== undefined && next.depth > 0 && next.sentence === segment.sentence && next.lead !== ')' && !hasTime(context, next) && !wordsOf(textOf(context, next)).every((word) => /^\p{Lu}/u.test(word))) return null
  const text = textOf(context, segment)
  const words = wordsOf(text)
  const isName = words.length <= MOST_WORDS && words.every((word) => /^[\p{L}'’&-]+$/u.test(word)) && words.some((word) => /^\p{Ll}/u.test(word)) && [words[0]!, words.at(-1)!].some((word) => /^\p{Ll}/u.test(word))
  if (!isName || text.length < SHORTEST || keysOf(context, segment).some((key) => SAYS.test(key)) || OPENS_REMARK.test(words[0]!) || isNoThing(text, context.language) || words.some((word) => context.people.has(word))) return null
  const isWord = words.length === 1 && (isLoneDeed(words[0]!, context.language) || /(?:ed|ly|ing|al|able|ible|ish|ers?|est|less|full)$/iu.test(words[0]!) || isGivenName(words[0]!.toLowerCase()))
  return isWord ? null : text
}

const MOST_WORDS = 4
const SHORTEST = 5
const SAYS = /^(?:closed|shut|locked|off|away|out|busy|cancelled|canceled|only|i|we|us|me|them|our|my|your|their|his|her|he|she|they|you|it|it's|i'm|we're|is|are|was|were|has|have|had|must|should|can|can't|could|will|would|don't|doesn't|won't|isn't|not|no|that|who|which|of|all|both|each|every|two|three|four|five|six|optional|maybe|ideally|mostly|same|ready|done|finished|needed|due|before|after|beforehand|afterwards|later|until|by|then|first|day|night|week)$/u
const OPENS_REMARK = /^(?:and|or|but|so|if|when|with|without|for|from|in|on|at|by|to|as|than|via|near|behind|under|about|around|approx|max|min|incl|including|excl|except|plus|minus|eg|ie|tbc|tbd|yes|also|still|just|only|very|too|my|our|your|his|her|their|its|this|these|the|an?|mit|ohne|für|von|con|sin|para|avec|sans|pour|com|sem)$/iu

/** What happens, or comes back, by the clause right before a bracket, in the same sentence. */
function namedBefore(context: ReadingContext, segment: Segment): Named | undefined {
  const { tokens } = context.source
  const before = sentenceOf(context, segment).findLast((other) => other.from < segment.from && other.depth < segment.depth)
  const behind = segmentAt(context, tokens.findIndex(({ key }, index) => index >= segment.to && key === ')') + 1)
  const own = [before, behind?.lead === ')' ? behind : null].flatMap((other) => other ?? [])
  // A clause may hold several: the one whose words end last before the bracket has it.
  return context.readings.filter((reading): reading is Named => (reading.kind === 'event' || reading.kind === 'rhythm' && reading.title !== null) && reading.source === 'stated')
    .filter((reading) => own.some(({ from, to }) => reading.start < tokens[to - 1]!.end && reading.end > tokens[from]!.start))
    .toSorted((a, b) => b.start - a.start).find((reading) => reading.start < tokens[segment.from]!.start || own.length > 1)
}

/** The 'goes' of 'it goes on Monday (skip collection)', the 'gave me a window' of whoever comes: no name beside one. */
function isFragmentOfClause(context: ReadingContext, { start, title }: Named): boolean {
  const words = wordsOf(title)
  if (title.length < 3 || words.some((word) => PRONOUN.test(word))) return true
  const { tokens } = context.source
  const at = tokens.findIndex((token) => token.end > start && token.text === words[0])
  const before = tokens[at - 1]?.key ?? ''
  return words.length <= 2 && (PRONOUN.test(before) || words.length === 1 && isLoneDeed(words[0]!, context.language) || words.length === 1 && /^\p{Ll}{2,}[^s]s$/u.test(title) && /^[,;]?$/u.test(before))
}

const PRONOUN = /^(?:i|me|us|we|they|he|she|it|i'm|we're|they're|i[’']m)$/iu

function sharesWord(gloss: string, title: string): boolean {
  const own = new Set(stems(title))
  return stems(gloss).some((stem) => stem.length > 2 && own.has(stem))
}
