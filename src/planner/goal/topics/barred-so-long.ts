import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { hasTime, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { addOrder } from './orders.ts'

const BARS = /^(?:can't|cant|cannot|mustn't|won't|not|no|never|don't|dont|nothing)$/u
const SO_LONG = /^(?:until|till|til) (?:(?:at least|about|around|a full|the full) )?(?<count>\p{L}+|\d+) (?:full |calendar )?(?<unit>hour|day|week|month)s? (?:after|following) (?=\p{L})/u
const MINUTES: Readonly<Record<string, number>> = { hour: 60, day: MINUTES_PER_DAY, week: 7 * MINUTES_PER_DAY, month: 30 * MINUTES_PER_DAY }

/** 'We can't share out the money until 2 months after the notice': the notice first, and so long between the two, whatever was read of the clause before. */
export function readBarredSoLong(context: ReadingContext): void {
  if (context.language !== 'en' || context.plannerType !== 'calendar') return
  for (const segment of context.segments) {
    const told = toldIn(context, segment)
    if (told === null) continue
    const others = context.readings
    const [start, end] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
    context.readings = others.filter((reading) => reading.kind !== 'precedence' || reading.start < start || reading.end > end)
    if (!addOrder(context, { ...told, words: segment })) context.readings = others
  }
}

function toldIn(context: ReadingContext, segment: Segment): { first: Words; second: Words; lagMinutes: number } | null {
  const keys = keysOf(context, segment)
  const bar = keys.findIndex((key) => BARS.test(key))
  const until = keys.findIndex((key, index) => index > bar + 1 && /^(?:until|till|til)$/u.test(key))
  const said = bar < 0 || until < 0 ? undefined : SO_LONG.exec(keys.slice(until).join(' '))
  if (!said?.groups) return null
  const after = until + said[0].trim().split(' ').length
  const counted = keys.findIndex((key, index) => index > until && key === said.groups!['count'])
  const count = /^an?$/u.test(said.groups['count']!) ? 1 : parseNumber(context.source, segment.from + counted)?.value ?? 0
  const lagMinutes = count * MINUTES[said.groups['unit']!]!
  // 'The money can't be paid out until …' names it before the bar.
  const isPassive = keys[bar + 1] === 'be' && bar > 0
  const second = isPassive ? { from: segment.from, to: segment.from + bar } : withoutAnything(context, { from: segment.from + bar + 1, to: segment.from + until })
  // 'Until 2 weeks after the operation on 3 May' is a day.
  return lagMinutes > 0 && !hasTime(context, { from: segment.from + after, to: segment.to }) ? { first: { from: segment.from + after, to: segment.to }, second, lagMinutes } : null
}

/** 'Pay out anything to the heirs': the deed alone. */
function withoutAnything(context: ReadingContext, words: Words): Words {
  const at = keysOf(context, words).findIndex((key) => /^(?:anything|any|it|them)$/u.test(key))
  return at > 0 ? { from: words.from, to: words.from + at } : words
}
