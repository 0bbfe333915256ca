import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const BOTH = /(?:^|[\s(,])((?:on |an |at |les |los |os |as |nos |nas |am )?(?:both|les deux|los dos|las dos|ambos|ambas|os dois|as duas|die beiden|den beiden|beiden?)(?: of the| the| os| as)? )$/iu
/** Of the words before the weekday, in characters. */
const LONGEST_LEAD = 24
/** Two such weekdays at least, and hardly more. */
const [SHORTEST, LONGEST] = [8, 20]

/** 'Swimming both Wednesdays', 'piscine les deux mercredis à 14h30', in a stretch that holds two of them: each of those. */
export function withBothWeekdays(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const stretch = expressions.find(({ days, bound }) => days !== null && days.grain === 'range' && bound === null && days.last - days.first >= SHORTEST && days.last - days.first <= LONGEST)?.days
  return expressions.map((expression) => {
    const { recurrence, start, end } = expression
    const lead = recurrence?.weekdays?.length === 1 && stretch ? BOTH.exec(text.slice(Math.max(0, start - LONGEST_LEAD), start))?.[1] : undefined
    if (recurrence === null || lead === undefined) return expression
    return { ...expression, recurrence: { ...recurrence, count: null }, start: start - lead.length, words: text.slice(start - lead.length, end) }
  })
}
