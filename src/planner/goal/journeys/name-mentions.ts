import type { Token } from '../../time/grammar/token.ts'
import { isEmptyWord } from '../empty-words.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { textOf } from '../reading-context.ts'
import { isNameWord } from '../topics/proper-names.ts'

/** A name and where it stands. The same name is spelt in one way, however it was typed. */
export type Mention = Words & { name: string }

/** Every name of a text. What is one name and what are two, or a name behind a word that opens a sentence, is known from where its parts stand alone. */
export function mentionsOf(context: ReadingContext): Mention[] {
  if (context.source.tokens.length > MOST_TOKENS) return []
  const runs = runsOf(context)
  if (runs.length > MOST_NAMES) return []
  const written = runs.map((words) => keyOf(context, words))
  // 'From Oslo' and 'Give Oslo' share what is behind the word that opens them.
  const openings = new Map<string, Set<string>>()
  const inside = new Set(runs.flatMap(({ from }, index) => (opensSentence(context, from) ? [] : [written[index]!])))
  for (const [index, { from, to }] of runs.entries()) {
    // 'Mill Square' is no square that a mill opens.
    const rest = to > from + 1 && opensSentence(context, from) && !inside.has(written[index]!) ? keyOf(context, { from: from + 1, to }) : null
    if (rest !== null) openings.set(rest, (openings.get(rest) ?? new Set()).add(context.source.tokens[from]!.key))
  }
  const alone = new Set([...written, ...[...openings].flatMap(([rest, words]) => (words.size > 1 ? [rest] : []))])
  const spelling = new Map<string, string>()
  return runs.flatMap((words) => partsAtHyphens(context, words, alone)).map((words) => withoutOpening(context, words, alone)).filter((words) => words !== null).map((words) => {
    const key = keyOf(context, words)
    if (!spelling.has(key)) spelling.set(key, textOf(context, words).replace(POSSESSIVE, ''))
    return { ...words, name: spelling.get(key)! }
  })
}

