import { sentencesIn } from '../rewriting/people/people-named.ts'

/** A word of the text; `key` in small letters without diacritics. */
export type Word = { key: string; text: string; start: number; end: number }

/** The words between two signs. `lead` is the sign before them, `depth` that of the brackets around them, `sentence` counts them. */
export type Clause = { words: Word[]; lead: string; depth: number; sentence: number }

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu

/**
 * The clauses of a text: cut at every sign that separates (commas, colons, brackets, dashes between spaces, arrows), and
 * before each of the words that `opens` says begin a clause of their own.
 */
export function clausesOfText(text: string, opens: (words: readonly Word[], at: number) => boolean): Clause[] {
  const clauses: Clause[] = []
  sentencesIn(text).forEach(({ start, end }, sentence) => {
    let [own, lead, depth]: [Word[], string, number] = [[], '', 0]
    const cut = (sign: string) => {
      if (own.length > 0) clauses.push({ words: own, lead, depth, sentence })
      if (own.length > 0 || sign !== '') lead = sign
      own = []
    }
    for (const match of text.slice(start, end).matchAll(WORD)) {
      const at = start + match.index
      const sign = match[0]
      if (/^[\p{L}\p{N}]/u.test(sign)) own.push({ key: keyOf(sign), text: sign, start: at, end: at + sign.length })
      else if (isCut(text, at, sign)) {
        cut(sign)
        depth = Math.max(0, depth + (/[([]/u.test(sign) ? 1 : /[)\]]/u.test(sign) ? -1 : 0))
      }
    }
    cut('')
  })
  return clauses.flatMap((clause) => cutAtOpeners(clause, opens))
}

function isCut(text: string, at: number, sign: string): boolean {
  if (/[-–—/|]/u.test(sign)) return /\s/u.test(text[at - 1] ?? ' ') && /\s/u.test(text[at + 1] ?? ' ')
  if (sign === '.' || sign === '!' || sign === '?') return true
  return /[,;:()[\]→…=>]/u.test(sign)
}

function cutAtOpeners(clause: Clause, opens: (words: readonly Word[], at: number) => boolean): Clause[] {
  const cuts = clause.words.flatMap((_, at) => (at > 0 && opens(clause.words, at) ? [at] : []))
  return [0, ...cuts].map((from, index) => ({ ...clause, lead: from === 0 ? clause.lead : 'and', words: clause.words.slice(from, cuts[index] ?? clause.words.length) }))
}

/** In small letters, without diacritics and with straight apostrophes. */
export function keyOf(word: string): string {
  return word.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replaceAll('’', "'")
}
