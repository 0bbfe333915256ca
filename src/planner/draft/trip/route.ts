import { alongTheWay } from './order-of-way.ts'
import { isPlaceOfOuting } from './outings-beside.ts'
import type { Destination } from '../../playbooks/destinations/destination.ts'
import { DESTINATIONS } from '../../playbooks/destinations/gazetteer.ts'
import { TOWN_NAMES, townName } from '../../playbooks/destinations/names/town-names.ts'
import type { Language } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { capitalise, hasAnyKeyword, plainWords } from '../wording.ts'
import { kilometres } from './distance.ts'
import { roamedPlaces } from './roamed-places.ts'
import { statedDays, tripLength } from './stated-nights.ts'
import { stayKind } from './stays/stay-kind.ts'
import type { Stopover } from './stopover.ts'
import { wayOfTrip } from './way-days.ts'
import { homeTown, withWayHome } from './way-home.ts'
import { BEFORE_PLACES, isNameless } from './words/place-phrases.ts'

const DAYS_A_TOWN = 3
/** A word of the language besides being a town: only as a name, with its capital, does it mean the town. */
const NAMES_THAT_ARE_WORDS: readonly [string, RegExp][] = [
  ['Nice', /(?<=\b(?:in|to|from|via|and|,) )Nice\b(?! (?:and|little|long|easy))/u],
  ['Split', /(?<=\b(?:in|to|from|via|and|,) )Split\b/u],
]

/**
 * The towns in the order of the trip: stays as they were said; else the towns of the goal, else of the whole prompt;
 * else those of a country, along a short way; else the place by the name the prompt gives it.
 */
export function tripRoute(frame: PlanFrame): Stopover[] {
  const home = wayOfTrip(frame) === null ? homeTown(frame) : null
  return withWayHome(alongTheWay(stopovers(frame), home, frame), home, frame).map((stop) => inLanguage(stop, frame))
}

/** Rome is Rom in a German plan, unless the prompt calls it something else. */
function inLanguage(stop: Stopover, frame: PlanFrame): Stopover {
  const { language } = frame
  const { title, destination } = stop
  if (destination === null) return stop.said === '' ? { ...stop, said: saidBefore([stop.title], frame) } : stop
  const local = townName(destination.title, language)
  const isSame = title === destination.title || plainWords(title).join(' ') === plainWords(local).join(' ')
  return { ...stop, title: isSame ? local : title, country: townName(destination.country, language), said: stop.said === '' ? saidBefore([title, local], frame) : stop.said }
}

/** 'Auf' of 'auf Rügen': what the prompt sets before the name. */
function saidBefore(names: readonly string[], { brief, language }: PlanFrame): string {
  const before = names.map((name) => brief.prompt.indexOf(name)).filter((at) => at > 0).map((at) => brief.prompt.slice(Math.max(0, at - LONGEST_BEFORE), at))
  const found = before.flatMap((text) => new RegExp(`(?<!\\p{L})(${BEFORE_PLACES[language]}) $`, 'iu').exec(text)?.[1] ?? [])[0]
  return found?.toLowerCase() ?? ''
}

const LONGEST_BEFORE = 16

function stopovers(frame: PlanFrame): Stopover[] {
  const stays = frame.of('stay')
  // The stay has a task of its own, which answers it.
  if (stays.length > 1) return [...stays.map((stay) => ({ ...stayedIn(stay.place), days: stay.days ?? stay.nights, readingIds: [] })), ...lastNight(frame, stays.at(-1)!.place)]
  // Between its two ends nobody said where a way leads.
  const way = wayOfTrip(frame)
  if (way !== null) return [{ ...(way.returns ? named(way.to) : { title: way.to, country: null, destination: null, said: '' }), isWayside: true, days: null, readingIds: [] }]
  const roamed = roamedPlaces(frame)
  const home = homeTown(frame)
  if (roamed !== null) return roamed.filter(({ name }) => home === null || named(name).destination !== home).map(({ name, isEdge }) => ({ ...stayedIn(name), isWayside: true, days: isEdge ? 1 : null, readingIds: frame.of('topic').filter(({ label }) => plainWords(label).join(' ') === plainWords(name).join(' ')).map(({ id }) => id) }))
  const kind = stayKind(frame)
  if (kind?.isAnywhere === true) {
    const { name, said } = placeSaid(frame)
    return [{ title: capitalise(name), country: null, destination: null, days: null, readingIds: [], said }]
  }
  const towns = namedTowns(frame)
  if (towns.length > 0) return towns
  const country = namedCountry(frame)
  if (country !== null) return townsOf(country, frame).map((destination) => ({ ...known(destination), days: null, readingIds: [] }))
  const { name, said } = placeSaid(frame)
  return [{ ...named(name), days: null, readingIds: [], said }]
}

