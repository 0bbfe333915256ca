import { openSpan } from '../../time/grammar/clock-span.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** What one waits for, with its hour in a bracket right behind it. */
const AFTER = /(?<!\p{L})(?:after|once|when|as soon as|nach|nachdem|sobald|wenn|después de|cuando|una vez que|après|quand|une fois que|dès que|depois d[eao]s?|quando|assim que) (?:(?!\p{L}+days?(?!\p{L}))[^.!?;:()\n]){2,60}\((?:at |about |around |from |so |um |ca\.? |gegen |a las |sobre las |vers |à |às |~)?$/iu
const BEFORE = /(?<!\p{L})(?:before(?! (?:going to )?(?:bed|bedtime|sleep|breakfast|lunch|dinner))|until|till|vor|bevor|bis|antes de|antes que|hasta|avant|jusqu['’]à|jusqu['’]au|antes d[eao]s?|até) [^.!?;:()\n]{2,60}\((?:at |about |around |um |ca\.? |gegen |a las |sobre las |vers |à |às |~)?$/iu
/** In characters. */
const LOOKED_BACK = 90

/** 'Every evening after the kids are in bed (8 pm)', 'before school (8:15)': the hour of a bracket is that of what is waited for, and bounds what is done again and again. */
export function withBoundsInBrackets(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { clock, days, recurrence, words, start, end } = expression
    // The bracket of 'before school (8:15)' may have been taken into the time itself.
    const opened = words.lastIndexOf('(')
    if (clock === null || !clock.isPoint || clock.from === null || days !== null || opened < 0 && recurrence !== null || text[end - 1] !== ')' && !/^ ?\)/u.test(text.slice(end))) return expression
    const before = text.slice(Math.max(0, start - LOOKED_BACK), start + opened + 1)
    const bound = AFTER.test(before) ? 'after' : BEFORE.test(before) ? 'before' : null
    if (bound === null || !comesAgain(text, expressions, expression)) return expression
    return { ...expression, clock: openSpan(clock.from, bound) }
  })
}

/** Whether the sentence speaks of what is done on many days, and not of one: the hour of 'the ceremony, after mass (2 pm), on 5 May' is its own. */
function comesAgain(text: string, expressions: readonly TimeExpression[], { start, end }: TimeExpression): boolean {
  const from = Math.max(...['.', '!', '?', '\n'].map((sign) => text.lastIndexOf(sign, start - 1))) + 1
  const to = text.slice(end).search(/[!?\n]|\.(?=\s|$)/u)
  const own = expressions.filter((other) => other.start >= from && (to < 0 || other.end <= end + to))
  return !own.some(({ days, recurrence }) => days !== null && days.grain === 'day' && recurrence === null && days.bareWeekday === null)
}
