import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { describeSpan } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

const EDGE_OF_STAY = /(?<!\p{L})(first|last|final) (?:night|evening|day|morning|afternoon) (?:in|on|at) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})/u

/** 'Dinner on our first night on Naxos' is on the day that the stays before it leave for Naxos. */
export function settleEdgesOfStays(context: ReadingContext, trip: DaySpan): void {
  const hasStays = context.readings.some(({ kind }) => kind === 'stay')
  context.readings = context.readings.filter((reading) => reading.kind !== 'event' || !hasStays || !LAST_NIGHT.test(reading.words))
  for (const reading of context.readings) {
    if (reading.kind !== 'event') continue
    const [, which, place] = EDGE_OF_STAY.exec(context.prompt.slice(reading.start, reading.end + LONGEST_NAME)) ?? []
    const stay = place === undefined ? null : daysOfStay(context, place, trip)
    if (stay === null) continue
    const day = which === 'first' ? stay.first : stay.last
    reading.days = { first: day, last: day }
    reading.text = `${reading.title}: ${describeSpan(reading.days)}`
    reading.place ??= place!
  }
}

/** 'Last night back in Athens' is a stay more, and nothing that happens at an hour. */
const LAST_NIGHT = /^(?:(?:and|the|our|with the|then) )*(?:last|final) night (?:back )?(?:in|on|at) \p{Lu}/iu

const LONGEST_NAME = 30

/** Nights in the order of the prompt; the day of leaving belongs to the next place. */
function daysOfStay({ readings }: ReadingContext, place: string, trip: DaySpan): { first: DayNumber; last: DayNumber } | null {
  let first = trip.first
  for (const reading of readings) {
    if (reading.kind !== 'stay') continue
    const nights = reading.nights ?? Math.max(1, (reading.days ?? 1) - 1)
    if (place.toLowerCase().startsWith(reading.place.toLowerCase())) return { first, last: first + nights - 1 }
    first += nights
  }
  return null
}
