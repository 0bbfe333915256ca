import { countsOfWay, lengthOfWay, ownWay } from '../../goal/journeys/own-way.ts'
import type { CountsOfWay, OwnWay } from '../../goal/journeys/own-way.ts'
import { DESTINATIONS } from '../../playbooks/destinations/gazetteer.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { plainWords } from '../wording.ts'
import type { TripDay } from './trip-days.ts'

/** What a day of a way is: a stage, a day of rest on the way, or a day where it leads. */
export type WayDay = { kind: 'stage'; number: number; count: number; way: string; location: string } | { kind: 'rest' } | { kind: 'there' }

/** With hours at the wheel bounded, so long a journey has a night on the way. */
const NIGHT_ON_THE_WAY_FROM = 5

/** The way that the trip is, where nobody names its beds; who drives to a town that the gazetteer knows has more to see than the road. */
export function wayOfTrip({ brief, of }: PlanFrame): OwnWay | null {
  const way = brief.plannerType === 'calendar' && of('stay').length === 0 ? ownWay(brief.prompt) : null
  return way === null || way.isDriven && isKnown(way.to) ? null : way
}

function isKnown(place: string): boolean {
  const said = plainWords(place).join(' ')
  return DESTINATIONS.some(({ names, title }) => [...names, title].some((name) => plainWords(name).join(' ') === said))
}

/** Each of the days in its turn. Days that the prompt keeps free within the journey are among its days of rest. */
export function wayDays(days: readonly TripDay[], way: OwnWay, frame: PlanFrame): WayDay[] {
  const counts = countsOfWay(frame.brief.prompt)
  const free = days.length === 0 ? 0 : days.at(-1)!.day - days[0]!.day + 1 - days.length
  const rests = Math.max(0, Math.min(counts.rests - free, days.length - 1))
  const left = days.length - rests
  const { out, back } = stagesOf(way, { left, moving: counts.moving, isBounded: isBounded(frame) })
  const stages = [...Array.from({ length: out }, (_, index) => leg(way.from, way.to, index, out)), ...Array.from({ length: back }, (_, index) => leg(way.to, way.from, index, back))]
  const share = shareOf(frame.brief.prompt, stages.length)
  const all: WayDay[] = stages.map((stage, index) => ({ kind: 'stage', number: index + 1, count: stages.length, way: `${stage.way}${share}`, location: stage.location }))
  const there = Array.from({ length: left - out - back }, (): WayDay => ({ kind: 'there' }))
  return withRests([...all.slice(0, out), ...there, ...all.slice(out)], { ...counts, rests })
}

/** How many of the days one is on the move, there and back. */
function stagesOf({ returns, isDriven }: OwnWay, { left, moving, isBounded: hasHours }: { left: number; moving: number | null; isBounded: boolean }): { out: number; back: number } {
  if (!returns) return { out: Math.min(left, moving ?? left), back: 0 }
  const eachWay = isDriven ? (hasHours && left >= NIGHT_ON_THE_WAY_FROM ? 2 : 1) : Math.floor(left / 2)
  const both = Math.min(left, moving ?? Math.max(2, isDriven ? 2 * eachWay : left))
  return { out: Math.ceil(both / 2), back: Math.floor(both / 2) }
}

function isBounded({ of }: PlanFrame): boolean {
  return of('limit').some(({ measure, per }) => measure === 'minutes' && per === 'day') || of('session').some(({ maxMinutes, appliesTo }) => maxMinutes !== null && appliesTo === null)
}

function leg(from: string, to: string, index: number, count: number): { way: string; location: string } {
  const location = index === count - 1 ? to : index === 0 ? from : `${from} – ${to}`
  return { way: `${from} → ${to}`, location }
}

/** Its part of the whole way, where the prompt says how long that is. */
function shareOf(prompt: string, count: number): string {
  const { length, unit } = lengthOfWay(prompt)
  return length === null || count === 0 ? '' : `, ${Math.round((10 * length) / count) / 10} ${unit}`
}

function withRests(days: WayDay[], { rests, restAfter }: CountsOfWay): WayDay[] {
  const turns = Array.from({ length: rests }, (_, index) => (restAfter !== null && rests === 1 ? restAfter : Math.round(((index + 1) * days.length) / (rests + 1))))
  return days.flatMap((day, index) => [day, ...turns.filter((turn) => Math.min(turn, days.length - 1) === index + 1).map((): WayDay => ({ kind: 'rest' }))])
}
