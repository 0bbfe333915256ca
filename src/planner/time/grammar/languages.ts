import { germanWords } from '../words/de.ts'
import { englishWords } from '../words/en.ts'
import { spanishWords } from '../words/es.ts'
import { frenchWords } from '../words/fr.ts'
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

/** Function words, and the words for weekdays and months, that give a language away. */
function marksOf(table: WordTable): Set<string> {
  const known = MARKS.get(table.language)
  if (known) return known
  const calendarWords = [...table.weekdays, ...table.weekdaysRepeated, ...table.months, ...Object.values(table.unitsPlural)].flatMap((words) => words.split('|'))
  const marks = new Set([...table.marks.split('|'), ...calendarWords.filter((word) => word.length > 3)])
  MARKS.set(table.language, marks)
  return marks
}

/** The language whose words are most frequent in the text; English when none is. */
export function detectLanguage(text: string): string {
  return recogniseLanguage(text) ?? 'en'
}

/** The language whose words are most frequent in the text; null when no table knows more than one of them. */
export function recogniseLanguage(text: string): string | null {
  const words = new Set(text.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*/gu)?.map(wordKey) ?? [])
  let best: { language: string | null; hits: number } = { language: null, hits: 1 }
  for (const table of TABLES) {
    const marks = marksOf(table)
    const hits = [...words].filter((word) => marks.has(word)).length
    if (hits > best.hits) best = { language: table.language, hits }
  }
  return best.language ?? soleMark(words, text)
}

/** One function word is enough where no English word and a letter that English lacks stand beside it: 'Gemüsegarten anlegen bis Mai'. */
function soleMark(words: ReadonlySet<string>, text: string): string | null {
  const marked = TABLES.filter((table) => [...words].some((word) => marksOf(table).has(word)))
  return marked.length === 1 && /[\u00C0-\u024F]/u.test(text) ? marked[0]!.language : null
}
