import { weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const APPOSITION = /^(?:,? ?\(?|,? )(?:(?:which is|which falls on|that is|that's|it's|that’s|it’s|ein|an?|une?|uma?) )$|^ ?\($|^, $/iu
const ARTICLE = /(?:an?|ein|une?|uma?) $/iu
/** What may follow a weekday that only says again which day it is. */
const BEHIND = /^\s{0,2}(?:$|[,.;:)\n])/u

/** In days: a holiday is kept on that date, or the days off around it begin or end on it. */
const NEAR_HOLIDAY = 10
/** In days: a summer term and a spring season begin when those who run them say so. */
const NEAR_SEASON = 110

/** 'All data by Easter break, 26 March', 'by the start of the summer term, 12 April': the date says which day is meant, and the bound before the holiday is the date's. */
export function withDatesOfHolidays(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  const isSaid = (named: TimeExpression, date: TimeExpression | undefined): boolean => date !== undefined && named.bound !== null && /^(?:day|season)$/u.test(named.days?.grain ?? '') && !/\d/u.test(named.words) && named.days!.bareWeekday === null && !named.days!.isRelative && named.clock === null
    && date.days?.grain === 'day' && date.bound === null && !date.days.isRelative && date.days.bareWeekday === null && Math.abs(date.days.first - named.days!.first) <= (named.days!.grain === 'season' ? NEAR_SEASON : NEAR_HOLIDAY)
    && /^(?: (?:break|holidays?|weekend|week|ferien|term|semester|trimester|season|sale|session|collection))?(?:, | \()$/iu.test(text.slice(named.end, date.start))
  return found.flatMap((expression, index) => {
    const [before, next] = [found[index - 1], found[index + 1]]
    if (before && isSaid(before, expression)) return []
    return isSaid(expression, next) ? [{ ...next!, bound: expression.bound, start: expression.start, words: text.slice(expression.start, next!.end) }] : [expression]
  })
}

/** 'A household schedule for March and April': both months, from the first day of one to the last of the other. */
export function withJoinedMonths(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  const areJoined = (one: TimeExpression | undefined, other: TimeExpression | undefined): boolean => one !== undefined && other !== undefined && [one, other].every(({ days, bound, clock, recurrence }) => days?.grain === 'month' && days.narrowed === null && !days.isRelative && bound === null && clock === null && recurrence === null)
    && other.days!.first === one.days!.last + 1 && /^ (?:and|&|\+|und|y|e|et) (?:in |im |en |em )?$/iu.test(text.slice(one.end, other.start)) && /(?:^|(?<!\p{L})(?:for|during|over|throughout|across|für|para|pour|durante) (?:all of )?)$/iu.test(text.slice(Math.max(0, one.start - LONGEST_LEAD), one.start) + (/^(?:for|during|over|throughout|für|para|pour|durante) /iu.exec(one.words)?.[0] ?? ''))
  return found.flatMap((expression, index) => {
    if (areJoined(found[index - 1], expression)) return []
    const next = found[index + 1]
    if (!areJoined(expression, next)) return [expression]
    return [{ ...expression, end: next!.end, words: text.slice(expression.start, next!.end), days: makeDays({ first: expression.days!.first, last: next!.days!.last, grain: 'range' }) }]
  })
}

/** Of the words before a month, in characters. */
const LONGEST_LEAD = 24

/** 'April 25, a Sunday, 8 till noon': the weekday says again which day it is, and what follows it are the hours of that day. */
export function withDatesSaidTwice(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  return found.flatMap((expression, index) => {
    const [before, next] = [found[index - 1], found[index + 1]]
    if (before && isSameDay(text, before, expression)) return []
    if (!next || !isSameDay(text, expression, next)) return [expression]
    return [{ ...expression, clock: next.clock ?? expression.clock, end: next.end, words: text.slice(expression.start, next.end) }]
  })
}

function isSameDay(text: string, date: TimeExpression, weekday: TimeExpression): boolean {
  const isDate = date.days?.grain === 'day' && date.days.bareWeekday === null && !date.days.isRelative && date.recurrence === null && (date.clock === null || date.clock.from === null)
  const isWeekday = weekday.days !== null && weekday.days.bareWeekday !== null && weekday.bound === null && weekday.recurrence === null
  if (!isDate || !isWeekday || weekday.days!.bareWeekday !== weekdayOf(date.days!.first)) return false
  const between = text.slice(date.end, weekday.start)
  return APPOSITION.test(between) && (ARTICLE.test(between) || weekday.clock !== null || BEHIND.test(text.slice(weekday.end, weekday.end + 4)))
}
