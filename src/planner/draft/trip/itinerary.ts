import type { Area } from '../../playbooks/destinations/destination.ts'
import { sightName } from '../../playbooks/destinations/names/sight-names.ts'
import type { Language } from '../../playbooks/playbook.ts'
import { newTask } from '../new-task.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { capitalise, describe, fillText, hasAnyKeyword, plainWords, slug } from '../wording.ts'
import { addressOf, DAY_TRIP_WORDS, isTownOrCountry, tripRoute } from './route.ts'
import type { Stopover } from './stopover.ts'
import { TownSights, visitAdvice } from './sights.ts'
import type { FoundSight } from './sights.ts'
import { departureOn, TRAVEL_WORDS, withinItsPart } from './day-limits.ts'
import { tripDays } from './trip-days.ts'
import type { TripDay } from './trip-days.ts'
import { DAY_PARTS } from './trip-stop.ts'
import type { DayPart, TripStop } from './trip-stop.ts'
import { arrivalStop, dayTripStops, departureStop, freeDayStop, mealStop, openStop, rideStop } from './usual-stops.ts'
import { mostOnTheRoad, rideMode } from './way-home.ts'
import { stopWords, tripWords } from './words/trip-words.ts'

const LONGEST_ITINERARY_DAYS = 31
const EVENINGS_FROM_DAYS = 2
/** Shorter trips have no day to give to arriving and leaving. */
const ARRIVALS_FROM_DAYS = 3
/** Of a place that the gazetteer lacks, there is something sensible to say for so many days. */
const KNOWN_DAYS = 4

/** How many days of a stop there is something of their own to say for: its areas, its day trips, and a day for going back. */
function daysWithIdeas({ stop: { destination } }: TripDay): number {
  return destination === null ? KNOWN_DAYS : Math.max(KNOWN_DAYS, destination.areas.length + destination.dayTrips.length + 1)
}

/** Whether the plan's days are few enough to be the trip itself. */
export function isItinerary(frame: PlanFrame): boolean {
  return frame.last - frame.first + 1 <= LONGEST_ITINERARY_DAYS && (frame.of('horizon').some((horizon) => horizon.source === 'stated') || hasFreeStays(frame))
}

/** Stays whose order nothing but the prompt's own decides: no connections to keep to, no days bound to a town. */
export function hasFreeStays(frame: PlanFrame): boolean {
  const stays = frame.of('stay')
  const isConnected = frame.of('connection').length > 0 || hasAnyKeyword(frame.words, ['direct', 'connect', 'nonstop', 'commute'])
  return stays.length > 1 && !isConnected && stays.every(({ within }) => within.length === 0) && tripRoute(frame).every(({ destination }) => destination !== null)
}

/** Days on the road, when the plan's days are the trip's days: each with one area, meals nearby and time to spare. */
export function itineraryTasks(topics: readonly Topic[], frame: PlanFrame): NetworkTask[] {
  const route = tripRoute(frame)
  const days = tripDays(route, frame)
  if (days.length === 0) return []
  const towns = topics.filter((topic) => isTownOrCountry(topic.words, frame.language) && !isDayTrip(topic) || route.some(({ title }) => topic.label === title))
  const wishes = topics.filter((topic) => !towns.includes(topic) && !topic.words.every((word) => GOING_BACK.has(word))).map((topic) => outingOf(topic, days, frame.language))
  const trip = new Trip(days, [...wishes, ...namedDayTrips(wishes, days, frame)], frame)
  const arrange = isSqueezed(frame) ? inTurn : (tasks: NetworkTask[]) => tasks
  const placed = (stop: TripStop, day: TripDay) => withinItsPart(stopTask(stop, day, { towns, frame }), { part: stop.part, isFramework: stop.isFramework ?? false, isAsked: stop.topic !== null }, day, frame)
  return days.flatMap((day) => arrange(trip.stopsOf(day).flatMap((stop) => placed(stop, day))))
}

/** 'And back' is the way home, not something to see. */
const GOING_BACK = new Set(['and', 'back', 'home', 'again', 'und', 'zuruck', 'wieder', 'nach', 'hause', 'vuelta', 'regreso', 'retour', 'volta'])

/** Whether the prompt closes hours that the parts of a day would fill. */
function isSqueezed(frame: PlanFrame): boolean {
  return frame.of('exclusion').length > 0 || frame.of('commitment').length > 0 || frame.of('availability').some(({ source }) => source === 'stated')
}

