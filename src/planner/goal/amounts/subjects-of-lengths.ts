import { countOf } from './counted-units.ts'
import { isEmptyWord } from '../empty-words.ts'
import { labelOf } from '../labels.ts'
import { personIn } from '../people/person-of-clause.ts'
import { addReading, segmentOfReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { describeMinutes } from '../describe.ts'

/** The Ewa of 'a proofreader, Ewa, who has 6 hours per sprint', in a plan for several. */
export function whoseLength(context: ReadingContext, { left, segment }: Surroundings): string | null {
  return context.plannerType !== 'sprint' || segment === null ? null : personIn(context, left)
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

/** Behind a long clause: the demo of 'each sprint closes with a demo of half an hour', and no session of the plan. */
export function nounBeforeLength({ source: { tokens } }: ReadingContext, { left, leftKeys }: Surroundings): string | null {
  const noun = tokens[left.to - 2]
  if (leftKeys.length <= SHORT_CLAUSE || noun?.kind !== 'word' || !/^(?:of|de|d'|von)$/u.test(leftKeys.at(-1)!)) return null
  return SITTINGS.test(noun.key) || noun.key.length < 4 || isEmptyWord(noun.key) ? null : noun.text
}

const SHORT_CLAUSE = 6
const SITTINGS = /^(?:sessions?|sittings?|blocks?|slots?|bursts?|chunks?|stints?|max|maximum|maximo|total|einheiten|blocken?|sitzungen|sesion(?:es)?|bloques?|tandas?|ratos?|seances?|creneaux?|sessoes|sessao|blocos?|least|most|plus|mais|mas|menos|moins|about|around)$/u

/** 'Status call on Mondays, 30 minutes', 'aula na segunda às 7h (50 min)': a length alone in its clause is of what is held right before it. */
export function nameOfAppointment(context: ReadingContext, group: TimeGroup, { segment, rightKeys }: Surroundings): string | null {
  if (segment === null || segment.from !== group.from || segment.to !== group.to || rightKeys.length > 0 || !/^(?:,|\()$/u.test(segment.lead)) return null
  const before = context.segments[context.segments.indexOf(segment) - 1]
  const held = before?.sentence === segment.sentence ? context.readings.findLast((reading) => reading.kind === 'commitment' && reading.source === 'stated' && reading.person === null && segmentOfReading(context, reading)?.sentence === segment.sentence && reading.end >= context.source.tokens[before.from]!.end && reading.end <= context.source.tokens[before.to - 1]!.end) : undefined
  return held?.kind === 'commitment' ? held.title : null
}
