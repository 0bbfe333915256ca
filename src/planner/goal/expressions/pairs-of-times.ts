import { parseClock } from '../../time/grammar/parse-clock.ts'
import { borrowMeridiem } from '../../time/grammar/parse-clock-stretch.ts'
import { operatorAt } from '../../time/grammar/source.ts'
import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** 'between 9:00 and 10:00, 13:00 and 14:00': behind a stretch from 'between', two times with 'and' are a stretch too. */
export function withPairsOfTimes(source: Source, found: readonly TimeExpression[]): TimeExpression[] {
  const { text } = source
  const settled: TimeExpression[] = []
  for (let index = 0; index < found.length; index += 1) {
    const [last, first, second] = [settled.at(-1), found[index]!, found[index + 1]]
    const pair = last && second && isBetween(last) && joins(text, [last, first], ANOTHER) && joins(text, [first, second], AND) ? pairOf(text, first, second) : null
    settled.push(pair ?? first)
    if (pair) index += 1
    for (let more = pairBehind(source, settled.at(-1)!, found); more !== null; more = pairBehind(source, more, found)) settled.push(more)
  }
  return settled
}

/** The 11.30 and 12.00 of 'between 9.30 and 10.30, 11.30 and 12.00', which could be any numbers elsewhere. */
function pairBehind(source: Source, last: TimeExpression, found: readonly TimeExpression[]): TimeExpression | null {
  if (!isBetween(last)) return null
  const { tokens } = source
  const behind = tokens.findIndex(({ start }) => start >= last.end)
  let from = behind
  while (from > 0 && from < tokens.length && from - behind < 3 && /^(?:,|;|&|and|or|between)$/u.test(tokens[from]!.key)) from += 1
  const first = from > behind ? parseClock(source, from, { isExpected: true }) : null
  const and = first && !first.value.isBare ? operatorAt(source, first.next, 'and') : -1
  const second = and > 0 ? parseClock(source, and, { isExpected: true }) : null
  if (!first || !second || second.value.isBare) return null
  const [start, end] = [tokens[from]!.start, tokens[second.next - 1]!.end]
  if (found.some((other) => other.start < end && other.end > start)) return null
  const pair = { ...last, words: source.text.slice(start, end), start, end, days: null, clock: { ...last.clock!, from: borrowMeridiem(first.value, second.value), to: second.value, isPoint: false, isBare: false } }
  BETWEEN.add(pair)
  return pair
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
