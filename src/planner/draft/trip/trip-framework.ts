import type { ReadingOf } from '../../goal/brief.ts'
import { AT_HOME } from '../../goal/journeys/frame-of-days-away.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { roomOf } from './day-rooms.ts'
import { departureOn, outwardOn, TRAVEL_WORDS } from './day-limits.ts'
import { endsOfWay } from './ends-of-way.ts'
import type { EndsOfWay } from './ends-of-way.ts'
import { isStageTour, lengthTo, stageStops } from './stages.ts'
import type { Stopover } from './stopover.ts'
import type { TripDay } from './trip-days.ts'
import type { DayPart, TripStop } from './trip-stop.ts'
import { arrivalStop, departureStop, rideStop } from './usual-stops.ts'
import { mostOnTheRoad, rideMode, statedRide } from './way-home.ts'
import { wayDays, wayOfTrip } from './way-days.ts'
import type { WayDay } from './way-days.ts'
import { hasHours } from './what-suits.ts'
import type { DayRoom } from './wishes.ts'

const EVENINGS_FROM_DAYS = 2
/** Shorter trips have no day to give to arriving and leaving. */
const ARRIVALS_FROM_DAYS = 3

/** A day on which one goes on to another bed, and from where to where. */
type Leg = { day: TripDay; way: string }

/** What the days of a trip hold before anything is seen: rides, arrival and departure, and the parts that are left. */
export class TripFramework {
  /** Whoever stays at home has meals and evenings without a plan. */
  readonly isAtHome: boolean
  readonly legs: readonly Leg[]
  readonly #days: readonly TripDay[]
  readonly #frame: PlanFrame
  readonly #ends: EndsOfWay
  readonly #turns: readonly WayDay[]

  constructor(days: readonly TripDay[], frame: PlanFrame) {
    this.#days = days
    this.#frame = frame
    this.isAtHome = AT_HOME.test(frame.brief.prompt)
    this.#ends = endsOfWay(days.map(({ stop }) => stop), frame)
    const way = wayOfTrip(frame)
    this.#turns = way === null ? [] : wayDays(days, way, frame)
    this.legs = legsOf(days, this.#ends, frame)
  }

  partsOf(day: TripDay): DayPart[] {
    const { isLast, stop } = day
    if (stop.isHome) return ['morning']
    if (this.#isOnTheWay(day)) return []
    const away = this.awayOn(day)
    if (away !== null) return away.days.last === day.day && !isLast ? ['evening'] : []
    const evenings = this.#days.length >= EVENINGS_FROM_DAYS && !(isLast && this.#leaves())
    return evenings ? ['morning', 'lunch', 'afternoon', 'evening'] : ['morning', 'lunch', 'afternoon']
  }

  /** A stage fills its day where another is spent where the way leads. */
  #isOnTheWay(day: TripDay): boolean {
    return this.#turns.some(({ kind }) => kind === 'there') && this.#turns[this.#days.indexOf(day)]!.kind !== 'there'
  }

  /** A cruise of one night, two days at a festival: what is part of the trip and takes its days. */
  awayOn(tripDay: TripDay): ReadingOf<'event'> | null {
    // A conference with hours of its own leaves its evenings.
    if (hasHours(tripDay, this.#frame)) return null
    const { day } = tripDay
    const [first, last] = [this.#days[0]!.day, this.#days.at(-1)!.day]
    return this.#frame.of('event').find(({ days }) => days.last > days.first && days.first <= day && day <= days.last && days.last - days.first < last - first) ?? null
  }

  roomOf(day: TripDay): DayRoom {
    const parts = this.partsOf(day)
    return roomOf(day, { parts, taken: parts.filter((part) => this.stopIn(part, day) !== null) }, this.#frame)
  }

  /** Rides, arrival and departure, where the prompt has none of its own. */
  stopIn(part: DayPart, day: TripDay): TripStop | null {
    const isOnLeg = this.legs.some((leg) => leg.day === day)
    const previous = this.#days[this.#days.indexOf(day) - 1]
    if (part === 'morning' && previous && !isOnLeg && previous.stopIndex !== day.stopIndex) return this.#ride(previous.stop, day.stop)
    if (part === 'morning' && isOnLeg) return stageStops(day, { number: 1, count: 1 }, this.#frame)[0]!
    const home = this.#days.at(-1)!.stop
    const isDriven = rideMode(this.#frame) === 'car'
    if (isDriven && part === 'morning' && day.isFirst && this.#ends.start !== null) return this.#ride(placeOnly(this.#ends.start), day.stop)
    if (isDriven && day.isLast && this.#ends.start !== null && this.#ends.returns) return part === 'morning' ? this.#ride(day.stop, placeOnly(this.#ends.start)) : null
    if (part === 'morning' && day.isFirst && home.isHome) return this.#ride(home, day.stop)
    return this.#endOfTrip(part, day)
  }

  /** Arriving and leaving, unless the prompt says how one travels that day. */
  #endOfTrip(part: DayPart, day: TripDay): TripStop | null {
    const travels = this.#frame.of('event').some(({ title, days }) => days.first === day.day && hasAnyKeyword(plainWords(title), TRAVEL_WORDS))
    if (!this.#leaves() || (travels && !(day.isLast && departureOn(day.day, this.#frame) !== null) && !(day.isFirst && outwardOn(day.day, this.#frame) !== null))) return null
    if (part === 'morning' && day.isFirst) return arrivalStop(day, this.#frame.language, { byRoad: day.stop.destination === null || rideMode(this.#frame) === 'car' })
    return part === 'afternoon' && day.isLast ? departureStop(day, this.#frame.language) : null
  }

  #leaves(): boolean {
    return this.#days.length >= ARRIVALS_FROM_DAYS && !this.isAtHome
  }

  #ride(from: Stopover, to: Stopover): TripStop {
    const frame = this.#frame
    return rideStop(from, to, { wanted: rideMode(frame), most: mostOnTheRoad(frame), stated: statedRide(from.title, to.title, frame), language: frame.language })
  }
}

/** A place that is only passed through. */
function placeOnly(title: string): Stopover {
  return { title, country: null, destination: null, days: null, readingIds: [], said: '' }
}

/** The days of a way with named beds on which one goes on, and from where to where. */
function legsOf(days: readonly TripDay[], { start, goal }: EndsOfWay, frame: PlanFrame): Leg[] {
  if (frame.of('stay').length === 0 || !isStageTour(frame)) return []
  return days.flatMap((day, index) => {
    const [from, to] = [index === 0 ? start : days[index - 1]!.stop.title, day.isLast && index > 0 && days[index - 1]!.stop === day.stop && goal !== null ? goal : day.stop.title]
    return from === null || from === to ? [] : [{ day, way: `${from} → ${to}${lengthTo(to, frame.brief.prompt)}` }]
  })
}
