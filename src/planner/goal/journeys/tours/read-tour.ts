import type { DayNumber } from '../../../time/calendar-time.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { describeSpan } from '../../describe.ts'
import { addReading, claim } from '../../reading-context.ts'
import type { ReadingContext, Words } from '../../reading-context.ts'
import { mentionsOf } from '../name-mentions.ts'
import type { Mention } from '../name-mentions.ts'
import { startOfTrip } from '../trip-start.ts'
import type { Stay } from '../trip-start.ts'
import { blocksIn } from './blocks.ts'
import { connectionsOf } from './directions.ts'
import type { Connection } from './directions.ts'
import { daysIn, fixedDays } from './fixed-days.ts'
import type { Days } from './day-columns.ts'
import { amountsIn, lengthsOf } from './lengths.ts'
import type { Lengths } from './lengths.ts'
import { LINK_WORDS } from './gaps.ts'
import { linksIn } from './links.ts'
import type { Link } from './link-remarks.ts'
import { waysSaid } from './link-marks.ts'
import { hasRoute } from './route.ts'
import { statementsOf } from '../../statements.ts'

/** A journey of which nothing is missing: places that are joined, stays that add up to the whole, days that fit into them, and a way through. */
export type Tour = { stays: Stay[]; dayOne: DayNumber; lengths: Lengths; fixed: Map<string, Days[]>; connections: Connection[] }

/** The tour of a prompt, with the reading of its first day; null, and nothing read, where something is missing or does not agree. */
export function tourIn(context: ReadingContext): Tour | null {
  if (context.source.tokens.filter(({ kind }) => kind === 'digits').length < 2) return null
  const all = mentionsOf(context)
  const counts = new Map<string, number>()
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1)
  const headings = new Set(blocksIn(context, all).map(({ name }) => name))
  const repeated = all.filter(({ name }) => (counts.get(name)! > 1 || headings.has(name)) && !LINK_WORDS.has(name.toLowerCase()))
  const spans = daysIn(context, null)
  const said = new Uint8Array(context.source.tokens.length)
  for (const { from, to } of [...spans, ...amountsIn(context), ...context.groups]) said.fill(1, from, to)
  const links = linksIn(context, repeated, (index) => said[index] === 1)
  if (hasLengths(context, links)) return null
  const places = [...new Set(links.flatMap(({ from, to }) => [from, to]))]
  if (places.length < 2 || places.length > MOST_PLACES) return null
  const mentions = repeated.filter(({ name }) => places.includes(name))
  return throughAll(context, { places, mentions, connections: connectionsOf(links, { isEachBothWays: isEachBothWays(context, mentions) }) })
}

/** Places, of which every order is tried. */
const MOST_PLACES = 14

/** 'Graz to Bern 90 minutes': rides whose lengths are said are read with them. */
function hasLengths({ expressions, source: { tokens } }: ReadingContext, links: readonly Link[]): boolean {
  const rides = expressions.filter(({ duration, clock }) => clock === null && duration !== null && /^(?:minute|hour)$/u.test(duration.unit))
  return rides.some(({ start }) => links.some(({ words }) => start >= tokens[words.from]!.start && start <= tokens[Math.min(tokens.length, words.to + RIDE) - 1]!.end))
}

const RIDE = 3

function throughAll(context: ReadingContext, { places, mentions, connections }: { places: string[]; mentions: readonly Mention[]; connections: Connection[] }): Tour | null {
  const dated = context.groups.flatMap(({ expressions }) => expressions.flatMap(({ days, clock }) => (days !== null && clock === null && days.last > days.first ? [{ days: days.last - days.first + 1 }] : [])))
  const counted = daysIn(context, null).map(({ last }) => ({ days: last }))
  const lengths = lengthsOf(context, { mentions, places, spans: [...dated, ...counted] })
  if (lengths === null) return null
  const before = { readings: [...context.readings], claimed: context.claimed.slice(), groups: context.groups, expressions: context.expressions }
  withoutCountedDays(context)
  const stays = places.map((place) => stayOf(place, lengths)).toSorted((a, b) => a.words.from - b.words.from)
  const dayOne = startOfTrip(context, stays)
  const daysOf = (place: string) => lengths.counts.get(place)!.count + (lengths.unit === 'night' ? 1 : 0)
  const fixed = fixedDays(context, daysIn(context, dayOne), { mentions, total: lengths.total, longest: daysOf })
  if (fixed !== null && hasRoute({ places, daysOf, fixed, connections })) return { stays, dayOne, lengths, fixed, connections }
  context.claimed.set(before.claimed)
  Object.assign(context, { readings: before.readings, groups: before.groups, expressions: before.expressions })
  return null
}

