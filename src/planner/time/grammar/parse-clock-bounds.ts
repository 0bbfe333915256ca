import type { DayPart } from './sense.ts'
import { parseClock } from './parse-clock.ts'
import type { Clock } from './parse-clock.ts'
import { keyAt, operatorAt, senseAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'
import { parsePart, withOwnPart } from './parse-part-of-day.ts'
import { isCounted, isOfDayOrCount, isSomethingElse } from './numbers-of-no-time.ts'
import { EMPTY_SPAN, openSpan } from './clock-span.ts'
import type { Bound, ClockSpan } from './clock-span.ts'

/** 'after 6', 'before 8am', 'until 21:00', 'by 5', 'from 19:00 on', '3 pm or later', 'no later than 10'. */
export function parseBoundedClock(source: Source, index: number): Match<ClockSpan> | null {
  // French 'à partir de 18h30' begins with what is also 'at'.
  const own = boundAt(source, index)
  const at = own ? index : skipOperator(source, index, 'at')
  const lead = own ?? boundAt(source, at)
  const plain = parseClock(source, lead ? skipOperator(source, lead.next, 'at', 'around', 'the') : at, { isExpected: lead !== null })
  // 'after 9 in the morning' is open to the end of the day.
  const clock = plain && lead ? withOwnPart(source, plain) : plain
  if (!clock || isCounted(source, clock.next) || clock.value.minute > 1440) return null
  const bound = lead?.value ?? trailingBound(source, clock.next)?.value
  if (!bound) return null
  const trail = lead ? (lead.value === 'since' ? operatorAt(source, clock.next, 'onwards') : -1) : trailingBound(source, clock.next)!.next
  const next = Math.max(clock.next, trail)
  const behind = parsePart(source, next)
  const part = behind?.value.isRepeated === false ? behind : null
  if (clock.value.isBare && lead && (isSomethingElse(source, clock.next) || isOfDayOrCount(source, lead.next) || isStretchOfOthers(source, lead.value, clock.next))) return null
  return { value: { ...openSpan(clock.value, bound), part: part?.value.part ?? null, isBare: clock.value.isBare }, next: part?.next ?? next }
}

/** The 'from 4' of 'from 4 to 2 coffees', which is no stretch of hours. */
function isStretchOfOthers(source: Source, bound: Bound, next: number): boolean {
  const to = bound === 'since' ? operatorAt(source, next, 'to') : -1
  return to > 0 && source.tokens[to]?.kind === 'digits' && isSomethingElse(source, to + 1)
}

/** Minutes where the parts that meals and work name begin and end. */
const PART_EDGES: Partial<Record<DayPart, readonly [number, number]>> = { morning: [480, 720], midday: [720, 840], afternoon: [720, 1080], evening: [1080, 1320] }

/** The hours behind it, in minutes: long before noon. */
const AFTER_BREAKFAST = [510, 660] as const

/** 'after breakfast', 'before lunch'. */
export function parseBoundedPart(source: Source, index: number): Match<ClockSpan> | null {
  const bound = boundAt(source, index)
  const part = bound && (bound.value === 'after' || bound.value === 'before') ? senseAt(source, skipOperator(source, bound.next, 'the'), 'part') : null
  const edges = part ? PART_EDGES[part.value.part] : undefined
  // 'nach Feierabend' is a part of the day in a phrase of its own.
  const phrase = senseAt(source, index, 'part')
  if (!bound || !part || !edges || phrase !== null && phrase.next >= part.next) return null
  const clock = (minute: number): Clock => ({ minute, second: 0, isAmbiguous: false, isBare: false, meridiem: null })
  const isMeal = keyAt(source, part.next - 1) === 'breakfast'
  const span = bound.value === 'after' ? isMeal ? { from: clock(AFTER_BREAKFAST[0]), to: clock(AFTER_BREAKFAST[1]) } : { from: clock(edges[1]), to: null } : { from: null, to: clock(edges[0]) }
  return { value: { ...EMPTY_SPAN, ...span, bound: bound.value }, next: part.next }
}

const BOUND_OPERATORS: readonly (readonly [Bound, Parameters<typeof operatorAt>[2]])[] = [['before', 'before'], ['by', 'by'], ['until', 'until'], ['since', 'since'], ['after', 'after'], ['since', 'from'], ['since', 'starting']]

/** The bound whose words reach furthest. */
export function boundAt(source: Source, index: number): Match<Bound> | null {
  let best: Match<Bound> | null = null
  for (const [bound, operator] of BOUND_OPERATORS) {
    // 'come by at noon' goes there.
    const isWay = bound === 'by' && keyAt(source, index) === 'by' && keyAt(source, index + 1) === 'at' || /^(?:al|au|ao)$/u.test(keyAt(source, index)) && senseAt(source, index + 1, 'part') !== null
    // 'Siempre entre dos', 'entre les deux': between what, with no second hour.
    const next = isWay || bound === 'since' && keyAt(source, index) === 'entre' || keyAt(source, index) === '-' || keyAt(source, index) === 'to' ? -1 : operatorAt(source, index, operator)
    if (next > 0 && (best === null || next > best.next)) best = { value: bound, next }
  }
  return best
}

/** '3 pm or later', '19:00 onwards', '8am or earlier'. */
export function trailingBound(source: Source, index: number): Match<Bound> | null {
  const onwards = operatorAt(source, index, 'onwards')
  const isLoneOn = onwards === index + 1 && keyAt(source, index) === 'on'
  if (onwards > 0 && !isLoneOn) return { value: 'since', next: onwards }
  const earlier = operatorAt(source, index, 'earlier')
  // 'never on Sunday or before 8am': what stands behind is bounded.
  if (earlier > 0 && keyAt(source, earlier - 1) === 'before' && (parseClock(source, earlier) !== null || senseAt(source, earlier, 'part') !== null)) return null
  return earlier > 0 ? { value: 'by', next: earlier } : postposition(source, index)
}

/** Languages that put 'until' and 'before' behind the time: '30 अप्रैल तक'. */
export function postposition(source: Source, index: number): Match<Bound> | null {
  if (/^[\p{ASCII}\p{Script=Latin}]*$/u.test(keyAt(source, index))) return null
  for (const bound of ['before', 'since', 'after', 'until'] as const) {
    const next = operatorAt(source, index, bound)
    if (next > 0) return { value: bound, next }
  }
  return null
}
