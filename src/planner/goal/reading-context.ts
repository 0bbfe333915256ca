import type { PlannerType } from '../../contract/plan.ts'
import type { DayNumber, Minute } from '../time/calendar-time.ts'
import type { Source } from '../time/grammar/source.ts'
import type { TimeExpression } from '../time/grammar/time-expression.ts'
import type { Reading, ReadingValue, TaskMatcher } from './brief.ts'
import type { Segment } from './segments.ts'
import type { TimeGroup } from './time-groups.ts'

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
  return context.segments.find(({ from, to }) => token >= from && token < to) ?? null
}

/** Segments of one sentence. */
export function sentenceOf(context: ReadingContext, segment: Segment): Segment[] {
  return context.segments.filter(({ sentence }) => sentence === segment.sentence)
}
