import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Quantity } from '../brief.ts'
import { labelOf } from '../labels.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { DEED_WORDS } from './deed-words.ts'

const LONGEST_LABEL = 10

const LASTS = /^(?:h|hrs?|mins?|secs?|hour|day|week|month|year|minuten?|minutes|seconds?|sekunden?|segundos?|secondes?|stunden?|v|kv|w|kw|mm|cm|km|kg|gb|tb|inch|bit)$/u

/** '4 blog posts' is an amount of blog posts. */
export function amountOf(context: ReadingContext, words: Words): { amount: Quantity; label: string } | null {
  const behind = countInBrackets(context, words)
  if (behind !== null) return behind
  const number = parseNumber(context.source, words.from)
  if (!number || number.next >= words.to || context.source.tokens[words.from]!.kind !== 'digits' || context.source.tokens[number.next]!.key === 'to') return null
  // The '48 h' of '48 h burn-in' and the '12 V' of '12 V wiring' say which one thing it is.
  const unit = context.source.tokens[number.next]!.key === '-' ? number.next + 1 : number.next
  // '401k', '3D': a name, of which the letters alone say nothing.
  const [name] = context.source.tokens.slice(number.next, words.to)
  if (number.next + 1 === words.to && !name!.spaced && name!.text.length <= 2) return null
  if (unit + 1 < words.to && LASTS.test(context.source.tokens[unit]!.key)) return null
  const label = labelOf(context, { from: number.next, to: words.to }, LONGEST_LABEL)
  return label ? { amount: { value: number.value, unit: label }, label } : null
}

/** 'check supplier contracts (30)': how many they are. */
function countInBrackets(context: ReadingContext, { from, to }: Words): { amount: Quantity; label: string } | null {
  const { tokens } = context.source
  const isCount = context.plannerType === 'sprint' && tokens[to]?.key === '(' && tokens[to + 2]?.key === ')' && tokens[to + 1]!.kind === 'digits' && tokens[to - 1]!.key.endsWith('s')
  const number = isCount ? parseNumber(context.source, to + 1) : null
  const label = number === null ? null : labelOf(context, { from, to }, LONGEST_LABEL)
  if (number === null || label === null) return null
  claim(context, { from: to, to: to + 3 })
  return { amount: { value: number.value, unit: label }, label }
}

/** The 'relabel the' of 'relabel the 140 containers': in a project a part keeps what is done to it. */
export function verbBefore({ source: { tokens }, plannerType, language, claimed }: ReadingContext, words: Words, at: number): number {
  if (plannerType !== 'sprint' || language !== 'en') return at
  let from = at
  while (from > words.from && /^(?:the|our|all|these|those|their|about|roughly)$/u.test(tokens[from - 1]!.key)) from -= 1
  const verb = tokens[from - 1]
  return from > words.from && verb?.kind === 'word' && claimed[from - 1] !== 1 && DEED_WORDS.has(verb.key) ? from - 1 : at
}
