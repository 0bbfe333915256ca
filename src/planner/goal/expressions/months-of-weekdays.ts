import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const OF = /^ (?:of|de|do|du) (?:the (?=month))?$/iu
const WITH_OF = /^(?:of|de|do|du) /iu
/** 'A Wednesday in March, 7pm' is one of them. */
const SOME_DAY = /(?<!\p{L})(?:an?|one|any|some|einen?|einem|une?|uno?|uma?)(?: \p{L}+)?$/iu
const BESIDE = /^,? $/u

/**
 * 'The Saturdays of March', 'los sábados de marzo': the month in which these days are, as in 'Saturdays in March', and neither
 * its own time nor where something begins. Hours behind the month are those of the days: 'Saturdays in March at 8:30'.
 */
export function withMonthsOfWeekdays(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.reduce<TimeExpression[]>((known, expression) => {
    const [weekday, month] = [known.at(-2), known.at(-1)]
    if (weekday && month && !SOME_DAY.test(text.slice(0, weekday.start) + weekday.words) && isMonthOf(text, weekday, month) && isHours(expression) && BESIDE.test(text.slice(month.end, expression.start)) && !opensOther(text, expressions, expression)) {
      return [...known.slice(0, -2), { ...weekday, clock: expression.clock }, { ...month, end: expression.end, words: text.slice(month.start, expression.end) }]
    }
    const before = known.at(-1)
    const between = before ? text.slice(before.end, expression.start) : ''
    const isOf = OF.test(between) || between === ' ' && WITH_OF.test(expression.words)
    return [...known, before && isOf && isOpenWeekday(before) && expression.days?.grain === 'month' ? { ...expression, bound: null, start: before.end + 1, words: text.slice(before.end + 1, expression.end) } : expression]
  }, [])
}

function isOpenWeekday({ recurrence, clock }: TimeExpression): boolean {
  return clock === null && (recurrence?.weekdays?.length ?? 0) > 0
}

function isMonthOf(text: string, weekday: TimeExpression, month: TimeExpression): boolean {
  return isOpenWeekday(weekday) && month.days?.grain === 'month' && month.bound === null && month.clock === null && text.slice(weekday.end, month.start) === ' '
}

function isHours({ clock, days, recurrence, duration }: TimeExpression): boolean {
  return clock?.from !== null && clock !== null && days === null && recurrence === null && duration === null
}

/** 'Saturdays in March, 9-11 Sundays': hours of what stands right behind them. */
function opensOther(text: string, expressions: readonly TimeExpression[], hours: TimeExpression): boolean {
  return expressions.some(({ start, recurrence, days }) => start > hours.end && (recurrence !== null || (days?.bareWeekday ?? null) !== null) && /^ (?:on )?$/iu.test(text.slice(hours.end, start)))
}