/** A text with more names is no request of one journey. */
const MOST_NAMES = 1200
const MOST_TOKENS = 6000
const POSSESSIVE = /['’]s$/u
const JOINTS = /^(?:de|del|da|do|dos|of|la|le|les|el|los|las|der|den|du|di|am|an|upon|sur|en)$/u

function keyOf({ source: { tokens } }: ReadingContext, { from, to }: Words): string {
  return tokens.slice(from, to).map(({ key }) => key).join(' ').replace(/'s$/u, '').replace(/^the (?=.)/u, '')
}

/** Words with a capital in a row, with the small words and hyphens inside. */
function runsOf(context: ReadingContext): Words[] {
  const { tokens } = context.source
  const numbered = numberedWords(tokens)
  const runs: Words[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isNamed(context, index)) continue
    let next = index + 1
    for (let after = continued(context, next); after > 0; after = continued(context, next)) next = after
    if (numbered.has(tokens[next - 1]!.key) && tokens[next]?.kind === 'digits') next += 1
    runs.push({ from: index, to: next })
    index = next - 1
  }
  return runs
}

/** The Pier of 'Pier 7', which never stands without its number. */
function numberedWords(tokens: readonly Token[]): Set<string> {
  const numbers = new Map<string, Set<string>>()
  tokens.forEach(({ kind, key, text }, index) => {
    const next = tokens[index + 1]
    if (kind === 'word' && /^\p{Lu}/u.test(text)) numbers.set(key, (numbers.get(key) ?? new Set()).add(next?.kind === 'digits' && next.text.length <= 3 ? next.text : ''))
  })
  const isRepeated = (key: string) => tokens.filter((token) => token.key === key).length > 2
  return new Set([...numbers].flatMap(([key, own]) => (!own.has('') && own.size === 1 && isRepeated(key) ? [key] : [])))
}

/** A word that can be part of a name: neither the D of 'D4' nor the AT of 'MEET Rita AT Mill Lane'. */
function isNamed(context: ReadingContext, index: number): boolean {
  const token = context.source.tokens[index]
  const isShouted = token !== undefined && token.text.length > 1 && token.text === token.text.toUpperCase() && (isEmptyWord(token.key) || LEADS_NAME.test(token.key) || (context.source.entries[index] ?? []).length > 0)
  return isNameWord(context, index) && !isAbbreviatedDay(context.source.tokens, index) && !isShouted
}

/** 'D4'. */
function isAbbreviatedDay(tokens: readonly Token[], index: number): boolean {
  return tokens[index]!.text.length === 1 && tokens[index + 1]?.kind === 'digits' && !tokens[index + 1]!.spaced
}

/** Index behind the next part of a name; 0 where it ends. */
function continued(context: ReadingContext, index: number): number {
  const { tokens } = context.source
  const [token, next] = [tokens[index], tokens[index + 1]]
  if (!token || token.kind === 'break') return 0
  if (isNamed(context, index)) return /['’]s$/u.test(tokens[index - 1]!.text) && isEmptyWord(token.key) ? 0 : index + 1
  const isGlued = !token.spaced && next?.spaced === false
  if (token.text === '-' && isGlued && next.kind === 'word') return behindHyphens(context, index)
  if (token.key === '.' && !token.spaced && /^(?:st|mt|ft|dr)$/u.test(tokens[index - 1]!.key)) return isNameWord(context, index + 1) ? index + 2 : 0
  return token.kind === 'word' && JOINTS.test(token.key) && token.text === token.key && isNameWord(context, index + 1) ? index + 2 : 0
}

/** 'Haight-Ashbury', 'Aix-en-Provence'; 'Rome-to-Paris' is a way. */
function behindHyphens(context: ReadingContext, index: number): number {
  const { tokens } = context.source
  if (isNameWord(context, index + 1)) return index + 2
  const isLinked = /^(?!to$|and$|or$|via$)\p{Ll}{1,5}$/u.test(tokens[index + 1]!.text) && tokens[index + 2]?.text === '-' && tokens[index + 3]?.spaced === false
  return isLinked && isNameWord(context, index + 3) ? index + 4 : 0
}

/** 'Lyon-Geneva' is two names where both stand alone elsewhere. */
function partsAtHyphens(context: ReadingContext, words: Words, alone: ReadonlySet<string>): Words[] {
  for (let index = words.from + 1; index < words.to - 1; index += 1) {
    if (context.source.tokens[index]!.text !== '-') continue
    const [first, second] = [{ from: words.from, to: index }, { from: index + 1, to: words.to }]
    const isKnown = (part: Words) => alone.has(keyOf(context, part)) || opensSentence(context, part.from) && alone.has(keyOf(context, { from: part.from + 1, to: part.to }))
    if (!isKnown(first)) continue
    const rest = partsAtHyphens(context, second, alone)
    if (rest.every(isKnown)) return [first, ...rest]
  }
  return [words]
}

/** The Oslo of 'From Oslo' and 'Give Oslo'; null for 'Between' alone. */
function withoutOpening(context: ReadingContext, words: Words, alone: ReadonlySet<string>): Words | null {
  const { tokens } = context.source
  const { key } = tokens[words.from]!
  if (!opensSentence(context, words.from)) return words
  const isCommon = isEmptyWord(key) || (context.source.entries[words.from] ?? []).length > 0 || tokens.some((token) => token.key === key && token.text === key)
  const isOne = words.to === words.from + 1
  // 'Will: 9 to 12'.
  if (isOne) return isCommon && (!context.names.has(words.from) || LEADS_NAME.test(key)) ? null : words
  // 'Out of Oslo'.
  const rest = { from: JOINTS.test(tokens[words.from + 1]!.key) && LEADS_NAME.test(key) ? words.from + 2 : words.from + 1, to: words.to }
  if (alone.has(keyOf(context, rest)) && !(alone.has(keyOf(context, words)) && !isCommon && isWrittenInside(context, words))) return withoutOpening(context, rest, alone)
  return LEADS_NAME.test(key) ? withoutOpening(context, rest, alone) : words
}

/** Small words that open a sentence before a name. */
const LEADS_NAME = /^(?:from|to|at|in|on|between|until|after|before|then|by|for|with|via|and|or|see|meet|visit|when|where|while|if|that|there|is|are|my|our|your|both|only|also|next|no|not|start|starting|leaving|out|go|take|min|max)$/u

/** Stands within a sentence as well, where a capital is no accident. */
function isWrittenInside(context: ReadingContext, words: Words): boolean {
  const { tokens } = context.source
  const keys = tokens.slice(words.from, words.to).map(({ key }) => key)
  return tokens.some((token, index) => /^\p{Lu}/u.test(token.text) && !opensSentence(context, index) && keys.every((key, offset) => tokens[index + offset]?.key === key))
}

function opensSentence({ source: { tokens } }: ReadingContext, index: number): boolean {
  const before = tokens[index - 1]
  return before === undefined || before.kind === 'break' || /^[.!?:;(["'“”„«|*•>)#-]$/u.test(before.key) && (before.key !== '-' || (tokens[index - 2]?.kind ?? 'break') === 'break')
}
