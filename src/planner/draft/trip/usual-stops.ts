import { DESTINATIONS } from '../../playbooks/destinations/gazetteer.ts'
import { sightName } from '../../playbooks/destinations/names/sight-names.ts'
import type { Language } from '../../playbooks/playbook.ts'
import type { Topic } from '../topics.ts'
import { capitalise, fillText, plainWords } from '../wording.ts'
import { rideBetween } from './distance.ts'
import type { RideMode } from './distance.ts'
import { namesOuting } from './names-of-outings.ts'
import { addressOf } from './route.ts'
import type { Stopover } from './stopover.ts'
import type { TripDay } from './trip-days.ts'
import type { DayPart, TripStop } from './trip-stop.ts'
import { placePhrases } from './words/place-phrases.ts'
import { stopWords, tripWords } from './words/trip-words.ts'
import { WAYSIDE } from './words/wayside.ts'

/** A meal near where the morning ended; each dish of the town once, those that were wished for first. */
export function mealStop({ stop, stopIndex, indexInTown }: TripDay, { area, wishes, language }: { area: string | null; wishes: readonly string[]; language: Language }): TripStop {
  const words = tripWords(language)
  const indexInStop = indexInTown + (stop.destination === null ? stopIndex : 0)
  const isWished = (dish: string) => plainWords(`${dish} ${sightName(dish, language)}`).some((word) => word.length > 3 && wishes.includes(word))
  const dish = stop.destination?.food.toSorted((a, b) => Number(isWished(b)) - Number(isWished(a)))[indexInStop]
  const lunches = isWild(stop) ? WAYSIDE[language].lunches : words.lunches
  const title = dish ? words.lunchOf : lunches[indexInStop % lunches.length]!
  return {
    part: 'lunch', topic: null, location: addressOf(stop, area),
    ...stopWords([title, ...words.lunch], stop, { language, slots: { dish: dish ? dishName(dish, language) : '' } }),
  }
}

/** A place on the way of which nothing is known. */
function isWild({ destination, isWayside }: Stopover): boolean {
  return destination === null && isWayside === true
}

/** German writes nouns, and so dishes, with a capital. */
function dishName(dish: string, language: Language): string {
  const name = sightName(dish, language)
  return language === 'de' && name === dish ? capitalise(name) : name
}

/** For a part of the day that no sight fills, in the town's name. */
export function openStop(part: Exclude<DayPart, 'lunch'>, { stop, stopIndex, indexInTown }: TripDay, { area, language }: { area: string | null; language: Language }): TripStop {
  const { open, centre } = tripWords(language)
  if (isWild(stop)) {
    const own = WAYSIDE[language].open[part]
    // The first morning is that of arriving.
    const at = part === 'morning' ? Math.max(0, indexInTown - 1) : indexInTown
    return { part, topic: null, location: addressOf(stop, area), ...stopWords(own[at % own.length]!, stop, { language }) }
  }
  const texts = open[part]
  const slots = { area: area ?? fillText(centre, language, placePhrases(stop, language)) }
  // A small place has no museum for whoever passes through, and one place after the other deserves another evening each.
  const index = indexInTown + (stop.destination === null ? stopIndex + (part === 'afternoon' ? 1 : 0) : 0)
  return { part, topic: null, location: addressOf(stop, area), ...stopWords(texts[index === 0 ? 0 : 1 + ((index - 1) % (texts.length - 1))]!, stop, { language, slots }) }
}

export function arrivalStop({ stop }: TripDay, language: Language, { byRoad }: { /** By car, or where no city has passes to sell. */ byRoad: boolean }): TripStop {
  return { part: 'morning', topic: null, location: addressOf(stop, null), minutes: 90, isFramework: true, ...stopWords(byRoad ? tripWords(language).arrivalByRoad : tripWords(language).arrival, stop, { language }) }
}

export function departureStop({ stop }: TripDay, language: Language): TripStop {
  return { part: 'afternoon', topic: null, location: addressOf(stop, null), minutes: 90, isFramework: true, ...stopWords(tripWords(language).departure, stop, { language }) }
}

/** A day that no sight fills, each of another kind. */
export function freeDayStop({ stop, indexInTown: indexInStop }: TripDay, language: Language): TripStop {
  const { freeDays } = tripWords(language)
  return { part: 'morning', topic: null, location: addressOf(stop, null), ...stopWords(freeDays[indexInStop % freeDays.length]!, stop, { language }) }
}

