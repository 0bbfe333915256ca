import type { ReadingOf } from '../../goal/brief.ts'
import { OUTINGS } from '../../goal/journeys/travel-signs.ts'
import { AT_HOME } from '../../goal/journeys/frame-of-days-away.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { Area } from '../../playbooks/destinations/destination.ts'
import { sightName } from '../../playbooks/destinations/names/sight-names.ts'
import { newTask } from '../new-task.ts'
import { freeWindows } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { capitalise, describe, hasAnyKeyword, plainWords, slug } from '../wording.ts'
import { isOuting, keptStops, mostADay, roomOf } from './day-rooms.ts'
import { tripRoute } from './route.ts'
import type { Stopover } from './stopover.ts'
import { sightStop, topicStop } from './sight-stops.ts'
import { endsOfWay } from './ends-of-way.ts'
import type { EndsOfWay } from './ends-of-way.ts'
import { isStageTour, lengthTo, restDayOf, stageStops } from './stages.ts'
import { TownSights, speaksOf } from './sights.ts'
import type { FoundSight } from './sights.ts'
import { namesOuting } from './names-of-outings.ts'
import { departureOn, TRAVEL_WORDS, withinItsPart } from './day-limits.ts'
import { tripDays } from './trip-days.ts'
import type { TripDay } from './trip-days.ts'
import { DAY_PARTS } from './trip-stop.ts'
import type { DayPart, TripStop } from './trip-stop.ts'
import { arrivalStop, dayTripStops, departureStop, freeDayStop, mealStop, openStop, rideStop } from './usual-stops.ts'
import { isOfItsTown, leadsAway, tripWishes } from './trip-wishes.ts'
import type { TripWish } from './trip-wishes.ts'
import { mostOnTheRoad, rideMode, statedRide } from './way-home.ts'
import { hasHours, isGentle, isPossibleOn, isUnwanted } from './what-suits.ts'
import { partsOfWish } from './wish-parts.ts'
import { shareWishes } from './wishes.ts'
import type { DayRoom, GivenWish } from './wishes.ts'

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
  // Who has days and asks for no order has one, wherever it goes.
  const isToldMore = frame.of('horizon').some(({ source }) => source === 'stated') && !hasAnyKeyword(frame.words, ['order', 'sequence', 'reihenfolge', 'orden', 'ordre', 'ordem', 'possible', 'feasible', 'fit'])
  return stays.length > 1 && !isConnected && stays.every(({ within }) => within.length === 0) && (isToldMore || tripRoute(frame).every(({ destination }) => destination !== null))
}

/** Days on the road, when the plan's days are the trip's days: each with one area, meals nearby and time to spare. */
export function itineraryTasks(topics: readonly Topic[], frame: PlanFrame): NetworkTask[] {
  const route = tripRoute(frame)
  const days = tripDays(route, frame)
  if (days.length === 0) return []
  const { towns, wishes } = tripWishes(topics, days, frame)
  const trip = new Trip(days, wishes, frame)
  const arrange = isSqueezed(frame) ? inTurn : (tasks: NetworkTask[]) => tasks
  const placed = (stop: TripStop, day: TripDay) => withinItsPart(stopTask(stop, day, { towns, frame }), { part: stop.part, isFramework: stop.isFramework ?? false, isAsked: stop.topic !== null }, day, frame)
  return days.flatMap((day) => arrange(trip.stopsOf(day).flatMap((stop) => placed(stop, day))))
}

/** Whether the prompt closes hours that the parts of a day would fill. */
function isSqueezed(frame: PlanFrame): boolean {
  return frame.of('exclusion').length > 0 || frame.of('commitment').length > 0 || frame.of('availability').some(({ source }) => source === 'stated')
}

/** A day goes from morning to evening, also when it has to be squeezed. */
function inTurn(tasks: readonly NetworkTask[]): NetworkTask[] {
  return tasks.map((task, index) => (index === 0 ? task : { ...task, after: [...task.after, { taskId: tasks[index - 1]!.id, lagMinutes: 0 }] }))
}

