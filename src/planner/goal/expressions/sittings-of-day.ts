import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const AGAIN = /^,? ?(?:and|&|plus|then|und|y|et|e|,)(?: (?:also|again|another|once more|nochmal|nochmals|wieder|otra vez|otros|de nuevo|encore|mais|de novo))*,? $/iu
const JOINED = /^,? (?:(?:at|um|a las|à|às) )?$/iu

/** '10 minutes at 7:00 and again 10 minutes at 21:00': one length, and each of the hours that it has. */
export function withSittingsOfDay(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const settled: TimeExpression[] = []
  for (let index = 0; index < expressions.length; index += 1) {
    const [first, length, second] = [settled.at(-1), expressions[index]!, expressions[index + 1]]
    const before = settled.at(-2)
    const isAgain = first && second && before && isPlainPoint(first) && isSameLength(before, length) && isPoint(second)
      && JOINED.test(text.slice(before.end, first.start)) && AGAIN.test(text.slice(first.end, length.start)) && JOINED.test(text.slice(length.end, second.start))
    if (!isAgain) {
      settled.push(length)
      continue
    }
    // The second length is swallowed, so that nothing is left between the hours.
    settled[settled.length - 1] = { ...first, end: length.end, words: text.slice(first.start, length.end) }
    settled.push(second)
    index += 1
  }
  return settled
}

function isPoint({ clock, days, duration }: TimeExpression): boolean {
  return clock !== null && clock.isPoint && days === null && duration === null
}

function isPlainPoint(expression: TimeExpression): boolean {
  return isPoint(expression) && expression.recurrence === null
}

function isSameLength({ duration }: TimeExpression, { duration: other, clock, days, recurrence }: TimeExpression): boolean {
  return duration !== null && other !== null && clock === null && days === null && recurrence === null && duration.low === other.low && duration.high === other.high && duration.high < SHORT
}

/** Half a day, in seconds: longer ones are no sittings. */
const SHORT = 43_200
