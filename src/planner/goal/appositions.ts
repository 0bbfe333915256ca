import type { Source } from '../time/grammar/source.ts'
import type { Token } from '../time/grammar/token.ts'

const MOST_WORDS = 9

/** 'our puppy, a border collie called Miso, on 27 February': what somebody or something is, between commas in the middle of a clause, is said in brackets. */
export function withBracketedAppositions(source: Source): Source {
  const { tokens } = source
  const signs = new Map<number, string>()
  for (let index = 1; index < tokens.length - 3; index += 1) {
    const end = tokens[index]!.key === ',' && (/^an?$/u.test(tokens[index + 1]!.key) && isFirstComma(tokens, index) || isOfOurs(source, index)) ? endOfApposition(source, index + 1) : -1
    if (end < 0) continue
    signs.set(index, '(').set(end, ')')
    index = end
  }
  return signs.size === 0 ? source : { ...source, tokens: tokens.map((token, index) => (signs.has(index) ? { ...token, key: signs.get(index)! } : token)) }
}

/** The 'our exchange student' of 'Mateo, our exchange student, lands at Zaventem'. */
function isOfOurs({ text, tokens }: Source, comma: number): boolean {
  const name = tokens[comma - 1]!
  return /^(?:our|my|his|her|their)$/u.test(tokens[comma + 1]!.key) && /^\p{Lu}/u.test(text.slice(name.start, name.end)) && (comma === 1 || /^[.!?;]$/u.test(tokens[comma - 2]!.key))
}

/** In a list, 'a cake' is one more thing. */
function isFirstComma(tokens: readonly Token[], comma: number): boolean {
  for (let index = comma - 1; index >= 0; index -= 1) {
    const { kind, key } = tokens[index]!
    if (kind === 'break' || /^[.!?]$/u.test(key)) return comma - index > 2
    if (/^[,;:(]$/u.test(key)) return false
  }
  return comma > 1
}

/** Index of the comma behind plain words, before what goes on with the clause; -1 where it is a clause of its own or a part of a list. */
function endOfApposition({ tokens, entries }: Source, from: number): number {
  for (let index = from + 1; index < Math.min(tokens.length - 1, from + 1 + MOST_WORDS); index += 1) {
    const { kind, key } = tokens[index]!
    if (key === ',') return index > from + 1 && GOES_ON.test(tokens[index + 1]!.key) ? index : -1
    if (kind !== 'word' && key !== '-' || VERBS.test(key) || entries[index]!.some(({ sense }) => TIMES.has(sense.type))) return -1
  }
  return -1
}

const TIMES = new Set<string>(['weekday', 'month', 'day', 'part', 'season', 'holiday'])
const VERBS = /^(?:is|are|was|were|am|be|has|have|had|will|would|can|could|should|must|and|or|i|we|he|she|they|it|every|each|day|week|month|night|year|hour|lot|few|bit)$/u
/** Right behind it the clause says when, where or what happens. */
const GOES_ON = /^(?:on|at|is|are|was|were|arrives|lands|flies|visits|stays|joins|returns|leaves|turns|wants|comes|starts|begins|takes|happens|ends|opens|moves|by|before|until|from|will|has|needs|must|should)$/u
