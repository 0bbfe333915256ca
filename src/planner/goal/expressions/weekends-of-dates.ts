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

/** 'Over Easter', 'during the Christmas holidays': not one day but all that are free around it, in days before and behind. */
const FREE_DAYS: Readonly<Record<string, readonly [number, number]>> = { easter: [2, 1], ostern: [2, 1], christmas: [1, 2], xmas: [1, 2], weihnachten: [1, 2], thanksgiving: [0, 3] }
const OVER = /(?:^|[\s(])(?:over|during|across|über)(?: the)? ?$/iu

export function withDaysOverHolidays(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { days, clock, bound, words, start, end } = expression
    const name = /\p{L}+$/u.exec(words.replace(/ weekend$/iu, ''))?.[0].toLowerCase() ?? ''
    const around = days?.grain === 'day' && clock === null && bound === null && Object.hasOwn(FREE_DAYS, name) ? FREE_DAYS[name]! : null
    const isInside = /^(?:over|during|across|über) /iu.test(words)
    const lead = isInside ? null : OVER.exec(text.slice(Math.max(0, start - 12), start))
    // 'Over Easter (26-29 March)' and 'over Easter dinner' say more.
    if (around === null || !isInside && lead === null || !/^(?: (?:weekend|break|holidays?))?\s*(?:$|[.,;:!?)\n]|and\b|but\b|we\b|i\b)/iu.test(text.slice(end, end + 14))) return expression
    const from = lead ? start - lead[0].trimStart().length : start
    return { ...expression, start: from, words: text.slice(from, end), days: { ...days!, grain: 'range', first: days!.first - around[0], last: days!.first + around[1], endsAt: days!.first - around[0] } }
  })
}
