import type { ReadingContext } from '../reading-context.ts'
import { isGivenName } from './given-names.ts'
import type { Person } from './people-words.ts'

/**
 * Whether what was taken for somebody is a thing that has a capital because it opens a sentence or is part of a name:
 * 'Pruning takes Federico out', 'Shelves built, freezer wired', '4 West', 'Easter Monday', 'Research Strategy by Ana'.
 */
export function isThing(context: ReadingContext, { name, isUser }: Person): boolean {
  if (isUser || /[ -]/u.test(name) || isGivenName(name) || / \d+$/u.test(name) || context.language === 'de') return false
  const places = context.source.tokens.flatMap(({ text }, index) => (text.replace(/['’]s$/u, '') === name ? [index] : []))
  return places.length > 0 && (ENDINGS.test(name) || places.every((index) => isPartOfThing(context, index)))
}

/** Nouns of deeds and qualities, which nobody is called. */
const ENDINGS = /^(?:\p{L}{3,}(?:ing|tion|sion|ment|ness|ção|ções|ción|proof|ware)|Easter)$/u

function isPartOfThing({ source: { tokens, entries } }: ReadingContext, index: number): boolean {
  const [before, next, behind] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]]
  if (before?.kind === 'digits' && before.text !== '1') return true
  if ((entries[index + 1] ?? []).some(({ sense }) => sense.type === 'weekday') && next?.text !== next?.key) return true
  const isClosed = behind === undefined || behind.kind === 'break' || /^[,.;)]$/u.test(behind.key)
  const isNoun = next?.kind === 'word' && (!isClosed && /^\p{Ll}{3,}ing$/u.test(next.text) || isClosed && /^(?:built|\p{Ll}{3,}ed)$/u.test(next.text))
  return isNoun || next?.key === 'by' && before?.kind === 'word' && /^\p{Lu}/u.test(before.text)
}
