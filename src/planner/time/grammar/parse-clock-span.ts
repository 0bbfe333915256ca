import { parseClock } from './parse-clock.ts'
import { parseRangeOfLengths } from './parse-duration.ts'
import { MINUTES_PER_DAY } from '../calendar-time.ts'
import { isGlued, keyAt, operatorAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'
import { parseStretch } from './parse-clock-stretch.ts'
import { parseBoundedClock, parseBoundedPart, postposition } from './parse-clock-bounds.ts'
import { parsePart, partBehind } from './parse-part-of-day.ts'
import { isHourAlways, isNoTime } from './numbers-of-no-time.ts'
import { EMPTY_SPAN, openSpan } from './clock-span.ts'
import type { ClockSpan } from './clock-span.ts'

/** Everything that says when in the day: '9-5', 'between 17:30 and 19:00', 'after 6', 'mornings', 'at 9', 'from 9 for 2 hours'. */
export function parseClockSpan(source: Source, index: number, how: { isExpected: boolean } = { isExpected: false }): Match<ClockSpan> | null {
  // 'de 1 a 2 horas' measures.
  if (parseRangeOfLengths(source, index)) return null
  return parseStretch(source, index) ?? parseBoundedClock(source, index) ?? parsePoint(source, index, how) ?? parseBoundedPart(source, index) ?? parsePart(source, index)
}

/** '9am', 'at 9', 'around 7', "9 o'clock in the morning", 'in the morning at 7'. */
function parsePoint(source: Source, index: number, how: { isExpected: boolean }): Match<ClockSpan> | null {
  const { lead, from, isAround } = parseLead(source, index)
  const stretch = lead ? parseStretch(source, from) : null
  if (lead && stretch) return { value: { ...stretch.value, part: stretch.value.part ?? lead.part, isBare: false }, next: stretch.next }
  const at = isPartOfName(source, from) ? -1 : operatorAt(source, from, 'at')
  const isAnnounced = at > 0 || isAround
  const clock = parseClock(source, skipOperator(source, at < 0 ? from : at, 'around'), { isExpected: how.isExpected || isAnnounced })
  if (!clock || clock.value.minute > MINUTES_PER_DAY || clock.value.isBare && isNoTime(source, clock.next, (isAnnounced || keyAt(source, from - 1) === ',') && !isHourAlways(source, clock.next))) return null
  // 'A table for 4 tonight'.
  if (clock.value.isBare && keyAt(source, index - 1) === 'for' && keyAt(source, clock.next) === 'tonight') return null
  // 'रात 10 बजे के बाद'.
  const behind = lead ? postposition(source, clock.next) : null
  if (lead && behind) return { value: { ...openSpan(clock.value, behind.value), part: lead.part }, next: behind.next }
  const part = lead ? null : partBehind(source, clock, at > 0)
  return {
    value: { ...EMPTY_SPAN, from: clock.value, isPoint: true, part: lead?.part ?? part?.value.part ?? null, isApproximate: isAround, isBare: clock.value.isBare && !isAnnounced && !lead && !part },
    next: Math.max(part?.next ?? 0, clock.next),
  }
}

/** The 'A2' of a licence or a level of a language: no preposition stands that close. */
function isPartOfName(source: Source, index: number): boolean {
  return source.tokens[index]?.text === 'A' && isGlued(source, index + 1) && source.tokens[index + 1]?.kind === 'digits'
}

/** What comes before a time: the part of the day it is in, and 'around'. */
function parseLead(source: Source, index: number): { lead: ClockSpan | null; from: number; isAround: boolean } {
  const part = isTomorrow(source, index) ? null : parsePart(source, index)
  const lead = part && !part.value.isRepeated ? part : null
  const behind = lead?.next ?? index
  const around = operatorAt(source, behind, 'around')
  const from = around < 0 ? behind : around
  return { lead: lead?.value ?? null, from: lead && signAt(source, from, ',') > 0 ? from + 1 : from, isAround: around > 0 }
}

/** 'Morgen um 10' and 'mañana a las 9' are tomorrow; in the morning it would be 'morgens', 'por la mañana'. */
function isTomorrow(source: Source, index: number): boolean {
  const isSpanish = keyAt(source, index) === 'manana' && keyAt(source, index + 1) === 'a' && /^las?$/u.test(keyAt(source, index + 2)) && !/^(?:la|una|esta|cada|de|del)$/u.test(keyAt(source, index - 1))
  return isSpanish || keyAt(source, index) === 'morgen' && keyAt(source, index + 1) === 'um' && !/^(?:am|jeden|diesen|heute|gestern|ubermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|der|den|dem)$/u.test(keyAt(source, index - 1))
}
