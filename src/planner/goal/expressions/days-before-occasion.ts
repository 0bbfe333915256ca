import { makeDays } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, seven: 7, ten: 10 }
/** Of the words before the stretch, in characters. */
const LONGEST_LEAD = 20
const SPAN = /^(?<count>\d{1,2}|two|three|four|five|seven|ten) (?<unit>days|nights|weeks) before$/iu

/** 'Baking only on the two days before', 'in the three weeks before': all of these days, and none at which it has to be done. */
export function withSpansBeforeOccasion(prompt: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { words, start, days, bound } = expression
    const { count, unit } = SPAN.exec(words)?.groups ?? {}
    if (count === undefined || unit === undefined || days === null || bound !== 'by' || !/(?<!\p{L})(?:(?:on|in|during|over) )?the (?:last |final )?$/iu.test(prompt.slice(Math.max(0, start - LONGEST_LEAD), start))) return expression
    const length = (COUNTS[count.toLowerCase()] ?? Number(count)) * daysOf(unit)
    return { ...expression, bound: null, days: makeDays({ first: days.first, last: days.first + length - 1 }) }
  })
}

function daysOf(unit: string): number {
  return /^(?:w|s)/iu.test(unit) ? 7 : /^m/iu.test(unit) ? 30 : 1
}
