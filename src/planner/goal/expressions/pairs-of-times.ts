import { borrowMeridiem } from '../../time/grammar/parse-clock-range.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** 'between 9:00 and 10:00, 13:00 and 14:00': behind a stretch from 'between', two times with 'and' are a stretch too. */
export function withPairsOfTimes(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  const settled: TimeExpression[] = []
  for (let index = 0; index < found.length; index += 1) {
    const [last, first, second] = [settled.at(-1), found[index]!, found[index + 1]]
    const pair = last && second && isBetween(last) && joins(text, [last, first], ANOTHER) && joins(text, [first, second], AND) ? pairOf(text, first, second) : null
    settled.push(pair ?? first)
    if (pair) index += 1
  }
  return settled
}

const BETWEEN = new WeakSet<TimeExpression>()
const ANOTHER = /^\s*(?:,|;|&|and|or|,\s*and|,\s*or|as well as|and between)\s*$/iu
const AND = /^\s*(?:and|&)\s*$/iu

function isBetween(expression: TimeExpression): boolean {
  const { clock, words } = expression
  return BETWEEN.has(expression) || clock !== null && clock.from !== null && clock.to !== null && /\bbetween\b/iu.test(words)
}

function joins(text: string, [before, after]: readonly [TimeExpression, TimeExpression], joint: RegExp): boolean {
  return after.start - before.end <= 20 && joint.test(text.slice(before.end, after.start))
}

/** Null when one of them is no plain time of day, or the second comes before the first. */
function pairOf(text: string, ...[first, second]: [TimeExpression, TimeExpression]): TimeExpression | null {
  const isPoint = ({ clock, recurrence, duration }: TimeExpression) => clock !== null && clock.isPoint && clock.from !== null && recurrence === null && duration === null
  if (!isPoint(first) || !isPoint(second) || first.days !== null) return null
  const from = borrowMeridiem(first.clock!.from!, second.clock!.from!)
  const pair = { ...second, words: text.slice(first.start, second.end), start: first.start, clock: { ...second.clock!, from, to: second.clock!.from, isPoint: false, isBare: false } }
  BETWEEN.add(pair)
  return pair
}