/** A day goes from morning to evening, also when it has to be squeezed. */
function inTurn(tasks: readonly NetworkTask[]): NetworkTask[] {
  return tasks.map((task, index) => (index === 0 ? task : { ...task, after: [...task.after, { taskId: tasks[index - 1]!.id, lagMinutes: 0 }] }))
}

/** Day trips that the prompt names and no topic carries. */
function namedDayTrips(topics: readonly Topic[], days: readonly TripDay[], frame: PlanFrame): Topic[] {
  if (!hasAnyKeyword(frame.words, DAY_TRIP_WORDS)) return []
  const known = [...new Set(days.flatMap(({ stop }) => stop.destination?.dayTrips.map((trip) => trip.name) ?? []))]
  const inWords = (name: string, words: readonly string[]) => hasAnyKeyword(words, [name, sightName(name, frame.language)])
  return known.filter((name) => inWords(name, frame.words) && !topics.some((topic) => inWords(name, topic.words))).map((name) => namedOuting(name, frame.language))
}

/** 'Florence, Siena, Lucca': a wish that is the name of a stop's outing is that outing. */
function outingOf(topic: Topic, days: readonly TripDay[], language: Language): Topic {
  const names = days.flatMap(({ stop }) => stop.destination?.dayTrips.flatMap(({ name }) => [...name.split(/ and |, /u), sightName(name, language)]) ?? [])
  const name = names.find((each) => plainWords(each).join(' ') === topic.words.join(' '))
  return name === undefined ? topic : { ...topic, label: fillText(tripWords(language).dayTripTo, language, { name: topic.label }), words: ['day', 'trip', ...topic.words] }
}

function namedOuting(name: string, language: Language): Topic {
  return { ...namedTopic(fillText(tripWords(language).dayTripTo, language, { name: sightName(name, language) })), words: ['day', 'trip', ...plainWords(name)] }
}

function isDayTrip(topic: Topic): boolean {
  return hasAnyKeyword(topic.words, DAY_TRIP_WORDS) || topic.words[0] === 'trip'
}

/** Fills the days one after the other; what one day has used the next does not repeat. */
class Trip {
  readonly #days: readonly TripDay[]
  readonly #open: Set<Topic>
  readonly #frame: PlanFrame
  readonly #sights = new Map<string, TownSights>()
  readonly #dayTrips = new Set<string>()

  constructor(days: readonly TripDay[], topics: readonly Topic[], frame: PlanFrame) {
    this.#days = days
    this.#open = new Set(topics)
    this.#frame = frame
  }

  stopsOf(day: TripDay): TripStop[] {
    const away = this.#dayAway(day)
    if (away) return away
    if (day.indexInStop >= daysWithIdeas(day) && !day.isLast && this.#topicsOf(day).length === 0) return [freeDayStop(day, this.#frame.language)]
    const sights = this.#sightsOf(day)
    const area = sights?.areaOf(day.indexInStop) ?? null
    const due = this.#topicsOf(day)
    const stops: TripStop[] = []
    let here: Area | null = null
    for (const part of this.#partsOf(day)) {
      const next: { stop: TripStop; area: Area | null } = this.#framework(part, day) ?? this.#stopFor(part, day, { area, due, here })
      stops.push(next.stop)
      here = next.area ?? here
    }
    return stops
  }

  #partsOf({ isLast, stop }: TripDay): DayPart[] {
    if (stop.isHome) return ['morning']
    const evenings = this.#days.length >= EVENINGS_FROM_DAYS && !(isLast && this.#leaves())
    return evenings ? ['morning', 'lunch', 'afternoon', 'evening'] : ['morning', 'lunch', 'afternoon']
  }

