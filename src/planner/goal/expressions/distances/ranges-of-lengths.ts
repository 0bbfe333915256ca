import { parseDuration, SECONDS_PER_UNIT } from '../../../time/grammar/parse-duration.ts'
import { parseNumber } from '../../../time/grammar/parse-number.ts'
import { operatorAt } from '../../../time/grammar/source.ts'
import type { Source } from '../../../time/grammar/source.ts'
import { EMPTY_EXPRESSION } from '../../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'

const SECONDS_PER_DAY = 86_400
const RELATION = /^ (?:before|after|ahead|prior|beforehand|earlier|vor|vorher|davor|nach|antes|después|avant|après|depois)(?!\p{L})/iu

/** 'Vaccinated between 4 and 6 weeks before lambing': one length with two ends, and no hours. */
export function withRangesOfLengths(source: Source, found: readonly TimeExpression[]): TimeExpression[] {
  const { text, tokens } = source
  const ranges = tokens.flatMap((token, index) => {
    const between = operatorAt(source, index, 'between')
    const low = between < 0 ? null : parseNumber(source, between)
    const and = low ? operatorAt(source, low.next, 'and') : -1
    const high = and < 0 ? null : parseDuration(source, and)
    const end = high ? tokens[high.next - 1]!.end : 0
    if (!low || !high || high.value.high < SECONDS_PER_DAY || low.value >= high.value.value || !RELATION.test(text.slice(end, end + 12))) return []
    return [{ ...EMPTY_EXPRESSION, words: text.slice(token.start, end), start: token.start, end, duration: { ...high.value, low: low.value * SECONDS_PER_UNIT[high.value.unit] } }]
  })
  if (ranges.length === 0) return [...found]
  return [...found.filter((other) => !ranges.some(({ start, end }) => other.start < end && other.end > start)), ...ranges].toSorted((a, b) => a.start - b.start)
}
