import type { Stretch } from '../rewriting/people/people-named.ts'

/** A word or a sign of a sentence; `key` is the word in small letters without diacritics. */
export type Word = Stretch & { text: string; key: string; isSign: boolean; isSpaced: boolean }
/** The words in brackets, and behind which word of the part they stand. */
export type Aside = Stretch & { behind: number; said: string }
/** What stands between two separators: its words outside of brackets. */
export type Clause = Stretch & { words: Word[]; asides: Aside[]; sign: string }

/** A word with what is glued to it: 'Ji-woo', 'O'Neill', 'WP1-2', 'till/card'. */
const WORD = /[\p{L}\p{M}\d](?:[\p{L}\p{M}\d]|['’/.&-](?=[\p{L}\d]))*(?:['’](?!\p{L}))?|\S/gu
const HARD = /^(?:while|whereas|wobei|wahrend|mientras|tandis|enquanto|but|aber|pero|mais|mas)$/u

export function wordsIn(text: string, { start, end }: Stretch): Word[] {
  return [...text.slice(start, end).matchAll(WORD)].map(({ 0: own, index }) => ({
    text: own, key: own.toLowerCase().replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, ''), isSign: !/[\p{L}\d]/u.test(own),
    start: start + index, end: start + index + own.length, isSpaced: index === 0 || /\s/u.test(text[start + index - 1]!),
  }))
}

/** The clauses of a sentence: at commas, semicolons and words like 'while', outside of brackets. */
export function clausesIn(text: string, stretch: Stretch): Clause[] {
  const clauses: Clause[] = []
  let clause: Clause = { ...stretch, words: [], asides: [], sign: '' }
  const close = (sign: string) => {
    const [first, last] = [clause.words[0], clause.words.at(-1)]
    if (first && last) clauses.push({ ...clause, start: first.start, end: Math.max(last.end, ...clause.asides.map(({ end }) => end)) })
    clause = { ...stretch, words: [], asides: [], sign }
  }
  let open: Word | null = null
  for (const word of wordsIn(text, stretch)) {
    if (open !== null) {
      if (word.text === ')') clause.asides.push({ start: open.start, end: word.end, behind: clause.words.length, said: text.slice(open.end, word.start) })
      if (word.text === ')') open = null
    } else if (word.text === '(') open = word
    else if (/^[,;]$/u.test(word.text) || HARD.test(word.key) && !/^(?:nobody|noone|one|niemand|nadie|personne|ninguem)$/u.test(clause.words.at(-1)?.key ?? '')) close(word.text)
    else clause.words.push(word)
  }
  if (open !== null) return []
  close('')
  return clauses
}
