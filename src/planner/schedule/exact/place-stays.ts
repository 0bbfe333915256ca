import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { readingsOf } from '../day-pattern.ts'
import { compileTravel, placeKey } from '../travel-times.ts'
import { answersTo } from './decision.ts'
import type { Decision, ExactInput } from './decision.ts'
import { orderStays } from './stay-search.ts'
import type { StayOption } from './stay-search.ts'

type Stay = { index: number; reading: ReadingOf<'stay'> }

/** The stays of a trip back to back from its first day, in an order that every connection and wanted day allows. */
export function placeStays({ brief, network, problem }: ExactInput): Decision[] {
  const stays: Stay[] = answersTo(brief, network, 'stay')
  if (stays.length === 0) return []
  const { firstDay, lastDay } = problem.span
  const lengths = stayLengths(stays, lastDay - firstDay + 1)
  const sharedDays = lengths.reduce((sum, days) => sum + days, 0) === lastDay - firstDay + 1 && stays.every(({ reading }) => reading.nights === null) ? 0 : 1
  const between = waysBetween(brief, stays)
  const options = stays.map((stay, position): StayOption => ({
    days: lengths[position]!,
    within: stay.reading.within.map((span) => ({ first: span.first - firstDay, last: span.last - firstDay })),
    after: problem.tasks[stay.index]!.predecessors.map((link) => stays.findIndex((other) => other.index === link.task)).filter((other) => other >= 0),
    leavesEarly: stay.reading.nights !== null,
  }))
  const search = (stays: StayOption[]) => orderStays({ stays, ...between, sharedDays, lastDay: lastDay - firstDay })
  const strict = search(options)
  // A day wanted at the end of a stay may be its departure day when nothing else fits.
  const places = strict.length === stays.length ? strict : longer(strict, search(options.map((option) => ({ ...option, leavesEarly: false }))))
  return stays.map((stay, position): Decision => {
    const place = places.find((each) => each.stay === position)
    if (!place) return { task: stay.index, fixed: null }
    const first = firstDay + place.first
    const last = firstDay + place.last
    return { task: stay.index, fixed: { start: first * MINUTES_PER_DAY, end: last * MINUTES_PER_DAY, firstDay: first, lastDay: last, timed: false, sharesDays: true } }
  })
}

function longer<T>(a: T[], b: T[]): T[] {
  return b.length > a.length ? b : a
}

/** Days of each stay, arrival and departure counted; stays without a length share what the trip leaves. */
function stayLengths(stays: readonly Stay[], tripDays: number): number[] {
  const known = stays.map(({ reading }) => reading.days ?? (reading.nights === null ? null : reading.nights + 1))
  const open = known.filter((days) => days === null).length
  const taken = known.reduce<number>((sum, days) => sum + (days ?? 0), 0) - (stays.length - 1)
  let rest = Math.max(0, tripDays - taken)
  let left = open
  return known.map((days) => {
    if (days !== null) return days
    const share = Math.max(1, Math.ceil(rest / left))
    rest -= share
    left--
    return share
  })
}

function waysBetween(brief: Brief, stays: readonly Stay[]) {
  const connections = readingsOf(brief, 'connection')
  const keys = stays.map(({ reading }) => placeKey(reading.place))
  const pairs = new Set(connections.flatMap(({ from, to, bothWays }) => {
    const ends = [placeKey(from), placeKey(to)]
    return bothWays ? [ends.join('>'), ends.toReversed().join('>')] : [ends.join('>')]
  }))
  const travel = compileTravel(brief)
  const places = stays.map(({ reading }) => travel.indexOf(reading.place))
  return {
    isAllowed: (from: number, to: number) => pairs.size === 0 || pairs.has(`${keys[from]}>${keys[to]}`),
    cost: (from: number, to: number) => (places[from]! < 0 || places[to]! < 0 ? 0 : travel.minutes[places[from]!]![places[to]!]!),
  }
}
