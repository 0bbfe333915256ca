import type { Weekday } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { SECONDS_PER_UNIT } from '../../time/grammar/parse-duration.ts'
import type { Duration } from '../../time/grammar/parse-duration.ts'
import type { Source } from '../../time/grammar/source.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** Widest stretch between the length that names the unit and the number that goes without it, in characters. */
const WIDEST = 60

/** '6 h per weekday and 3 on Saturdays', 'two hours on weekdays, four at weekends': the second number has the unit of the first. */
export function withLentUnits(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  const isTaken = (start: number, end: number) => expressions.some((other) => other.start < end && other.end > start)
  const found: TimeExpression[] = []
  for (const [index, { key, end, kind }] of source.tokens.entries()) {
    if (kind !== 'word' && key !== ',' && key !== '/' && key !== ';' || !/^(?:and|but|,|;|\/|y|und|et|e)$/u.test(key)) continue
    const at = source.tokens[index + 1]?.key === 'only' ? index + 2 : index + 1
    const number = parseNumber(source, at)
    const last = number ? source.tokens[number.next - 1]! : null
    const lender = last && !isTaken(source.tokens[at]!.start, last.end) ? lenderOf(expressions, end) : null
    const next = lender && last ? expressions.find(({ start }) => start >= last.end) : undefined
    if (!number || !lender || !last || !next || !leadsToDays(source.text.slice(last.end, next.start), next) || /[.!?\n]/u.test(source.text.slice(lender.end, last.end))) continue
    const value = number.value
    const seconds = value * SECONDS_PER_UNIT[lender.duration.unit]
    if (seconds <= 0 || seconds > 14 * 3600) continue
    const { start } = source.tokens[at]!
    const weekdays = perWeekday(source, lender.end)
    if (weekdays && !isTaken(weekdays.start, weekdays.end)) found.push(weekdays)
    found.push({ ...EMPTY_EXPRESSION, words: source.text.slice(start, last.end), start, end: last.end, duration: { low: seconds, high: seconds, value, unit: lender.duration.unit, isWhole: false } })
  }
  return found.length === 0 ? [...expressions] : [...expressions, ...found].toSorted((a, b) => a.start - b.start)
}

/** The 'per weekday' right behind the first length, which the grammar takes for no days of its own. */
function perWeekday(source: Source, offset: number): TimeExpression | null {
  const words = /^ (?:per|every|each) (?:week|work|working )days?\b/iu.exec(source.text.slice(offset, offset + 24))?.[0]
  if (words === undefined) return null
  const recurrence = { every: 1, unit: 'week' as const, weekdays: [1, 2, 3, 4, 5] as Weekday[], nth: null, monthDays: null, count: null, amount: null, part: null, noun: null, each: null, parity: null }
  return { ...EMPTY_EXPRESSION, words: words.trim(), start: offset + 1, end: offset + words.length, recurrence }
}

/** The hours or minutes said shortly before. */
function lenderOf(expressions: readonly TimeExpression[], offset: number): { end: number; duration: Duration } | null {
  const before = expressions.findLast((expression) => expression.end <= offset && offset - expression.end <= WIDEST && expression.duration !== null)
  const { duration } = before ?? { duration: null }
  return duration !== null && !duration.isWhole && (duration.unit === 'hour' || duration.unit === 'minute') ? { end: before!.end, duration } : null
}

function leadsToDays(between: string, { recurrence, days }: TimeExpression): boolean {
  return /^ (?:(?:on|at|per|each|every|over|am|an|los|las|le|les|aos?|nos?) (?:the )?)?$/iu.test(between) && (recurrence !== null && recurrence.amount === null && recurrence.count === null || days?.bareWeekday !== null && days !== null || days?.grain === 'weekend')
}
