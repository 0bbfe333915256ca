import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const BEFORE_WORK = /^before (?:work|school|class|uni|university|breakfast|college|the office|my shift) at /iu

/** 'Before work at 7': work begins at 7, and what is done ends by then. */
export function withHoursBeforeWork(expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { clock } = expression
    if (clock === null || clock.from === null || clock.to !== null || !BEFORE_WORK.test(expression.words)) return expression
    return { ...expression, clock: { ...clock, from: null, to: { ...clock.from, isAmbiguous: false, meridiem: 'am' as const }, isPoint: false, bound: 'before' as const, part: null } }
  })
}
