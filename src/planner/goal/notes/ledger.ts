import type { Reading } from '../brief.ts'
import { isEmptyWord } from '../empty-words.ts'
import { stems } from '../matcher.ts'
import { isClaimed, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { bindsNothing } from '../times/unbinding-times.ts'

/** Which words of the prompt are accounted for; `subject` is the goal itself, which bounds nothing. */
export type Ledger = { context: ReadingContext; covered: Uint8Array; subject: string; own: { start: number; end: number } }

export function ledgerOf(context: ReadingContext, subject: string): Ledger {
  const own = context.prompt.indexOf(subject)
  return { context, covered: coveredOffsets(context), subject, own: { start: own, end: own < 0 ? own : own + subject.length } }
}

/** The goal's own clause asks for the goal. */
export function isOfGoal({ context, own }: Ledger, { from, to }: Words): boolean {
  const { tokens } = context.source
  return own.start < 0 ? from === 0 : tokens[from]!.start < own.end && tokens[to - 1]!.end > own.start
}

/** One per character that a stated reading quotes, or that a rule understood as bounding nothing. */
function coveredOffsets(context: ReadingContext): Uint8Array {
  const covered = new Uint8Array(context.prompt.length + 1)
  for (const { start, end, source } of context.readings) if (source === 'stated') covered.fill(1, start, end)
  const lost = lostTimes(context)
  context.source.tokens.forEach(({ start, end }, index) => {
    if (context.claimed[index] === 1 && !lost.some(({ from, to }) => index >= from && index < to)) covered.fill(1, start, end)
  })
  for (const group of context.groups) {
    const segment = isClaimed(context, group) ? null : segmentAt(context, group.from)
    if (segment !== null && isKnown(context, group, segment)) covered.fill(1, context.source.tokens[group.from]!.start, context.source.tokens[group.to - 1]!.end)
  }
  return covered
}

/** Times that a rule took and that no reading of their sentence has, neither in its words nor as its day. */
function lostTimes(context: ReadingContext): TimeGroup[] {
  const { tokens } = context.source
  const stated = context.readings.filter(({ source }) => source === 'stated')
  const spanOf = ({ from, to }: Words) => [tokens[from]!.start, tokens[to - 1]!.end] as const
  return context.groups.filter((group) => {
    const segment = segmentAt(context, group.from)
    if (segment === null || segment.from === 0 || !isClaimed(context, group) || bindsNothing(context, group)) return false
    const [start, end] = spanOf({ from: Math.min(group.from, segment.from), to: Math.max(group.to, segment.to) })
    if (stated.some((reading) => reading.start < end && reading.end > start)) return false
    return !isKnown(context, group, sentenceWords(context, segment)) && group.expressions.some(({ days, recurrence }) => recurrence !== null || days !== null && days.first > context.today)
  })
}

function sentenceWords(context: ReadingContext, segment: Segment): Words {
  const sentence = sentenceOf(context, segment)
  return { from: sentence[0]!.from, to: sentence.at(-1)!.to }
}

/** A reading of these words, or of the whole plan, has the day that is said here, or the same days of the week. */
function isKnown(context: ReadingContext, group: TimeGroup, { from, to }: Words): boolean {
  const { tokens } = context.source
  const [first, last] = [tokens[from]!.start, tokens[to - 1]!.end]
  const values = JSON.stringify(context.readings.flatMap(({ start, end, words: _words, text: _text, ...value }) => (value.source === 'stated' && (WHOLE.has(value.kind) || start < last && end > first) ? [value] : [])))
  const hasDay = ({ days }: TimeExpression) => days !== null && (values.includes(String(days.first)) || values.includes(String(days.last)))
  return group.expressions.some((expression) => hasDay(expression) || expression.recurrence?.weekdays && values.includes(`"weekdays":${JSON.stringify(expression.recurrence.weekdays)}`))
}

/** Their dates are said anywhere. */
const WHOLE: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['sprint-calendar', 'horizon'])

export function isCovered({ context: { source: { tokens } }, covered }: Ledger, { from, to }: Words): boolean {
  return covered.subarray(tokens[from]!.start, tokens[to - 1]!.end).includes(1)
}

/** A reading of other words that is called so: the part that somebody in brackets behind it does, what a date is for. */
export function isNamed(context: ReadingContext, words: Words): boolean {
  const said = stems(textOf(context, words)).filter((stem) => stem.length > 2 && !isEmptyWord(stem) && !/^\d/u.test(stem))
  return said.length > 0 && context.readings.some((reading) => {
    const names = reading.source === 'assumed' ? [] : [...(reading.kind === 'person' ? reading.roles : reading.kind === 'topic' ? [reading.label] : reading.kind === 'event' ? [reading.title] : []), ...(reading.appliesTo?.labels ?? [])]
    const known = new Set(names.flatMap((name) => stems(name)))
    return known.size > 0 && said.every((stem) => known.has(stem))
  })
}
