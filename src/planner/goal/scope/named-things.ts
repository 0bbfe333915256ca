import type { Reading } from '../brief.ts'
import { stems } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Clause } from './clause-of-rule.ts'

/** A thing of the plan, and the words of the prompt that name it. `list`: what it is enumerated with; `isDated`: it has a day of its own. */
export type Named = { label: string; start: number; end: number; list: number | null; isDated: boolean }

/** Whatever the plan does, in the order of its words. */
export function namedThings({ readings }: ReadingContext): Named[] {
  const stated = readings.filter(({ source }) => source === 'stated')
  return stated.flatMap((reading) => labelsOf(reading).map((label) => ({ label, start: reading.start, end: reading.end, list: reading.kind === 'topic' ? reading.list : null, isDated: reading.kind === 'event' }))).toSorted((a, b) => a.start - b.start)
}

function labelsOf(reading: Reading): string[] {
  if (reading.kind === 'topic') return [reading.label]
  if (reading.kind === 'event' || reading.kind === 'rhythm') return reading.title === null ? [] : [reading.title]
  return reading.kind === 'deadline' || reading.kind === 'session' ? reading.appliesTo?.labels ?? [] : []
}

/** Whether one of the labels shares a word with a thing of the plan. */
export function isPlannedWork(labels: readonly string[], things: readonly Named[]): boolean {
  const said = new Set(labels.flatMap((label) => stems(label)).filter((word) => word.length > 2))
  return things.some(({ label }) => stems(label).some((word) => said.has(word)))
}

/**
 * The things named last before a clause in its sentence, or in the sentence before where a pronoun points there: one of them,
 * or all those of one list. 'Fix the gate, show our lodger the boiler. He can only do evenings': one somebody has the times of
 * the thing said last, and not those of the whole list. Empty where that is something with a day of its own, which nobody's times can move.
 */
export function thingsBefore({ segments, source: { tokens } }: ReadingContext, { segment, sentence, time }: Clause, { things, isPointing }: { things: readonly Named[]; isPointing: boolean }): Named[] {
  const until = tokens[time.from]!.start
  const isOfOne = isPointing && ONE_SOMEBODY.test(tokens[segment.from]!.key)
  const nearest = (from: number) => {
    const before = things.filter(({ start, end }) => start >= from && end <= until)
    const last = before.at(-1)
    return last === undefined ? [] : last.list === null || isOfOne ? [last] : before.filter(({ list }) => list === last.list)
  }
  const own = nearest(tokens[sentence[0]!.from]!.start)
  const before = own.length > 0 || !isPointing ? undefined : segments.find((other) => other.sentence === segment.sentence - 1)
  const found = before === undefined || before.sentence === 0 ? own : nearest(tokens[before.from]!.start)
  return found.some(({ isDated }) => isDated) ? [] : found
}

const ONE_SOMEBODY = /^(?:he|she|he['’]s|she['’]s|he['’]ll|she['’]ll)$/u
