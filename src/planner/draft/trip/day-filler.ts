import type { Area } from '../../playbooks/destinations/destination.ts'
import type { OwnWay } from '../../goal/journeys/own-way.ts'
import { sightName } from '../../playbooks/destinations/names/sight-names.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { freeWindows } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { capitalise, hasAnyKeyword, plainWords } from '../wording.ts'
import { TRAVEL_WORDS } from './day-limits.ts'
import { keptStops, mostADay } from './day-rooms.ts'
import { sightStop, topicStop } from './sight-stops.ts'
import { isSteep } from './sights.ts'
import type { FoundSight } from './sights.ts'
import { SightsOfTrip } from './sights-of-trip.ts'
import { isStageTour, restDayOf, restStop, stageStops } from './stages.ts'
import { isForSights, stayKind } from './stays/stay-kind.ts'
import type { StayKind } from './stays/stay-kind.ts'
import { stayStop } from './stays/stay-stop.ts'
import type { TripDay } from './trip-days.ts'
import { TripFramework } from './trip-framework.ts'
import { DAY_PARTS } from './trip-stop.ts'
import type { DayPart, TripStop } from './trip-stop.ts'
import { isOfItsTown, leadsAway } from './trip-wishes.ts'
import type { TripWish } from './trip-wishes.ts'
import { dayTripStops, freeDayStop, mealStop, openStop } from './usual-stops.ts'
import { wayDays, wayOfTrip } from './way-days.ts'
import { hasHours, isGentle, isPossibleOn, isUnwanted } from './what-suits.ts'
import { partsOfWish } from './wish-parts.ts'
import { shareWishes } from './wishes.ts'
import type { GivenWish } from './wishes.ts'

/** Of a place that the gazetteer lacks, there is something sensible to say for so many days. */
const KNOWN_DAYS = 4
const STAGE_BEFORE_WISHES = 14 * 60
/** What is awaited where a stage ends: the pilgrims' mass at noon. */
const FIRST_AWAITED = 11 * 60
const LAST_AWAITED = 17 * 60
const BEFORE_EVENT = 30
const STOPS_OF_A_DAY_TRIP = 3
const SHORTEST_OUTING = 90
/** Away from breakfast until before dinner. */
const WHOLE_OUTING = 420
const LEAST_FOR_THREE = 330
const WHOLE_DAY_MINUTES = 300

/** Fills the days one after the other; what one day has used the next does not repeat. */
export class DayFiller {
  readonly #days: readonly TripDay[]
  readonly #given: ReadonlyMap<DayNumber, GivenWish[]>
  readonly #frame: PlanFrame
  readonly #most: number
  readonly #framework: TripFramework
  readonly #sights: SightsOfTrip
  readonly #stay: StayKind | null
  readonly #found = new Map<GivenWish, FoundSight | null>()

