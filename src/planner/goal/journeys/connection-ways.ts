import { knownNamesIn } from '../topics/proper-names.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'

export const TWO_WAYS = /^(?:way|ways|direction|directions|versa|sentidos|richtungen|sens)$/u

/** 'Bern-Graz either way', 'Bern to Graz and back': said of this one. */
export function isOwnBothWays(context: ReadingContext, words: Words): boolean {
  const to = context.source.tokens[words.to]?.key === '|' ? words.to + 1 : words.to
  if (answerInRow(context, words) === 'both') return true
  const [first, second] = context.source.tokens.slice(to, to + 2).map(({ key }) => key)
  return /^(?:either|both|each)$/u.test(first ?? '') && TWO_WAYS.test(second ?? '') || first === 'and' && second === 'back'
}

const BACKWARDS = /^(?:back|backwards|other|opposite|reverse|reversed|return|vice|versa)$/u

/** 'one way only: A to B, C to D' holds for the rest of the sentence. */
function isUnderOneWay(context: ReadingContext, words: Words): boolean {
  const { tokens } = context.source
  for (let index = words.from - 1; index > 1; index -= 1) {
    const { key, kind } = tokens[index]!
    if (kind === 'break' || key === ';' || key === '.') return false
    if (key === ':') return tokens.slice(Math.max(0, index - 5), index).some((token, at, near) => token.key === 'one' && near.slice(at + 1, at + 3).some((after) => /^(?:way|direction)$/u.test(after.key)))
  }
  return false
}

/** The words of 'Oslo and Riga (outward from Riga only)' in brackets; null when there are none, or none that say 'only' or 'just'. */
function onlyInBrackets({ source: { tokens } }: ReadingContext, { to }: Words): Words | null {
  const length = tokens[to]?.key === '(' ? tokens.slice(to, to + LONGEST_REMARK).findIndex(({ key }) => key === ')') : -1
  return length > 0 && tokens.slice(to, to + length).some(({ key }) => /^(?:only|just|solely|exclusively)$/u.test(key)) ? { from: to + 1, to: to + length } : null
}

const LONGEST_REMARK = 9

/** The second place is where the only way starts: 'Oslo and Riga (from Riga only)'. */
export function isFromSecond(context: ReadingContext, words: Words, second: string): boolean {
  const remark = onlyInBrackets(context, words)
  const [name] = remark ? knownNamesIn(context, remark, new Set([second])) : []
  return name !== undefined && /^(?:from|leaving|of)$/u.test(context.source.tokens[name.from - 1]!.key)
}

export function isSaidOneWay(context: ReadingContext, words: Words): boolean {
  if (onlyInBrackets(context, words) !== null) return true
  // '(only A to B)'.
  const isOnly = context.source.tokens[words.from - 1]?.key === 'only' && context.source.tokens.slice(words.from, words.to).some(({ key }) => key === 'to')
  if (isOnly || isUnderOneWay(context, words) || answerInRow(context, words) === 'one') return true
  const { tokens } = context.source
  for (let index = words.to; index < Math.min(tokens.length, words.to + 5); index += 1) {
    const { key, kind } = tokens[index]!
    if (kind === 'break' || (key === ',' && !/^(?:but|not|no|none|never|one|only|though)$/u.test(tokens[index + 1]?.key ?? '')) || key === ';') return false
    if (/^(?:not|no|none|never|nothing|without)$/u.test(key) && tokens.slice(index + 1, index + 5).some((token) => BACKWARDS.test(token.key))) return true
    if (key === 'one' && /^(?:way|direction)$/u.test(tokens[index + 1]?.key === '-' ? (tokens[index + 2]?.key ?? '') : (tokens[index + 1]?.key ?? ''))) return true
    // 'A to B only'.
    if (key === 'only' && index === words.to && tokens.slice(words.from, words.to).some((token) => /^(?:to|>|[→⇒⟶⟹➔➜➡»])$/u.test(token.key)) && (tokens[index + 1] === undefined || tokens[index + 1]!.kind !== 'word')) return true
    if (key === 'only' && /^(?:this|that|way|in)$/u.test(tokens[index + 1]?.key ?? '')) return true
  }
  return false
}

/** 'Oslo doesn't fly to Riga', 'no flights from Oslo to Riga'. */
export function isDenied({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const inside = tokens.slice(from, to).some(({ key }) => /^(?:not|no|never|doesn't|don't|isn't|aren't|cannot|can't|won't)$/u.test(key))
  const lead = tokens.slice(Math.max(0, from - WORDS_BEFORE), from)
  const clause = lead.slice(lead.findLastIndex(({ kind, key }) => kind === 'break' || /^[.,;:!?(|]$/u.test(key)) + 1).map(({ key }) => key)
  const denial = clause.findLastIndex((key) => /^(?:not|no|never)$/u.test(key))
  return inside || denial >= 0 && !clause.slice(denial).some((key) => /^(?:only|except|but|other|besides|than)$/u.test(key))
}

/** How far before a connection it can be denied. */
const WORDS_BEFORE = 4

/** 'Oslo | Riga | no' below 'From | To | Return flight?'. */
function answerInRow(context: ReadingContext, words: Words): 'one' | 'both' | null {
  if (context.source.tokens[words.to]?.key !== '|') return null
  const rows = statementsOf(context, { atCommas: false }).filter(({ cells }) => cells.length >= 2)
  const row = rows.findIndex(({ from, to }) => from <= words.from && to >= words.to)
  const column = rows[row]?.cells.findLastIndex((cell) => ANSWER.test(textIn(context, cell))) ?? -1
  if (column < 2) return null
  let top = row
  while (top > 0 && rows[top - 1]!.cells.length === rows[row]!.cells.length && rows[top]!.line - rows[top - 1]!.line <= 1) top -= 1
  const [heading, answer] = [textIn(context, rows[top]!.cells[column]!), YES.test(textIn(context, rows[row]!.cells[column]!))]
  if (/\b(?:one|only|single)\b/u.test(heading)) return answer ? 'one' : 'both'
  return /\b(?:return|returns|both|back|two|either|reverse|round)\b/u.test(heading) ? (answer ? 'both' : 'one') : null
}

const YES = /^(?:yes|y|true|✓|✔|x|ja|si|oui|sim)$/u
const ANSWER = /^(?:yes|y|true|✓|✔|x|ja|si|oui|sim|no|n|false|-|✗|✘|nein|non|nao)$/u

function textIn({ source: { tokens } }: ReadingContext, { from, to }: Words): string {
  return tokens.slice(from, to).map(({ key }) => key).join(' ')
}
