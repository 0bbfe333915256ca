import type { PlannerType } from '../../contract/plan.ts'
import type { ClockWindow, DayNumber, Minute } from '../time/calendar-time.ts'
import type { Source } from '../time/grammar/source.ts'
import type { TimeExpression } from '../time/grammar/time-expression.ts'
import type { Reading, ReadingValue, TaskMatcher } from './brief.ts'
import { describeWindows } from './describe.ts'
import type { Segment } from './segments.ts'
import type { TimeGroup } from './times/time-groups.ts'

/** What every rule reads from and adds to. Tokens are claimed by the rule that understood them. */
export type ReadingContext = {
  prompt: string
  plannerType: PlannerType
  source: Source
  now: Minute
  today: DayNumber
  language: string
  is24: boolean
  expressions: TimeExpression[]
  groups: TimeGroup[]
  segments: Segment[]
  /** Per token: already part of a reading, so that no other rule types it again. */
  claimed: Uint8Array
  /** Tokens that are names of people although they look like months or verbs. */
  names: ReadonlySet<number>
  /** Names of people that other rules may take for subjects. */
  people: Set<string>
  readings: Reading[]
  questions: string[]
}

export type Words = { from: number; to: number }

export type ReadingDetail = { text: string; strength?: 'hard' | 'soft'; appliesTo?: TaskMatcher | null }

/** Adds a stated reading whose words are the tokens `from` to `to` (exclusive). */
export function addReading(context: ReadingContext, words: Words, reading: { value: ReadingValue } & ReadingDetail): void {
  const start = context.source.tokens[words.from]!.start
  const end = context.source.tokens[Math.max(words.from, words.to - 1)]!.end
  context.readings.push({
    id: '', words: context.prompt.slice(start, end), start, end, source: 'stated', strength: reading.strength ?? 'hard',
    appliesTo: reading.appliesTo ?? null, text: reading.text, ...reading.value,
  })
}

/** Makes further words part of a reading that they complete: the hour of an event, the first of every second week. */
export function extendReading(context: ReadingContext, reading: Reading, words: Words): void {
  // An assumption has no words of the prompt.
  if (reading.source === 'assumed') return
  reading.start = Math.min(reading.start, context.source.tokens[words.from]!.start)
  reading.end = Math.max(reading.end, context.source.tokens[Math.max(words.from, words.to - 1)]!.end)
  reading.words = context.prompt.slice(reading.start, reading.end)
}

/** Gives a reading its hours, in place of wider ones that it had before. */
export function takeHours(reading: { windows: ClockWindow[]; text: string }, windows: ClockWindow[]): void {
  Object.assign(reading, { windows, text: reading.text.replace(describeWindows(reading.windows), '') + describeWindows(windows) })
}

export function addAssumption(context: ReadingContext, reading: { value: ReadingValue } & ReadingDetail): void {
  context.readings.push({
    id: '', words: '', start: 0, end: 0, source: 'assumed', strength: reading.strength ?? 'hard', appliesTo: reading.appliesTo ?? null, text: reading.text, ...reading.value,
  })
}

export function claim(context: ReadingContext, words: Words): void {
  context.claimed.fill(1, words.from, words.to)
}

export function isClaimed(context: ReadingContext, words: Words): boolean {
  return context.claimed.subarray(words.from, words.to).includes(1)
}

export function keysOf(context: ReadingContext, words: Words): string[] {
  return context.source.tokens.slice(words.from, words.to).map(({ key }) => key)
}

export function textOf(context: ReadingContext, words: Words): string {
  if (words.to <= words.from) return ''
  return context.prompt.slice(context.source.tokens[words.from]!.start, context.source.tokens[words.to - 1]!.end)
}

/** The segment that holds a token. */
export function segmentAt(context: ReadingContext, token: number): Segment | null {
  const index = lastWhere(context.segments, ({ from }) => from <= token)
  const segment = context.segments[index]
  return segment && token < segment.to ? segment : null
}

/** The segment in which a reading's words begin. */
export function segmentOfReading(context: ReadingContext, { start, source }: Pick<Reading, 'start' | 'source'>): Segment | null {
  const index = source === 'assumed' ? -1 : context.source.tokens.findIndex((token) => token.end > start)
  return index < 0 ? null : segmentAt(context, index)
}

/** The times right before and right behind a stretch, which touch it at most. */
export function neighbourTimes(context: ReadingContext, words: Words): { before: TimeGroup | null; after: TimeGroup | null } {
  const before = lastWhere(context.groups, ({ to }) => to <= words.from)
  const after = lastWhere(context.groups, ({ from }) => from < words.to) + 1
  return { before: context.groups[before] ?? null, after: context.groups[after] ?? null }
}

export function hasTime(context: ReadingContext, words: Words): boolean {
  return context.groups.some(({ from, to }) => from < words.to && to > words.from)
}

/** Index of the last of the ordered items that the test holds for, or -1; the test holds for a beginning of them. */
function lastWhere<T>(items: readonly T[], test: (item: T) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (test(items[middle]!)) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Segments of one sentence. */
export function sentenceOf(context: ReadingContext, segment: Segment): Segment[] {
  const first = lastWhere(context.segments, ({ sentence }) => sentence < segment.sentence) + 1
  const last = lastWhere(context.segments, ({ sentence }) => sentence <= segment.sentence)
  return context.segments.slice(first, last + 1)
}
