import type { Reading } from '../brief.ts'
import { stems, wordBase } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'

type Part = Extract<Reading, { kind: 'topic' }>

const OF = /^(?:of|for|to|on|in|with|at|from|by|de|del|do|da|du|des|para|pour|por|mit|für|von)$/iu
const MOST_WORDS = 2

/**
 * Leaves out a part that only takes up again what is named before it: the 'letters' of whoever writes the 'two letters of
 * support', the 'training' that 'train six helpers' is, and the fridge of an event 'fridge stocked'.
 */
export function leaveDoubles(context: ReadingContext): void {
  const parts = context.readings.filter((reading): reading is Part => reading.kind === 'topic')
  const isDouble = (part: Part) => isStateOfEvent(context, part) || parts.some((other) => takesUp(part, other))
  const doubles = new Set<Reading>(parts.filter(isDouble))
  if (doubles.size > 0) context.readings = context.readings.filter((reading) => !doubles.has(reading))
}

function takesUp(part: Part, named: Part): boolean {
  if (named.list === part.list || named.start >= part.start || part.amount !== null || part.minutes !== null) return false
  const [own, other] = [part.label.split(' '), named.label.split(' ')]
  if (own.length > MOST_WORDS || other.length <= own.length) return false
  const end = other.findIndex((word, index) => index > 0 && OF.test(word))
  const head = stems(other.slice(0, end < 0 ? other.length : end).join(' '))
  const wanted = stems(part.label)
  // 'Training' is what 'train six helpers' says.
  if (wanted.length === 1 && /ing$/iu.test(part.label) && wordBase(wanted[0]!) === wordBase(head[0] ?? '')) return true
  return wanted.length > 0 && wanted.every((stem, index) => stem === head[head.length - wanted.length + index])
}

/** 'Fridge stocked the day before' is dated as a whole. */
function isStateOfEvent({ readings, plannerType }: ReadingContext, { label, start, end }: Part): boolean {
  return plannerType === 'calendar' && readings.some((reading) => reading.kind === 'event' && reading.start <= start && reading.end >= end && reading.title.toLowerCase().startsWith(`${label.toLowerCase()} `) && /^\p{L}+(?:ed|t|n)$/iu.test(reading.title.slice(label.length + 1)))
}
