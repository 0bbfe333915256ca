import { someCities } from '../names.ts'
import type { Naming } from '../names.ts'
import type { PlannedTask } from '../planned-tasks.ts'

/** A direct way between two cities, there and back unless it is one way only. */
export type Link = { from: string; to: string; oneWay: boolean }
/** Days of the trip on which somebody has to be in a city. */
export type Occasion = { city: string; from: number; to: number }
/** Days in each city; the day on which one travels counts for both cities. */
export type TripPuzzle = { total: number; stays: Readonly<Record<string, number>>; links: readonly Link[]; occasions: readonly Occasion[]; firstDay: string; dated: boolean; nights: boolean }

/** Cities with a route that holds. */
export function randomTripPuzzle(naming: Naming): TripPuzzle {
  const { draws } = naming
  const cities = someCities(3 + draws.below(4), naming)
  const route = draws.shuffled(cities)
  const stays = Object.fromEntries(cities.map((city) => [city, 2 + draws.below(5)]))
  const starts = route.map((_, index) => 1 + route.slice(0, index).reduce((days, city) => days + stays[city]! - 1, 0))
  const spans = route.map((city, index): Occasion => ({ city, from: starts[index]!, to: starts[index]! + stays[city]! - 1 }))
  const nights = draws.happens(0.5)
  const firstDay = `2027-${String(3 + draws.below(7)).padStart(2, '0')}-${String(1 + draws.below(25)).padStart(2, '0')}`
  return { total: spans.at(-1)!.to, stays, links: someLinks(route, naming), occasions: draws.shuffled(spans).slice(0, draws.below(3)), firstDay, nights, dated: nights || draws.happens(0.33) }
}

function someLinks(route: readonly string[], { draws }: Naming): Link[] {
  const along = route.slice(1).map((city, index): Link => {
    const before = route[index]!
    if (draws.happens(0.15)) return { from: before, to: city, oneWay: true }
    return draws.happens(0.5) ? { from: before, to: city, oneWay: false } : { from: city, to: before, oneWay: false }
  })
  const more = Array.from({ length: Math.ceil(route.length / 2) }, (): Link => {
    const [from, to] = draws.shuffled(route)
    return { from: from!, to: to!, oneWay: false }
  })
  const pair = ({ from, to }: Link) => [from, to].toSorted((one, other) => one.localeCompare(other)).join('|')
  return draws.shuffled([...new Map([...more, ...along].map((link) => [pair(link), link])).values()])
}

export const linkHolds = ({ links }: TripPuzzle, from: string, to: string) => links.some((link) => (link.from === from && link.to === to) || (!link.oneWay && link.from === to && link.to === from))

type Span = { city: string; from: number; to: number }

/** What is wrong with the planned trip, or an empty string. */
export function checkTrip(puzzle: TripPuzzle, tasks: readonly PlannedTask[]): string {
  const spans = spansOf(puzzle, tasks)
  const shown = spans.map(({ city, from, to }) => `${city} ${from}-${to}`).join(', ')
  if (spans.length !== Object.keys(puzzle.stays).length) return `${spans.length} cities: ${shown}`
  let day = 1
  for (const [index, { city, from, to }] of spans.entries()) {
    const before = spans[index - 1]
    if (from !== day || to - from + 1 !== puzzle.stays[city]) return `days of ${city}: ${shown}`
    if (before && !linkHolds(puzzle, before.city, city)) return `no link from ${before.city} to ${city}: ${shown}`
    day = to
  }
  const missed = puzzle.occasions.find((occasion) => spans.some(({ city, from, to }) => city === occasion.city && (from > occasion.from || to < occasion.to)))
  if (missed) return `occasion in ${missed.city} ${missed.from}-${missed.to}: ${shown}`
  const first = tasks.map(({ date }) => date).toSorted((one, other) => one.localeCompare(other))[0]
  return puzzle.dated && first !== puzzle.firstDay ? `starts on ${first}: ${shown}` : ''
}

const dayNumber = (iso: string) => Math.round(Date.parse(`${iso}T00:00Z`) / 864e5)

/** From when to when the plan is in each city, counted from the first day of any. */
function spansOf({ stays }: TripPuzzle, tasks: readonly PlannedTask[]): Span[] {
  const longestFirst = Object.keys(stays).toSorted((one, other) => other.length - one.length)
  const spans = new Map<string, Span>()
  for (const { title, date, endDate, location } of tasks) {
    const city = longestFirst.find((name) => location?.toLowerCase().startsWith(name.toLowerCase()))
    if (!city || /^(?:fly|flight|travel|transfer|train)\b/iu.test(title)) continue
    const before = spans.get(city)
    spans.set(city, { city, from: Math.min(before?.from ?? Infinity, dayNumber(date)), to: Math.max(before?.to ?? 0, dayNumber(endDate ?? date)) })
  }
  const first = Math.min(...[...spans.values()].map(({ from }) => from)) - 1
  return [...spans.values()].map(({ city, from, to }) => ({ city, from: from - first, to: to - first })).toSorted((one, other) => one.from - other.from || one.to - other.to)
}
