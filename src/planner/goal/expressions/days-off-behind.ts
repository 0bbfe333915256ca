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
