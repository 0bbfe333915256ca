import type { DayNumber } from '../../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../../time/calendar-time.ts'
import { clockTime } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { describeMinutes, describeWindows } from '../../describe.ts'
import { addReading, claim } from '../../reading-context.ts'
import type { ReadingContext, Words } from '../../reading-context.ts'
import { mentionsOf } from '../name-mentions.ts'
import type { Fact } from './facts.ts'
import { daysNamed } from '../read-visits.ts'
import { travelTable } from './travel-table.ts'
import type { TravelTable } from './travel-table.ts'
import { whoIsWhere, windowOf } from './who-is-where.ts'
import type { Told } from './who-is-where.ts'

type Visit = { person: string; place: string; window: { from: number; to: number }; minutes: number; words: Words }
type Start = { place: string; at: number; words: Words }
/** A day among friends of which nothing is missing: a start, everybody's place and hours, and the way between any two places. */
export type Round = { table: TravelTable; visits: Visit[]; start: Start; statements: Words[] }

/** Reads a day among friends from what its facts are: numbers between places, hours and places beside people. Null unless they make a whole. */
export function roundIn(context: ReadingContext): Round | null {
  const { tokens } = context.source
  if (tokens.filter(({ kind }) => kind === 'digits').length < FEWEST_NUMBERS || !context.expressions.some(({ clock }) => clock !== null)) return null
  const mentions = mentionsOf(context)
  const table = travelTable(context, mentions)
  if (table === null) return null
  const told = whoIsWhere(context, table, mentions)
  const visits = visitsOf(told)
  const start = startOf(told)
  if (visits === null || start === null) return null
  const used = new Set([start.place, ...visits.map(({ place }) => place)])
  return used.size === table.places.size ? { table, visits, start, statements: [...told.statements, ...table.legs.map(({ words }) => words)] } : null
}

const FEWEST_NUMBERS = 4
const SECONDS_PER_DAY = 86_400

/** Adds the readings of a round. Returns the places, none when there is no round. */
export function readRound(context: ReadingContext): Set<string> {
  const round = roundIn(context)
  const named = round === null ? new Set<DayNumber>() : daysNamed(context.expressions.filter((expression) => !isOfWay(context, expression, round.table)))
  if (round === null || named.size > 1) return new Set()
  const [said] = named
  const hasPassed = said === undefined && context.today * MINUTES_PER_DAY + round.start.at < context.now
  addRound(context, round, said ?? (hasPassed ? context.today + 1 : null))
  return new Set(round.table.places)
}

/** The '8/9' of 'the pier – the mill: 8/9', there and back. */
function isOfWay({ source: { tokens } }: ReadingContext, { start, end }: TimeExpression, { legs }: TravelTable): boolean {
  return legs.some(({ words }) => tokens[words.from]!.start < end && tokens[words.to - 1]!.end > start)
}

function addRound(context: ReadingContext, { table, visits, start, statements }: Round, day: DayNumber | null): void {
  const known = new Set(table.legs.map(({ from, to }) => `${from}\n${to}`))
  for (const { from, to, minutes, words } of table.legs) addReading(context, words, { value: { kind: 'travel', from, to, minutes, bothWays: !known.has(`${to}\n${from}`) }, text: `${from} to ${to}: ${describeMinutes(minutes)}` })
  addReading(context, start.words, { value: { kind: 'start-point', place: start.place, day, at: start.at }, text: `Start at ${start.place} at ${clockTime(start.at)}` })
  for (const { person, place, window, minutes, words } of visits) {
    addReading(context, words, { value: { kind: 'visit', person, place, window: { day, ...window }, minutes }, text: `${person} at ${place}${describeWindows([window])}, ${describeMinutes(minutes)}` })
    context.people.add(person)
  }
  for (const words of [start.words, ...statements]) claim(context, words)
  // 'One day in town': how long the day is has been said.
  for (const group of context.groups) if (group.expressions[0]!.clock === null && (group.expressions[0]!.days !== null || (group.expressions[0]!.duration?.low ?? 0) >= SECONDS_PER_DAY)) claim(context, group)
}

/** Null unless everybody has a place, hours and, if anybody has one, a length that fits into them. */
function visitsOf({ people, ofAll, own }: Told): Visit[] | null {
  const said = ofAll.length > 0 ? ofAll : own.flatMap(({ facts }) => facts).filter(({ kind }) => kind === 'length')
  const common = said.find((fact) => fact.kind === 'length')?.minutes ?? null
  const isTimed = common !== null || people.some(({ facts }) => facts.some(({ kind }) => kind === 'length'))
  const visits = people.flatMap(({ person, facts, words }) => {
    const window = windowOf(facts)
    const place = facts.find((fact) => fact.kind === 'place')?.place
    const minutes = facts.find((fact) => fact.kind === 'length')?.minutes ?? common ?? (isTimed || !window ? null : Math.min(60, window.to - window.from))
    return window && place !== undefined && minutes !== null && minutes <= window.to - window.from ? [{ person, place, window, minutes, words }] : []
  })
  return visits.length > 0 && visits.length === people.length ? visits : null
}

/** The place and the hour that are nobody else's, best in one statement. */
function startOf({ own }: Told): Start | null {
  const placeIn = (facts: readonly Fact[]) => facts.find((fact) => fact.kind === 'place')?.place ?? null
  const hourIn = (facts: readonly Fact[]) => facts.flatMap((fact) => (fact.kind === 'hours' ? [fact.start ?? fact.end!] : []))[0] ?? null
  const both = own.find(({ facts }) => placeIn(facts) !== null && hourIn(facts) !== null)
  const [place, hour] = [both ?? own.find(({ facts }) => placeIn(facts) !== null), both ?? own.find(({ facts }) => hourIn(facts) !== null)]
  return place && hour ? { place: placeIn(place.facts)!, at: hourIn(hour.facts)!, words: place.statement } : null
}