/** 'Zion' is that part of what the gazetteer calls 'Grand Canyon and Zion'; of 'Bryce', which it only counts to it, it has nothing to show. */
function stayedIn(place: string) {
  const stop = named(place)
  if (stop.destination === null || plainWords(stop.title).join(' ') === plainWords(place).join(' ') || (TOWN_NAMES[stop.title] ?? []).some((name) => plainWords(name).join(' ') === plainWords(place).join(' '))) return stop
  const areas = stop.destination.areas.filter(({ name }) => firstIndex(plainWords(name), plainWords(place)) >= 0)
  return { title: capitalise(place), country: stop.country, destination: areas.length === 0 ? null : { ...stop.destination, title: capitalise(place), areas, dayTrips: [], at: areas[0]!.at }, said: '' }
}

/** 'Last night back in Athens'. */
function lastNight({ brief }: PlanFrame, before: string): Stopover[] {
  const place = LAST_NIGHT.exec(brief.prompt)?.[1]
  return place === undefined || plainWords(place).join(' ') === plainWords(before).join(' ') ? [] : [{ ...named(place), days: 1, readingIds: [] }]
}

const LAST_NIGHT = /(?<!\p{L})(?:last|final) night (?:back )?(?:in|on|at) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})/u

/** A place in town as maps find it. */
export function addressOf({ title, country }: Stopover, place: string | null): string {
  return [place, isNameless(title) ? null : title, country].filter((part) => part !== null && part !== '').filter((part, index, all) => all.indexOf(part) === index).join(', ')
}

/** A country of the gazetteer that the prompt names, or null. */
function namedCountry(frame: PlanFrame): string | null {
  const countries = [...new Set(DESTINATIONS.map(({ country }) => country))]
  return countries.find((country) => [country, townName(country, frame.language)].some((name) => firstIndex(frame.words, plainWords(name)) >= 0)) ?? null
}

export function isTownOrCountry(words: readonly string[], language: Language): boolean {
  return DESTINATIONS.some(({ names, country }) => [...names, country, townName(country, language)].some((name) => firstIndex(words, plainWords(name)) >= 0))
}

/** What is left of the words beside the names of towns and countries. */
export function withoutTowns(words: readonly string[], language: Language): string[] {
  const names = DESTINATIONS.flatMap(({ names: own, country }) => [...own, country, townName(country, language)]).map((name) => plainWords(name)).filter((name) => firstIndex(words, name) >= 0)
  return names.reduce<string[]>((left, name) => {
    const at = firstIndex(left, name)
    return at < 0 ? left : [...left.slice(0, at), ...left.slice(at + name.length)]
  }, [...words])
}

function namedTowns(frame: PlanFrame): Stopover[] {
  const subject = plainWords(frame.brief.subject)
  const inSubject = townsIn(subject, frame)
  // 'Weekend in Ghent …, back by way of Brussels': a town that the goal names, and no gazetteer knows, is where one goes.
  const isElsewhere = inSubject.length === 0 && frame.of('place').some(({ name }) => firstIndex(subject, plainWords(name)) >= 0 && !isTownOrCountry(plainWords(name), frame.language))
  if (isElsewhere) return []
  const all = townsIn(frame.words, frame)
  // The goal's own words name the first towns; those named elsewhere in the prompt belong to the trip when they are in the same countries.
  const countries = new Set(inSubject.map(({ country }) => country))
  const chosen = inSubject.length === 0 ? all : all.filter(({ country }) => countries.has(country))
  return withListedTowns(withoutWholeLength(chosen, frame), frame)
}

/** 'Eight days in Rome, Florence and Venice' says how long the trip is, not how long Rome is. */
function withoutWholeLength(towns: readonly Stopover[], frame: PlanFrame): Stopover[] {
  if (towns.length < 2 || towns.every(({ days }) => days !== null)) return [...towns]
  const whole = tripLength(frame.words) ?? frame.last - frame.first + 1
  return towns.map((town) => (town.days !== null && town.days >= whole ? { ...town, days: null } : town))
}

const LEAVING = /^(?:(?:fly|flight|flying|leav|depart|travel|ferry|train|coach|bus|boat|drive|driving|set off|start)\S* from|(?:flug|fahrt|reise|abflug|abfahrt|start|zug)\S* (?:von|ab|aus)|(?:vuelo|salida|saliendo|salimos|salgo|partimos|viaje|tren)\S* (?:de|desde)|(?:vol|depart|train|partant|partons)\S* (?:de|depuis)|(?:voo|saida|saindo|saimos|partindo|partimos|trem)\S* de)$/u

