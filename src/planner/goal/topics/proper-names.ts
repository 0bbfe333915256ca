import { senseAt, signAt } from '../../time/grammar/source.ts'
import type { Match } from '../../time/grammar/source.ts'
import { isEmptyIn, isEmptyWord } from '../empty-words.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { textOf } from '../reading-context.ts'

const CONNECTORS = new Set(['de', 'del', 'da', 'do', 'dos', 'of', 'la', 'le', 'les', 'el', 'los', 'las', 'der', 'den', 'du', 'di', 'am', 'an', 'upon', 'sur', 'and'])

/** A capitalised phrase: 'Golden Gate Park', 'The Castro', "Fisherman's Wharf", 'Haight-Ashbury', 'Rio de Janeiro', 'St. Kilda'. */
export function parseProperName(context: ReadingContext, index: number): Match<string> | null {
  if (!isNameWord(context, index)) return null
  let next = index + 1
  for (;;) {
    const after = continuation(context, next)
    if (after < 0) break
    next = after
  }
  return { value: textOf(context, { from: index, to: next }), next }
}

function continuation(context: ReadingContext, index: number): number {
  const { tokens } = context.source
  const token = tokens[index]
  if (!token || token.kind === 'break') return -1
  if (isNameWord(context, index) || isUnitInName(context, index)) return index + 1
  const isGluedHyphen = token.text === '-' && !token.spaced && tokens[index + 1]?.spaced === false
  if (isGluedHyphen && isNameWord(context, index + 1)) return index + 2
  // 'Aix-en-Provence'; 'Rome-to-Paris' is a way.
  const isLinked = isGluedHyphen && /^(?!to$|and$|or$|via$)\p{Ll}{1,5}$/u.test(tokens[index + 1]?.text ?? '') && tokens[index + 2]?.text === '-' && !tokens[index + 2]!.spaced && tokens[index + 3]?.spaced === false
  if (isLinked && isNameWord(context, index + 3)) return index + 4
  // 'Pier 7 to …': a number belongs to a name when something joins it to another.
  if (token.kind === 'digits' && token.text.length <= 3 && /^(?:to|<|→|↔|and|at)$/u.test(tokens[index + 1]?.key ?? '') && !isNameWord(context, index + 1) && tokens[index - 1]!.kind === 'word' && index >= 1) return index + 1
  // 'Fit4Less': letters and digits in one name.
  if (!token.spaced && (token.kind === 'digits' || (token.kind === 'word' && tokens[index - 1]!.kind === 'digits'))) return index + 1
  const isInitialDot = token.key === '.' && !token.spaced && /^(?:st|mt|ft|dr)$/u.test(tokens[index - 1]!.key)
  if (isInitialDot && isNameWord(context, index + 1)) return index + 2
  if (token.kind === 'word' && CONNECTORS.has(token.key) && token.key !== 'and' && isNameWord(context, index + 1)) return index + 2
  return -1
}

/** The Quarter of 'Museum Quarter'. */
function isUnitInName(context: ReadingContext, index: number): boolean {
  const { source } = context
  return /^\p{Lu}\p{Ll}{2}/u.test(source.tokens[index]?.text ?? '') && senseAt(source, index, 'unit') !== null && source.tokens[index - 1]?.kind === 'word'
}

/** A word written with a capital that is no weekday, month or other time word. */
export function isNameWord(context: ReadingContext, index: number): boolean {
  const token = context.source.tokens[index]
  if (token?.kind !== 'word' || !/^[\p{Lu}\p{Lo}]/u.test(token.text)) return false
  // The pronoun, of which 'I'm' and 'I'd' are forms.
  if (/^i(?:['’]\p{L}+)?$/u.test(token.key) && context.language === 'en') return false
  // 'You'll', 'We've': forms of a pronoun.
  if (/['’](?:ll|ve|re|d|m)$/u.test(token.key) && context.language === 'en') return false
  if (/^(?:it|that|there|here|what|who|where|he|she|let|this|how|when)['’]s$/u.test(token.key) && context.language === 'en') return false
  // The PM of '1PM'.
  if (context.source.tokens[index - 1]?.kind === 'digits' && /^[AP]M$/u.test(token.text)) return false
  if (isAnswerMark(context, index)) return false
  const { source } = context
  return senseAt(source, index, 'weekday') === null && senseAt(source, index, 'month') === null && (senseAt(source, index, 'unit') === null || token.key.length < 3)
}

/** The Q and A that questions and answers begin with. */
function isAnswerMark({ source: { tokens } }: ReadingContext, index: number): boolean {
  const isMark = (at: number, mark: RegExp) => mark.test(tokens[at]!.text) && tokens[at + 1]?.key === ':' && (tokens[at - 1]?.kind ?? 'break') === 'break'
  return isMark(index, /^[QA]$/u) && tokens.some((_, at) => isMark(at, /^Q$/u))
}

/** A name that could be a person's: 'Will' only where the text proves it. */
export function isPersonWord(context: ReadingContext, index: number): boolean {
  return isNameWord(context, index) && !/^(?:according|nobody|noone|everyone|everybody|anyone|anybody|somebody|someone)$/u.test(context.source.tokens[index]!.key) && (context.names.has(index) || !isEmptyIn(context.language, context.source.tokens[index]!.key))
}

/** The known names in a stretch, in order, longest first where they overlap. */
export function knownNamesIn(context: ReadingContext, words: Words, names: ReadonlySet<string>): { name: string; from: number; to: number }[] {
  const found: { name: string; from: number; to: number }[] = []
  const byFirst = indexByFirstWord(names)
  for (let index = words.from; index < words.to; index += 1) {
    const candidates = byFirst.get(context.source.tokens[index]!.key) ?? []
    const hit = candidates.find(({ keys }) => keys.every((key, offset) => context.source.tokens[index + offset]?.key === key) && index + keys.length <= words.to)
    if (!hit) continue
    found.push({ name: hit.name, from: index, to: index + hit.keys.length })
    index += hit.keys.length - 1
  }
  return found
}

const CACHE = new WeakMap<ReadonlySet<string>, { size: number; map: Map<string, { name: string; keys: string[] }[]> }>()

function indexByFirstWord(names: ReadonlySet<string>): Map<string, { name: string; keys: string[] }[]> {
  const cached = CACHE.get(names)
  if (cached && cached.size === names.size) return cached.map
  const map = new Map<string, { name: string; keys: string[] }[]>()
  for (const name of names) {
    const keys = nameKeys(name)
    const list = map.get(keys[0] ?? '') ?? []
    list.push({ name, keys })
    map.set(keys[0] ?? '', list.toSorted((a, b) => b.keys.length - a.keys.length))
  }
  CACHE.set(names, { size: names.size, map })
  return map
}

/** Trims words that only lead to a name: 'the', 'from'. */
export function trimLead(context: ReadingContext, words: Words): Words {
  let { from } = words
  while (from < words.to && context.source.tokens[from]!.kind === 'word' && isEmptyWord(context.source.tokens[from]!.key) && !/^\p{Lu}/u.test(context.source.tokens[from]!.text)) from += 1
  while (from < words.to && signAt(context.source, from, '-', '*', '•', '|') > 0) from += 1
  return { from, to: words.to }
}

import { tokenize } from '../../time/grammar/token.ts'

function nameKeys(name: string): string[] {
  return tokenize(name).map(({ key }) => key)
}
