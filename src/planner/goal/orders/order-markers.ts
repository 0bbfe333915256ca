import type { Word } from './clauses-of-text.ts'
import { NEXT_WORDS, NO_ORDER, ORDER_WORDS } from './order-words.ts'
import { AWAY_WORDS, EVERYDAY, PRIOR_WORDS } from './told-words.ts'

type Phrase = { keys: readonly string[]; word: Relation }
/** 'next' and 'prior': this clause after or before the thing named last; 'before' and 'after': the left side before or after what stands behind. */
export type Relation = 'next' | 'prior' | 'before' | 'after' | 'until' | 'when' | 'away-before' | 'away-after' | 'follows' | 'followed'
export type Marker = { from: number; to: number; word: Relation }

/** Verbs of tickets, which elsewhere are nouns: 'the gates open at eight'. */
const WORK_WORDS: ReadonlySet<string> = new Set(['gates', 'block', 'blocks', 'unblocks'])

const PHRASES: ReadonlyMap<string, readonly Phrase[]> = new Map(Object.keys(ORDER_WORDS).map((language) => {
  const words = ORDER_WORDS[language]!
  const said = (phrases: string | undefined, word: Relation) => (phrases ?? '').split(' | ').filter(Boolean).map((phrase): Phrase => ({ keys: phrase.trim().split(' '), word }))
  const own = [...said(AWAY_WORDS[language]?.before, 'away-before'), ...said(AWAY_WORDS[language]?.after, 'away-after'), ...said(NEXT_WORDS[language], 'next'), ...said(PRIOR_WORDS[language]?.next, 'next'), ...said(PRIOR_WORDS[language]?.prior, 'prior'),
    ...said(PRIOR_WORDS[language]?.followed, 'followed'), ...said(PRIOR_WORDS[language]?.after, 'after'), ...said(words.before, 'before').filter(({ keys }) => !WORK_WORDS.has(keys[0]!)), ...said(words.after, 'after'), ...said(words.until, 'until'), ...said(words.when, 'when')]
  const seen = new Set<string>()
  return [language, own.filter(({ keys }) => !seen.has(keys.join(' ')) && seen.add(keys.join(' '))).toSorted((a, b) => b.keys.length - a.keys.length)]
}))

/** What points back where nothing of its clause follows, and else joins what stands on both sides. */
const BESIDE_A_THING: ReadonlyMap<string, Relation> = new Map([['after', 'after'], ['apres', 'after'], ['avant', 'before'], ['prior', 'before'], ['follow', 'after'], ['follows', 'after'], ['folgt', 'after'], ['folgen', 'after']])

export const AND = /^(?:and|but|so|und|aber|sowie|y|pero|et|mais|e|mas|also|even|or|oder|o|ou)$/u

export function markersIn(words: readonly Word[], language: string): Marker[] {
  const found: Marker[] = []
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at, language)
    if (phrase === null) continue
    if (phrase.word !== null) found.push({ from: at, to: phrase.to, word: phrase.word })
    at = phrase.to - 1
  }
  return found
}

/** The longest phrase that begins at a word; its `word` is null where it says no order there. */
export function phraseAt(words: readonly Word[], at: number, language: string): { to: number; word: Relation | null } | null {
  const phrases = PHRASES.get(language) ?? PHRASES.get('en')!
  const phrase = phrases.find(({ keys }) => at + keys.length <= words.length && keys.every((key, index) => words[at + index]!.key === key))
  if (phrase === undefined) return null
  const to = at + phrase.keys.length
  const isBeside = phrase.keys.length === 1 && to < words.length
  const word = isBeside ? BESIDE_A_THING.get(words[at]!.key) ?? phrase.word : phrase.word
  return { to, word: isNoOrder(words, { from: at, to, word }, language) ? null : word }
}

function isNoOrder(words: readonly Word[], { from, to, word }: Marker, language: string): boolean {
  const [before, behind] = [words[from - 1]?.key ?? '', words[to]?.key ?? '']
  const said = words.slice(from, to).map(({ key }) => key).join(' ')
  if ((NO_ORDER[language] ?? []).some((phrase) => (phrase.before?.test(before) ?? true) && phrase.word.test(said) && (phrase.behind?.test(behind) ?? true)) && !PLACED.test(before)) return true
  // 'The kids are at school, so only then': a time.
  if (/^(?:only )?then$/u.test(said) && /^(?:so|just)$/u.test(before) && behind === '') return true
  if (/^follows?$/u.test(said) && (from === 0 || /^(?:a|up)$/u.test(behind) || /^(?:as|what|that|which|will)$/u.test(before))) return true
  if (/^(?:then|dann)$/u.test(said) && /^(?:by|before|since|until|till|from|back|now|every|if|wenn|bis|than)$/u.test(before)) return true
  if (word === 'next' && FRONT.test(said) && (from > 1 || from === 1 && !AND.test(before))) return true
  if (word === 'next' && /^(?:next|later|last)$/u.test(said) && (/^(?:week|month|year|sprint|day|time|to|door|than|of|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|term|half)$/u.test(behind))) return true
  if (said === 'once' && /^(?:a|an|per|every|each|more|again|in)$/u.test(behind) || said === 'once' && /^(?:only|at|just|than)$/u.test(before) && behind === '') return true
  return (word === 'before' || word === 'after' || word === 'until') && EVERYDAY.has(behind)
}

/** 'The day before', 'a week after': how long before, where what they are told of stands before. */
const PLACED = /^(?:days?|weeks?|months?|night|evening|morning)$/u
/** Words that say an order at the front of a clause alone: 'they are asleep then' does not. */
const FRONT = /^(?:then|dann|luego|puis|next|later|last|lastly|finally|depois|despues|enfin|zuletzt)$/u
