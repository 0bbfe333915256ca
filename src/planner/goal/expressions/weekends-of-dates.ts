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

/** Feasts that last for days where they are named so, and the days behind the first of them. */
const LONG_FEASTS = /(?:^| )semana santa$/iu
const DAYS_OF_WEEK = 7

/** 'über Ostern (26.-29. März)': the dates of the bracket; 'en semana santa': the whole week. */
export function withDatesOfFeasts(text: string, stated: readonly TimeExpression[]): TimeExpression[] {
  const expressions = stated.map((expression) => (LONG_FEASTS.test(expression.words) && expression.days?.grain === 'day' ? { ...expression, days: { ...expression.days, grain: 'range' as const, last: expression.days.first + DAYS_OF_WEEK } } : expression))
  return expressions.flatMap((expression, index) => {
    const next = expressions[index + 1]
    const dated = next ? bracketedDates(text, expression, next) : null
    if (dated) return [dated]
    return index > 0 && bracketedDates(text, expressions[index - 1]!, expression) ? [] : [expression]
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

const FEAST = /(?:^| )(?:ostern|weihnachten|pfingsten|semana santa|pascua|navidad|paques|pâques|noel|noël|pascoa|páscoa|natal)$/iu

function bracketedDates(text: string, { days, clock, bound, start, end }: TimeExpression, next: TimeExpression): TimeExpression | null {
  const isFeast = days !== null && clock === null && bound === null && FEAST.test(text.slice(start, end))
  const [opening, closing] = [text.slice(end, next.start), text[next.end]]
  const isInside = (opening === ' (' && closing === ')' || opening === ', ' && closing === ',' && next.days?.grain === 'range') && next.days !== null && next.clock === null && next.bound === null && next.recurrence === null
  if (!isFeast || !isInside || Math.abs(next.days!.first - days.first) > DAYS_OF_WEEK) return null
  const from = start - (/(?:^|[\s(])(über )$/iu.exec(text.slice(Math.max(0, start - 6), start))?.[1]!.length ?? 0)
  const to = closing === ')' ? next.end + 1 : next.end
  return { ...next, start: from, end: to, words: text.slice(from, to) }
}

function bracketedDays(text: string, { days, clock, bound, start, end, ...rest }: TimeExpression, next: TimeExpression): TimeExpression | null {
  const said = next.days === null && next.clock !== null ? /^(\d{1,2}) ?[-–] ?(\d{1,2})$/u.exec(next.words) : null
  const isNamed = days !== null && clock === null && bound === null && (days.grain === 'weekend' || days.grain === 'week') && !days.isRelative && text.slice(end, next.start) === ' (' && text[next.end] === ')'
  if (!said || !isNamed) return null
  const month = days.first - civilOf(days.first).day
  const [first, last] = [month + Number(said[1]), month + Number(said[2])]
  return last >= first && Math.abs(first - days.first) <= 3 ? { ...rest, clock, bound, start, words: text.slice(start, next.end), end: next.end, days: { ...days, grain: 'range', first, last, endsAt: first } } : null
}
