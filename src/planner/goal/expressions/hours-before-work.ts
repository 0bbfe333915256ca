import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const BEFORE_WORK = /^before (?:work|school|class|uni|university|breakfast|college|the office|my shift) at /iu

/** The 'after work' of 'from 6 to 8 in the evening after work': why it is then, where the hours stand right before it. */
export function withoutReasonsOfHours(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.filter(({ words, start, clock, days, recurrence }, index) => {
    const before = expressions[index - 1]
    const isReason = clock !== null && clock.from === null && clock.to === null && days === null && recurrence === null && BESIDE_WORK.test(words)
    return !(isReason && before?.clock?.from && before.clock.to && /^,? ?$/u.test(text.slice(before.end, start)))
  })
}

const BESIDE_WORK = /^(?:after|before) (?:work|school|class|uni|university|college|the office|my shift|breakfast|dinner|supper|tea)$|^(?:nach|vor) der (?:arbeit|schule)$|^(?:después|antes) del trabajo$|^(?:après|avant) le travail$|^(?:depois|antes) do trabalho$/iu

/** 'Before work at 7': work begins at 7, and what is done ends by then. */
export function withHoursBeforeWork(expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { clock } = expression
    if (clock === null || clock.from === null || clock.to !== null || !BEFORE_WORK.test(expression.words)) return expression
    return { ...expression, clock: { ...clock, from: null, to: { ...clock.from, isAmbiguous: false, meridiem: 'am' as const }, isPoint: false, bound: 'before' as const, part: null } }
  })
}
