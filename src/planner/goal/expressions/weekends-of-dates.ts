import { civilOf } from '../../time/day-number.ts'
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
    const name = /(?<!\p{L})\p{L}+$/u.exec(words.replace(/ weekend$/iu, ''))?.[0].toLowerCase() ?? ''
    const around = days?.grain === 'day' && clock === null && bound === null && Object.hasOwn(FREE_DAYS, name) ? FREE_DAYS[name]! : null
    const isInside = /^(?:over|during|across|über) /iu.test(words)
    const lead = isInside ? null : OVER.exec(text.slice(Math.max(0, start - 12), start))
    // 'Over Easter (26-29 March)' and 'over Easter dinner' say more.
    if (around === null || !isInside && lead === null || !/^(?: (?:weekend|break|holidays?))?\s*(?:$|[.,;:!?)\n]|and\b|but\b|we\b|i\b)/iu.test(text.slice(end, end + 14))) return expression
    const from = lead ? start - lead[0].trimStart().length : start
    return { ...expression, start: from, words: text.slice(from, end), days: { ...days!, grain: 'range', first: days!.first - around[0], last: days!.first + around[1], endsAt: days!.first - around[0] } }
  })
}

const BEHIND_WEEKDAYS = /(?:mon|tue|wed|thu|fri|sat|sun)\p{L}* ?(?:-|–|and|&|to|\/) ?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,? \p{L}+ \d{1,2}$/iu

/** 'Fri-Sat May 21-22': the weekdays are those of the dates, which go on behind them. */
export function withDatesOfWeekdays(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { days, clock, words, end } = expression
    const rest = days?.grain === 'range' && clock === null && BEHIND_WEEKDAYS.test(words) ? /^ ?(?:-|–|and|&|to) ?(\d{1,2})(?![\d:.]|\p{L})/u.exec(text.slice(end, end + 8)) : null
    const from = /\d{1,2}$/u.exec(words)?.[0]
    if (!rest || from === undefined || !days || Number(rest[1]) <= Number(from) || Number(rest[1]) > 31) return expression
    return { ...expression, words: words + rest[0], end: end + rest[0].length, days: { ...days, first: days.last, last: days.last + Number(rest[1]) - Number(from), endsAt: days.last, past: null } }
  })
}

/** 'Fourth of July weekend (3-5)': the days of the month, and no hours. */
export function withDaysInBrackets(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((expression, index) => {
    const next = expressions[index + 1]
    const inside = next ? bracketedDays(text, expression, next) : null
    if (inside) return [inside]
    const before = expressions[index - 1]
    return before && bracketedDays(text, before, expression) ? [] : [expression]
  })
}

function bracketedDays(text: string, { days, clock, bound, start, end, ...rest }: TimeExpression, next: TimeExpression): TimeExpression | null {
  const said = next.days === null && next.clock !== null ? /^(\d{1,2}) ?[-–] ?(\d{1,2})$/u.exec(next.words) : null
  const isNamed = days !== null && clock === null && bound === null && (days.grain === 'weekend' || days.grain === 'week') && !days.isRelative && text.slice(end, next.start) === ' (' && text[next.end] === ')'
  if (!said || !isNamed) return null
  const month = days.first - civilOf(days.first).day
  const [first, last] = [month + Number(said[1]), month + Number(said[2])]
  return last >= first && Math.abs(first - days.first) <= 3 ? { ...rest, clock, bound, start, words: text.slice(start, next.end), end: next.end, days: { ...days, grain: 'range', first, last, endsAt: first } } : null
}
