import { beginsSentence } from '../time/grammar/source.ts'
import type { ReadingContext, Words } from './reading-context.ts'

/** A line or sentence part between line breaks, full stops, semicolons and, if asked, commas. */
export type Statement = Words & { line: number; cells: Words[] }

/** Cuts the prompt into statements; a full stop inside a number or an abbreviation does not cut. */
export function statementsOf(context: ReadingContext, how: { atCommas: boolean; atColons?: boolean }): Statement[] {
  const { tokens } = context.source
  const statements: Statement[] = []
  let from = 0
  let line = 0
  const close = (to: number, next: number) => {
    if (to > from) statements.push({ from, to, line, cells: cellsOf(context, { from, to }) })
    from = next
  }
  for (let index = 0; index < tokens.length; index += 1) {
    const { kind, key } = tokens[index]!
    const endsSentence = (key === '.' || key === '!' || key === '?') && isClosed(context, index + 1) && !isAbbreviation(context, index) && !isInsideTime(context, index) && !isHalfOfDay(context, index, from)
    if (kind === 'break' || endsSentence || key === ';' || (how.atCommas && key === ',' && !isThousand(context, index)) || (how.atColons === true && key === ':' && tokens[index + 1]?.kind !== 'digits')) close(key === '.' && isBehindHalf(context, index) ? index + 1 : index, index + 1)
    if (kind === 'break') line += 1
  }
  close(tokens.length, tokens.length)
  return statements
}

/** Space behind the stop, or behind the quotation mark or bracket that closes with it. */
function isClosed(context: ReadingContext, index: number): boolean {
  const [sign, next] = [context.source.tokens[index], context.source.tokens[index + 1]]
  if (sign === undefined || sign.spaced || sign.kind === 'break') return true
  return /^["'”’)]$/u.test(sign.key) && (next === undefined || next.spaced || next.kind === 'break')
}

function isAbbreviation(context: ReadingContext, index: number): boolean {
  const before = context.source.tokens[index - 1]
  return before !== undefined && /^(?:st|mt|ft|dr|no|p|a|m|approx|min)$/u.test(before.key) && before.text !== 'm' && context.source.tokens[index + 1]?.kind !== 'break' && /^(?:st|mt|ft|dr|no)$/u.test(before.key)
}

/** The stop of 'Mon. 9.00'. */
function isInsideTime({ source: { tokens }, expressions }: ReadingContext, index: number): boolean {
  if (!/^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)$/u.test(tokens[index - 1]?.key ?? '')) return false
  return expressions.some(({ start, end }) => start < tokens[index]!.start && end > tokens[index]!.end)
}

/** The last stop of '9 a.m. until 5 p.m.', where the sentence goes on. */
function isHalfOfDay(context: ReadingContext, index: number, from: number): boolean {
  const { tokens } = context.source
  const next = tokens[index + 1]
  // 'At 9 a.m. I set out'.
  const isTimeAlone = index - from <= 7 && /^(?:at|from|around|by|after|before)$/u.test(tokens[from]!.key) || !beginsSentence(context.source, index + 1) && isTimeOnly(context, { from, to: index + 1 })
  return isBehindHalf(context, index) && next !== undefined && next.kind !== 'break' && (!/^\p{Lu}/u.test(next.text) || isTimeAlone)
}

/** 'From 8 a.m. until 6 p.m. Ana is …': nothing but the time so far. */
function isTimeOnly({ source: { tokens }, groups }: ReadingContext, { from, to }: Words): boolean {
  if (to - from > LONGEST_TIME) return false
  const inTime = (index: number) => groups.some((group) => index >= group.from && index < group.to)
  return tokens.slice(from, to).every(({ key }, offset) => inTime(from + offset) || /^(?:on|at|from|between|and|,|also)$/u.test(key))
}

const LONGEST_TIME = 30

/** The last stop of 'a.m.' belongs to the time. */
function isBehindHalf({ source: { tokens } }: ReadingContext, index: number): boolean {
  return tokens[index - 1]?.key === 'm' && tokens[index - 2]?.key === '.' && /^[ap]$/u.test(tokens[index - 3]?.key ?? '')
}

function isThousand(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  return !tokens[index]!.spaced && tokens[index - 1]?.kind === 'digits' && tokens[index + 1]?.kind === 'digits' && !tokens[index + 1]!.spaced
}

/** The cells of a table row: 'A | B | 16'. One cell when there is no bar. */
function cellsOf(context: ReadingContext, words: Words): Words[] {
  const cells: Words[] = []
  let from = words.from
  for (let index = words.from; index <= words.to; index += 1) {
    if (index < words.to && context.source.tokens[index]!.key !== '|') continue
    if (index > from) cells.push({ from, to: index })
    from = index + 1
  }
  return cells
}
