import { germanWords } from '../words/de.ts'
import { englishWords } from '../words/en.ts'
import { spanishWords } from '../words/es.ts'
import { frenchWords } from '../words/fr.ts'
import { GOAL_WORDS } from '../words/goal-words.ts'
import { hindiWords } from '../words/hi.ts'
import { portugueseWords } from '../words/pt.ts'
import { buildLexicon } from './lexicon.ts'
import type { LexiconNode } from './lexicon.ts'
import type { WordTable } from './sense.ts'
import { wordKey } from './token.ts'

const TABLES: readonly WordTable[] = [englishWords, spanishWords, germanWords, frenchWords, portugueseWords, hindiWords]
const LEXICONS = new Map<string, LexiconNode>()

/** The lexicon of an ISO 639-1 code; English when there is no table for it. Built on first use. */
export function lexiconOf(language: string): LexiconNode {
  const table = TABLES.find((candidate) => candidate.language === language) ?? TABLES[0]!
  let lexicon = LEXICONS.get(table.language)
  if (!lexicon) {
    lexicon = buildLexicon(table)
    LEXICONS.set(table.language, lexicon)
  }
  return lexicon
}

const MARKS = new Map<string, Set<string>>()

/** Function words, and the words for weekdays, months and holidays, that give a language away. */
function marksOf(table: WordTable): Set<string> {
  const known = MARKS.get(table.language)
  if (known) return known
  const calendarWords = [...table.weekdays, ...table.weekdaysRepeated, ...table.months, ...Object.values(table.unitsPlural), ...Object.values(table.days), ...Object.values(table.holidays)].flatMap((words) => words.split('|'))
  const marks = new Set([...table.marks.split('|'), ...calendarWords.filter((word) => word.length > 3)])
  MARKS.set(table.language, marks)
  return marks
}

/** The language whose words are most frequent in the text; English when none is. `locale` is that of who typed it, BCP 47. */
export function detectLanguage(text: string, locale: string | null = null): string {
  return recogniseLanguage(text, locale) ?? 'en'
}

/** A word of a goal says more than a function word, which neighbouring languages share: 'Courir un 10 km en mai'. */
const GOAL_WORD_WEIGHT = 2.5
/** So much must speak for a language: a word of a goal, or two function words, or one of these and a letter of its own. */
const ENOUGH = 1.5
const LETTER_WEIGHT = 0.5

/** Letters and endings that a language has and that the others listed here seldom or never have; Spanish and Portuguese goals begin with an infinitive in -ar. */
const OWN_LETTERS: Readonly<Record<string, RegExp>> = {
  de: /[äöüß]/iu,
  es: /[ñ¿¡]|[cs]ión(?!\p{L})|(?<!\p{L})(?:más|después|también|además|según|miércoles|día|días)(?!\p{L})|^\s*\p{L}{3,}ar(?=\s)/iu,
  fr: /[èêœû’]|\b[ldjn]'(?=\p{L})|(?<=^|\s)à(?=\s)(?! la(?!\p{L}))/iu,
  pt: /[ãõ]|[êô](?=[s\b])|(?<!\p{L})dias?(?!\p{L})|lhor(?!\p{L})|^\s*\p{L}{3,}ar(?=\s)/iu,
}

/** Endings that no word of the other languages here has: 'alimentação', 'qualidade', 'aprendizagem', 'orelhas'. Of words in small letters, since names end so too: 'a trip to Curaçao', 'read Paulo Coelho'. */
const OWN_ENDINGS: Readonly<Record<string, RegExp>> = { pt: /(?:\p{L}{4}cao|\p{L}coes|\p{L}{3}dade|\p{L}{3}agem|\p{L}{2}(?:lh(?:os?|as?|ar)|nh(?:os?|as|ar)))$/u }

const GOALS = new Map(Object.entries(GOAL_WORDS).map(([language, words]) => [language, new Set(words.split('|'))]))

/** What is a word of a goal only with an accent or in small letters: 'dinner with Frances' speaks of no French. */
const NAMES: ReadonlySet<string> = new Set(['Frances'])

/** The language for whose words most speaks in the text, of two for which as much speaks ('Comprar casa') that of the locale; null when too little speaks for any. */
export function recogniseLanguage(text: string, locale: string | null = null): string | null {
  const own = locale?.slice(0, 2).toLowerCase()
  // 'Week-end' is French as one word, and English in its parts.
  const said = [...text.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*/gu) ?? [], ...text.match(/(?<![\p{L}\p{N}-])\p{L}+-\p{L}+(?![\p{L}\p{N}-])/gu) ?? []]
  const words = [...new Set(said.filter((word) => !NAMES.has(word)).map(wordKey))]
  const inSmallLetters = new Set(said.filter((word, at) => at === 0 || /^\p{Ll}/u.test(word)).map(wordKey))
  let best: { language: string | null; score: number } = { language: null, score: 0 }
  for (const table of TABLES) {
    const score = evidenceFor(table, { words, inSmallLetters, text })
    if (score > best.score || score === best.score && score > 0 && table.language === own) best = { language: table.language, score }
  }
  return best.score >= ENOUGH ? best.language : null
}

function evidenceFor(table: WordTable, { words, inSmallLetters, text }: { words: readonly string[]; inSmallLetters: ReadonlySet<string>; text: string }): number {
  const marks = marksOf(table)
  const goals = GOALS.get(table.language)
  const ending = OWN_ENDINGS[table.language]
  const isOwn = (word: string) => goals?.has(word) === true || (ending?.test(word) === true && inSmallLetters.has(word))
  const spoken = words.reduce((sum, word) => sum + (isOwn(word) ? GOAL_WORD_WEIGHT : marks.has(word) ? 1 : 0), 0)
  // A letter alone is a name's: 'a trip to Zürich'.
  return spoken > 0 && OWN_LETTERS[table.language]?.test(text) ? spoken + LETTER_WEIGHT : spoken
}
