import type { Language } from '../../playbooks/playbook.ts'
import { CHECK_SENTENCES } from './check-sentences.ts'
import { inForeign } from './foreign.ts'
import type { Foreign, ForeignLanguage } from './foreign.ts'
import { measureIn } from './measures.ts'
import { READING_SENTENCES } from './reading-sentences.ts'
import { REASON_SENTENCES } from './reason-sentences.ts'
import { WARNING_SENTENCES } from './warning-sentences.ts'

/** A strict one holds only where all its slots of ours are understood: its words are few, and could be the user's. */
type Sentence = { pattern: RegExp; slots: readonly string[]; texts: Foreign; isStrict: boolean }

/** These hold what follows their colon, however many parts it has. */
const WARNINGS: readonly Sentence[] = Object.entries(WARNING_SENTENCES).map((row) => sentenceOf(row, false))
const OTHERS: readonly Sentence[] = [
  ...Object.entries(REASON_SENTENCES).map((row) => sentenceOf(row, false)),
  ...Object.entries({ ...CHECK_SENTENCES, ...READING_SENTENCES }).map((row) => sentenceOf(row, true)),
]
/** Plans say much the same of many tasks. */
const known = new Map<string, string | null>()
const MOST_KNOWN = 20_000

/**
 * What the planner says about a plan, in the plan's language. It says it in English; the sentences are keyed by that,
 * with slots. What has no sentence here stays as it is, since it may be the user's own words.
 */
export function say(english: string, language: Language): string {
  if (language === 'en' || english === '') return english
  const said = saidIn(english, language)
  return said === null ? english : inCaseOf(english, said)
}

/** Null where nothing is known. */
function saidIn(english: string, language: ForeignLanguage): string | null {
  const key = `${language} ${english}`
  if (known.has(key)) return known.get(key)!
  const said = measureIn(english, language) ?? inParts(english, '. ', language) ?? wholeSentence(english, WARNINGS, language) ?? inParts(english, '; ', language) ?? wholeSentence(english, OTHERS, language) ?? labelled(english, language)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, said)
  return said
}

function wholeSentence(english: string, sentences: readonly Sentence[], language: ForeignLanguage): string | null {
  const said = sentenceIn(english, sentences, language)
  if (said !== null) return said
  const other = switchCase(english)
  const lower = other === null ? null : sentenceIn(other, sentences, language)
  if (lower !== null) return switchCase(lower) ?? lower
  const open = english.endsWith('.') && sentences === OTHERS ? saidIn(english.slice(0, -1), language) : null
  return open === null ? null : `${open}.`
}

function sentenceIn(english: string, sentences: readonly Sentence[], language: ForeignLanguage): string | null {
  for (const sentence of sentences) {
    const found = sentence.pattern.exec(english)
    const values = found === null ? null : slotValues(sentence, found, language)
    if (values !== null) return inForeign(sentence.texts, language).replace(/\{(\w+)\}/gu, (_, slot: string) => values.get(slot) ?? '')
  }
  return null
}

function slotValues({ slots, isStrict }: Sentence, found: RegExpExecArray, language: ForeignLanguage): Map<string, string> | null {
  const values = new Map<string, string>()
  for (const [index, slot] of slots.entries()) {
    const text = found[index + 1]!
    const said = isOwnWords(slot) ? text : saidIn(text, language)
    if (said === null && isStrict) return null
    values.set(slot, said ?? text)
  }
  return values
}

/** Titles and words of the prompt are not for us to translate. */
function isOwnWords(slot: string): boolean {
  return slot.startsWith('x')
}

/** 'One thing; another.' and 'One thing. Another.', cut outside quotation marks. */
function inParts(english: string, end: '. ' | '; ', language: ForeignLanguage): string | null {
  const parts = cutAt(english, end)
  if (parts.length < 2) return null
  const said = parts.map((part, index) => saidIn(end === '. ' && index < parts.length - 1 ? `${part}.` : part, language))
  if (!said.every((part) => part !== null)) return null
  return end === '; ' ? said.join('; ') : said.map((part, index) => inCaseOf(parts[index]!, part)).join(' ')
}

/** What stands in quotation marks is a title or the user's words; a German one may hold a German quotation. */
const QUOTED = /“(?:[^“”„]|„[^“”]*“|“[^“”]*”)*”/gu

function cutAt(text: string, end: string): string[] {
  const hidden = text.replace(QUOTED, (quoted) => '_'.repeat(quoted.length))
  const parts: string[] = []
  let from = 0
  for (let at = hidden.indexOf(end); at >= 0; at = hidden.indexOf(end, from)) {
    parts.push(text.slice(from, at))
    from = at + end.length
  }
  return [...parts, text.slice(from)]
}

/** 'Spanish: 3 a week': the label is the user's, the rest ours. */
function labelled(english: string, language: ForeignLanguage): string | null {
  const at = english.lastIndexOf(': ')
  if (at <= 0) return null
  const rest = saidIn(english.slice(at + 2), language)
  return rest === null ? null : `${say(english.slice(0, at), language)}${language === 'fr' ? ' : ' : ': '}${rest}`
}

/** A sentence that begins with a capital does so in every language. */
function inCaseOf(english: string, said: string): string {
  return /^\p{Lu}/u.test(english) ? said.charAt(0).toUpperCase() + said.slice(1) : said
}

function switchCase(text: string): string | null {
  const first = text.charAt(0)
  const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()
  return other === first ? null : other + text.slice(1)
}

function sentenceOf([english, texts]: readonly [string, Foreign], isStrict: boolean): Sentence {
  const slots: string[] = []
  const source = english.replace(/[.*+?^$()|[\]\\]/gu, '\\$&').replace(/(“?)\{(\w+)\}/gu, (_, quote: string, slot: string) => {
    slots.push(slot)
    return quote + (slot.startsWith('n') ? '(\\d+(?:\\.\\d+)?)' : quote === '“' ? '((?:[^“”„]|„[^“”]*“|“[^“”]*”)+)' : isStrict ? '([^“”]+?)' : '(.+?)')
  })
  return { pattern: new RegExp(`^${source}$`, 'su'), slots, texts, isStrict }
}
