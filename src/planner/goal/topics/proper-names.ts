import { tokenize } from '../../time/grammar/token.ts'
import { senseAt } from '../../time/grammar/source.ts'
import type { Match } from '../../time/grammar/source.ts'
import { isEmptyIn } from '../empty-words.ts'
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

/** Index behind the next part of a name; -1 where the name ends. */
function continuation(context: ReadingContext, index: number): number {
  const token = context.source.tokens[index]
  if (!token || token.kind === 'break') return -1
  if (isNameWord(context, index) || isUnitInName(context, index) || isNumberOfName(context, index)) return index + 1
  if (token.text === '-') return behindHyphen(context, index)
  return isJointInName(context, index) && isNameWord(context, index + 1) ? index + 2 : -1
}

/** 'Haight-Ashbury', 'Aix-en-Provence'; 'Rome-to-Paris' is a way. */
function behindHyphen(context: ReadingContext, index: number): number {
  const { tokens } = context.source
  if (tokens[index]!.spaced || tokens[index + 1]?.spaced !== false) return -1
  if (isNameWord(context, index + 1)) return index + 2
  const isLinked = /^(?!to$|and$|or$|via$)\p{Ll}{1,5}$/u.test(tokens[index + 1]!.text) && tokens[index + 2]?.text === '-' && !tokens[index + 2]!.spaced && tokens[index + 3]?.spaced === false
  return isLinked && isNameWord(context, index + 3) ? index + 4 : -1
}

function isNumberOfName(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  const [token, before] = [tokens[index]!, tokens[index - 1]!]
  // 'Pier 7 to …': a number belongs to a name when something joins it to another.
  if (token.kind === 'digits' && token.text.length <= 3 && before.kind === 'word' && /^(?:to|<|→|↔|and|at)$/u.test(tokens[index + 1]?.key ?? '') && !isNameWord(context, index + 1)) return true
  // 'Fit4Less': letters and digits in one name.
  return !token.spaced && (token.kind === 'digits' || token.kind === 'word' && before.kind === 'digits')
}

/** The dot of 'St. Kilda', the de of 'Rio de Janeiro'. */
function isJointInName({ source: { tokens } }: ReadingContext, index: number): boolean {
  const { key, kind, spaced } = tokens[index]!
  if (key === '.') return !spaced && /^(?:st|mt|ft|dr)$/u.test(tokens[index - 1]!.key)
  return kind === 'word' && key !== 'and' && CONNECTORS.has(key)
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
  // The B of 'B&B'.
  if (token.text.length === 1 && (context.source.tokens[index + 1]?.key === '&' && !context.source.tokens[index + 1]!.spaced || context.source.tokens[index - 1]?.key === '&' && !token.spaced)) return false
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

function nameKeys(name: string): string[] {
  return tokenize(name).map(({ key }) => key)
}
