import type { DayPart } from './sense.ts'
import type { Clock } from './parse-clock.ts'
import { keyAt, operatorAt, senseAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'
import { EMPTY_SPAN } from './clock-span.ts'
import type { ClockSpan } from './clock-span.ts'

/** 'in the morning', 'mornings', 'early evening', 'later in the afternoon', 'at night', 'before lunch'. */
export function parsePart(source: Source, index: number): Match<ClockSpan> | null {
  // 'during lunch' is a phrase of its own.
  const phrase = senseAt(source, index, 'part')
  if (phrase && phrase.next > index + 1) return { value: { ...EMPTY_SPAN, part: phrase.value.part, isRepeated: phrase.value.plural }, next: phrase.next }
  let at = skipOperator(source, index, 'in', 'at', 'during', 'on')
  at = skipOperator(source, at, 'the')
  const early = operatorAt(source, at, 'early', 'beginning')
  const late = early < 0 ? operatorAt(source, at, 'late', 'end') : -1
  const inner = skipOperator(source, skipOperator(source, Math.max(at, early, late), 'in'), 'the')
  const named = senseAt(source, at, 'part')
  const part = named && named.value.part === 'early-morning' ? named : senseAt(source, inner, 'part')
  if (!part) return null
  const narrowed = early > 0 && part !== named ? 'start' : late > 0 ? 'end' : null
  return { value: { ...EMPTY_SPAN, part: part.value.part, isRepeated: part.value.plural, narrowed }, next: part.next }
}

/** 'in the afternoon' behind a range settles which half of the day. */
export function withPart(source: Source, match: Match<ClockSpan>): Match<ClockSpan> {
  const part = parsePart(source, match.next)
  if (!part || part.value.isRepeated && !isAdverb(source, match.next)) return match
  return { value: { ...match.value, part: part.value.part, isBare: false }, next: part.next }
}

/** The nine of 'from nine in the morning to five in the afternoon'. */
export function withOwnPart(source: Source, clock: Match<Clock>): Match<Clock> {
  const adverb = isAdverb(source, clock.next)
  const part = adverb || operatorAt(source, clock.next, 'in', 'at') > 0 ? parsePart(source, clock.next) : null
  const half = part === null || part.value.isRepeated && !adverb ? null : HALVES[part.value.part!]
  if (!part || !half || clock.value.minute > 720 && half === 'am') return clock
  // 'Quarter past twelve in the afternoon' is in its half already.
  if (clock.value.minute > 720) return { value: { ...clock.value, isAmbiguous: false, isBare: false }, next: part.next }
  const minute = (clock.value.minute % 720) + (half === 'pm' ? 720 : 0)
  return { value: { ...clock.value, minute, isAmbiguous: false, isBare: false, meridiem: half }, next: part.next }
}

const HALVES: Partial<Record<DayPart, 'am' | 'pm'>> = { morning: 'am', afternoon: 'pm', evening: 'pm' }

/** The part of the day of 'four in the afternoon'; 'four afternoon classes' tells no time. */
export function partBehind(source: Source, { value, next }: Match<Clock>, isAt: boolean): Match<ClockSpan> | null {
  const part = parsePart(source, next)
  const isAdjective = value.isBare && !isAt && senseAt(source, next, 'part') !== null
  return part === null || part.value.isRepeated && !isAdverb(source, next) || isAdjective ? null : part
}

/** 'Neun abends', 'halb acht morgens': behind an hour these only say which half of the day it is in. */
function isAdverb(source: Source, index: number): boolean {
  return /^(?:morgens|fruhmorgens|vormittags|mittags|nachmittags|abends|nachts)$/u.test(keyAt(source, index))
}
