import { steadyChoice } from '../chooser.ts'
import type { Chooser, Forms } from '../chooser.ts'
import { and, capitalized, table } from '../in-words.ts'
import { LINK_LEADS, STAYS } from './trip-forms.ts'
import { linkHolds } from './trip-puzzle.ts'
import type { TripPuzzle } from './trip-puzzle.ts'

/** A trip in the words that were chosen for it. */
export type Sheet = {
  puzzle: TripPuzzle; chooser: Chooser
  /** Nights or days; a count as a number of them, and as a number in words or digits with its unit. */
  unit: 'days' | 'nights'
  stays: readonly { city: string; count: number; said: string }[]
  numbers: (count: number) => string
}
type Layout = (sheet: Sheet) => string

const each = ({ stays }: Sheet, between: string, line: (stay: Sheet['stays'][number], index: number) => string) => stays.map((stay, index) => line(stay, index)).join(between)
function stayForm({ chooser }: Sheet) {
  return steadyChoice(chooser, { kind: 'stay', forms: STAYS, mixed: 0.5 })
}

export const STAYS_IN_PROSE: Forms<Layout> = {
  sentences: (sheet) => {
    const form = stayForm(sheet)
    return each(sheet, ' ', ({ city, said }) => form()(city, said))
  },
  moreSentences: (sheet) => {
    const form = stayForm(sheet)
    return each(sheet, ' ', ({ city, said }) => form()(city, said))
  },
  commas: ({ stays }) => `${and(stays.map(({ city, said }) => `${city} ${said}`))}.`,
  parentheses: (sheet) => `Stops: ${each(sheet, ', ', ({ city, said }) => `${city} (${said})`)}.`,
  brackets: (sheet) => `Cities: ${each(sheet, ', ', ({ city, said }) => `${city} [${said}]`)}.`,
  respectively: ({ stays, unit, numbers }) => `I want to stay in ${and(stays.map(({ city }) => city))} for ${and(stays.map(({ count }) => numbers(count)))} ${unit} respectively.`,
  inEach: ({ stays }) => `I want ${and(stays.map(({ city, said }) => `${said} in ${city}`))}.`,
  forEach: ({ stays }) => `${and(stays.map(({ city, said }) => `${city} for ${said}`))}.`,
  semicolons: (sheet) => `${each(sheet, '; ', ({ city, said }) => `${city}, ${said}`)}.`,
  colons: (sheet) => `${each(sheet, '; ', ({ city, said }) => `${city}: ${said}`)}.`,
  shortUnits: (sheet) => `${each(sheet, ', ', ({ city, count }) => `${city}: ${count}${sheet.unit[0]}`)}.`,
  numberFirst: (sheet) => `${each(sheet, ', ', ({ city, said }) => `${said} ${city}`)}.`,
}

const withUnits = (sheet: Sheet, list: string) => `${capitalized(sheet.unit)} in each city:\n${list}`
export const STAYS_IN_LINES: Forms<Layout> = {
  lines: (sheet) => each(sheet, '\n', ({ city, said }) => `${city} ${said}`),
  bullets: (sheet) => each(sheet, '\n', ({ city, said }) => `- ${city}: ${said}`),
  dots: (sheet) => withUnits(sheet, each(sheet, '\n', ({ city, count }) => `• ${city} – ${count}`)),
  dashes: (sheet) => each(sheet, '\n', ({ city, said }) => `${city} - ${said}`),
  numbered: (sheet) => each(sheet, '\n', ({ city, said }, index) => `${index + 1}. ${city}, ${said}`),
  letters: (sheet) => each(sheet, '\n', ({ city, said }, index) => `${'abcdefghijk'[index]}) ${city} (${said})`),
  arrows: (sheet) => each(sheet, '\n', ({ city, said }) => `${city} → ${said}`),
  slashes: (sheet) => each(sheet, '\n', ({ city, said }) => `${city} / ${said}`),
  countFirst: (sheet) => each(sheet, '\n', ({ city, said }) => `${capitalized(said)}: ${city}`),
  equals: (sheet) => withUnits(sheet, each(sheet, '\n', ({ city, count }) => `${city} = ${count}`)),
  pipes: (sheet) => withUnits(sheet, each(sheet, '\n', ({ city, count }) => `${city} | ${count}`)),
  times: (sheet) => withUnits(sheet, each(sheet, ', ', ({ city, count }) => `${count}x ${city}`)),
  slashLine: (sheet) => `${each(sheet, ' / ', ({ city, count }) => `${city} ${count}`)} (${sheet.unit})`,
  table: ({ stays, unit }) => table([['City', capitalized(unit)], ...stays.map(({ city, count }) => [city, count])], 'md'),
  stopTable: ({ stays, unit }) => table([['Stop', `Number of ${unit}`], ...stays.map(({ city, count }) => [city, count])], 'md'),
  numberedTable: ({ stays, unit }) => table([['#', 'City', `Stay (${unit})`], ...stays.map(({ city, count }, index) => [index + 1, city, count])], 'md'),
  csv: ({ stays, unit }) => table([['city', unit], ...stays.map(({ city, count }) => [city, count])], 'csv'),
  tabTable: ({ stays, unit }) => table([['City', capitalized(unit)], ...stays.map(({ city, count }) => [city, count])], 'tab'),
  json: (sheet) => withUnits(sheet, JSON.stringify(Object.fromEntries(sheet.stays.map(({ city, count }) => [city, count])))),
}