/** 'Flying from Berlin': where one lives is no stop. */
function isHome(words: readonly string[], index: number): boolean {
  return LEAVING.test(`${words[index - 2] ?? ''} ${words[index - 1] ?? ''}`)
}

function townsIn(words: readonly string[], frame: PlanFrame): Stopover[] {
  const home = homeTown(frame)
  const found = DESTINATIONS.filter((destination) => destination !== home).flatMap((destination) => {
    const spelled = NAMES_THAT_ARE_WORDS.find(([title]) => title === destination.title)
    const names = namesOf(destination, frame.language).filter((name) => name !== spelled?.[0].toLowerCase())
    const at = names.map((name) => ({ name, index: firstIndex(words, plainWords(name)), length: plainWords(name).length })).filter(({ index }) => index >= 0)
    if (at.length === 0 && spelled?.[1].test(frame.brief.prompt)) at.push({ name: spelled[0], index: firstIndex(words, plainWords(spelled[0])), length: 1 })
    const first = at.filter(({ index }) => index >= 0 && !isHome(words, index)).toSorted((a, b) => a.index - b.index)[0]
    return first ? [{ destination, ...first }] : []
  }).toSorted((a, b) => a.index - b.index)
  return found
    .filter(({ name }) => !isPlaceOfOuting(name, frame))
    .filter(({ destination }) => !isDayTripOf(destination, found.map((each) => each.destination), frame))
    .map(({ destination, name }) => ({ ...known(destination), title: theirName(name, destination), days: daysFor(destination, frame), readingIds: [] }))
}

/** As the gazetteer and the goal's language call it. */
function namesOf({ names, title }: Destination, language: Language): string[] {
  return [...new Set([...names, townName(title, language).toLowerCase()])]
}

/** 'Lissabon' stays Lissabon, so that the plan is where the prompt says; short forms are spelled out. */
function theirName(name: string, { title }: Destination): string {
  const [theirs, ours] = [plainWords(name).join(' '), plainWords(title).join(' ')]
  return theirs.length < SHORTEST_NAME || ours.includes(theirs) || theirs.includes(ours) ? title : name.split(' ').map(capitalise).join(' ')
}

const SHORTEST_NAME = 4

/** 'Lisbon with a day trip to Cascais': the second is an outing, not a stop, even where the gazetteer knows it. */
function isDayTripOf(destination: Destination, others: readonly Destination[], frame: PlanFrame): boolean {
  const text = frame.words.join(' ')
  return others.some((other) => other !== destination && other.dayTrips.some(({ name }) => name.includes(destination.title))) &&
    destination.names.some((name) => new RegExp(`(?:day trip|excursion|day out|ausflug|tagesausflug|excursao|passeio|bate volta)(?: \\w+){0,2} ${name}`, 'u').test(text))
}

function daysFor(destination: Destination, frame: PlanFrame): number | null {
  for (const name of namesOf(destination, frame.language)) {
    const parts = plainWords(name)
    // 'Prague and Vienna by train … 4 nights Prague': named first, and counted further on.
    const days = frame.words.flatMap((_, start) => (parts.every((part, offset) => frame.words[start + offset] === part) ? (statedDays(frame.words, { start, end: start + parts.length }) ?? []) : []))
    if (days.length > 0) return days[0]!
  }
  return null
}

export const DAY_TRIP_WORDS = ['day trip', 'daytrip', 'excursion', 'day out', 'tagesausflug', 'ausflug', 'escapada', 'excursao', 'bate volta', 'bate e volta', 'passeio de um dia']

