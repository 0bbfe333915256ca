import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** What takes back the time before it. */
const TAKING_BACK = /^\s*(?:(?:[,;(–—-]|\.{2,4}|…)\s*)?(?:(?:oh|ah|er|um|hmm),? )?(?:(?:no|wait|sorry|oops),? ){0,2}(?:no,? wait|wait,? no|wait|sorry|i mean|i meant|actually|or rather|rather|better|make (?:it|that)|let's say|scratch that|correction|no|nein|quatsch|ich meine|besser gesagt|vielmehr|perdón|digo|quiero decir|mejor|non|pardon|je veux dire|plutôt|quero dizer|aliás|ou melhor)\s*(?:[,:]\s*)?(?:(?:it's|it is|make it|make that|on|at|by|for|i mean|sorry|no)\s*(?:,\s*)?)?$/iu
/** Alone these may join two times that both hold: 'Monday, better on Tuesday' corrects, 'weekdays, no Sundays' does not. */
const WEAK = /^\s*(?:[,;(–—-]\s*)?(?:no|better|mejor|non|rather|actually)\s*(?:,\s*)?(?:(?:on|at|by|for)\s*)?$/iu
const SAYS_NO = /^\s*[,;–—-]\s*(?:no|non)\s*,\s*(?:(?:on|at|by|for)\s*)?$/iu

/** 'every Tuesday, no wait, Wednesday evening', 'at 3pm, sorry, 4pm': the time said last holds, with what it leaves unsaid of the one before. */
export function withCorrections(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  const settled: TimeExpression[] = []
  for (const expression of expressions) {
    const before = settled.at(-1)
    if (before && takesBack(source.text.slice(before.end, expression.start), isOtherHour(before, expression)) && isAlike(before, expression)) {
      const { start } = before
      settled[settled.length - 1] = { ...corrected(before, expression), start, end: expression.end, words: source.text.slice(start, expression.end) }
    } else settled.push(expression)
  }
  return settled
}

/** 'at 15:30, actually 16:00'. */
function isOtherHour({ clock }: TimeExpression, after: TimeExpression): boolean {
  return clock?.isPoint === true && after.clock?.isPoint === true && after.days === null && after.recurrence === null
}

function takesBack(between: string, isHour: boolean): boolean {
  return between.length <= 40 && TAKING_BACK.test(between) && (!WEAK.test(between) || SAYS_NO.test(between) || isHour && between.includes(','))
}

/** Both say when, or both how long. */
function isAlike(before: TimeExpression, after: TimeExpression): boolean {
  const isWhen = ({ days, clock, recurrence }: TimeExpression) => days !== null || clock !== null || recurrence !== null && recurrence.amount === null && recurrence.count === null
  const isHowMuch = ({ duration, recurrence }: TimeExpression) => duration !== null || recurrence?.amount !== null && recurrence !== null || recurrence?.count !== null && recurrence !== null
  return isWhen(before) && isWhen(after) || isHowMuch(before) && isHowMuch(after)
}

function corrected(before: TimeExpression, after: TimeExpression): TimeExpression {
  const isWeekday = after.days?.bareWeekday !== null && after.days !== null
  const recurrence = before.recurrence?.weekdays && isWeekday ? { ...before.recurrence, weekdays: [after.days!.bareWeekday!] } : after.recurrence ?? (after.days === null ? before.recurrence : null)
  return {
    ...after, recurrence, days: recurrence?.weekdays && isWeekday ? null : after.days ?? (after.recurrence === null ? before.days : null),
    clock: after.clock ?? before.clock, bound: after.bound ?? before.bound, comparison: after.comparison ?? before.comparison,
  }
}
