import { mondayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const WEEKS_OF = /(?<!\p{L})(?:in|during|on|over|off|the|both|two|den|die|der|beiden|las|les|as|nas|durante|pendant) (?:weeks|wochen|semanas|semaines) (?:of|commencing|vom|del|de|du|des|do)(?: the)? ?$/iu
/** Of the words before the first day, in characters. */
const LONGEST_LEAD = 44
const JOINT = /^(?:,| ?&|,? (?:and|und|y|et|e))(?: (?:of|the|vom|del|el|du|le|do|o))* ?$/iu

/** 'off the weeks of Feb 15 and April 5', 'die Wochen vom 15. Februar und vom 5. April': each day stands for its week. */
export function withWeeksOfDates(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  let isOpen = false
  return expressions.map((expression, index) => {
    const { days, clock, start } = expression
    const before = expressions[index - 1]
    const said = text.slice(Math.max(0, start - LONGEST_LEAD), start)
    // The day may have swallowed the 'vom' and 'del' before it.
    const isLed = WEEKS_OF.test(said) || WEEKS_OF.test(`${said}${OWN_LEAD.exec(expression.words)?.[0] ?? ''}`)
    isOpen = days?.grain === 'day' && clock === null && days.bareWeekday === null && (isLed || isOpen && JOINT.test(text.slice(before!.end, start)))
    if (!isOpen) return expression
    const first = mondayOf(days!.first)
    return { ...expression, bound: null, days: { ...days!, grain: 'range', first, last: first + 6, endsAt: first } }
  })
}

const OWN_LEAD = /^(?:vom|del|de|du|des|do) /iu
