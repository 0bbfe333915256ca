import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const WEEKEND = /^(?:le |ce |el |o |the )?(?:week-?end|fin de semana|fim de semana)$/iu

/** 'le week-end des 27 et 28 novembre', 'the weekend of 27 and 28 November': one stretch of the two days. */
export function withWeekendsOfDates(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found: TimeExpression[] = []
  for (let index = 0; index < expressions.length; index += 1) {
    const [weekend, first, second] = [expressions[index]!, expressions[index + 1], expressions[index + 2]]
    const isOfTwo = first?.days?.grain === 'day' && second?.days?.grain === 'day' && second.days.first === first.days.first + 1
      && WEEKEND.test(weekend.words) && /^ (?:des|du|del|dos|of|de)(?: the)? $/iu.test(text.slice(weekend.end, first.start)) && /^ (?:et|y|e|and) $/iu.test(text.slice(first.end, second.start))
    if (isOfTwo) {
      found.push({ ...second, days: { ...second.days!, grain: 'range', first: first.days!.first, last: second.days!.last }, start: weekend.start, words: text.slice(weekend.start, second.end) })
      index += 2
    } else found.push(weekend)
  }
  return found
}
