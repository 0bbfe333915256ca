import { addMonths } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** Sooner than this, the period itself is meant. */
const SHORTEST_PLAN_DAYS = 14

/** 'until June' is over when June begins; 'before winter', said in January, means the next one. */
export function withBoundsOfPeriods(expressions: readonly TimeExpression[], today: number): TimeExpression[] {
  return expressions.map((expression) => {
    const { days, bound, words } = expression
    // Hindi '20 से 25 मार्च तक': the word behind belongs to the range.
    if (days?.grain === 'range' && bound === 'until' && /से.*तक$/u.test(words)) return { ...expression, bound: null }
    // Before the end of April is up to its last day, and not before its last third begins.
    if (days?.narrowed === 'end' && bound === 'before') return { ...expression, bound: 'by' }
    if (days === null || days.isRelative || days.narrowed !== null || days.grain !== 'month' && days.grain !== 'season') return expression
    if (bound === 'before' && days.first <= today) return { ...expression, days: { ...days, first: addMonths(days.first, 12), last: addMonths(days.last, 12) } }
    const isUntil = bound === 'until' && UNTIL.test(words) && days.first >= today + SHORTEST_PLAN_DAYS
    return isUntil ? { ...expression, days: makeDays({ first: days.first - 1, last: days.first - 1 }) } : expression
  })
}

const UNTIL = /^(?:until|till|til|up to|bis|hasta|jusqu['’](?:en|à|au)|jusque|até)(?: the| zum| el| la| o| a)? [\p{L}]+$/iu
