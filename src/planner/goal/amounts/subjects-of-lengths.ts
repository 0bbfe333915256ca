import { countOf } from './counted-units.ts'
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

/** Of those counted before. */
const OF_EACH = /^(?:each|every|jede[rs]?|chacune?|cada un[oa]|cada uma?)(?: one| of them)?$/iu

/** 'One room', 'every window', 'a page'. */
const ONE_OF = /^(?:an?|one|each|every|per|eine?|jede[rs]?|una?|cada|une?|chaque|uma?) (?=\p{L}{3})/iu

/** 'each chapter takes about 3 hours': the effort of one of a counted amount. */
export function takesTime(context: ReadingContext, group: TimeGroup, { around, minutes }: { around: Surroundings; minutes: number }): boolean {
  const verb = around.leftKeys.findIndex((key) => /^(?:takes?|needs?|lasts?|requires?|costs?|dauert|lleva|tarda|prend|leva)$/u.test(key))
  const named = verb > 0 ? labelOf(context, { from: around.left.from, to: around.left.from + verb }, 2) : null
  const label = named?.replace(ONE_OF, '') ?? null
  // 'Paint needs 48 h between coats' waits, it does not work.
  if (label === null || OF_EACH.test(label) || WAITING.test(around.rightKeys.join(' '))) return false
  const [start, end] = [context.source.tokens[around.left.from]!.start, context.source.tokens[group.to - 1]!.end]
  const amount = countOf(context, { unit: label, before: start, apart: { start, end } })
  // The one of 'one room takes 7 hours' counts nothing.
  if (amount !== null) context.readings = context.readings.filter((reading) => !(reading.kind === 'quantity' && reading.start >= start && reading.end <= end))
  addReading(context, group, {
    value: { kind: 'topic', label, list: 0, position: 1, amount, minutes }, text: `${label}: ${describeMinutes(minutes)} each`,
  })
  return true
}
