import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const SINCE = /^ से(?! (?:पहले|पूर्व|ज्यादा|अधिक|कम)(?![\p{L}\p{M}]))(?= |$|[,.।])/u

/** Hindi says 'from' behind the date, 'सोमवार 5 अप्रैल से', where no other time follows that would end a range. */
export function withBoundsBehind(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression, index) => {
    const { days, bound, clock, recurrence, start, end } = expression
    const behind = SINCE.exec(text.slice(end, end + 20))
    const isRange = expressions[index + 1] !== undefined && expressions[index + 1]!.start - end <= 5 && expressions[index + 1]!.days?.grain === 'day'
    if (!behind || days?.grain !== 'day' || bound !== null || clock !== null || recurrence !== null || isRange) return expression
    const to = end + behind[0].length
    return { ...expression, bound: 'since', words: text.slice(start, to), end: to }
  })
}