/** From one town to the next, bags and check-in included. */
export function rideStop(from: Stopover, to: Stopover, { wanted, most, stated, language }: { wanted: RideMode | null; /** Minutes on the road that the prompt allows. */ most: number | null; /** Minutes that the prompt gives for this ride. */ stated: number | null; language: Language }): TripStop {
  const words = tripWords(language)
  const ride = from.destination && to.destination ? rideBetween(from.destination.at, to.destination.at, wanted) : null
  const time = stated === null ? (ride === null ? '' : ` (${durationText(ride.minutes, language)})`) : ` (${lengthText(stated, language)})`
  const [title, how] = words.rides[ride?.mode ?? wanted ?? 'way']
  const start = placePhrases(from, language).from!
  const goal = placePhrases(to, language).to!
  return {
    part: 'morning', topic: null, location: fillText(ROUTE, language, { start: from.title, goal: to.title }), isFramework: true, isRide: true,
    minutes: stated ?? Math.min(most ?? LONGEST_RIDE, (ride?.minutes ?? 120) + 30),
    ...stopWords([title, `${how} ${words.ride[0]}`, words.ride[1]], to, { language, slots: { start, goal, time } }),
    subjects: ride?.mode === 'car' || wanted === 'car' ? ['driving'] : [],
  }
}

const LONGEST_RIDE = 300

const ROUTE = { en: '{start} to {goal}', de: '{start} – {goal}', es: '{start} – {goal}', fr: '{start} – {goal}', pt: '{start} – {goal}' }

function lengthText(minutes: number, language: Language): string {
  return durationText(minutes, language).replace(/^\D+/u, '')
}

function durationText(minutes: number, language: Language): string {
  const words = tripWords(language)
  if (minutes < 60) return fillText(words.minutes, language, { count: String(minutes) })
  const hours = String(Number((minutes / 60).toFixed(1)))
  return fillText(words.hours, language, { count: language === 'en' ? hours : hours.replace('.', ',') })
}

/** The Lake Bled of 'day at Lake Bled', the Zaanse Schans of 'day trip to Zaanse Schans by train'. */
function placeGoneTo(label: string): string | null {
  return AS_OUTING.exec(label)?.[1] ?? GONE_TO.exec(label)?.[1] ?? null
}

/** 'Lego House as a day out by train'. */
const AS_OUTING = /^(.{3,40}?) (?:as|als|como|comme) (?:an? |ein(?:en)? |un[ae]? )?(?:(?:full|half|whole)[ -])?(?:day|excursion|tagesausflug|halbtagesausflug|ausflug|excursi|escapada|passeio)/iu

const GONE_TO = /(?<!\p{L})(?:at|in|to|on|for|by|around|nach|zu[mr]?|am|an|ins|en|à|aux?|a|al|para|até|em|no|na) (?:the |der |den |die |das |la |el |los |las |le |les |l['’]|o |os )?(\p{Lu}[\p{L}\d'’-]*(?: (?:of|de|del|la|du|da|do|am|an|an der|upon|and|\p{Lu}[\p{L}'’-]*|caves?|islands?|castle|lake|gardens?))*)/u

/** A whole day away: to what a topic names, or to one of the town's own. */
export function dayTripStops(goal: Topic | { name: string }, { stop }: TripDay, { language, inOne }: { language: Language; /** Minutes of the outing as one thing, where the prompt counts what a day holds. */ inOne: number | null }): TripStop[] {
  const words = tripWords(language)
  const topic = 'label' in goal ? goal : null
  const said = topic?.words ?? plainWords('name' in goal ? goal.name : '')
  const all = [...(stop.destination?.dayTrips ?? []), ...DESTINATIONS.flatMap((destination) => destination.dayTrips)]
  const known = all.find((trip) => namesOuting(said, trip.name) || namesOuting(said, sightName(trip.name, language)))
  // 'Pisa and Lucca' is two towns: who names only one of them goes there.
  const parts = known?.name.split(/ and |, /u) ?? []
  const named = parts.filter((each) => plainWords(each).every((word) => said.includes(word)))
  const target = known ? sightName(named.length === 1 ? named[0]! : known.name, language) : capitalise((topic && placeGoneTo(topic.label)) ?? topic?.label ?? stop.title)
  const slots = {
    target,
    label: topic ? capitalise(topic.label) : fillText(words.dayTripTo, language, { name: target }),
    ride: known ? fillText(words.eachWay, language, { minutes: String(known.minutes) }) : words.checkRide,
    see: known ? `: ${sightName(known.see, language)}` : '',
  }
  const [morning, lunch, afternoon] = words.dayTrip.map((text) => stopWords(text, stop, { language, slots }))
  if (inOne !== null) return [{ part: 'morning', topic, location: target, minutes: inOne, isLong: true, title: slots.label, how: [morning!.how, lunch!.how, afternoon!.how].join(' '), done: afternoon!.done }]
  return [
    { part: 'morning', topic, location: target, minutes: 180, ...morning! },
    { part: 'lunch', topic, location: target, ...lunch! },
    { part: 'afternoon', topic, location: target, minutes: 180, ...afternoon! },
  ]
}