const ONE_WAY: Forms<(from: string, to: string) => string> = {
  only: (from, to) => `${from} to ${to} (one way only)`, direction: (from, to) => `${from} to ${to} (only in this direction)`, not: (from, to) => `${from} to ${to} (not back)`, arrow: (from, to) => `${from} → ${to} only`,
}
const citiesOf = ({ puzzle }: Sheet) => Object.keys(puzzle.stays)
const reached = (sheet: Sheet, city: string) => citiesOf(sheet).filter((other) => other !== city && linkHolds(sheet.puzzle, city, other))
const fromEach = (sheet: Sheet, line: (city: string, others: string[]) => string) => citiesOf(sheet).filter((city) => reached(sheet, city).length > 0).map((city) => line(city, reached(sheet, city)))

function pairs({ puzzle, chooser }: Sheet, pair: (from: string, to: string) => string): string[] {
  const oneWay = puzzle.links.some((link) => link.oneWay) ? chooser.choose('one way', ONE_WAY) : pair
  return puzzle.links.map(({ from, to, oneWay: only }) => (only ? oneWay(from, to) : pair(from, to)))
}
const lead = ({ chooser }: Sheet) => chooser.choose('link lead', LINK_LEADS)
/** A lead that stands before a list of its own. */
const leadOfList = (sheet: Sheet) => lead(sheet).replace(/ between$/u, ' on these routes:').replace(/ are$/u, ' are:')
const matrix = (sheet: Sheet, { corner, yes, no, self }: { corner: string; yes: string; no: string; self: string }) => table([[corner, ...citiesOf(sheet)], ...citiesOf(sheet).map((from) => [from, ...citiesOf(sheet).map((to) => (from === to ? self : linkHolds(sheet.puzzle, from, to) ? yes : no))])], 'md')

const BOTH_WAYS: Forms<(one: string, other: string) => string> = {
  there: (one, other) => `There's a direct flight between ${one} and ${other}.`, connected: (one, other) => `${one} and ${other} are connected.`, back: (one, other) => `You can get from ${one} to ${other} and back without changing.`,
  have: (one, other) => `${one} and ${other} have a direct connection.`, go: (one, other) => `Direct flights go between ${one} and ${other}.`, nonStop: (one, other) => `There is a non-stop flight between ${one} and ${other}, both ways.`,
  hasty: (one, other) => `${one} - ${other} is direct.`,
  onePlane: (one, other) => `One plane takes you from ${one} to ${other} or back.`,
  linked: (one, other) => `${one} is linked to ${other} directly.`,
  exists: (one, other) => `A direct connection exists between ${one} and ${other}.`,
  fly: (one, other) => `You can fly between ${one} and ${other}.`,
  service: (one, other) => `There's a direct service from ${one} to ${other} and vice versa.`,
  works: (one, other) => `${one} to ${other} works directly in both directions.`,
  noChange: (one, other) => `Between ${one} and ${other} no change is needed.`,
  airline: (one, other) => `An airline serves ${one} and ${other} non-stop.`,
  directly: (one, other) => `${one} and ${other}: direct.`,
  each: (one, other) => `${one} and ${other} are linked both ways.`,
  noStop: (one, other) => `No stop between ${one} and ${other}.`,
  hop: (one, other) => `It's a direct hop from ${one} to ${other} and back.`,
  served: (one, other) => `The route ${one}-${other} is served directly.`,
  can: (one, other) => `I can go directly between ${one} and ${other}.`,
}
function linkSentences({ puzzle, chooser }: Sheet): string {
  return puzzle.links.map(({ from, to, oneWay }) => (oneWay ? chooser.draws.oneOf([`You can go from ${from} to ${to}, but not the other way.`, `One can fly directly from ${from} to ${to} but not back.`]) : chooser.choose('both ways', BOTH_WAYS)(from, to))).join(' ')
}

