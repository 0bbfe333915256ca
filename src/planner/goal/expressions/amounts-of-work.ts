import { EMPTY_RECURRENCE } from '../../time/grammar/recurrence.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const SECONDS_PER_DAY = 86_400
const A_DAY = /^ (?:of|de|von) (?:\p{L}{3,16} ){1,2}?(?:(?:in|on) )?(?:an?|any|any one|per|each|one|every) (?:single )?day(?!\p{L})(?! (?:before|after|in|of))/iu
const LONGEST = 60

/** 'Never more than 4 hours of drawing in a day': how much of it a day holds, and no sitting. */
export function withAmountsOfWork(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found = expressions.flatMap((expression) => {
    const { duration, comparison, days, clock, start, end } = expression
    const isBound = duration !== null && comparison !== null && duration.high < SECONDS_PER_DAY && days === null && clock === null
    const behind = isBound ? A_DAY.exec(text.slice(end, end + LONGEST))?.[0] : undefined
    return behind === undefined ? [] : [{ ...expression, words: text.slice(start, end + behind.length), end: end + behind.length, duration: null, recurrence: { ...EMPTY_RECURRENCE, unit: 'day' as const, amount: duration } }]
  })
  if (found.length === 0) return [...expressions]
  return [...expressions.filter(({ start, end }) => !found.some((other) => other.start < end && other.end > start)), ...found].toSorted((a, b) => a.start - b.start)
}
