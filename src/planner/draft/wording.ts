import { wordsWithoutAccents } from '../goal/words-without-accents.ts'
import type { Keyword, Language, Text } from '../playbooks/playbook.ts'

/** Values for the slots of a text: {topic}, {subject}, {event}, {place}, {person}, {amount}, {week}. */
export type Slots = Readonly<Record<string, string>>

const LANGUAGES: readonly Language[] = ['en', 'de', 'es', 'fr', 'pt']
const DONE_WHEN: Record<Language, string> = {
  en: 'Done when',
  de: 'Fertig, wenn',
  es: 'Hecho cuando',
  fr: 'Terminé quand',
  pt: 'Concluído quando',
}

/** What a description says after 'done when', without the full stop; null where it says none. English only: other languages put their verbs elsewhere. */
export function doneClauseOf(description: string): string | null {
  const at = description.lastIndexOf(`${DONE_WHEN.en} `)
  return at === -1 ? null : (/^[^.\n]+/u.exec(description.slice(at + DONE_WHEN.en.length + 1))?.[0] ?? null)
}

/** The language to write in: the prompt's when we have words for it, else English. */
export function writingLanguage(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en'
}

export function fillText(text: Text, language: Language, slots: Slots = {}): string {
  const template = typeof text === 'string' ? text : (text[language] ?? text.en)
  const filled = template.replace(/\{(\w+)\}/gu, (_, name: string) => (name === 'amount' ? amountIn(slots[name] ?? '', language) : (slots[name] ?? '')))
  return tidySpaces(filled, language)
}

/** Other languages than English write a decimal comma. */
function amountIn(amount: string, language: Language): string {
  return language === 'en' ? amount : amount.replace(/(?<=\d)\.(?=\d)/u, ',')
}

/** How, and what 'done' means. */
export function describe(how: string, done: string, language: Language): string {
  const body = how.trim()
  const stop = /[.!?:…]$/u.test(body) ? '' : '.'
  return `${body}${stop} ${DONE_WHEN[language]} ${done.trim().replace(/\.$/u, '')}.`
}

export function capitalise(text: string): string {
  return text.replace(/^[\p{P}\p{S}\s]*\p{L}/u, (head) => head.toUpperCase())
}

/** Lower-case first letter, for use inside a sentence; names and acronyms keep theirs. */
export function uncapitalise(text: string): string {
  return /^\p{Lu}\p{Ll}*\b/u.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}

/** Cuts at a word, with an ellipsis; surrogate pairs stay whole. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const cut = characters.slice(0, length - 1).join('')
  const atWord = cut.lastIndexOf(' ')
  return `${(atWord > length / 2 ? cut.slice(0, atWord) : cut).replace(/[\s,;:–-]+$/u, '')}…`
}

/** Lower-case ASCII words joined by hyphens; other scripts keep their letters. */
export function slug(text: string): string {
  const words = plainWords(text)
  return words.slice(0, 8).join('-').slice(0, 60) || 'task'
}

/** The plus of 'Network+' is a word of its name; that of 'C++' and '50+' is none. */
const PLUS_IN_NAME = /(?<=(?<![\p{L}\d])\p{Lu}\p{L}*)\+(?![\p{L}\d+])/gu

/** Lower-case words without diacritics. */
export function plainWords(text: string): string[] {
  const named = text.includes('+') ? text.replace(PLUS_IN_NAME, ' plus') : text
  return wordsWithoutAccents(named.replace(/[ßẞ]/gu, 'ss'))
}

type ParsedKeyword = { words: string[]; whole: boolean; inside: string | null }
/** Playbooks ask for the same keywords, tens of thousands, again and again. */
const parsedKeywords = new Map<Keyword, ParsedKeyword>()
const MOST_PARSED = 100_000

function parsed(keyword: Keyword): ParsedKeyword {
  const known = parsedKeywords.get(keyword)
  if (known) return known
  const fresh = { words: plainWords(keyword), whole: keyword.startsWith('='), inside: keyword.startsWith('*') ? keyword.slice(1) : null }
  if (parsedKeywords.size < MOST_PARSED) parsedKeywords.set(keyword, fresh)
  return fresh
}

/** The 'in' of 'weekend in' does not begin 'insurance', nor the 'go' of 'go bag' 'goody bags'; 'push ups' are a 'push up'. */
const SHORTEST_BEGINNING = 3
const SHORTEST_INSIDE = 4

