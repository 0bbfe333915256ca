import type { Duration } from '../../time/grammar/parse-duration.ts'
import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { parseDayCount } from './day-counts.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** The first length of days, nights or weeks in a statement. */
export function lengthOfStay(context: ReadingContext, statement: Words): { value: Duration; next: number } | null {
  return lengthsOfStay(context, statement)[0] ?? null
}

export function lengthsOfStay(context: ReadingContext, { from, to }: Words): { value: Duration; next: number; index: number }[] {
  const lengths: { value: Duration; next: number; index: number }[] = []
  for (let index = from; index < to; index += 1) {
    const length = parseDuration(context.source, index) ?? shortDays(context, index)
    const unit = length?.value.unit
    if (length && !length.value.isWhole && (unit === 'day' || unit === 'night' || unit === 'week') && length.next <= to && !isCountedDay(context, index)) lengths.push({ ...length, index })
  }
  return lengths
}

/** '6 d', '6n'. */
function shortDays({ source }: ReadingContext, index: number): { value: Duration; next: number } | null {
  const [digits, unit, behind] = source.tokens.slice(index, index + 3)
  const isUnit = unit?.key === 'd' || unit?.key === 'n' && !unit.spaced
  const value = digits?.kind === 'digits' && isUnit && behind?.spaced !== false || isUnit && /^[,.;)]$/u.test(behind?.key ?? '') ? Number(digits?.text) : 0
  return value >= 1 && value <= 60 ? { value: { low: value * 86_400, high: value * 86_400, value, unit: unit?.key === 'd' ? 'day' : 'night', isWhole: false }, next: index + 2 } : null
}

function isCountedDay(context: ReadingContext, index: number): boolean {
  return parseDayCount(context.source, index - 1) !== null
}

/** 'Riga 3'. */
export function bareCount(context: ReadingContext, name: { next: number }): number | null {
  const at = /^(?:\(|\[|:|-|=|x|×|for|just|only)$/u.test(context.source.tokens[name.next]?.key ?? '') ? name.next + 1 : name.next
  const number = parseNumber(context.source, at)
  // The 26 of 'Lyon 26-28 January' is a day.
  const isDate = context.groups.some(({ from, to, expressions }) => at >= from && at < to && expressions.some(({ days }) => days !== null))
  return number && !isDate && number.value >= 1 && number.value <= 60 && context.source.tokens[at]?.kind === 'digits' ? number.value : null
}

/** The 3 of 'three in Vienna', behind 'three nights in Prague'. */
export function bareCountBefore(context: ReadingContext, { from }: { from: number }): number | null {
  const { tokens } = context.source
  // '3x Vienna'.
  const isTimes = tokens[from - 1]?.key === 'x' && !tokens[from - 1]!.spaced
  const isIn = isTimes || /^(?:in|×|en|em|a)$/u.test(tokens[from - 1]?.key ?? '')
  const number = isIn && from > 1 ? parseNumber(context.source, from - 2) : null
  const opens = from === 2 || from > 2 && (tokens[from - 3]!.kind !== 'word' || /^(?:and|then|spend|spending|stay|staying|with|und|y|et|e)$/u.test(tokens[from - 3]!.key))
  return number && number.next === from - 1 && opens && number.value >= 1 && number.value <= 60 ? number.value : null
}
