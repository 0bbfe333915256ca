import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyWord } from '../empty-words.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

/** Longer clauses are quoted around the words that bind, not as a whole. */
export const LONGEST_QUOTE = 24
const LONGEST_REST = 4
const WORDS_BEFORE = 6
const WORDS_BEHIND = 8

/** The clause, or the parts of a long one around the words that bind. */
export function partsAround(clause: Words, cues: readonly Words[]): Words[] {
  if (clause.to - clause.from <= LONGEST_QUOTE) return [clause]
  return fused(cues.map(({ from, to }) => ({ from: Math.max(clause.from, from - WORDS_BEFORE), to: Math.min(clause.to, to + WORDS_BEHIND) })))
}

function fused(parts: readonly Words[]): Words[] {
  const joined: Words[] = []
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to)
    else joined.push({ ...part })
  }
  return joined
}

/** With the times that go on behind the clause; what says nothing by itself, as in 'movers (3)' or 'at night, two nights', with the clause beside it. */
export function wholeWords(context: ReadingContext, words: Words, segment: Segment): Words {
  const { tokens } = context.source
  const reached = context.groups.reduce((end, group) => (group.from < words.to && group.to > end ? group.to : end), words.to)
  // '… until the 13th of April, weekends excluded': what is left of the clause that a time reaches into goes with it.
  const into = reached > words.to ? segmentAt(context, reached) : null
  const to = into !== null && into.from < reached && into.to - reached <= LONGEST_REST ? into.to : reached
  const isLeaning = leans(context, words, segment)
  // 'If it rains, the varnish waits': what follows from it.
  const isCondition = segment.lead === '' && HEADS_OF_CONDITIONS.test(tokens[words.from]!.key) && tokens[to]?.key === ','
  const around = isCondition || isLeaning || !saysSomething(context, { from: words.from, to }) ? sentenceOf(context, segment) : []
  const before = around.findLast((other) => other.to <= words.from && (segment.lead !== ')' || other.depth === segment.depth))
  const behind = before === undefined && !isLeaning ? around.find((other) => other.from >= to) : undefined
  const whole = { from: before?.from ?? words.from, to: behind?.to ?? to }
  if (whole.to - whole.from > LONGEST_QUOTE) return { from: words.from, to }
  return before !== undefined && tokens[before.to]?.key === '(' && tokens[to]?.key === ')' ? { from: whole.from, to: to + 1 } : whole
}

/** 'Layout (Nils) | won't start until four are done', 'three letters, | which I must request now': the clause goes on. */
function leans({ source: { tokens } }: ReadingContext, { from, to }: Words, { lead }: Segment): boolean {
  const { key, text } = tokens[from]!
  if (lead === ')') return /^\p{Ll}/u.test(text) && !CLAUSE_JOINT.test(key)
  return lead === ',' && (RELATIVES.test(key) || to - from <= LONGEST_LEANING && CONDITIONS.test(key))
}

const HEADS_OF_CONDITIONS = /^(?:if|unless|provided|wenn|falls|sofern|si|se)$/u
const LONGEST_LEANING = 6
const RELATIVES = /^(?:which|who|whose|where)$/u
const CONDITIONS = /^(?:after|before|until|till|once|when|if|wenn|bevor|nachdem|sobald|cuando|quand|lorsque|quando)$/u

/** A word that is no time, no number and none of grammar; or enough of those that are. */
function saysSomething({ source, expressions }: ReadingContext, { from, to }: Words): boolean {
  const own = source.tokens.slice(from, to).flatMap(({ kind, key, start, end }, offset) => {
    const isTime = expressions.some((expression) => expression.start < end && expression.end > start)
    return kind !== 'word' || isTime || parseNumber(source, from + offset) !== null ? [] : [key]
  })
  return own.length >= LONG_ENOUGH || own.some((key) => key.length > 1 && !isEmptyWord(key) && !OF_AMOUNT.test(key))
}

/** 'So that evening I have two hours'. */
const LONG_ENOUGH = 4
const OF_AMOUNT = /^(?:half|once|twice|per|days?|weeks?|wks?|months?|hours?|hrs?|minutes?|mins?|goes|runs|takes?|wait|them|em|says|uno|una|each|tage?|wochen|dias?|semanas?|jours?|semaines?)$/u
