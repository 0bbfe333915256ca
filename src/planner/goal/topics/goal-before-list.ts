import { parseNumber } from '../../time/grammar/parse-number.ts'
import { trimToContent } from '../trim-to-content.ts'
import { addReading, claim, isClaimed, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

const JOINTS = /^(?:and|or|&|und|oder|y|o|et|ou|e)$/u
/** What begins a circumstance rather than a thing to do. */
const CIRCUMSTANCE = /^(?:for|in|on|at|by|with|without|from|until|before|after|about|as|fur|mit|ohne|bis|vor|im|am|als|para|con|sin|antes|hasta|pour|avec|sans|avant|com|sem|ate|due|deadline|budget|opening|abgabe|entrega|remise|fecha)$/u

/**
 * 'Sew my first quilt, 30 blocks, for a baby due in June' names a goal and what is said of it; 'Learn React, Node and
 * Docker' lists. Leaves the plain things of the first kind, when there are several.
 */
export function withoutGoal(context: ReadingContext, run: Segment[]): Segment[] {
  const [head, ...rest] = run
  if (!head || context.plannerType !== 'calendar' || head.sentence > 0 || head.lead !== '' || head.isBullet || rest.some(({ lead }) => lead !== ',')) return run
  // 'Declutter the flat by June, hall, bathroom and cellar': what is dated is the goal.
  if (rest.length >= 2 && context.groups.some(({ from, to, expressions: [first] }) => from > head.from && to === head.to && first!.bound !== null && first!.days !== null)) return rest
  // 'Maths exam on 12 February, integrals, limits, series': so is what the plan leads up to.
  if (rest.length >= 2 && leadsUpTo(context, head)) return rest
  return partsBesideGoal(context, run)
}

/** The plain things behind the goal, when there are several; the whole run where nothing is said of the goal. */
export function partsBesideGoal(context: ReadingContext, run: Segment[]): Segment[] {
  const [head, ...rest] = run
  if (!head || head.lead !== '' || head.isBullet || rest.some(({ lead }) => lead !== ',')) return run
  if (parseNumber(context.source, head.from) !== null || rest.some((segment) => !isDated(context, segment) && keysOf(context, segment).some((key) => JOINTS.test(key)))) return run
  const plain = rest.filter((segment) => !isCircumstance(context, segment))
  if (plain.length === rest.length) return run
  for (const segment of rest) addAmount(context, segment)
  return plain.length > 1 ? plain : []
}

function leadsUpTo({ readings, source }: ReadingContext, { from, to }: Segment): boolean {
  return readings.some((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null && reading.start >= source.tokens[from]!.start && reading.start < source.tokens[to - 1]!.end)
}

/** A count of things, a clause with a time of its own, or one that begins with a preposition. */
function isCircumstance(context: ReadingContext, { from, to }: Segment): boolean {
  return parseNumber(context.source, from) !== null || CIRCUMSTANCE.test(context.source.tokens[from]!.key) || context.groups.some((group) => group.from >= from && group.from < to)
}

/** 'printed and handed out at the gala on 12 June'. */
function isDated({ groups, plannerType }: ReadingContext, { from, to }: Segment): boolean {
  return plannerType === 'sprint' && groups.some((group) => group.from >= from && group.from < to && group.expressions[0]!.days !== null && group.expressions[0]!.bound === null)
}

/** The 40 photos of an exhibition: how much of it there is. */
function addAmount(context: ReadingContext, { from, to }: Segment): void {
  const number = parseNumber(context.source, from)
  const noun = number && number.next < to ? trimToContent(context, { from: number.next, to }) : null
  if (!number || !noun || noun.to - noun.from > 3 || isClaimed(context, { from, to }) || context.groups.some((group) => group.from < to && group.to > from)) return
  const unit = textOf(context, noun)
  if (context.readings.some((reading) => reading.kind === 'quantity' && reading.start === context.source.tokens[from]!.start)) return
  addReading(context, { from, to }, { value: { kind: 'quantity', amount: { value: number.value, unit }, role: 'other' }, text: `${number.value} ${unit}` })
  claim(context, { from, to })
}
