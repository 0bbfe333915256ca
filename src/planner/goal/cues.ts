import { tokenize } from '../time/grammar/token.ts'
import { CLAUSE_WORDS } from './clause-words.ts'
import type { Cue } from './clause-words.ts'

/** The phrases of each cue by their first letter, which is never written wrongly. */
const PHRASES = new Map<Cue, ReadonlyMap<string, string[][]>>()

function phrasesOf(cue: Cue): ReadonlyMap<string, string[][]> {
  const known = PHRASES.get(cue)
  if (known) return known
  const { does: _does, ...ofLanguages } = CLAUSE_WORDS[cue]
  const phrases = new Map<string, string[][]>()
  for (const phrase of Object.values(ofLanguages).flatMap((words) => words.split('|'))) {
    const keys = tokenize(phrase).map(({ key }) => key)
    const letter = keys[0]![0]!
    phrases.set(letter, [...phrases.get(letter) ?? [], keys])
  }
  PHRASES.set(cue, phrases)
  return phrases
}

/** Index of the first word of the cue in the keys, or -1. */
export function cueIndex(keys: readonly string[], cue: Cue): number {
  const phrases = phrasesOf(cue)
  for (let index = 0; index < keys.length; index += 1) {
    if (phrases.get(keys[index]![0] ?? '')?.some((phrase) => phrase.every((key, offset) => isSameWord(keys[index + offset], key)))) return index
  }
  return -1
}

export function hasCue(keys: readonly string[], cue: Cue): boolean {
  return cueIndex(keys, cue) >= 0
}

/** Whether the words leave no other times. The 'so' of 'so I sleep until noon' is the Portuguese word for it, too. */
export function saysOnly(keys: readonly string[], language: string): boolean {
  return hasCue(language === 'pt' ? keys : keys.filter((key) => key !== 'so'), 'only')
}

/** Long words may have one letter missing, extra, wrong or swapped. */
const LONG_WORD = 7
/** They differ by a letter from a word of a cue, and are others: 'une fête pour 40 personnes' is not for nobody, the front of a house is not 'fechada'. */
const WELL_WRITTEN: ReadonlySet<string> = new Set(['personnes', 'fachada', 'fachadas'])

function isSameWord(written: string | undefined, known: string): boolean {
  if (written === known) return true
  if (written === undefined || WELL_WRITTEN.has(written) || known.length < LONG_WORD || Math.abs(written.length - known.length) > 1 || written[0] !== known[0]) return false
  let start = 0
  while (start < written.length && written[start] === known[start]) start += 1
  const rest = (word: string, skip: number) => word.slice(start + skip)
  const isSwap = written[start] === known[start + 1] && written[start + 1] === known[start] && rest(written, 2) === rest(known, 2)
  return isSwap || rest(written, 1) === rest(known, 1) || rest(written, 1) === rest(known, 0) || rest(written, 0) === rest(known, 1)
}