/** How the direct links are laid out. */
export const LINKS: Forms<Layout> = {
  ands: (sheet) => `${lead(sheet)} ${pairs(sheet, (from, to) => `${from} and ${to}`).join(', ')}.`,
  andsApart: (sheet) => `${lead(sheet)} ${pairs(sheet, (from, to) => `${from} and ${to}`).join('; ')}.`,
  hyphens: (sheet) => `${leadOfList(sheet)} ${pairs(sheet, (from, to) => `${from}-${to}`).join(', ')}.`,
  dashes: (sheet) => `${leadOfList(sheet)} ${pairs(sheet, (from, to) => `${from} – ${to}`).join(', ')}.`,
  slashes: (sheet) => `${leadOfList(sheet)} ${pairs(sheet, (from, to) => `${from}/${to}`).join(', ')}.`,
  ampersands: (sheet) => `${lead(sheet)} ${pairs(sheet, (from, to) => `${from} & ${to}`).join(', ')}.`,
  pluses: (sheet) => `${lead(sheet)} ${pairs(sheet, (from, to) => `${from} + ${to}`).join(', ')}.`,
  parentheses: (sheet) => `${leadOfList(sheet)} ${pairs(sheet, (from, to) => `(${from}, ${to})`).join(', ')}.`,
  bothDirections: (sheet) => `${leadOfList(sheet)} ${sheet.puzzle.links.map(({ from, to, oneWay }) => `${from} to ${to}${oneWay ? ' (one way only)' : ''}`).join(', ')} (both directions${sheet.puzzle.links.some(({ oneWay }) => oneWay) ? ' unless I say otherwise' : ''}).`,
  arrows: (sheet) => `${leadOfList(sheet)}\n${sheet.puzzle.links.map(({ from, to, oneWay }) => `${from} ${oneWay ? '→' : '↔'} ${to}`).join('\n')}`,
  typedArrows: (sheet) => `${leadOfList(sheet)}\n${sheet.puzzle.links.map(({ from, to, oneWay }) => `${from} ${oneWay ? '->' : '<->'} ${to}`).join('\n')}`,
  bulletArrows: (sheet) => `${leadOfList(sheet)}\n${sheet.puzzle.links.map(({ from, to, oneWay }) => `* ${from} ${oneWay ? '=>' : '<=>'} ${to}`).join('\n')}`,
  bullets: (sheet) => `${leadOfList(sheet)}\n${pairs(sheet, (from, to) => `${from} and ${to}`).map((text) => `- ${text}`).join('\n')}`,
  numbered: (sheet) => `${leadOfList(sheet)}\n${pairs(sheet, (from, to) => `${from} and ${to}`).map((text, index) => `${index + 1}. ${text}`).join('\n')}`,
  lines: (sheet) => `${leadOfList(sheet)}\n${pairs(sheet, (from, to) => `${from} – ${to}`).join('\n')}`,
  byCity: (sheet) => `${leadOfList(sheet)}\n${fromEach(sheet, (city, others) => `${city}: ${others.join(', ')}`).join('\n')}`,
  byCityArrow: (sheet) => `${leadOfList(sheet)}\n${fromEach(sheet, (city, others) => `- ${city} → ${others.join(', ')}`).join('\n')}`,
  byCityTo: (sheet) => `${leadOfList(sheet)}\n${fromEach(sheet, (city, others) => `${city} (to ${others.join(', ')})`).join('\n')}`,
  fromEach: (sheet) => fromEach(sheet, (city, others) => `From ${city} there are direct flights to ${and(others)}.`).join(' '),
  reach: (sheet) => fromEach(sheet, (city, others) => `From ${city} you can fly to ${and(others)}.`).join(' '),
  has: (sheet) => fromEach(sheet, (city, others) => `${city} has direct flights to ${and(others)}.`).join(' '),
  table: (sheet) => `${leadOfList(sheet)}\n${table([['From', 'To', 'Both ways'], ...sheet.puzzle.links.map(({ from, to, oneWay }) => [from, to, oneWay ? 'no' : 'yes'])], 'md')}`,
  csv: (sheet) => `${leadOfList(sheet)}\n${table([['from', 'to'], ...sheet.puzzle.links.flatMap(({ from, to, oneWay }) => (oneWay ? [[from, to]] : [[from, to], [to, from]]))], 'csv')}`,
  matrix: (sheet) => `${leadOfList(sheet)}\n${matrix(sheet, { corner: 'from \\ to', yes: 'yes', no: 'no', self: '-' })}`,
  ticks: (sheet) => `${leadOfList(sheet)}\n${matrix(sheet, { corner: '', yes: '✓', no: '', self: '' })}`,
  sentences: linkSentences,
  json: (sheet) => `${leadOfList(sheet)} ${JSON.stringify(Object.fromEntries(citiesOf(sheet).map((city) => [city, reached(sheet, city)])))}`,
}
