import type { Destination } from '../../playbooks/destinations/destination.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { plainWords } from '../wording.ts'
import { namesOuting } from './names-of-outings.ts'
import { speaksOf, TownSights } from './sights.ts'
import type { Stopover } from './stopover.ts'
import type { TripDay } from './trip-days.ts'
import type { TripFramework } from './trip-framework.ts'

/** 'Colonia' is Colonia del Sacramento. */
const SHORT_NAME = 4

/** What the gazetteer has for the towns of a trip; what one day takes the next does not find again. */
export class SightsOfTrip {
  readonly #days: readonly TripDay[]
  readonly #framework: TripFramework
  readonly #frame: PlanFrame
  readonly #towns = new Map<string, TownSights>()
  readonly #dayTrips = new Set<string>()

  constructor(days: readonly TripDay[], framework: TripFramework, frame: PlanFrame) {
    this.#days = days
    this.#framework = framework
    this.#frame = frame
  }

  ofTown({ stop, stopIndex }: TripDay): TownSights | null {
    if (stop.destination === null) return null
    const known = this.#towns.get(stop.title)
    if (known) return known
    const wholeDays = this.#days.filter((each) => each.stopIndex === stopIndex).map((each) => this.#framework.stopIn('morning', each) === null)
    const fresh = new TownSights(stop.destination, { wishes: this.#frame.words, wholeDays })
    this.#towns.set(stop.title, fresh)
    return fresh
  }

  /** Whether the gazetteer has it in the day's town; null where it has it in none of the towns. */
  offers(topic: Topic, { stop }: TripDay): boolean | null {
    const has = ({ destination }: Stopover) => destination?.areas.some(({ sights }) => sights.some((sight) => speaksOf(topic, sight))) ?? false
    return this.#days.some((day) => has(day.stop)) ? has(stop) : null
  }

  /** The outings that a wish speaks of are taken by it. */
  takeDayTrips({ words }: Topic): void {
    const outings = this.#days.flatMap(({ stop }) => stop.destination?.dayTrips ?? [])
    for (const { name } of outings) if (namesOuting(words, name) || (plainWords(name)[0] ?? '').length > SHORT_NAME && words.includes(plainWords(name)[0]!)) this.#dayTrips.add(name)
  }

  /** The town's next outing of its own that nothing has taken. */
  takeNextDayTrip({ dayTrips }: Destination): { name: string } | null {
    const next = dayTrips.find(({ name }) => !this.#dayTrips.has(name))
    if (next === undefined) return null
    this.#dayTrips.add(next.name)
    return next
  }
}