/** Fills the days one after the other; what one day has used the next does not repeat. */
class Trip {
  readonly #days: readonly TripDay[]
  readonly #given: ReadonlyMap<DayNumber, GivenWish[]>
  readonly #frame: PlanFrame
  readonly #most: number
  readonly #ends: EndsOfWay
  /** Whoever stays at home has meals and evenings without a plan. */
  readonly #isAtHome: boolean
  readonly #legs: readonly { day: TripDay; way: string }[]
  readonly #sights = new Map<string, TownSights>()
  readonly #dayTrips = new Set<string>()
  readonly #found = new Map<GivenWish, FoundSight | null>()

  constructor(days: readonly TripDay[], wishes: readonly TripWish[], frame: PlanFrame) {
    this.#days = days
    this.#frame = frame
    this.#most = mostADay(frame)
    this.#isAtHome = AT_HOME.test(frame.brief.prompt)
    this.#ends = endsOfWay(days.map(({ stop }) => stop), frame)
    this.#legs = legsOf(days, this.#ends, frame)
    this.#given = shareWishes(wishes, days.map((day) => this.#roomOf(day)), {
      ownDay: (topic) => wishes.find((wish) => wish === topic)?.day ?? null,
      parts: (topic) => partsOfWish(topic, frame),
      isThere: (topic, day) => isOfItsTown(topic, day, days) ?? this.#offers(topic, day),
      isAway: (topic) => leadsAway(topic, days),
      isPossible: (topic, day) => isPossibleOn(topic, day, frame),
    })
    for (const { topic } of [...this.#given.values()].flat()) this.#takeDayTrips(topic)
    // A flamenco evening on Friday needs no flamenco on Thursday.
    for (const day of days) for (const { title, from } of frame.of('event')) if (from !== null && !hasAnyKeyword(plainWords(title), TRAVEL_WORDS)) this.#sightsOf(day)?.ofTopic(namedTopic(title), 'evening')
    // What was asked for is kept for its own day, whatever else is shown before.
    for (const day of days) for (const wish of this.#given.get(day.day) ?? []) if (!leadsAway(wish.topic, days)) this.#found.set(wish, this.#sightsOf(day)?.ofTopic(wish.topic, wish.part) ?? null)
  }

  stopsOf(day: TripDay): TripStop[] {
    const given = this.#given.get(day.day) ?? []
    const events = this.#frame.of('event').filter(({ days, from, title }) => days.first === day.day && from !== null && !hasAnyKeyword(plainWords(title), TRAVEL_WORDS)).length
    return keptStops(this.#whole(day, given) ?? this.#byParts(day, given), Math.max(events > 0 ? 0 : 1, this.#most - events))
  }

  #byParts(day: TripDay, given: readonly GivenWish[]): TripStop[] {
    if (this.#isAtHome && given.length === 0) return []
    if (day.indexInStop >= daysWithIdeas(day) && !day.isLast && given.length === 0) return [freeDayStop(day, this.#frame.language)]
    const area = this.#sightsOf(day)?.areaOf(day.indexInTown) ?? null
    const open = this.#roomOf(day).parts
    const stops: TripStop[] = []
    let here: Area | null = null
    for (const part of this.#partsOf(day)) {
      const wish = given.find((each) => each.part === part)
      const framework = this.#framework(part, day)
      if (framework === null && !wish && !open.includes(part)) continue
      if (framework !== null) stops.push(framework)
      if ((framework !== null || this.#isAtHome) && !wish) continue
      const next: { stop: TripStop; area: Area | null } = wish ? this.#wished(wish, day, here) : this.#stopFor(part, day, { area, here })
      stops.push(next.stop)
      here = next.area ?? here
    }
    return stops
  }

  #partsOf(day: TripDay): DayPart[] {
    const { isLast, stop } = day
    if (stop.isHome) return ['morning']
    const away = this.#awayOn(day)
    if (away !== null) return away.days.last === day.day && !isLast ? ['evening'] : []
    const evenings = this.#days.length >= EVENINGS_FROM_DAYS && !(isLast && this.#leaves())
    return evenings ? ['morning', 'lunch', 'afternoon', 'evening'] : ['morning', 'lunch', 'afternoon']
  }

  /** A cruise of one night, two days at a festival: what is part of the trip and takes its days. */
  #awayOn(tripDay: TripDay): ReadingOf<'event'> | null {
    // A conference with hours of its own leaves its evenings.
    if (hasHours(tripDay, this.#frame)) return null
    const { day } = tripDay
    const [first, last] = [this.#days[0]!.day, this.#days.at(-1)!.day]
    return this.#frame.of('event').find(({ days }) => days.last > days.first && days.first <= day && day <= days.last && days.last - days.first < last - first) ?? null
  }

  #roomOf(day: TripDay): DayRoom {
    const parts = this.#partsOf(day)
    return roomOf(day, { parts, taken: parts.filter((part) => this.#framework(part, day) !== null) }, this.#frame)
  }

  #leaves(): boolean {
    return this.#days.length >= ARRIVALS_FROM_DAYS && !this.#isAtHome
  }

  /** Rides, arrival and departure, where the prompt has none of its own. */
  #framework(part: DayPart, day: TripDay): TripStop | null {
    const previous = this.#days[this.#days.indexOf(day) - 1]
    if (part === 'morning' && previous && !this.#legs.some((leg) => leg.day === day) && previous.stopIndex !== day.stopIndex) return this.#ride(previous.stop, day.stop)
    if (part === 'morning' && this.#legs.some((leg) => leg.day === day)) return this.#legStop(day)
    const home = this.#days.at(-1)!.stop
    const isDriven = rideMode(this.#frame) === 'car'
    if (isDriven && part === 'morning' && day.isFirst && this.#ends.start !== null) return this.#ride(placeOnly(this.#ends.start), day.stop)
    if (isDriven && day.isLast && this.#ends.start !== null && this.#ends.returns) return part === 'morning' ? this.#ride(day.stop, placeOnly(this.#ends.start)) : null
    if (part === 'morning' && day.isFirst && home.isHome) return this.#ride(home, day.stop)
    const travels = this.#frame.of('event').some(({ title, days }) => days.first === day.day && hasAnyKeyword(plainWords(title), TRAVEL_WORDS))
    if (!this.#leaves() || (travels && !(day.isLast && departureOn(day.day, this.#frame) !== null))) return null
    if (part === 'morning' && day.isFirst) return arrivalStop(day, this.#frame.language, { byRoad: day.stop.destination === null || rideMode(this.#frame) === 'car' })
    if (part === 'afternoon' && day.isLast) return departureStop(day, this.#frame.language)
    return null
  }

  #legStop(day: TripDay): TripStop {
    return stageStops(day, { number: 1, count: 1 }, this.#frame)[0]!
  }

  #ride(from: Stopover, to: Stopover): TripStop {
    const frame = this.#frame
    return rideStop(from, to, { wanted: rideMode(frame), most: mostOnTheRoad(frame), stated: statedRide(from.title, to.title, frame), language: frame.language })
  }

  #wished(wish: GivenWish, day: TripDay, here: Area | null): { stop: TripStop; area: Area | null } {
    const { topic, part } = wish
    const found = this.#found.get(wish) ?? null
    return { stop: topicStop({ topic, part, day, found, here, language: this.#frame.language }), area: found?.area ?? null }
  }

  #stopFor(part: DayPart, day: TripDay, { area, here }: { area: Area | null; here: Area | null }): { stop: TripStop; area: Area | null } {
    const { language, words } = this.#frame
    const areaName = (of: Area | null) => (of === null ? null : sightName(of.name, language))
    const sights = this.#sightsOf(day)
    if (part === 'lunch') return { stop: mealStop(day, { area: areaName(here ?? area), wishes: words, language }), area: null }
    const found = area && sights ? this.#wanted(() => sights.forPart(part, area)) : null
    if (found === null) return { stop: this.#openStop(part, day, areaName(area)), area }
    return { stop: sightStop(found, part, { day, here, language }), area: found.area }
  }

  /** 'No museums': the next sight that is none. */
  #wanted(next: () => FoundSight | null): FoundSight | null {
    for (let found = next(); found !== null; found = next()) if (!isUnwanted(found.sight.name, this.#frame)) return found
    return null
  }

  #openStop(part: Exclude<DayPart, 'lunch'>, day: TripDay, area: string | null): TripStop {
    const { language } = this.#frame
    const stop = openStop(part, day, { area, language })
    return isUnwanted(stop.title, this.#frame) ? openStop(part, { ...day, indexInTown: day.indexInTown + 1 }, { area, language }) : stop
  }

  /** A day that a wish takes whole, or one of the town's own outings when its areas are seen. */
  #whole(day: TripDay, given: readonly GivenWish[]): TripStop[] | null {
    const { language } = this.#frame
    const wish = given.find(({ isWholeDay }) => isWholeDay)
    const stage = wish ? null : this.#stageOf(day)
    if (stage !== null) return stage
    if (wish && leadsAway(wish.topic, this.#days)) return this.#awayFor(wish.topic, day)
    if (wish) {
      const { stop } = this.#wished(wish, day, null)
      return [{ ...stop, title: oneOfDays(stop.title), minutes: this.#lengthOfDay(day, WHOLE_DAY_MINUTES), isLong: true }, openStop('evening', day, { area: null, language })]
    }
    const { destination } = day.stop
    if (isGentle(this.#frame) || this.#awayOn(day) !== null || hasHours(day, this.#frame) || given.length > 0 || day.indexInStop === 0 || (day.isLast && day.daysInStop > 1) || destination === null || day.indexInStop < destination.areas.length) return null
    const next = destination.dayTrips.find(({ name }) => !this.#dayTrips.has(name))
    if (next === undefined) return null
    this.#dayTrips.add(next.name)
    return this.#awayFor(next, day)
  }

  /** The day's stage of a way that is walked or ridden from bed to bed, or its day of rest. */
  #stageOf(day: TripDay): TripStop[] | null {
    if (!isStageTour(this.#frame)) return null
    if (this.#frame.of('stay').length > 0) return this.#legOf(day)
    const rest = restDayOf(this.#days, this.#frame)
    if (day === rest) return [freeDayStop(day, this.#frame.language)]
    const walked = this.#days.filter((each) => each !== rest && !(this.#given.get(each.day) ?? []).some(({ isWholeDay }) => isWholeDay))
    return stageStops(day, { number: walked.indexOf(day) + 1, count: walked.length }, this.#frame)
  }

  /** From the last bed to the next, with what is wished for where one comes to. */
  #legOf(day: TripDay): TripStop[] | null {
    const leg = this.#legs.findIndex((each) => each.day === day)
    if (leg < 0) return null
    const wishes = (this.#given.get(day.day) ?? []).map((wish) => this.#wished(wish, day, null).stop)
    const isLater = wishes.some(({ part }) => part !== 'evening')
    const awaited = this.#frame.of('event').filter(({ days, from, title }) => days.first === day.day && from !== null && from >= FIRST_AWAITED && from < LAST_AWAITED && !hasAnyKeyword(plainWords(title), TRAVEL_WORDS)).map(({ from }) => from! - BEFORE_EVENT)
    const until = Math.min(...awaited, isLater ? STAGE_BEFORE_WISHES : Infinity)
    const [stage, evening] = stageStops(day, { number: leg + 1, count: this.#legs.length, way: this.#legs[leg]!.way, ...(until === Infinity ? {} : { until }) }, this.#frame)
    const behind = day.isLast ? [] : [evening!]
    return [stage!, ...wishes, ...(wishes.some(({ part }) => part === 'evening') ? [] : behind)]
  }

  #lengthOfDay(day: TripDay, usual: number): number {
    const free = freeWindows(day.day, { title: this.#frame.brief.subject, subjects: [] }, this.#frame)
    const longest = Math.max(0, ...free.map(({ from, to }) => Math.min(to, DAY_PARTS.afternoon.to) - Math.max(from, DAY_PARTS.morning.from)))
    return longest < SHORTEST_OUTING ? usual : Math.min(usual, longest)
  }

  #awayFor(goal: Topic | { name: string }, day: TripDay): TripStop[] {
    const { language } = this.#frame
    const whole = this.#lengthOfDay(day, WHOLE_OUTING)
    // A day that somebody's nap cuts in two has no room for three stops elsewhere.
    return [...dayTripStops(goal, day, { language, inOne: this.#most < STOPS_OF_A_DAY_TRIP || whole < LEAST_FOR_THREE ? whole : null }), openStop('evening', day, { area: null, language })]
  }

  #takeDayTrips({ words }: Topic): void {
    const outings = this.#days.flatMap(({ stop }) => stop.destination?.dayTrips ?? [])
    for (const { name } of outings) if (namesOuting(words, name) || (plainWords(name)[0] ?? '').length > SHORT_NAME && words.includes(plainWords(name)[0]!)) this.#dayTrips.add(name)
  }

  /** Whether the gazetteer has it in the day's town; null where it has it in none of the towns. */
  #offers(topic: Topic, { stop }: TripDay): boolean | null {
    const has = ({ destination }: Stopover) => destination?.areas.some(({ sights }) => sights.some((sight) => speaksOf(topic, sight))) ?? false
    return this.#days.some((day) => has(day.stop)) ? has(stop) : null
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

/** A place that is only passed through. */
function placeOnly(title: string): Stopover {
  return { title, country: null, destination: null, days: null, readingIds: [], said: '' }
}

/** The days of a way with named beds on which one goes on, and from where to where. */
function legsOf(days: readonly TripDay[], { start, goal }: EndsOfWay, frame: PlanFrame): { day: TripDay; way: string }[] {
  if (frame.of('stay').length === 0 || !isStageTour(frame)) return []
  return days.flatMap((day, index) => {
    const [from, to] = [index === 0 ? start : days[index - 1]!.stop.title, day.isLast && index > 0 && days[index - 1]!.stop === day.stop && goal !== null ? goal : day.stop.title]
    return from === null || from === to ? [] : [{ day, way: `${from} → ${to}${lengthTo(to, frame.brief.prompt)}` }]
  })
}

const STAGE_BEFORE_WISHES = 14 * 60
/** What is awaited where a stage ends: the pilgrims' mass at noon. */
const FIRST_AWAITED = 11 * 60
const LAST_AWAITED = 17 * 60
const BEFORE_EVENT = 30
/** 'Colonia' is Colonia del Sacramento. */
const SHORT_NAME = 4
const STOPS_OF_A_DAY_TRIP = 3
const SHORTEST_OUTING = 90
/** Away from breakfast until before dinner. */
const WHOLE_OUTING = 420
const LEAST_FOR_THREE = 330
const WHOLE_DAY_MINUTES = 300

/** 'Two beach days': what one of them is called. */
function oneOfDays(title: string): string {
  return capitalise(title.replace(/^(?:\d{1,2}|one|an?|eine?n?|una?|une|uma?|two|three|four|zwei|drei|vier|dos|tres|deux|trois|duas?|dois|três) (?=\p{L})/iu, ''))
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
    subjects: [...new Set([...(stop.topic ? [stop.topic.label] : []), title, ...(country ? [country] : []), ...(destination ? [destination.title, destination.country] : []), ...(stop.subjects ?? []), ...(isOuting(stop) ? [OUTINGS] : []), ...town.map(({ label }) => label)])],
    location: stop.location,
    allowedDays: { first: day.day, last: day.day },
    wish: { day: day.day, windows: [stop.window ?? (early ? { from: 6 * 60, to: 9 * 60 } : { from: part.from, to: stop.isLong ? DAY_PARTS.afternoon.to : part.to })], position: (day.day - frame.first) / Math.max(1, frame.last - frame.first) },
    optional: stop.topic === null && !stop.isFramework && stop.part !== 'morning',
    answers: [...new Set([...(stop.topic?.readingIds ?? []), ...(day.indexInStop === 0 ? [...readingIds, ...town.flatMap((topic) => topic.readingIds)] : [])])],
  })
}
