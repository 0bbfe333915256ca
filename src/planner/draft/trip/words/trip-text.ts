import type { RideMode } from '../distance.ts'
import type { DayPart } from '../trip-stop.ts'

export type StopWords = readonly [title: string, how: string, done: string]

/**
 * What a plan says about days on the road, in one language. Places stand in texts as {place}, or as {in}, {from},
 * {to} and {of} with the preposition that the language gives them; {area} is a part of a town.
 */
export type TripWords = {
  /** For places without dishes of their own. */
  lunches: readonly string[]
  /** With {dish}. */
  lunchOf: string
  lunch: readonly [how: string, done: string]
  open: Readonly<Record<Exclude<DayPart, 'lunch'>, readonly StopWords[]>>
  centre: string
  arrival: StopWords
  arrivalByRoad: StopWords
  /** A day of a way on foot or by bicycle: {number} of {count}. */
  stage: StopWords
  /** The same at the wheel. */
  drive: StopWords
  stageEvening: StopWords
  /** A day without a stage, on the way. */
  wayRest: StopWords
  departure: StopWords
  freeDays: readonly StopWords[]
  /** From {start} to {goal}, with {time}; `way` where nobody said by what. */
  rides: Readonly<Record<RideMode | 'way', readonly [title: string, how: string]>>
  ride: readonly [how: string, done: string]
  minutes: string
  hours: string
  /** {name}: what is gone to. */
  dayTripTo: string
  /** With {minutes}. */
  eachWay: string
  checkRide: string
  /** Morning, lunch and afternoon: {label}, {target}, {ride}, {see} and the town of the trip. */
  dayTrip: readonly [morning: StopWords, lunch: StopWords, afternoon: StopWords]
  /** What somebody came for: {Topic} and {topic}. */
  topic: StopWords
  sightDone: string
  /** {sight} in {area}. */
  sightIn: string
  walkable: string
  /** From {start}: {way}. */
  wayFrom: string
  /** How far the next stop is, with {minutes}. */
  ways: Readonly<Record<'near' | 'walk' | 'transport', string>>
  hoursOf: Readonly<Record<'market' | 'museum' | 'church' | 'sunset' | 'show' | 'open' | 'other', string>>
  oneDay: string
  days: string
  estimates: string
}
