import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { addReading, claim, keysOf, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isConnection } from '../topics/orders.ts'
import { openingThing, ordersInSentence } from './order-clauses.ts'
import type { OrderClause } from './order-clauses.ts'
import { isPart, labelsOfOrder, settleReadingsIn } from './part-of-side.ts'
import type { NamedSide } from './part-of-side.ts'
import { familyOf, HELPERS } from './side-words.ts'
import { sideOf } from './side-of-order.ts'
import type { Side } from './side-of-order.ts'

/** What 'that' and 'then' stand for: the thing named last, and whether an order or the first of several named it. */
type Antecedent = { side: Side; isOrdered: boolean; opening: Words | null } | null

/**
 * Orders told in clauses of any form: each order word with the two things or deeds beside it, whichever comes first in the
 * text, whoever does them; 'that' and 'then' stand for what was named last. A clause is taken as a whole or left to others:
 * both sides have to name something, and nothing of it may be left.
 */
export function readOrders(context: ReadingContext): void {
  let named: Antecedent = null
  let last = -1
  for (const segment of context.segments) {
    if (segment.sentence === last) continue
    last = segment.sentence
    const segments = sentenceOf(context, segment)
    // What a list or an aside named last is no more meant in the next sentence.
    if (named !== null && !named.isOrdered && (named.side.deed === null || named.side.thing === '')) named = null
    named = readSentence(context, segments, named)
  }
}

const SECONDS_PER_MINUTE = 60

function readSentence(context: ReadingContext, segments: ReturnType<typeof sentenceOf>, before: Antecedent): Antecedent {
  const orders = ordersInSentence(context, segments)
  let named: Antecedent = before === null ? null : { ...before, opening: null }
  let at = segments[0]!.from
  for (const readings of orders) {
    named = namedBetween(context, segments, { from: at, to: Math.min(...readings.map(({ clause }) => clause.from)) }) ?? named
    const read = firstRead(context, readings, named)
    if (read === undefined) continue
    named = read.named
    at = read.order.clause.to
  }
  return namedBetween(context, segments, { from: at, to: segments.at(-1)!.to }) ?? named
}

function firstRead(context: ReadingContext, readings: readonly OrderClause[], named: Antecedent): { order: OrderClause; named: Antecedent } | undefined {
  for (const order of readings) {
    const found = readOrder(context, order, named)
    if (found !== null) return { order, named: found }
  }
  return undefined
}

/** The thing that the clauses of a stretch name last. */
function namedBetween(context: ReadingContext, segments: ReturnType<typeof sentenceOf>, { from, to }: Words): Antecedent {
  const clauses = segments.flatMap((segment) => (segment.depth === 0 && segment.from < to && segment.to > from ? [{ from: Math.max(from, segment.from), to: Math.min(to, segment.to) }] : []))
  return clauses.reduce<Antecedent>((named, clause) => {
    const opening = openingThing(context, clause)
    const side = subjectOf(context, opening ?? clause)
    return side === null ? named : { side, isOrdered: opening !== null, opening: clause }
  }, null)
}

/** What a clause is about: all of it where it says no more, else what stands before its verb or its time. */
function subjectOf(context: ReadingContext, words: Words): Side | null {
  const whole = sideOf(context, words)
  if (whole !== null) return whole === 'pointer' ? null : whole
  const helpers = HELPERS[familyOf(context.language)]
  const verb = keysOf(context, words).findIndex((key, index) => index > 0 && (helpers.has(key) || /^(?:takes?|lasts?|costs?|dauert|braucht|tarda|prend|leva|demora)$/u.test(key)))
  const time = context.groups.find(({ from, to }) => from < words.to && to > words.from)
  const end = Math.min(verb > 0 ? words.from + verb : words.to, time === undefined ? words.to : time.from)
  const side = end > words.from && end < words.to ? sideOf(context, { from: words.from, to: end }) : null
  return side === 'pointer' ? null : side
}