  #leaves(): boolean {
    return this.#days.length >= ARRIVALS_FROM_DAYS
  }

  /** Rides, arrival and departure, where the prompt has none of its own. */
  #framework(part: DayPart, day: TripDay): { stop: TripStop; area: null } | null {
    const previous = this.#days[this.#days.indexOf(day) - 1]
    if (part === 'morning' && previous && previous.stopIndex !== day.stopIndex) return { stop: this.#ride(previous.stop, day.stop), area: null }
    const home = this.#days.at(-1)!.stop
    if (part === 'morning' && day.isFirst && home.isHome) return { stop: this.#ride(home, day.stop), area: null }
    const travels = this.#frame.of('event').some(({ title, days }) => days.first === day.day && hasAnyKeyword(plainWords(title), TRAVEL_WORDS))
    if (!this.#leaves() || (travels && !(day.isLast && departureOn(day.day, this.#frame) !== null))) return null
    if (part === 'morning' && day.isFirst) return { stop: arrivalStop(day, this.#frame.language), area: null }
    if (part === 'afternoon' && day.isLast) return { stop: departureStop(day, this.#frame.language), area: null }
    return null
  }

  #ride(from: Stopover, to: Stopover): TripStop {
    const frame = this.#frame
    return rideStop(from, to, { wanted: rideMode(frame), most: mostOnTheRoad(frame), language: frame.language })
  }

  #stopFor(part: DayPart, day: TripDay, { area, due, here }: { area: Area | null; due: Topic[]; here: Area | null }): { stop: TripStop; area: Area | null } {
    const { language, words } = this.#frame
    const areaName = (of: Area | null) => (of === null ? null : sightName(of.name, language))
    const sights = this.#sightsOf(day)
    const topic = due.find((each) => this.#open.has(each) && partOf(each) === part) ?? due.find((each) => this.#open.has(each) && partOf(each) === null && part !== 'lunch')
    if (topic) {
      this.#open.delete(topic)
      const found = sights?.ofTopic(topic, part) ?? null
      return { stop: topicStop({ topic, part, day, found, here, language }), area: found?.area ?? null }
    }
    if (part === 'lunch') return { stop: mealStop(day, { area: areaName(here ?? area), wishes: words, language }), area: null }
    const found = area && sights ? sights.forPart(part, area) : null
    if (found === null) return { stop: openStop(part, day, { area: areaName(area), language }), area }
    return { stop: sightStop(found, part, { day, here, language }), area: found.area }
  }

  /** What was asked for, shared evenly over the days left; what a town cannot offer waits for one that can. */
  #topicsOf(day: TripDay): Topic[] {
    const left = this.#days.filter((other) => other.day >= day.day)
    const open = [...this.#open].filter((topic) => !isDayTrip(topic) || left.length === 1)
    return open.slice(0, Math.max(1, Math.ceil(open.length / left.length)))
  }

  /** A day trip that was asked for, or one of the town's own when its areas are seen. */
  #dayAway(day: TripDay): TripStop[] | null {
    if (day.indexInStop === 0 || (day.isLast && day.daysInStop > 1)) return null
    const asked = [...this.#open].find((topic) => isDayTrip(topic) && this.#startsFrom(topic, day))
    if (asked) {
      this.#open.delete(asked)
      for (const { name } of day.stop.destination?.dayTrips ?? []) if (plainWords(name).some((word) => word.length > 2 && asked.words.includes(word))) this.#dayTrips.add(name)
      return this.#awayFor(asked, day)
    }
    const { destination } = day.stop
    if (destination === null || day.indexInStop < destination.areas.length) return null
    const next = destination.dayTrips.find(({ name }) => !this.#dayTrips.has(name))
    if (next === undefined) return null
    this.#dayTrips.add(next.name)
    return this.#awayFor(next, day)
  }

  #awayFor(goal: Topic | { name: string }, day: TripDay): TripStop[] {
    const { language } = this.#frame
    return [...dayTripStops(goal, day, language), openStop('evening', day, { area: null, language })]
  }

  /** From the town whose outing it is; from any when it is none's. */
  #startsFrom(topic: Topic, day: TripDay): boolean {
    const isOuting = ({ stop }: TripDay) => stop.destination?.dayTrips.some(({ name }) => plainWords(name).some((word) => word.length > 2 && topic.words.includes(word))) ?? false
    return isOuting(day) || !this.#days.some(isOuting)
  }

  #sightsOf({ stop, stopIndex }: TripDay): TownSights | null {
    if (stop.destination === null) return null
    const known = this.#sights.get(stop.title)
    if (known) return known
    const wholeDays = this.#days.filter((each) => each.stopIndex === stopIndex).map((each) => this.#framework('morning', each) === null)
    const fresh = new TownSights(stop.destination, { wishes: this.#frame.words, wholeDays })
    this.#sights.set(stop.title, fresh)
    return fresh
  }
}

const EARLY = ['early', 'sunrise', 'breakfast', 'market', 'before 8', 'before 9', 'temprano', 'fruh', 'markt', 'mercad', 'marche', 'petit dejeuner', 'desayuno']
const FOOD = ['seafood', 'lunch', 'food', 'eat', 'tapas', 'restaurant', 'ramen', 'pizza', 'cuisine', 'vegetarian', 'vegan', 'gelato', 'essen', 'meeresfruchte', 'comida', 'comer', 'marisco', 'gastronom', 'manger', 'frutos do mar']
const LATE = ['sunset', 'night', 'dinner', 'concert', 'show', 'theatre', 'opera', 'jazz', 'bar', 'fado', 'flamenco', 'wine', 'sonnenuntergang', 'nachtleben', 'abendessen', 'konzert', 'theater', '=oper', 'weinprobe', 'atardecer', '=cena', 'concierto', 'teatro', 'vida nocturna', 'coucher de soleil', 'diner', 'spectacle', 'por do sol', 'jantar', 'show']

/** Food belongs to meals, early things to the morning, night things to the evening. */
function partOf(topic: Topic): DayPart | null {
  if (hasAnyKeyword(topic.words, EARLY)) return 'morning'
  if (hasAnyKeyword(topic.words, FOOD)) return 'lunch'
  if (hasAnyKeyword(topic.words, LATE)) return 'evening'
  return null
}

type Visit = { day: TripDay; here: Area | null; language: Language }

function topicStop({ topic, part, found, ...visit }: Visit & { topic: Topic; part: DayPart; found: FoundSight | null }): TripStop {
  const { day, here, language } = visit
  const words = tripWords(language)
  const label = capitalise(topic.label)
  if (found === null) {
    const [title, how, done] = words.topic
    const slots = { topic: topic.label, Topic: label, dish: topic.label }
    return { part, topic, location: addressOf(day.stop, here === null ? null : sightName(here.name, language)), ...stopWords([part === 'lunch' ? words.lunchOf : title, how, done], day.stop, { language, slots }) }
  }
  const name = sightName(found.sight.name, language)
  const isNamed = plainWords(name).join(' ').includes(topic.words.join(' '))
  return { ...sightStop(found, part, visit), topic, title: isNamed ? name : `${label}: ${name}` }
}

function sightStop(found: FoundSight, part: DayPart, { day, here, language }: Visit): TripStop {
  const name = sightName(found.sight.name, language)
  return { part, topic: null, title: name, location: addressOf(day.stop, name), how: visitAdvice(found, here, language), done: tripWords(language).sightDone }
}

function stopTask(stop: TripStop, day: TripDay, { towns, frame }: { towns: readonly Topic[]; frame: PlanFrame }): NetworkTask {
  const part = DAY_PARTS[stop.part]
  const early = hasAnyKeyword(stop.topic?.words ?? [], ['early', 'before 8', 'before 7', 'sunrise'])
  const { title, country, destination, readingIds } = day.stop
  const town = towns.filter(({ words }) => words.join(' ').includes(plainWords(title).join(' ')))
  return newTask({
    id: `day-${day.day - frame.first + 1}-${stop.part}-${slug(stop.title).slice(0, 30)}`,
    title: stop.title,
    description: describe(stop.how, stop.done, frame.language),
    effortMinutes: early ? 110 : (stop.minutes ?? part.minutes),
    priority: stop.topic || stop.isFramework ? 'high' : 'medium',
    type: 'event',
    tags: ['trip', stop.part, slug(title)],
    subjects: [...new Set([...(stop.topic ? [stop.topic.label] : []), title, ...(country ? [country] : []), ...(destination ? [destination.title, destination.country] : []), ...(stop.subjects ?? []), ...town.map(({ label }) => label)])],
    location: stop.location,
    allowedDays: { first: day.day, last: day.day },
    wish: { day: day.day, windows: [early ? { from: 6 * 60, to: 9 * 60 } : { from: part.from, to: part.to }], position: (day.day - frame.first) / Math.max(1, frame.last - frame.first) },
    optional: stop.topic === null && !stop.isFramework && stop.part !== 'morning',
    answers: [...new Set([...(stop.topic?.readingIds ?? []), ...(day.indexInStop === 0 ? [...readingIds, ...town.flatMap((topic) => topic.readingIds)] : [])])],
  })
}
