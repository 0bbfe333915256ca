import type { Reading, ReadingOf } from '../brief.ts'
import { addReading } from '../reading-context.ts'
import { labelOf } from '../labels.ts'
import { isWholePlan } from '../surroundings.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

const BOUND_KINDS: ReadonlySet<string> = new Set(['session', 'limit', 'availability', 'exclusion'])

/** 'theory test, 20 lessons (90 minutes each, at most two a week, Tuesdays), mock test': what brackets say binds the item before them. */
export function bindBrackets(context: ReadingContext): void {
  const topics = context.readings.filter((reading): reading is ReadingOf<'topic'> & Reading => reading.kind === 'topic')
  if (topics.length >= 2) bindToTopics(context, topics)
  bindDaysOfItems(context)
}

function bindToTopics(context: ReadingContext, topics: readonly (ReadingOf<'topic'> & Reading)[]): void {
  for (const [index, segment] of context.segments.entries()) {
    if (segment.lead !== '(' || segment.depth === 0) continue
    const { start, end } = offsetsOfBracket(context, index)
    const item = topics.find((topic) => topic.end <= start && context.prompt.slice(topic.end, start).replaceAll(/[\s(]/gu, '') === '')
    if (!item) continue
    const inside = context.readings.filter((reading) => (reading.start >= start || reading.start === item.start) && reading.end > start && reading.end <= end && BOUND_KINDS.has(reading.kind) && reading.appliesTo === null)
    for (const reading of inside) reading.appliesTo = { labels: [item.label] }
    addCountedSessions(context, item, inside)
  }
}

/** 'call the bank, trial commute (a Friday), …': days in brackets behind an item without times are that item's. */
function bindDaysOfItems(context: ReadingContext): void {
  for (const [index, segment] of context.segments.entries()) {
    const item = context.segments[index - 1]
    if (segment.lead !== '(' || !item || !/^[,:;]$/u.test(item.lead) || item.depth > 0 || item.sentence !== segment.sentence || context.groups.some(({ from, to }) => from < item.to && to > item.from && !/^once$/iu.test(context.source.tokens[from]!.key))) continue
    const { start, end } = offsetsOfBracket(context, index)
    const label = labelOf(context, item, 4)?.replace(/ (?:once|twice|one)$/iu, '') ?? null
    if (label === null || isWholePlan(label)) continue
    for (const reading of context.readings) {
      if (reading.kind === 'availability' && reading.start >= start && reading.end <= end && reading.appliesTo === null && reading.person === null) Object.assign(reading, { appliesTo: { labels: [label] }, text: `${label}: ${reading.text}` })
    }
  }
}

/** Offsets from the first to the last segment inside one pair of brackets. */
function offsetsOfBracket(context: ReadingContext, index: number): { start: number; end: number } {
  const first = context.segments[index]!
  let last: Segment = first
  for (let at = index + 1; at < context.segments.length; at += 1) {
    const next = context.segments[at]!
    if (next.depth < first.depth || next.sentence !== first.sentence) break
    last = next
  }
  const { tokens } = context.source
  return { start: tokens[first.from]!.start, end: tokens[last.to - 1]!.end }
}

/** '20 driving lessons (90 minutes each)' are twenty sessions. */
function addCountedSessions(context: ReadingContext, item: ReadingOf<'topic'> & Reading, inside: readonly Reading[]): void {
  const session = inside.find((reading) => reading.kind === 'session')
  const count = item.amount?.value ?? 0
  if (session?.kind !== 'session' || session.maxMinutes === null || count < 2 || count > 200) return
  const from = context.source.tokens.findIndex(({ start }) => start >= item.start)
  addReading(context, { from, to: from + 1 }, {
    value: { kind: 'rhythm', title: item.label, count, per: 'total', atLeast: false, everyDays: null, days: {}, windows: [], minutes: session.maxMinutes },
    appliesTo: { labels: [item.label] }, text: `${item.label}: ${count} in total`,
  })
}