/** Towns that no gazetteer knows, listed among ones it does: 'Porto, Aveiro, Nazaré, Lisbon'. */
function withListedTowns(towns: readonly Stopover[], frame: PlanFrame): Stopover[] {
  const lists = new Map<number, { label: string; id: string }[]>()
  for (const topic of frame.of('topic')) lists.set(topic.list, [...(lists.get(topic.list) ?? []), { label: topic.label.trim(), id: topic.id }])
  const list = [...lists.values()].find((topics) => topics.some(({ label }) => towns.some(({ title }) => sameTown(label, title))))
  if (list === undefined || towns.length < 2) return [...towns]
  const outings = hasAnyKeyword(frame.words, DAY_TRIP_WORDS) ? towns.flatMap(({ destination }) => destination?.dayTrips.flatMap(({ name }) => name.split(/ and |, /u)) ?? []) : []
  const names = list.filter(({ label }) => !outings.some((outing) => sameTown(label, outing)) && /^\p{Lu}\p{L}+(?:[ '’-]\p{Lu}\p{L}+)?$/u.test(label))
  const ordered = names.map(({ label, id }) => {
    const town = towns.find(({ title }) => sameTown(label, title))
    return town ? { ...town, readingIds: [id] } : { ...named(label), days: null, readingIds: [id] }
  })
  const placeOf = ({ title }: Stopover) => firstIndex(frame.words, plainWords(title))
  const others = towns.filter((town) => !ordered.some(({ title }) => title === town.title))
  // What the list begins with may stand before it: 'from Berlin to Prague, Vienna and Linz'.
  const before = others.filter((town) => placeOf(town) >= 0 && ordered[0] !== undefined && placeOf(town) < placeOf(ordered[0]))
  return [...before, ...ordered, ...others.filter((town) => !before.includes(town))]
}

function sameTown(label: string, title: string): boolean {
  return firstIndex(plainWords(label), plainWords(title)) >= 0
}

/** As many towns as the days allow, the best known first, then along the shortest way from the first of them. */
function townsOf(country: string, frame: PlanFrame): Destination[] {
  const inCountry = DESTINATIONS.filter((destination) => destination.country === country)
  const count = Math.max(1, Math.min(inCountry.length, Math.round((frame.last - frame.first + 1) / DAYS_A_TOWN), 4))
  const chosen = GATEWAYS.flatMap((title) => inCountry.filter((each) => each.title === title)).concat(inCountry.filter(({ title }) => !GATEWAYS.includes(title))).slice(0, count)
  const route = chosen.slice(0, 1)
  while (route.length < chosen.length) {
    const here = route.at(-1)!
    const left = chosen.filter((each) => !route.includes(each))
    route.push(left.reduce((near, each) => (kilometres(here.at, each.at) < kilometres(here.at, near.at) ? each : near)))
  }
  return route
}

/** Where first trips to a country begin. */
const GATEWAYS = ['Rome', 'Florence', 'Venice', 'Lisbon', 'Porto', 'Madrid', 'Seville', 'Barcelona', 'Paris', 'Berlin', 'Munich', 'Tokyo', 'Kyoto', 'Osaka', 'Bangkok', 'Chiang Mai', 'Delhi', 'Jaipur', 'Dubrovnik', 'Split', 'London', 'Edinburgh']

function known(destination: Destination) {
  return { title: destination.title, country: destination.country, destination, said: '' }
}

function named(name: string) {
  const words = plainWords(name)
  const destination = DESTINATIONS.find(({ names, title }) => [...names, title, ...(TOWN_NAMES[title] ?? [])].some((each) => plainWords(each).join(' ') === words.join(' ')))
  return destination ? known(destination) : { title: capitalise(name), country: null, destination: null, said: '' }
}

/** The place by the name that the prompt gives it. */
function placeSaid({ brief, language, of }: PlanFrame): { name: string; said: string } {
  const [, said, written] = new RegExp(`(?<!\\p{L})(?<!(?:[Dd]ay[- ]trip|[Oo]uting|[Ee]xcursion|[Aa]usflug) )(${BEFORE_PLACES[language]}) (?:the )?(?!${MONTHS})((?:\\p{Lu}[\\p{L}'’-]+\\s?){1,3})`, 'u').exec(brief.prompt) ?? []
  const name = of('stay')[0]?.place ?? of('place').find(({ name: place }) => !new RegExp(`^(?:${MONTHS})$`, 'u').test(place) && !isPlaceOfOuting(place, { brief, of }))?.name ?? written?.trim() ?? WHERE.exec(brief.subject)?.[1] ?? brief.subject
  return { name, said: written !== undefined && name === written.trim() ? said! : '' }
}

/** 'Camping with friends at Lake Annecy'. */
const WHERE = /(?<!\p{L})(?:at|near|by|around|beside|am|beim|bei|an der|au bord du|au|près de|junto a|cerca de|perto de) (?:the |la |le |el |o |a )?(\p{Lu}[\p{L}'’-]*(?: (?:of |de |del |da |do )?\p{Lu}[\p{L}'’-]*){0,3})/u

/** 'Im April' is no place. */
const MONTHS = '(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?!\\p{L})|Jan(?!\\p{L})|Feb(?!\\p{L})|Mar(?!\\p{L})|Apr(?!\\p{L})|Jun(?!\\p{L})|Jul(?!\\p{L})|Aug(?!\\p{L})|Sept?(?!\\p{L})|Oct(?!\\p{L})|Nov(?!\\p{L})|Dec(?!\\p{L})|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühling|Frühjahr|Sommer|Herbst|Winter|January|February|March|May|June|July|October|December|Spring|Summer|Autumn'

/** Where `wanted` begins among the words, or -1. */
function firstIndex(words: readonly string[], wanted: readonly string[]): number {
  return words.findIndex((_, start) => wanted.every((part, offset) => words[start + offset] === part))
}
