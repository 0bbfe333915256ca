import { civilOf, weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const WEEKEND = /(?:^|[\s(,])(?:(?:le|ce|el|o|the|no|am) )?(?:week-?end|fin de semana|finde|fim de semana|fds|wochenende) (?:(?:des|du|del|dos|of|de|do dia|vom)(?: the)? )?$/iu

/** Of the words for a weekend before its days, in characters. */
const LONGEST_LEAD = 32

/** 'le week-end des 27 et 28 novembre', 'the weekend of 27 and 28 November': one stretch of the two days. */
export function withWeekendsOfDates(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found: TimeExpression[] = []
  for (let index = 0; index < expressions.length; index += 1) {
    const [first, second] = [expressions[index]!, expressions[index + 1]]
    const isOfTwo = first.days?.grain === 'day' && second?.days?.grain === 'day' && second.days.first === first.days.first + 1 && /^ (?:et|y|e|and|und) (?:le |el |o |den )?$/iu.test(text.slice(first.end, second.start))
    const lead = isOfTwo ? WEEKEND.exec(text.slice(Math.max(0, first.start - LONGEST_LEAD), first.start))?.[0].replace(/^[\s(,]/u, '') : undefined
    if (second && lead !== undefined) {
      const start = first.start - lead.length
      while (found.length > 0 && found.at(-1)!.end > start) found.pop()
      found.push({ ...second, days: { ...second.days!, grain: 'range', first: first.days!.first, last: second.days!.last }, start, words: text.slice(start, second.end) })
      index += 1
    } else found.push(first)
  }
  return found
}

/** 'Thursday evening, 4 February': the part of that one day, whose date stands behind. */
export function withDatesBehindParts(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((expression, index) => {
    const [before, next] = [expressions[index - 1], expressions[index + 1]]
    if (before && isPartOfDate(text, before, expression)) return []
    if (!next || !isPartOfDate(text, expression, next)) return [expression]
    return [{ ...next, clock: expression.clock, start: expression.start, words: text.slice(expression.start, next.end) }]
  })
}

function isPartOfDate(text: string, part: TimeExpression, date: TimeExpression): boolean {
  const weekday = part.days?.bareWeekday ?? null
  const isPart = weekday !== null && part.clock !== null && part.clock.part !== null && part.bound === null && part.recurrence === null
  const isDate = date.days !== null && date.days.grain === 'day' && date.days.bareWeekday === null && !date.days.isRelative && date.clock === null && date.bound === null && date.recurrence === null
  return isPart && isDate && weekdayOf(date.days!.first) === weekday && /^,? (?:the |on |den |am |el |le |dia )?$/iu.test(text.slice(part.end, date.start))
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
