import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { workDays } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Stopover } from './stopover.ts'
import { countsNights, tripLength } from './stated-nights.ts'

/** One day of the trip: which town, and the how-manieth day there. */
export type TripDay = {
  day: DayNumber
  stop: Stopover
  /** Position of the stop in the route. */
  stopIndex: number
  indexInStop: number
  /** The same, with the days of an earlier stop in the same town. */
  indexInTown: number
  daysInStop: number
  isFirst: boolean
  isLast: boolean
}

const SATURDAY = 6

/** The days on the road, each given to a town. A span longer than the stated length holds the trip from its first Saturday. */
export function tripDays(route: readonly Stopover[], frame: PlanFrame): TripDay[] {
  const days = chosenDays(frame, lengthOf(route, frame))
  if (days.length === 0) return []
  const counts = shareDays(route, days.length)
  const stops = route.flatMap((stop, stopIndex) => Array.from({ length: counts[stopIndex]! }, (_, indexInStop) => ({ stop, stopIndex, indexInStop, indexInTown: indexInStop + daysBefore(route, counts, stopIndex), daysInStop: counts[stopIndex]! })))
  return days.slice(0, stops.length).map((day, index) => ({ day, ...stops[index]!, isFirst: index === 0, isLast: index === stops.length - 1 }))
}

function daysBefore(route: readonly Stopover[], counts: readonly number[], stopIndex: number): number {
  return counts.slice(0, stopIndex).reduce((sum, count, index) => (route[index]!.title === route[stopIndex]!.title ? sum + count : sum), 0)
}

function lengthOf(route: readonly Stopover[], frame: PlanFrame): number | null {
  const stated = route.map(({ days }) => days)
  const sum = stated.every((days) => days !== null) ? stated.reduce((total, days) => total + days, 0) : null
  const isNights = frame.of('stay').some(({ nights }) => nights !== null)
  // The day of leaving follows the last night.
  // Stays that fill most of the span leave the rest to the last of them.
  const span = frame.last - frame.first
  if (isExactSpan(frame) && (sum === null || isNights && (sum === span || sum < span && 2 * sum > span))) return null
  if (sum === span && route.length > 1 && countsNights(frame.words)) return null
  return sum !== null && route.length > 1 ? sum : tripLength(frame.words)
}

/** 'Sat 3 July to Sun 11 July' is the trip, whatever lengths are said beside it; 'in May' and 'some time between 3 and 20 July' hold it. */
function isExactSpan(frame: PlanFrame): boolean {
  const span = frame.of('horizon').find(({ source, appliesTo, first, last }) => source === 'stated' && appliesTo === null && first === frame.first && last === frame.last)
  return span !== undefined && span.words.match(/\d+/gu) !== null && !/(?<!\p{L})(?:between|some ?time|any ?time|zwischen|irgendwann|entre|algún|quelque part)(?!\p{L})/iu.test(span.words) && !ONE_LENGTH.test(span.words)
}

/** 'Three days in May' names a length and a time that holds it. */
const ONE_LENGTH = /^\D*\d+\D*(?:days?|nights?|weeks?|tage?|nächte|wochen?|días?|noches?|semanas?|jours?|nuits?|semaines?|dias|noites)\D*$/iu

function chosenDays(frame: PlanFrame, length: number | null): DayNumber[] {
  const open = workDays({ title: frame.brief.subject, subjects: [] }, frame)
  if (length === null || open.length <= length) return open
  const spare = open.length - length
  const saturday = open.findIndex((day, index) => index <= spare && weekdayOf(day) === SATURDAY)
  const start = spare < 2 || saturday < 0 || frame.of('stay').length > 1 ? 0 : saturday
  return open.slice(start, start + length)
}

/** Stated days as they are; the rest is shared by how much there is to see, at least a day for each town. */
function shareDays(route: readonly Stopover[], total: number): number[] {
  const counts = route.map(({ days }) => days ?? 1)
  const weight = (index: number) => (route[index]!.destination?.areas.length ?? 2) / counts[index]!
  const isOpen = (index: number) => route[index]!.days === null
  const open = counts.map((_, index) => index).filter(isOpen)
  const growable = open.length > 0 ? open : [counts.length - 1]
  for (let left = total - counts.reduce((sum, days) => sum + days, 0); left > 0; left -= 1) {
    const next = growable.reduce((best, index) => (weight(index) > weight(best) ? index : best))
    counts[next]! += 1
  }
  return counts
}