  constructor(days: readonly TripDay[], wishes: readonly TripWish[], frame: PlanFrame) {
    this.#days = days
    this.#frame = frame
    this.#most = mostADay(frame)
    this.#stay = stayKind(frame)
    this.#framework = new TripFramework(days, frame)
    this.#sights = new SightsOfTrip(days, this.#framework, frame)
    this.#given = shareWishes(wishes, days.map((day) => this.#framework.roomOf(day)), {
      ownDay: (topic) => wishes.find((wish) => wish === topic)?.day ?? null,
      parts: (topic) => partsOfWish(topic, frame),
      isThere: (topic, day) => isOfItsTown(topic, day, days) ?? this.#sights.offers(topic, day),
      isAway: (topic) => leadsAway(topic, days),
      isPossible: (topic, day) => isPossibleOn(topic, day, frame),
    })
    for (const { topic } of [...this.#given.values()].flat()) this.#sights.takeDayTrips(topic)
    // A flamenco evening on Friday needs no flamenco on Thursday.
    for (const day of days) for (const { title, from } of frame.of('event')) if (from !== null && !hasAnyKeyword(plainWords(title), TRAVEL_WORDS)) this.#sights.ofTown(day)?.ofTopic(namedTopic(title), 'evening')
    // What was asked for is kept for its own day, whatever else is shown before.
    for (const day of days) for (const wish of this.#given.get(day.day) ?? []) if (!leadsAway(wish.topic, days)) this.#found.set(wish, this.#sights.ofTown(day)?.ofTopic(wish.topic, wish.part) ?? null)
  }

  stopsOf(day: TripDay): TripStop[] {
    const given = this.#given.get(day.day) ?? []
    const events = this.#frame.of('event').filter(({ days, from, title }) => days.first === day.day && from !== null && !hasAnyKeyword(plainWords(title), TRAVEL_WORDS)).length
    return keptStops(this.#whole(day, given) ?? this.#byParts(day, given), Math.max(events > 0 ? 0 : 1, this.#most - events))
  }

  #byParts(day: TripDay, given: readonly GivenWish[]): TripStop[] {
    if (this.#framework.isAtHome && given.length === 0) return []
    const stay = this.#stay === null || isForSights(this.#stay, day) ? null : this.#stay
    if (stay === null && day.indexInStop >= daysWithIdeas(day) && !day.isLast && given.length === 0) return [freeDayStop(day, this.#frame.language)]
    const area = this.#sights.ofTown(day)?.areaOf(day.indexInTown) ?? null
    const open = this.#framework.roomOf(day).parts
    const stops: TripStop[] = []
    let here: Area | null = null
    for (const part of this.#framework.partsOf(day)) {
      const wish = given.find((each) => each.part === part)
      const framework = this.#framework.stopIn(part, day)
      if (framework === null && !wish && !open.includes(part)) continue
      if (stay !== null && part === 'lunch' && !wish) continue
      if (framework !== null) stops.push(framework)
      if ((framework !== null || this.#framework.isAtHome) && !wish) continue
      const next: { stop: TripStop; area: Area | null } = wish ? this.#wished(wish, day, here) : stay === null || part === 'lunch' ? this.#stopFor(part, day, { area, here }) : { stop: stayStop(stay, part, day, this.#frame.language), area: null }
      stops.push(next.stop)
      here = next.area ?? here
    }
    return stops
  }

  #wished(wish: GivenWish, day: TripDay, here: Area | null): { stop: TripStop; area: Area | null } {
    const { topic, part } = wish
    const found = this.#found.get(wish) ?? null
    return { stop: topicStop({ topic, part, day, found, here, language: this.#frame.language }), area: found?.area ?? null }
  }

  #stopFor(part: DayPart, day: TripDay, { area, here }: { area: Area | null; here: Area | null }): { stop: TripStop; area: Area | null } {
    const { language, words } = this.#frame
    const areaName = (of: Area | null) => (of === null ? null : sightName(of.name, language))
    const sights = this.#sights.ofTown(day)
    if (part === 'lunch') return { stop: mealStop(day, { area: areaName(here ?? area), wishes: words, language }), area: null }
    const found = area && sights ? this.#wanted(() => sights.forPart(part, area)) : null
    if (found === null) return { stop: this.#openStop(part, day, areaName(area)), area }
    return { stop: sightStop(found, part, { day, here, language }), area: found.area }
  }

  /** 'No museums': the next sight that is none; for who cannot walk far, one that is not climbed to. */
  #wanted(next: () => FoundSight | null): FoundSight | null {
    const isGentleTrip = isGentle(this.#frame)
    for (let found = next(); found !== null; found = next()) if (!isUnwanted(found.sight.name, this.#frame) && !(isGentleTrip && isSteep(found.sight))) return found
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
    return this.#ownOuting(day, given)
  }

  #ownOuting(day: TripDay, given: readonly GivenWish[]): TripStop[] | null {
    const { destination } = day.stop
    const isTaken = this.#stay !== null || isGentle(this.#frame) || this.#framework.awayOn(day) !== null || hasHours(day, this.#frame) || given.length > 0
    const comesOrGoes = day.indexInStop === 0 || day.isLast && day.daysInStop > 1
    if (isTaken || comesOrGoes || destination === null || day.indexInStop < destination.areas.length) return null
    const outing = this.#sights.takeNextDayTrip(destination)
    return outing === null ? null : this.#awayFor(outing, day)
  }

  /** The day's stage of a way that is walked or ridden from bed to bed, or its day of rest. */
  #stageOf(day: TripDay): TripStop[] | null {
    if (!isStageTour(this.#frame)) return null
    if (this.#frame.of('stay').length > 0) return this.#legOf(day)
    const way = wayOfTrip(this.#frame)
    if (way !== null) return this.#ofWay(day, way)
    const rest = restDayOf(this.#days, this.#frame)
    if (day === rest) return [freeDayStop(day, this.#frame.language)]
    const walked = this.#days.filter((each) => each !== rest && !(this.#given.get(each.day) ?? []).some(({ isWholeDay }) => isWholeDay))
    return stageStops(day, { number: walked.indexOf(day) + 1, count: walked.length }, this.#frame)
  }

  /** The day's stage with what is wished for on it, or a day of rest; null where it is spent where the way leads. */
  #ofWay(day: TripDay, way: OwnWay): TripStop[] | null {
    const turn = wayDays(this.#days, way, this.#frame)[this.#days.indexOf(day)]
    if (turn === undefined || turn.kind === 'there') return null
    const wishes = (this.#given.get(day.day) ?? []).map((wish) => this.#wished(wish, day, null).stop)
    if (turn.kind === 'rest') return [restStop(day, this.#frame), ...wishes.filter(({ part }) => part !== 'morning')]
    const until = wishes.some(({ part }) => part !== 'evening') ? { until: STAGE_BEFORE_WISHES } : {}
    const [stage, evening] = stageStops(day, { ...turn, isDriven: way.isDriven, ...until }, this.#frame)
    return [stage!, ...wishes, ...(way.isDriven || day.isLast || wishes.some(({ part }) => part === 'evening') ? [] : [evening!])]
  }

  /** From the last bed to the next, with what is wished for where one comes to. */
  #legOf(day: TripDay): TripStop[] | null {
    const leg = this.#framework.legs.findIndex((each) => each.day === day)
    if (leg < 0) return null
    const wishes = (this.#given.get(day.day) ?? []).map((wish) => this.#wished(wish, day, null).stop)
    const isLater = wishes.some(({ part }) => part !== 'evening')
    const awaited = this.#frame.of('event').filter(({ days, from, title }) => days.first === day.day && from !== null && from >= FIRST_AWAITED && from < LAST_AWAITED && !hasAnyKeyword(plainWords(title), TRAVEL_WORDS)).map(({ from }) => from! - BEFORE_EVENT)
    const until = Math.min(...awaited, isLater ? STAGE_BEFORE_WISHES : Infinity)
    const [stage, evening] = stageStops(day, { number: leg + 1, count: this.#framework.legs.length, way: this.#framework.legs[leg]!.way, ...(until === Infinity ? {} : { until }) }, this.#frame)
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
}

/** How many days of a stop there is something of their own to say for: its areas, its day trips, and a day for going back. */
function daysWithIdeas({ stop: { destination } }: TripDay): number {
  return destination === null ? KNOWN_DAYS : Math.max(KNOWN_DAYS, destination.areas.length + destination.dayTrips.length + 1)
}

/** 'Two beach days': what one of them is called. */
function oneOfDays(title: string): string {
  return capitalise(title.replace(/^(?:\d{1,2}|one|an?|eine?n?|una?|une|uma?|two|three|four|zwei|drei|vier|dos|tres|deux|trois|duas?|dois|três) (?=\p{L})/iu, ''))
}
