import { EMPTY_RECURRENCE } from '../../time/grammar/recurrence.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const ORDINALS: Readonly<Record<string, number>> = { first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, last: -1 }
const ORDINAL = /(?<![\p{L}\p{N}])(?:(?<lead>always|every|each|on) )?(?:the )?(?<nth>first|second|third|fourth|last|1st|2nd|3rd|4th) $/iu
const MONTHLY = /(?<!\p{L})(?:monthly|once a month|(?:each|every|a|per) month)(?!\p{L})/iu

/** 'Monthly meetup, always third Thursday at 19:00', 'every first Saturday': the nth such day of each month. */
export function withMonthlyWeekdays(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  const isMonthly = MONTHLY.test(text)
  return found.map((expression) => {
    const { days, bound, start, end } = expression
    const said = days?.bareWeekday && bound === null ? ORDINAL.exec(text.slice(Math.max(0, start - 24), start)) : null
    if (!said || !days) return expression
    const { lead = '', nth } = said.groups!
    // 'Every second Saturday' is every other one.
    const isEvery = /^(?:every|each)$/iu.test(lead)
    const ordinal = ORDINALS[nth!.toLowerCase()]!
    if (isEvery ? Math.abs(ordinal) !== 1 : !isMonthly) return expression
    const from = start - said[0].length
    return { ...expression, start: from, words: text.slice(from, end), days: null, recurrence: { ...EMPTY_RECURRENCE, every: 1, unit: 'month' as const, weekdays: [days.bareWeekday!], nth: ordinal } }
  })
}
