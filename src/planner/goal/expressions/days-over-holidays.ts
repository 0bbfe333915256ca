import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** 'Over Easter', 'during the Christmas holidays', 'Easter off': not one day but all that are free around it, in days before and behind. */
const FREE_DAYS: Readonly<Record<string, readonly [number, number]>> = { easter: [2, 1], ostern: [2, 1], christmas: [1, 2], xmas: [1, 2], weihnachten: [1, 2], thanksgiving: [0, 3] }
const OVER = /(?:^|[\s(])(?:over|during|across|über)(?: the)? ?$/iu

const ENDS_THERE = /^(?: (?:weekend|break|holidays?))?\s*(?:$|[.,;:!?)\n]|and\b|but\b|we\b|i\b)/iu
/** 'Easter off'. */
const OFF = /^ (?:off|frei)(?!\p{L})/iu

export function withDaysOverHolidays(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { days, clock, bound, words, start, end } = expression
    const name = /(?<!\p{L})\p{L}+$/u.exec(words.replace(/ weekend$/iu, ''))?.[0].toLowerCase() ?? ''
    const around = days?.grain === 'day' && clock === null && bound === null && Object.hasOwn(FREE_DAYS, name) ? FREE_DAYS[name]! : null
    const isInside = /^(?:over|during|across|über) /iu.test(words)
    const lead = isInside ? null : OVER.exec(text.slice(Math.max(0, start - 12), start))
    // 'Over Easter (26-29 March)' and 'over Easter dinner' say more.
    const isOver = (isInside || lead !== null) && ENDS_THERE.test(text.slice(end, end + 14)) || OFF.test(text.slice(end, end + 14))
    if (around === null || !isOver) return expression
    const from = lead ? start - lead[0].trimStart().length : start
    return { ...expression, start: from, words: text.slice(from, end), days: { ...days!, grain: 'range', first: days!.first - around[0], last: days!.first + around[1], endsAt: days!.first - around[0] } }
  })
}

/** Feasts that last for days where they are named so, and how many. */
const LONG_FEASTS: readonly { name: RegExp; days: number }[] = [
  { name: /(?:^| )semana santa$/iu, days: 8 },
  { name: /(?:^| )(?:passover|pesach|pessach|pesaj|pessah|hanukkah|chanukah|hanukah|chanukka|januc[aá]|hanoucca|chanuc[aá])$/iu, days: 8 },
  { name: /(?:^| )(?:ramadh?an|ramad[aá]n|ramad[aã]o?)$/iu, days: 30 },
]
const DAYS_OF_WEEK = 7

/** 'über Ostern (26.-29. März)': the dates of the bracket; 'en semana santa': the whole week. */
export function withDatesOfFeasts(text: string, stated: readonly TimeExpression[]): TimeExpression[] {
  const expressions = stated.map((expression) => {
    const long = expression.days?.grain === 'day' ? LONG_FEASTS.find(({ name }) => name.test(expression.words)) : undefined
    return long === undefined ? expression : { ...expression, days: { ...expression.days!, grain: 'range' as const, last: expression.days!.first + long.days - 1 } }
  })
  return expressions.flatMap((expression, index) => {
    const next = expressions[index + 1]
    const dated = next ? bracketedDates(text, expression, next) : null
    if (dated) return [dated]
    return index > 0 && bracketedDates(text, expressions[index - 1]!, expression) ? [] : [expression]
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
