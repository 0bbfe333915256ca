import { weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const APPOSITION = /^(?:,? ?\(?|,? )(?:(?:which is|which falls on|that is|that's|it's|that’s|it’s|ein|an?|une?|uma?) )$|^ ?\($|^, $/iu
const ARTICLE = /(?:an?|ein|une?|uma?) $/iu
/** What may follow a weekday that only says again which day it is. */
const BEHIND = /^\s{0,2}(?:$|[,.;:)\n])/u

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
