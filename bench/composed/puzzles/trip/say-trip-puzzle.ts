import type { Chooser, Forms } from '../chooser.ts'
import { and, inLetters, ordinal } from '../in-words.ts'
import { LINKS, STAYS_IN_LINES, STAYS_IN_PROSE } from './layouts.ts'
import type { Sheet } from './layouts.ts'
import { DAYS_OF_THE_TRIP, DIRECT_ONLY, OCCASIONS, OPENINGS } from './trip-forms.ts'
import type { Occasion, TripPuzzle } from './trip-puzzle.ts'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const month = (day: Date) => MONTHS[day.getUTCMonth()]!
const DATES: Forms<(day: Date) => string> = {
  long: (day) => `${day.getUTCDate()} ${month(day)}`, us: (day) => `${month(day)} ${day.getUTCDate()}`, short: (day) => `${day.getUTCDate()} ${month(day).slice(0, 3)}`, usShort: (day) => `${month(day).slice(0, 3)} ${day.getUTCDate()}`,
  ordinal: (day) => `the ${ordinal(day.getUTCDate())} of ${month(day)}`, usOrdinal: (day) => `${month(day)} ${ordinal(day.getUTCDate())}`, iso: (day) => day.toISOString().slice(0, 10),
}
type Ends = { first: string; last: string; firstWithYear: string; lastWithYear: string }
const TRIP_DATES: Forms<(x: Ends) => string> = {
  leave: (x) => `We leave on ${x.firstWithYear} and the last day is ${x.last}.`, range: (x) => `${x.first} to ${x.lastWithYear}.`, arriving: (x) => `Arriving ${x.firstWithYear}, finishing ${x.last}.`, starts: (x) => `The trip starts on ${x.firstWithYear}.`,
  runs: (x) => `It runs from ${x.first} until ${x.lastWithYear}.`, days: (x) => `First day: ${x.firstWithYear}. Last day: ${x.last}.`, one: (x) => `Day 1 is ${x.firstWithYear}.`, out: (x) => `We fly out on ${x.firstWithYear} and are back on ${x.last}.`, start: (x) => `Start date: ${x.firstWithYear}.`,
  begins: (x) => `It begins on ${x.firstWithYear}.`, dates: (x) => `Dates: ${x.first} – ${x.lastWithYear}.`, away: (x) => `We're away from ${x.first} to ${x.lastWithYear}.`, leaving: (x) => `Leaving on ${x.firstWithYear}, coming home on ${x.last}.`, reach: (x) => `We reach the first city on ${x.firstWithYear}.`,
  hasty: (x) => `off on ${x.firstWithYear}`,
  from: (x) => `From ${x.firstWithYear}.`,
  set: (x) => `We set off on ${x.firstWithYear} and get home on ${x.last}.`,
  land: (x) => `I land in the first city on ${x.firstWithYear}.`,
  holidays: (x) => `My holidays are ${x.first} to ${x.lastWithYear}.`,
  until: (x) => `${x.first} till ${x.lastWithYear}.`,
  departure: (x) => `Departure ${x.firstWithYear}, return ${x.last}.`,
  dayOne: (x) => `${x.firstWithYear} is our first day.`,
  between: (x) => `It's between ${x.first} and ${x.lastWithYear}.`,
  startToo: (x) => `start ${x.firstWithYear}`,
  begin: (x) => `Trip begins ${x.firstWithYear}.`,
  first: (x) => `The first day will be ${x.firstWithYear}.`,
  off: (x) => `We're off from ${x.first} to ${x.lastWithYear}.`,
  back: (x) => `Leave ${x.firstWithYear}, back ${x.last}.`,
  schedule: (x) => `Scheduled for ${x.first} to ${x.lastWithYear}.`,
}
const BETWEEN_DATES: Forms<(from: string, to: string) => string> = {
  from: (from, to) => `from ${from} to ${to}`, between: (from, to) => `between ${from} and ${to}`, hyphen: (from, to) => `${from} - ${to}`, until: (from, to) => `from ${from} until ${to}`, dash: (from, to) => `${from}–${to}`, through: (from, to) => `from ${from} through ${to}`, till: (from, to) => `from ${from} till ${to}`,
}
const COUNTED_TWICE: Forms<string> = { none: '', both: 'A day of travel counts for both cities.', same: 'If I fly on a day, that day counts as a day in either city.', shared: 'Travel days belong to the city I leave and to the city I reach.', twice: 'Flight days count twice, once for each city.' }
const CLOSINGS: Forms<string> = {
  none: '', find: 'Find a plan that works.', order: 'In which order do we go?', give: 'Give me the itinerary.', what: 'What would the route be?', best: 'Any order that works is fine.', please: 'Please plan it day by day.', tell: 'Tell me when I am where.', works: 'What route works?', which: 'Which order?',
}
const NUMBERS: Forms<(count: number) => string> = { digits: String, words: inLetters }
type Told = { opening: string; stays: string; occasions: string; links: string }
const ORDERS: Forms<(told: Told) => string[]> = {
  occasionsAfter: ({ opening, stays, occasions, links }) => [opening, `${stays} ${occasions}`.trim(), links],
  occasionsApart: ({ opening, stays, occasions, links }) => [opening, stays, occasions, links],
  occasionsLast: ({ opening, stays, occasions, links }) => [opening, stays, links, occasions],
}