/** Whether a keyword of a playbook stands in these words (see `Keyword`). */
export function hasKeyword(words: readonly string[], keyword: Keyword): boolean {
  return stands(words, parsed(keyword))
}

function stands(words: readonly string[], { words: wanted, whole, inside }: ParsedKeyword): boolean {
  if (inside !== null) return words.some((word) => word.includes(inside))
  if (wanted.length === 0) return false
  // 'CLI for' is no 'client formation': a short word of a phrase stands as it is, except where the phrase ends in it.
  const isOpen = (part: string, index: number) => part.length >= (index < wanted.length - 1 ? SHORTEST_INSIDE : SHORTEST_BEGINNING)
  const fits = (word: string | undefined, part: string, index: number) => word !== undefined && (whole ? word === part : isOpen(part, index) ? word.startsWith(part) : word === part || word === `${part}s`)
  return words.some((word, start) => fits(word, wanted[0]!, 0) && wanted.every((part, index) => fits(words[start + index], part, index)))
}

/** What may stand between the words of a phrase: 'sell my old car' is 'sell a car'. */
export const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'our', 'his', 'her', 'their', 'your', 'some', 'its', 'two', 'three', 'four', 'five', 'six'])
/** Where a phrase ends and another begins. */
export const PHRASE_ENDS: ReadonlySet<string> = new Set('and or for in on at of to with by from before after until over across around throughout including who whose where which while when so that this next is are was be being needs need every each all daily weekly twice once as into without during starting start within between using through plus then but because if i we you he she it they me us him them sprint sprints not'.split(' '))
const MOST_BETWEEN = 2
const SHORTEST_END = 4

/** Whether the words of a phrase stand in their order with determiners and at most two other words between them. */
export function hasPhrase(words: readonly string[], keyword: Keyword): boolean {
  const { words: wanted, whole, inside } = parsed(keyword)
  const core = wanted.filter((word, index) => index === 0 || !DETERMINERS.has(word))
  if (whole || inside !== null || core.length < 2 || core.at(-1)!.length < SHORTEST_END) return false
  return words.some((word, start) => word.startsWith(core[0]!) && follows(words.slice(start + 1), core.slice(1)))
}

function follows(words: readonly string[], [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return true
  let others = 0
  for (const [index, word] of words.entries()) {
    if (word.startsWith(part) && follows(words.slice(index + 1), rest)) return true
    if (PHRASE_ENDS.has(word)) return false
    if (!DETERMINERS.has(word) && ++others > MOST_BETWEEN) return false
  }
  return false
}

/** The words of a keyword, without its marks. */
export function wordsOfKeyword(keyword: Keyword): readonly string[] {
  return parsed(keyword).words
}

/** Most keywords are plain words already. */
const PLAIN_START = /^=?([a-z0-9]+)(?: |$)/u

/** The word that a keyword begins with; '' where it may stand inside of any word. */
export function firstWordOf(keyword: Keyword): string {
  const plain = PLAIN_START.exec(keyword)
  if (plain) return plain[1]!
  const { words, inside } = parsed(keyword)
  return inside === null ? (words[0] ?? '') : ''
}

/** The words behind the first without those that a phrase may do without; none where the keyword may stand inside of any word. */
export function laterWordsOf(keyword: Keyword): string[] {
  const { words, inside } = parsed(keyword)
  return inside === null ? words.slice(1).filter((word) => !DETERMINERS.has(word)) : []
}

/** Lists of keywords are data of playbooks, and parsed as long as they are there. */
const parsedLists = new WeakMap<readonly Keyword[], ParsedKeyword[]>()

export function hasAnyKeyword(words: readonly string[], keywords: readonly Keyword[]): boolean {
  return parsedList(keywords).some((keyword) => stands(words, keyword))
}

function parsedList(keywords: readonly Keyword[]): readonly ParsedKeyword[] {
  const known = parsedLists.get(keywords)
  if (known !== undefined) return known
  const fresh = keywords.map(parsed)
  parsedLists.set(keywords, fresh)
  return fresh
}

/** French sets off two-part punctuation by a space. */
function tidySpaces(text: string, language: Language): string {
  const glued = language === 'fr' ? /\s+([,.)])/gu : /\s+([,.;:!?)])/gu
  return text.replace(/\s+/gu, ' ').replace(glued, '$1').replace(/\(\s*\)/gu, '').replace(/[\s:,;–-]+$/u, '').trim()
}
