import type { Destination } from '../../playbooks/destinations/destination.ts'
import { DESTINATIONS } from '../../playbooks/destinations/gazetteer.ts'
import { townName } from '../../playbooks/destinations/names/town-names.ts'
import { stems } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { rideBetween } from './distance.ts'
import type { RideMode } from './distance.ts'
import type { Stopover } from './stopover.ts'

const BACK = /(?<!\p{L})(?:(?:start|begin|leav)(?:s|ing|e)? and (?:end|finish|return)(?:s|ing)? (?:in|at|from)|start(?:s|ing)? and finish|(?:and|then|,) (?:(?:drive|driving|ride|travel|home|all the way) )?back(?! to)|round ?-?trip|und (?:wieder )?zurück|rundreise|(?:y|e) (?:de )?(?:vuelta|volta)|ida e volta|ida y vuelta|et retour|aller[ -]retour)(?!\p{L})/iu
const FROM = new Set(['from', 'von', 'ab', 'aus', 'desde', 'de', 'depuis'])

/** 'Starting and ending in Edinburgh'. */
const ENDING = new Set(['ending', 'finishing', 'end', 'finish', 'ends'])

/** 'From Munich through the Dolomites to Venice and back': the town one leaves and comes back to is none to stay in. */
export function homeTown({ brief, words, language }: PlanFrame): Destination | null {
  if (!BACK.test(brief.prompt)) return null
  const isLeft = (name: string) => {
    const parts = plainWords(name)
    return words.some((word, index) => (FROM.has(word) || ENDING.has(words[index - 1] ?? '') && word === 'in') && parts.every((part, offset) => words[index + 1 + offset] === part))
  }
  return DESTINATIONS.find(({ names, title }) => [...names, townName(title, language)].some(isLeft)) ?? null
}

/** The stops with the way back to where one set out: a night where one has been, if it is too far for a day. */
export function withWayHome(stops: readonly Stopover[], home: Destination | null, frame: PlanFrame): Stopover[] {
  const last = stops.at(-1)
  if (home === null || last === undefined || last.destination === null || stops.length >= frame.last - frame.first) return [...stops]
  const away = last.destination
  const most = mostOnTheRoad(frame) ?? LONGEST_DRIVE
  const ride = (from: Destination, to: Destination) => rideBetween(from.at, to.at, rideMode(frame)).minutes
  const between = ride(away, home) <= most ? undefined : stops.slice(0, -1).findLast(({ destination }) => destination !== null && Math.max(ride(away, destination), ride(destination, home)) < ride(away, home))
  const town: Stopover = { title: townName(home.title, frame.language), country: home.country, destination: home, days: 1, readingIds: [], said: '', isHome: true }
  return [...stops, ...(between === undefined ? [] : [{ ...between, days: 1, readingIds: [] }]), town]
}

const LONGEST_DRIVE = 8 * 60

/** Minutes a day that the prompt allows for driving or riding; null where it says nothing. */
export function mostOnTheRoad(frame: PlanFrame): number | null {
  const isOfTheRoad = (labels: readonly string[] = []) => labels.some((label) => stems(label).some((stem) => ROAD.some((word) => stem.startsWith(word))))
  const sessions = frame.of('session').flatMap(({ appliesTo, maxMinutes }) => (maxMinutes !== null && isOfTheRoad(appliesTo?.labels) ? [maxMinutes] : []))
  const limits = frame.of('limit').flatMap(({ appliesTo, measure, per, max }) => (max !== null && measure === 'minutes' && per === 'day' && isOfTheRoad(appliesTo?.labels) ? [max] : []))
  const all = [...sessions, ...limits]
  return all.length === 0 ? null : Math.min(...all)
}

/** Minutes of a ride that the prompt gives: 'Naxos-Milos 3 h'. */
export function statedRide(from: string, to: string, frame: PlanFrame): number | null {
  const is = (name: string, title: string) => plainWords(name).join(' ') === plainWords(title).join(' ')
  return frame.of('travel').find((leg) => is(leg.from, from) && is(leg.to, to) || leg.bothWays && is(leg.from, to) && is(leg.to, from))?.minutes ?? null
}

const ROAD = ['driv', 'road', 'ride', 'travel', 'fahr', 'autofahr', 'conduc', 'coche', 'conduit', 'rout', 'dirig', 'estrada']

const BY_TRAIN = ['by train', 'by rail', 'interrail', 'mit dem zug', 'mit der bahn', 'en tren', 'en train', 'de trem', 'de comboio']
const BY_CAR = ['road trip', 'roadtrip', 'by car', 'drive', 'driving', 'campervan', 'camper', 'motorhome', 'hire car', 'hired car', 'rental car', 'hired van', 'the van', 'camper van', 'caravan', 'autocaravana', 'camping car', 'coche de alquiler', 'voiture de location', 'carro alugado', 'leihwagen', 'vw bus', 'bulli', 'mit dem auto', 'autoreise', 'wohnmobil', 'mietwagen', 'en coche', 'en voiture', 'de carro']
const BY_PLANE = ['by plane', 'we fly', 'flying', 'mit dem flugzeug', 'en avion', 'de aviao']

const BY_FERRY = ['ferry', 'ferries', 'island hopping', 'by boat', '=fahre', '=fahren', 'inselhupfen', 'ferri', 'en barco', 'en bateau', 'balsa', 'de barco']

/** How the prompt says that one goes from town to town; null where it does not. */
export function rideMode({ words }: PlanFrame): RideMode | null {
  if (hasAnyKeyword(words, BY_TRAIN)) return 'train'
  if (hasAnyKeyword(words, BY_CAR)) return 'car'
  if (hasAnyKeyword(words, BY_FERRY)) return 'ferry'
  return hasAnyKeyword(words, BY_PLANE) ? 'flight' : null
}
