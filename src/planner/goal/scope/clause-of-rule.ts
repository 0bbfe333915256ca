import type { Reading } from '../brief.ts'
import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

/** Where a rule is said: its clause, its time in it, and the stretches of other words before and behind that. */
export type Clause = { segment: Segment; sentence: readonly Segment[]; time: Words; before: readonly Words[]; behind: readonly Words[] }

/** The clause of a rule that says when; null where its words hold no time. What is barred stands at their end. */
export function clauseOfRule(context: ReadingContext, { start, end, kind }: Reading): Clause | null {
  const { tokens } = context.source
  const isInWords = ({ from, to }: Words) => tokens[from]!.start >= start && tokens[to - 1]!.end <= end
  const time = kind === 'exclusion' ? context.groups.findLast(isInWords) : context.groups.find(isInWords)
  const at = time === undefined ? -1 : kind === 'exclusion' ? time.to - 1 : time.from
  const segment = context.segments.find(({ from, to }) => from <= at && to > at)
  if (!time || !segment) return null
  const stretches = otherWords(context, segment)
  return { segment, sentence: sentenceOf(context, segment), time, before: withoutReason(context, stretches.filter(({ to }) => to <= time.from)), behind: stretches.filter(({ from }) => from >= time.to) }
}

/** 'My hands are bad so 45 min a day': what stands before the consequence says why, and is not what it speaks of. */
function withoutReason(context: ReadingContext, before: readonly Words[]): readonly Words[] {
  if (context.language !== 'en') return before
  const at = before.findLastIndex((words) => consequenceIn(context, words) > words.from)
  if (at < 0) return before
  const { to } = before[at]!
  const from = consequenceIn(context, before[at]!)
  return [...(from < to ? [{ from, to }] : []), ...before.slice(at + 1)]
}

/** Index behind the 'so' that leads to a consequence; that of the first word where none stands. */
function consequenceIn({ source: { tokens } }: ReadingContext, { from, to }: Words): number {
  const so = tokens.slice(from, to).findLastIndex(({ key }, index) => index > 0 && /^(?:so|hence|therefore)$/u.test(key) && !/^(?:much|many|that|far|long|as|called|little|often|soon|and)$/u.test(tokens[from + index + 1]?.key ?? '') && !/^(?:or|and|ever|not)$/u.test(tokens[from + index - 1]!.key))
  return so < 0 ? from : from + so + 1
}

/** The words of a clause outside its times, and up to the sign that ends a part of it. */
export function otherWords(context: ReadingContext, { from, to }: Words): Words[] {
  const times = context.groups.filter((group) => group.from < to && group.to > from)
  const edges = [{ from, to: from }, ...times, { from: to, to }]
  return edges.slice(1).map((time, index) => ({ from: Math.max(from, edges[index]!.to), to: Math.min(to, time.from) })).filter((words) => words.from < words.to)
}