/** Adds the order of a clause; what it names as the later of the two, or null where it is left to others. */
function readOrder(context: ReadingContext, order: OrderClause, named: Antecedent): Antecedent {
  const { clause, lag } = order
  const { tokens } = context.source
  const stretch = { start: tokens[clause.from]!.start, end: tokens[clause.to - 1]!.end }
  if (isConnection(context, clause) || isHeld(context, stretch, { isLagged: lag !== null && named?.isOrdered === true })) return null
  const [first, second] = [sideFor(context, order.first, named), sideFor(context, order.second, named)]
  if (first === null || second === null) return null
  if (order.first === 'named' && isTimed(context, named, clause)) return null
  const areParts = [first, second].map((side) => isPart(context, side, stretch))
  if ([first, second].some((side) => side.isVague === true && !isPart(context, side, stretch, { isElsewhere: true }))) return null
  if (order.mustBeParts === true && areParts.includes(false) && !(saysNeed(context, order, areParts[0]!))) return null
  // 'A walk, then tea' of a habit is told in passing.
  if (order.first === 'named' && named?.isOrdered === false && !areParts.includes(true) && (first.deed === null || second.deed === null)) return null
  const labels = labelsOfOrder(context, [first, second], stretch)
  if (labels === null || closesCircle(context, labels)) return null
  const minutes = lag === null ? 0 : lagMinutes(context, lag)
  if (minutes === null) return null
  const sides = [order.first, order.second].flatMap((words, index): NamedSide[] => (words === 'named' ? [] : [{ words, labels: labels[index]! }]))
  settleReadingsIn(context, clause, { sides, isLagged: lag !== null })
  // 'First the logo, then the banner': the clause that names the first of them is part of it.
  const whole = order.first === 'named' && named?.opening ? { from: named.opening.from, to: clause.to } : clause
  claim(context, whole)
  const time = lag === null ? '' : ` ${textOf(context, lag)}`
  addReading(context, whole, { value: { kind: 'precedence', before: { labels: labels[0] }, after: { labels: labels[1] }, lagMinutes: minutes }, text: `${labels[0].join(' and ')}${time} before ${labels[1].join(' and ')}` })
  return { side: second, isOrdered: true, opening: null }
}

/** 'The hook-up needs the permit': what is a part already, or one of the papers and checks that others wait for. */
function saysNeed(context: ReadingContext, { first }: OrderClause, isKnown: boolean): boolean {
  if (first === 'named') return false
  const keys = keysOf(context, first)
  return /^(?:the|all|both|our|my|your|der|die|das|den|unsere?n?|meine?n?|el|la|los|las|le|les|o|a|os|as|da|do)$/u.test(keys[0]!) && (isKnown || PAPERS.test(textOf(context, first)))
}

/** What is had or has passed before something else can begin. */
const PAPERS = /(?:review|approval|sign-?off|permit|passport|visa|licen[cs]e|certificate|results?|check|audit|decision|contract|agreement|consent|findings|feedback|measurements?|quotes?|drawings?|prüfung|genehmigung|freigabe|ergebnis(?:se)?|pass|vertrag|permiso|pasaporte|licencia|resultados?|aprobación|contrato|permis|passeport|autorisation|résultats?|licença|passaporte|aprovação)$/iu

/** 'Lock on 8 March, after that only fixes', 'slab, 7 days cure, then framing': what is named before has a day or a wait, which others read with the rest. */
function isTimed(context: ReadingContext, named: Antecedent, { from }: Words): boolean {
  const opening = named?.opening ?? null
  const isThen = /^(?:then|dann|luego|puis|depois)$/u.test(context.source.tokens[from]!.key)
  return opening !== null && context.groups.some((group) => group.from >= opening.from && group.to <= from && (isThen || group.expressions.some(({ days }) => days !== null)))
}

function sideFor(context: ReadingContext, words: Words | 'named', named: Antecedent): Side | null {
  const side = words === 'named' ? 'pointer' : sideOf(context, words)
  if (side !== 'pointer' && side !== null && side.thing === '') return named === null ? null : { ...side, thing: named.side.thing }
  return side === 'pointer' ? named?.side ?? null : side
}

/** Whether a time, a bar or anything else that is no name was read in the words. */
function isHeld({ readings }: ReadingContext, { start, end }: { start: number; end: number }, { isLagged }: { isLagged: boolean }): boolean {
  return readings.some((reading) => reading.source === 'stated' && reading.start < end && reading.end > start && HOLDS.has(reading.kind) && !(isLagged && reading.start >= start && COUNTED.has(reading.kind)))
}

/** What 'a week after that' was taken for, where no day is known that it counts from. */
const COUNTED: ReadonlySet<string> = new Set(['event', 'deadline', 'horizon'])

const HOLDS: ReadonlySet<string> = new Set(['deadline', 'event', 'availability', 'exclusion', 'commitment', 'rhythm', 'horizon', 'limit', 'session', 'spacing', 'sprint-calendar', 'stay', 'travel', 'connection', 'visit'])

/** Whether the orders known so far lead from the second of two back to the first. */
function closesCircle({ readings }: ReadingContext, [first, second]: readonly [readonly string[], readonly string[]]): boolean {
  const links = readings.flatMap((reading) => (reading.kind === 'precedence' ? [reading] : []))
  const reached = new Set(second)
  for (const _ of links) for (const { before, after } of links) if (before.labels.some((label) => reached.has(label))) for (const label of after.labels) reached.add(label)
  return first.some((label) => reached.has(label))
}

function lagMinutes({ source }: ReadingContext, { from }: Words): number | null {
  const duration = parseDuration(source, from)
  return duration === null ? null : duration.value.low / SECONDS_PER_MINUTE
}
