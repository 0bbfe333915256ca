import type { Area, Destination, Sight } from '../../playbooks/destinations/destination.ts'
import { sightName } from '../../playbooks/destinations/names/sight-names.ts'
import type { Language } from '../../playbooks/playbook.ts'
import type { Topic } from '../topics.ts'
import { fillText, plainWords } from '../wording.ts'
import { hopBetween, kilometres } from './distance.ts'
import { interestsIn } from './interests.ts'
import type { DayPart } from './trip-stop.ts'
import { tripWords } from './words/trip-words.ts'
import type { TripWords } from './words/trip-text.ts'

export type FoundSight = { sight: Sight; area: Area }

const NEARBY_KM = 4
const LEAST_STEM = 4
/** How much a place in the gazetteer's order, which is that of fame, counts against a wish. */
const FAME = 0.8

/** Keeps one's choices in a town: what was seen is not shown again. */
export class TownSights {
  readonly #destination: Destination
  readonly #wishes: readonly string[]
  readonly #seen = new Set<Sight>()
  readonly #areas: readonly Area[]

  /**
   * `wishes`: words of the prompt; with how well known an area is they decide which come first. `wholeDays`: for each
   * day in town whether its morning is free; the best areas go to those.
   */
  constructor(destination: Destination, { wishes, wholeDays }: { wishes: readonly string[]; wholeDays: readonly boolean[] }) {
    this.#destination = destination
    this.#wishes = interestsIn(wishes).filter((word) => word.length >= LEAST_STEM).map(stemOf)
    const rank = (area: Area, index: number) => area.sights.reduce((sum, sight) => sum + this.#liking(sight), 0) - FAME * index
    const ranked = destination.areas.map((area, index) => ({ area, rank: rank(area, index) })).toSorted((a, b) => b.rank - a.rank).map(({ area }) => area)
    this.#areas = areasOfDays(ranked, wholeDays)
  }

  areaOf(indexInStop: number): Area {
    return this.#areas[indexInStop % this.#areas.length]!
  }

  /** The sight that a topic speaks of, wherever in town; one for this part of the day where there is one. */
  ofTopic(topic: Topic, part: DayPart): FoundSight | null {
    const speaking = this.#all().filter(({ sight }) => !this.#seen.has(sight) && speaksOf(topic, sight))
    const found = speaking.find(({ sight }) => (sight.part ?? 'afternoon') === part) ?? speaking[0]
    return found ? this.#take(found) : null
  }

  /** What is best seen at this part of the day in this area, else close by. */
  forPart(part: DayPart, area: Area): FoundSight | null {
    const cost = ({ sight, area: there }: FoundSight) => (there === area ? 0 : NEARBY_KM) + kilometres(area.at, there.at) - this.#liking(sight)
    const fits = ({ sight, area: there }: FoundSight) =>
      !this.#seen.has(sight) && (sight.part ?? 'afternoon') === part && (there === area || kilometres(area.at, there.at) <= NEARBY_KM)
    const best = this.#all().filter(fits).toSorted((a, b) => cost(a) - cost(b))[0]
    return best ? this.#take(best) : null
  }

  #all(): FoundSight[] {
    return this.#destination.areas.flatMap((area) => area.sights.map((sight) => ({ sight, area })))
  }

  #take(found: FoundSight): FoundSight {
    this.#seen.add(found.sight)
    return found
  }

  #liking(sight: Sight): number {
    return wordsOf(sight).filter((word) => this.#wishes.some((stem) => word.startsWith(stem))).length
  }
}

export function speaksOf(topic: Topic, sight: Sight): boolean {
  const stems = interestsIn(topic.words).filter((word) => word.length >= LEAST_STEM - 1).map(stemOf)
  return wordsOf(sight).some((word) => stems.some((stem) => word.startsWith(stem) || word.length > LONG_STEM && stem.length > LONG_STEM && word.slice(0, LONG_STEM) === stem.slice(0, LONG_STEM)))
}

/** The Oceanário of the oceanarium: long names that begin so far alike are one in two languages. */
const LONG_STEM = 7

/** Whether it is climbed to. */
export function isSteep(sight: Sight): boolean {
  return wordsOf(sight).some((word) => STEEP.has(word))
}

const STEEP: ReadonlySet<string> = new Set(['hike', 'climb', 'steps', 'stairs', 'hill', 'summit', 'castle', 'castelo', 'fortress', 'tower', 'dome', 'view', 'views', 'viewpoint', 'ruin', 'ruins', 'bike'])

/** What to know before one goes. Hours are those usual for its kind. */
export function visitAdvice({ sight, area }: FoundSight, from: Area | null, language: Language): string {
  const words = tripWords(language)
  const there = fillText(words.sightIn, language, { sight: sightName(sight.name, language), area: sightName(area.name, language) })
  return `${there} ${from === null || from === area ? words.walkable : wayFrom(from, area, language)} ${words.hoursOf[kindOf(sight)]}`
}

function wayFrom(from: Area, to: Area, language: Language): string {
  const words = tripWords(language)
  const { way, minutes } = hopBetween(from.at, to.at)
  return fillText(words.wayFrom, language, { start: sightName(from.name, language), way: fillText(words.ways[way], language, { minutes: String(minutes) }) })
}

const KINDS: readonly [kind: keyof TripWords['hoursOf'], words: readonly string[]][] = [
  ['market', ['market']],
  ['museum', ['museum', 'palace', 'castle', 'fortress', 'aquarium']],
  ['church', ['church', 'cathedral', 'mosque', 'temple', 'monastery', 'synagogue', 'chapel']],
  ['sunset', ['sunset']],
  ['show', ['concert', 'opera', 'theatre', 'show', 'flamenco', 'jazz']],
  ['other', ['tower', 'ruin', 'ancient', 'zoo', 'gaudi', 'dome', 'boat', 'cable', 'tasting', 'funicular', 'tour', 'monument']],
  ['open', ['square', 'walk', 'bridge', 'river', 'park', 'garden', 'beach', 'view', 'fountain', 'dinner', 'shopping', 'cafe', 'canal', 'old', 'tram', 'promenade', 'sea', 'tapas', 'hike', 'bike']],
]

function kindOf(sight: Sight): keyof TripWords['hoursOf'] {
  const words = wordsOf(sight)
  return KINDS.find(([, of]) => of.some((word) => words.includes(word)))?.[0] ?? 'other'
}

/** An area a day: the first of the ranked ones on whole days, in a short way from one to the next; then the others. */
function areasOfDays(ranked: readonly Area[], wholeDays: readonly boolean[]): Area[] {
  const whole = wholeDays.filter(Boolean).length
  const best = shortWay(ranked.slice(0, Math.max(1, whole)))
  const others = ranked.slice(Math.max(1, whole))
  const next = { whole: 0, partial: 0 }
  return wholeDays.map((isWhole) => {
    if (isWhole || others.length === 0) return best[next.whole++ % best.length]!
    return others[next.partial++ % others.length]!
  })
}

/** From the best known, each next the nearest, so that no day crosses the town twice. */
function shortWay(areas: readonly Area[]): Area[] {
  const way = areas.slice(0, 1)
  while (way.length < areas.length) {
    const here = way.at(-1)!
    const left = areas.filter((area) => !way.includes(area))
    way.push(left.reduce((near, area) => (kilometres(here.at, area.at) < kilometres(here.at, near.at) ? area : near)))
  }
  return way
}

function wordsOf(sight: Sight): string[] {
  return plainWords(`${sight.name} ${sight.about}`)
}

function stemOf(word: string): string {
  return word.replace(/(?:ing|s)$/u, '')
}