/** 'From the 3rd to the 6th day' are days of the journey and no dates, and 'that day' behind them is none either. */
function withoutCountedDays(context: ReadingContext): void {
  const { tokens } = context.source
  const counted = daysIn(context, null).map(({ from, to }) => ({ start: tokens[from]!.start, end: tokens[to - 1]!.end }))
  const isCounted = (expression: TimeExpression) => counted.some(({ start, end }) => expression.start < end && expression.end > start)
  const isDated = context.expressions.some((expression) => expression.days !== null && /\d/u.test(expression.words) && !isCounted(expression))
  const isOut = (expression: TimeExpression) => isCounted(expression) || !isDated && POINTING.test(expression.words)
  context.groups = context.groups.filter(({ expressions }) => !expressions.some(isOut))
  context.expressions = context.expressions.filter((expression) => !isOut(expression))
}

function stayOf(place: string, { unit, counts }: Lengths): Stay {
  const { count, words } = counts.get(place)!
  return { place, days: unit === 'day' ? count : null, nights: unit === 'night' ? count : null, within: [], words }
}

/** 'All of these run in both directions', apart from any of them. */
function isEachBothWays(context: ReadingContext, mentions: readonly Mention[]): boolean {
  return statementsOf(context, { atCommas: false }).some((statement) => !mentions.some(({ from }) => from >= statement.from && from < statement.to) && waysSaid(context, statement) === 'both')
}

const POINTING = /^(?:on )?(?:that|this|the same|the very) day$/iu

/** Adds the readings of a tour. Returns the places, none when there is no tour. */
export function readTour(context: ReadingContext): Set<string> {
  const tour = tourIn(context)
  if (tour === null) return new Set()
  const { stays, dayOne, fixed, connections } = tour
  for (const stay of stays) {
    const days = fixed.get(stay.place) ?? []
    stay.within = days.map(({ first, last }) => ({ first: dayOne + first - 1, last: dayOne + last - 1 }))
    addStay(context, stay)
    for (const words of days) claim(context, words)
  }
  for (const { from, to, bothWays, link } of connections) {
    addReading(context, link.words, { value: { kind: 'connection', from, to, bothWays }, text: `${from} ${bothWays ? '–' : '→'} ${to}` })
    claim(context, link.words)
  }
  claimStatements(context, tour)
  return new Set(stays.map(({ place }) => place))
}

function addStay(context: ReadingContext, { place, days, nights, within, words }: Stay): void {
  const length = days === null ? `${nights} night${nights === 1 ? '' : 's'}` : `${days} days`
  const there = within.length > 0 ? `, there ${within.map(describeSpan).join(' and ')}` : ''
  addReading(context, words, { value: { kind: 'stay', place, days, nights, within }, text: `${place}: ${length}${there}` })
  claim(context, words)
}

/** What a sentence says beside lengths, days and connections is how it says them. */
function claimStatements(context: ReadingContext, { lengths, fixed, connections }: Tour): void {
  const words: Words[] = [...[...lengths.counts.values()].map((count) => count.words), ...[...fixed.values()].flat(), ...connections.map(({ link }) => link.words)]
  for (const statement of statementsOf(context, { atCommas: false })) if (words.some(({ from }) => from >= statement.from && from < statement.to)) claim(context, statement)
}
