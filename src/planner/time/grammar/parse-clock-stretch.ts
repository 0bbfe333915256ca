import { parseClock } from './parse-clock.ts'
import type { Clock } from './parse-clock.ts'
import { parseDuration } from './parse-duration.ts'
import { joinerAt } from './parse-day-range.ts'
import { keyAt, operatorAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'
import { withOwnPart, withPart } from './parse-part-of-day.ts'
import { isCounted, isOfDay, isSomethingElse } from './numbers-of-no-time.ts'
import { EMPTY_SPAN } from './clock-span.ts'
import type { ClockSpan } from './clock-span.ts'

/** From one time to another, or for a length. */
export function parseStretch(source: Source, index: number): Match<ClockSpan> | null {
  const at = skipOperator(source, index, 'at', 'during', 'around')
  const between = skipHoursOf(source, behindColon(source, operatorAt(source, at, 'between')))
  const from = between > 0 ? between : behindColon(source, operatorAt(source, at, 'from'))
  const start = skipOperator(source, Math.max(at, from, between), 'at', 'around')
  const plain = parseClock(source, start, { isExpected: true })
  const first = plain && withOwnPart(source, plain)
  if (!first) return parseLengthThenStart(source, index)
  // 'Le 24 à 15 h' is a day and its hour.
  if (first.value.isBare && isOfDay(source, start) && from < 0) return null
  const joiner = joinerAt(source, first.next, between > 0)
  const to = joiner > 0 ? joiner : between > 0 ? operatorAt(source, first.next, 'and') : -1
  const until = to < 0 ? null : parseClock(source, skipOperator(source, to, 'at', 'around'), { isExpected: true })
  const second = until && first !== plain ? withOwnPart(source, until) : until
  // 'Cut from 4 to 2 coffees', 'passer de 12 à 5 cafés'.
  const isOfThings = from > 0 && first.value.isBare && second?.value.isBare === true && PLURAL.test(keyAt(source, second.next)) && isSomethingElse(source, second.next)
  if (second && !isOfThings && (!isCounted(source, second.next) || isBackwards(first.value, second.value)) && !isUnlikelyHour(first.value, second.value)) {
    const isBare = first.value.isBare && second.value.isBare && !isOfWorkingDay(source, { index, next: second.next, isBackwards: isBackwards(first.value, second.value) }) && !areHoursOfDay(source, first, second)
    const span = { ...EMPTY_SPAN, from: borrowMeridiem(first.value, second.value), to: second.value, isBare: isBare && from < 0 && between < 0 }
    return withPart(source, { value: span, next: second.next })
  }
  return from > 0 ? parseLength(source, first) : null
}

const PLURAL = /^\p{L}{3,}[sx]$/u

/** 'between the hours of 9:00 and 17:00'. */
function skipHoursOf(source: Source, index: number): number {
  const hours = index > 0 ? skipOperator(source, index, 'the') : index
  return index > 0 && /^(?:hours|times)$/u.test(keyAt(source, hours)) && keyAt(source, hours + 1) === 'of' ? hours + 2 : index
}

/** 'between: 9:00 and 17:00' in a list of fields. */
function behindColon(source: Source, index: number): number {
  return index > 0 ? Math.max(index, signAt(source, index, ':')) : index
}

/** 'within 9-5', 'in the 9 to 5 window': hours from before noon to after it. */
function isOfWorkingDay(source: Source, { index, next, isBackwards }: { index: number; next: number; isBackwards: boolean }): boolean {
  const lead = keyAt(source, keyAt(source, index - 1) === 'the' ? index - 2 : index - 1)
  return isBackwards && (/^(?:within|inside|during|into)$/u.test(lead) || lead === 'in' && /^(?:somewhere|anywhere|anytime)$/u.test(keyAt(source, index - 2)) || /^(?:window|frame|slot|band|stretch|span)$/u.test(keyAt(source, next)))
}

/** '9h-17h': nobody works for nine to seventeen hours. */
function areHoursOfDay(source: Source, first: Match<Clock>, second: Match<Clock>): boolean {
  return keyAt(source, first.next - 1) === 'h' && keyAt(source, second.next - 1) === 'h' && second.value.minute > 720 && first.value.minute < second.value.minute
}

/** '9-to-5 working day': nobody counts from more to less. */
function isBackwards(first: Clock, second: Clock): boolean {
  return first.isBare && second.isBare && first.minute > second.minute
}

function isUnlikelyHour(first: Clock, second: Clock): boolean {
  return first.isBare && second.isBare && (first.minute === 0 || second.minute === 0 || first.minute === second.minute)
}

/** 'from 9 for 2.5 hrs'. */
function parseLength(source: Source, first: Match<Clock>): Match<ClockSpan> | null {
  const forAt = operatorAt(source, first.next, 'for')
  const length = forAt < 0 ? null : parseDuration(source, forAt)
  if (!length || length.value.high >= 86_400) return null
  const to: Clock = { ...first.value, minute: first.value.minute + length.value.high / 60, isAmbiguous: false, isBare: false }
  return { value: { ...EMPTY_SPAN, from: first.value, to }, next: length.next }
}

/** 'for 3 hours from 10 am'. */
function parseLengthThenStart(source: Source, index: number): Match<ClockSpan> | null {
  const forAt = operatorAt(source, index, 'for')
  const length = forAt < 0 ? null : parseDuration(source, forAt)
  const from = length ? operatorAt(source, length.next, 'from', 'starting', 'at') : -1
  const first = from < 0 ? null : parseClock(source, skipOperator(source, from, 'at'))
  if (!length || !first || length.value.high >= 86_400 || first.value.isBare) return null
  const to: Clock = { ...first.value, minute: first.value.minute + length.value.high / 60, isAmbiguous: false }
  return { value: { ...EMPTY_SPAN, from: first.value, to }, next: first.next }
}

/** In '6-8pm' the six is pm too; in '10-2pm' it is not. */
export function borrowMeridiem(first: Clock, second: Clock): Clock {
  if (!first.isAmbiguous || second.meridiem === null) return first
  const half = second.meridiem === 'pm' ? 720 : 0
  const shifted = (first.minute % 720) + half
  if (shifted < second.minute || second.minute === 0) return { ...first, minute: shifted, isAmbiguous: false, isBare: false }
  return { ...first, minute: first.minute % 720, isAmbiguous: false, isBare: false }
}
