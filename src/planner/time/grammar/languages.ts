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

/** The language whose function words are most frequent in the text; English when none is. */
export function detectLanguage(text: string): string {
  const words = new Set(text.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*/gu)?.map(wordKey) ?? [])
  let best = { language: 'en', hits: 1 }
  for (const table of TABLES) {
    const hits = table.marks.split('|').filter((mark) => words.has(mark)).length
    if (hits > best.hits) best = { language: table.language, hits }
  }
  return best.language
}
