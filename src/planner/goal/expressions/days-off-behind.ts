import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const BEHIND = /^ (?:off|free|closed|out|frei|libres?|livres?)(?!\p{L})/u

/** '20 minutes at 7, weekends off': the days behind the comma are those without, not those of the hour. */
export function withDaysOffBehind(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((expression) => {
    const { words, start, end, clock, recurrence, days } = expression
    const comma = words.lastIndexOf(', ')
    const isBoth = clock !== null && clock.from !== null && (recurrence !== null || days !== null) && comma > 0
    if (!isBoth || /\d/u.test(words.slice(comma)) || !BEHIND.test(text.slice(end, end + 8))) return [expression]
    return [
      { ...expression, words: words.slice(0, comma), end: start + comma, recurrence: null, days: null },
      { ...expression, words: words.slice(comma + 2), start: start + comma + 2, clock: null },
    ]
  })
}

const BEFORE_WORK = /^before (?:work|school|class|uni|university|breakfast|college|the office|my shift) at /iu

/** 'Before work at 7': work begins at 7, and what is done ends by then. */
export function withHoursBeforeWork(expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { clock } = expression
    if (clock === null || clock.from === null || clock.to !== null || !BEFORE_WORK.test(expression.words)) return expression
    return { ...expression, clock: { ...clock, from: null, to: { ...clock.from, isAmbiguous: false, meridiem: 'am' as const }, isPoint: false, bound: 'before' as const, part: null } }
  })
}