/** The puzzle as somebody would write it. */
export function sayTripPuzzle(puzzle: TripPuzzle, chooser: Chooser): string {
  const { choose, draws } = chooser
  const unit = puzzle.nights ? 'nights' : 'days'
  const numbers = choose('numbers', NUMBERS)
  const count = (days: number) => (puzzle.nights ? days - 1 : days)
  const said = (days: number) => `${numbers(count(days))} ${count(days) === 1 ? unit.slice(0, -1) : unit}`
  const stays = Object.entries(puzzle.stays).map(([city, days]) => ({ city, count: count(days), said: said(days) }))
  const sheet: Sheet = { puzzle, chooser, unit, numbers, stays }
  const cities = stays.map(({ city }) => city)
  const date = choose('date', DATES)
  const asked = choose('opening', OPENINGS)({ count: numbers(cities.length), total: said(puzzle.total), adjective: `${numbers(count(puzzle.total))}-${unit.slice(0, -1)}`, list: and(cities) })
  const first = [asked, puzzle.dated ? sayDates(sheet, date) : '', puzzle.nights ? '' : choose('travel days', COUNTED_TWICE), choose('direct', DIRECT_ONLY)]
  const inProse = draws.happens(0.5)
  const told: Told = {
    opening: first.filter((text) => text !== '').join(' '),
    stays: choose('stays', inProse ? STAYS_IN_PROSE : STAYS_IN_LINES)(sheet),
    occasions: puzzle.occasions.map((occasion) => sayOccasion(occasion, { sheet, date })).join(' '),
    links: choose('links', LINKS)(sheet),
  }
  const orders = inProse ? ORDERS : { occasionsApart: ORDERS.occasionsApart!, occasionsLast: ORDERS.occasionsLast! }
  return [...choose('order', orders)(told), choose('closing', CLOSINGS)].filter((text) => text !== '').join('\n\n')
}

const dayOf = ({ firstDay }: TripPuzzle, day: number) => new Date(Date.parse(`${firstDay}T00:00Z`) + (day - 1) * 864e5)

function sayDates({ puzzle, chooser }: Sheet, date: (day: Date) => string): string {
  const withYear = (said: string) => (said.startsWith('2027') ? said : `${said} 2027`)
  const first = date(dayOf(puzzle, 1))
  const last = date(dayOf(puzzle, puzzle.total))
  return chooser.choose('dates', TRIP_DATES)({ first, last, firstWithYear: withYear(first), lastWithYear: withYear(last) })
}

function sayOccasion({ city, from, to }: Occasion, { sheet: { puzzle, chooser }, date }: { sheet: Sheet; date: (day: Date) => string }): string {
  const when = puzzle.dated ? chooser.choose('between dates', BETWEEN_DATES)(date(dayOf(puzzle, from)), date(dayOf(puzzle, to))) : chooser.choose('days', DAYS_OF_THE_TRIP)(from, to)
  return chooser.choose('occasion', OCCASIONS)(city, when)
}
