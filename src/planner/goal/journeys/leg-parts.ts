import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { parseDigits } from '../../time/grammar/parse-number.ts'
import { operatorAt } from '../../time/grammar/source.ts'
import type { Match } from '../../time/grammar/source.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

export type Leg = { from: string; to: string; minutes: number; words: Words }

export function skipThe(context: ReadingContext, index: number): number {
  return context.source.tokens[index]?.text === 'the' ? index + 1 : index
}

export function joinerEnd(context: ReadingContext, index: number): number {
  const { tokens } = context.source
  const key = tokens[index]?.key ?? ''
  if (key === '<' || key === '-' || key === '=') {
    let at = index
    while (/^[<>=-]$/u.test(tokens[at]?.key ?? '')) at += 1
    return at
  }
  if (key === '→' || key === '↔' || key === '⇒' || key === '⇔' || key === '/' || key === '>' || key === '…' || /^[⟷⇄⇆⇋⇌⟺⟶⟹➔➜➡»]$/u.test(key)) return index + 1
  if (['nach', 'a', 'hasta', 'bis', 'para', 'ate', 'und', 'y', 'et', 'e', 'vers'].includes(key)) return index + 1
  const to = operatorAt(context.source, index, 'to', 'and')
  return to === index + 1 ? to : -1
}

export function skipFiller(context: ReadingContext, index: number): number {
  let at = index
  while (/^(?:…|:|=|-|\(|\[|is|takes|me|us|you|him|her|one|only|just|roughly|about|around|~|≈|in|approx|,|needs|are|it|it's|a|an|by|foot|car|bus|tram|metro|train)$/u.test(context.source.tokens[at]?.key ?? '') && at < index + 4) at += 1
  return at
}

/** '16', '16 min', '1h 15'. */
export function minutesAt(context: ReadingContext, index: number): Match<number> | null {
  // The 1 of 'D1'.
  if (context.source.tokens[index]?.spaced === false && context.source.tokens[index - 1]?.kind === 'word') return null
  const duration = parseDuration(context.source, index)
  // 'Oslo (1 night)' is a stay.
  if (duration && duration.value.high <= 86_400 && !/^(?:day|night)$/u.test(duration.value.unit)) return { value: Math.round(duration.value.high / 60), next: duration.next }
  const digits = parseDigits(context.source, index, 3)
  if (!digits || isClock(context, digits.next) || isDate(context, index)) return null
  const unit = /^(?:m|min|mins|minutes|minutos|minuten|'|′)$/u.test(context.source.tokens[digits.next]?.key ?? '')
  return { value: digits.value, next: unit ? digits.next + 1 : digits.next }
}

/** The 13 of 'nach Breslau, 13. bis 16. Mai'. */
function isDate({ groups }: ReadingContext, index: number): boolean {
  return groups.some(({ from, to, expressions }) => index >= from && index < to && to > from + 1 && expressions.some(({ days }) => days !== null))
}

/** The 10 of '10:30', '10-12' and '10am'. */
function isClock(context: ReadingContext, next: number): boolean {
  const [token, after] = [context.source.tokens[next], context.source.tokens[next + 1]]
  return (/^[:–-]$/u.test(token?.key ?? '') && after?.kind === 'digits') || /^(?:am|pm)$/u.test(token?.key ?? '')
}
