import { labelOf } from '../labels.ts'
import { lastPersonIn, personIn } from '../people/person-of-clause.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { describeMinutes } from '../describe.ts'

/** The Ewa of 'a proofreader, Ewa, who has 6 hours per sprint', in a plan for several. */
export function whoseLength(context: ReadingContext, { left, segment }: Surroundings): string | null {
  if (context.plannerType !== 'sprint' || segment === null) return null
  const named = personIn(context, left)
  if (named !== null || context.source.tokens[segment.from]!.key !== 'who') return named
  const before = context.segments[context.segments.indexOf(segment) - 1]
  return before && before.sentence === segment.sentence ? lastPersonIn(context, before) : null
}

/** What a length is for that nobody works in. */
const WAITING = /^(?:between|apart|to (?:dry|cure|set|rest|cool|arrive|process)|drying|notice|before|after|zwischen|entre)(?: |$)/u

/** 'each chapter takes about 3 hours': the effort of one of a counted amount. */
export function takesTime(context: ReadingContext, group: TimeGroup, { around, minutes }: { around: Surroundings; minutes: number }): boolean {
  const verb = around.leftKeys.findIndex((key) => /^(?:takes?|needs?|lasts?|requires?|costs?|dauert|lleva|tarda|prend|leva)$/u.test(key))
  const label = verb > 0 ? labelOf(context, { from: around.left.from, to: around.left.from + verb }, 2) : null
  // 'Paint needs 48 h between coats' waits, it does not work.
  if (label === null || WAITING.test(around.rightKeys.join(' '))) return false
  const stem = label.toLowerCase().replace(/s$/u, '')
  const amount = context.readings.find((reading) => reading.kind === 'quantity' && reading.amount.unit.toLowerCase().startsWith(stem))
  addReading(context, group, {
    value: { kind: 'topic', label, list: 0, position: 1, amount: amount?.kind === 'quantity' ? amount.amount : null, minutes }, text: `${label}: ${describeMinutes(minutes)} each`,
  })
  return true
}
