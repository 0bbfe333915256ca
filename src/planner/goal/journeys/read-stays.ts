import type { Duration } from '../../time/grammar/parse-duration.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { describeSpan } from '../describe.ts'
import { addFixedDays } from './fixed-days-of-stays.ts'
import { bareCount, bareCountBefore, lengthOfStay, lengthsOfStay } from './lengths-of-stays.ts'
import { JOINT, JOINT_OR_COMMA } from '../joining-words.ts'
import { isNameWord, knownNamesIn, parseProperName } from '../topics/proper-names.ts'
import { isConnectionWord } from './read-connections.ts'
import { addReading, claim, isClaimed } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import type { Statement } from '../statements.ts'
import { isEmptyWord } from '../empty-words.ts'
import { headingAbove, placeHeadings } from './place-headings.ts'
import type { PlaceHeading } from './place-headings.ts'
import { listedNights, nightsOfLegs } from './nights-in-list.ts'
import { itemBefore, placeAsked, placeOfLine } from './places-before-lengths.ts'
import { withoutOutings } from './outings-from-stays.ts'
import { settleRegion } from './region-of-stays.ts'
import { respectiveStays } from './respective-stays.ts'
import { startOfTrip } from './trip-start.ts'
import type { Stay } from './trip-start.ts'

const SECONDS_PER_DAY = 86_400

const TRIP_WORDS = new Set('trip visit visiting travel travelling traveling tour itinerary nights night cities city stay stays staying flights flight trains train holiday vacation route viaje ciudades noches reise stadte nachte voyage villes nuits viagem cidades noites'.split(' '))

/** The stays of a journey through several places, with the days that must be spent there. Returns the places. */
export function readStays(context: ReadingContext): Set<string> {
  const own = mergeStays([...respectiveStays(context), ...staysIn(context)])
  const listed = withoutOwnLengths(listedStays(context), own)
  const named = listed.length > 0 ? listed : own
  const stays = listed.length > 0 ? listed : withoutOutings(context, settleRegion(context, named))
  // Stays inside a region that was named with the length of them all are a trip whatever it is called.
  const isTrip = listed.length > 0 || stays.length > 0 && !stays.includes(named[0]!) || context.source.tokens.some(({ key }) => TRIP_WORDS.has(key) || isConnectionWord(key))
  if (stays.length < 2 || !isTrip) return new Set()
  const places = new Set(stays.map(({ place }) => place))
  const dayOne = startOfTrip(context, stays)
  // Places in a row are gone through as they stand, whatever dates are said beside one of them.
  if (listed.length === 0) addFixedDays(context, { stays, places, dayOne })
  claimLists(context, places)
  for (const { place, days, nights, within, words } of stays) {
    const length = days === null ? `${nights} night${nights === 1 ? '' : 's'}` : `${days} days`
    const fixed = within.length > 0 ? `, there ${within.map(describeSpan).join(' and ')}` : ''
    addReading(context, words, { value: { kind: 'stay', place, days, nights, within }, text: `${place}: ${length}${fixed}` })
    claim(context, words)
  }
  return places
}

/** Places in a row, one sleeps in each of them; the same place twice would be two stays. */
function listedStays(context: ReadingContext): Stay[] {
  const listed = listedNights(context)
  return listed.length > 0 ? listed : nightsOfLegs(context)
}

/** 'Stops: Graz, Bern and Lyon. Graz 3 days, Bern 2 days, …': places that are given their days elsewhere are in no order yet. */
function withoutOwnLengths(listed: Stay[], own: readonly Stay[]): Stay[] {
  const elsewhere = own.filter(({ place, words }) => listed.some((stay) => stay.place === place && (words.from >= stay.words.to || words.to <= stay.words.from)))
  return elsewhere.length >= 2 ? [] : listed
}

/** A place and a number of days or nights in one statement; 'Riga 3, Helsinki 3' go on in the unit before. */
function staysIn(context: ReadingContext): Stay[] {
  const stays: Stay[] = []
  let unit: Unit | null = unitOfAll(context)
  const headings = placeHeadings(context)
  for (const statement of statementsOf(context, { atCommas: true, atColons: true }).filter((statement) => !isClaimed(context, statement)).flatMap((statement) => splitAtNames(context, statement))) {
    const isRow = 'cells' in statement && statement.cells.length > 1
    const header = isRow || isBeforeColon(context, statement) ? headerUnit(context, isRow ? statement : { ...statement, line: 0, cells: [statement] }) : null
    unit = header ?? unit
    const row = isRow ? stayInRow(context, statement, unit) : null
    if (row) stays.push(row)
    if (row || isRow && header) continue
    const said = isOfManyPlaces(context, statement) ? { stay: null, unit: announcedUnit(context, statement, unit) } : stayIn(context, statement, { unit, headings })
    unit = said.unit
    if (said.stay) stays.push(said.stay)
  }
  return stays
}

type Unit = Duration['unit']

function isBeforeColon({ source }: ReadingContext, { to }: Words): boolean {
  return source.tokens[to]?.key === ':'
}

/** 'a trip with 3 days in Lyon' speaks of Lyon all the same. */
function isOfManyPlaces(context: ReadingContext, statement: Words): boolean {
  return (isAboutAll(context, statement) || isOfSeveral(context, statement)) && !placeBehind(context, statement)
}

/** '9 days for 3 cities: Oslo for 4, Riga for 3 …'. */
function announcedUnit(context: ReadingContext, statement: Words, unit: Unit | null): Unit | null {
  return isBeforeColon(context, statement) ? unit ?? lengthOfStay(context, statement)?.value.unit ?? null : unit
}

/** The stay that a statement names, and the unit that counts go on in behind it. */
function stayIn(context: ReadingContext, statement: Words, { unit, headings }: { unit: Unit | null; headings: readonly PlaceHeading[] }): { stay: Stay | null; unit: Unit | null } {
  const length = withoutRate(context, lengthOfStay(context, statement))
  const name = placeIn(context, statement) ?? (length ? itemBefore(context, statement) ?? placeAsked(context, statement) ?? placeOfLine(context, statement) ?? placeAbove(context, statement, headings) : null)
  if (name && length && (isNewClause(context, length.next, name.from) || isLeave(context, length.next) || isListed(context, statement, name))) return { stay: null, unit }
  const counted = length ? length.value.unit : (name ? unitBefore(context, { from: statement.from, to: name.from }) : null) ?? unit
  const bare = name && !length && counted ? bareCount(context, name) ?? bareCountBefore(context, name) : null
  const value = length ? Math.round(length.value.high / SECONDS_PER_DAY) : bare
  // 'Total: eleven nights'.
  if (!name || value === null || ALL_PLACES.test(name.value.toLowerCase()) || NO_PLACE.test(name.value)) return { stay: null, unit: counted }
  const isNights = counted === 'night'
  return { stay: { place: name.value, days: isNights ? null : value, nights: isNights ? value : null, within: [], words: statement }, unit: counted }
}

/** The day of 'two pages of Dante a day' is how often, and no stay. */
function withoutRate<T extends { next: number }>({ expressions, source: { tokens } }: ReadingContext, length: T | null): T | null {
  const last = length && tokens[length.next - 1]
  return last && expressions.some(({ recurrence, start, end }) => recurrence !== null && start < last.start && end >= last.end) ? null : length
}

/** 'We take 12 days for Oslo, Riga and Malta': the first of several, which share what is said before them. */
function isListed(context: ReadingContext, statement: Words, name: { from: number; next: number }): boolean {
  const { tokens } = context.source
  const isLast = name.next === statement.to && tokens[name.next]?.key === ',' && /^(?:in|to|for|through|around)$/u.test(tokens[name.from - 1]?.key ?? '')
  const next = isLast && isNameWord(context, name.next + 1) ? parseProperName(context, name.next + 1) : null
  return next !== null && JOINT_OR_COMMA.test(tokens[next.next]?.key ?? '') && isNameWord(context, next.next + 1) && parseNumber(context.source, next.next + 2) === null
}

/** 'Days spent in Oslo: 3'. */
function unitBefore({ source: { tokens } }: ReadingContext, { from, to }: Words): Unit | null {
  const said = tokens.slice(from, to).find(({ key }) => /^(?:days|nights)$/u.test(key))
  return said === undefined ? null : said.key === 'days' ? 'day' : 'night'
}

/** The unit of a journey that is counted in days alone: '7 in Oslo and 5 in Riga', before the days are named. */
function unitOfAll({ source: { tokens } }: ReadingContext): Unit | null {
  const units = new Set(tokens.flatMap(({ key }) => (/^(?:days?|nights?|weeks?)$/u.test(key) ? [key.replace(/s$/u, '')] : [])))
  const isSpent = tokens.some(({ key }) => /^(?:×|spend|spending|stay|staying|divide|dividing|split|splitting)$/u.test(key))
  return isSpent && units.size === 1 && units.has('day') ? 'day' : null
}

/** 'Oslo' on a line of its own above '- stay: 4 days'. */
function placeAbove(context: ReadingContext, { from, to }: Words, headings: readonly PlaceHeading[]): { value: string; from: number; next: number } | null {
  const heading = headingAbove(headings, from)
  const isStay = heading !== null && context.source.tokens.slice(heading.to, from).filter(({ kind }) => kind === 'break').length <= 2 && !isAboutAll(context, { from, to })
  return isStay ? { value: heading.name, from: heading.from, next: heading.to } : null
}

/** 'Ravi has 14 days off': how long somebody is free. */
function isLeave({ source: { tokens } }: ReadingContext, index: number): boolean {
  const [next, then] = [tokens[index]?.key ?? '', tokens[index + 1]?.key ?? '']
  return /^(?:off|free|leave|holidays?|vacation|available|left|altogether)$/u.test(next) || next === 'of' && /^(?:leave|holidays?|vacation|freedom)$/u.test(then)
}

/** 'off for 8 days and want to see Bern': the length is not Bern's. */
function isNewClause(context: ReadingContext, from: number, to: number): boolean {
  return context.source.tokens.slice(from, Math.max(from, to)).some(({ key }) => /^(?:and|und|y|et|e|but|then)$/u.test(key))
}

/** 'Bern gets 4 days and Graz gets 5 days', '12 days in Italy: 3 days in Rome'. */
function splitAtNames(context: ReadingContext, statement: Statement): (Words | Statement)[] {
  const { from, to } = statement
  const cuts: number[] = []
  const lengths = lengthsOfStay(context, statement)
  const isBehind = (index: number) => (lengths.at(-1)?.index ?? -1) >= index
  const isBefore = (index: number) => (lengths[0]?.next ?? Infinity) <= index
  for (let index = from + 1; index < to - 1; index += 1) {
    if (/^(?:and|then|y|und|et|e)$/u.test(context.source.tokens[index]!.key) && bareCountBefore(context, { from: index + 3 }) !== null && isNameWord(context, index + 3)) cuts.push(index + 1)
    else if (JOINT.test(context.source.tokens[index]!.key) && context.source.tokens[index - 1]!.kind === 'digits' && isNameWord(context, index + 1) && bareCount(context, parseProperName(context, index + 1)!) !== null) cuts.push(index + 1)
    else if (lengths.length > 0 && /^(?:and|&|\/|·|•|\+|then|y|und|et|e|:)$/u.test(context.source.tokens[index]!.key) && (isNameWord(context, index + 1) || isBehind(index + 1)) && isBefore(index)) cuts.push(index + 1)
  }
  if (cuts.length === 0) return [statement]
  const bounds = [from, ...cuts, to]
  return bounds.slice(0, -1).map((start, index) => ({ from: start, to: bounds[index + 1]! }))
}

/** 'City | Nights' above a table, 'Time per city:' before a list. */
function headerUnit(context: ReadingContext, { cells }: Statement): Unit | null {
  const words = cells.flatMap((cell) => context.source.tokens.slice(cell.from, cell.to))
  if (words.some(({ kind }) => kind === 'digits')) return null
  if (words.some(({ key }) => /^(?:nights?|noches|nachte|nuits|noites)$/u.test(key))) return 'night'
  if (words.some(({ key }) => /^(?:days?|dias|tage|jours)$/u.test(key))) return 'day'
  return ASKS_FOR_LENGTHS.test(words.map(({ key }) => key).join(' ')) ? unitOfTrip(context) : null
}

const ASKS_FOR_LENGTHS = /(?:^| )(?:how long|(?:time|lengths?|stays?|durations?) (?:per|in|at|for|of) (?:each|every|city|stay|place|stop|town))(?: |$)/u

/** Days, unless the journey speaks of nights alone. */
function unitOfTrip({ source: { tokens } }: ReadingContext): Unit {
  const says = (unit: RegExp) => tokens.some(({ key }) => unit.test(key))
  return says(/^nights?$/u) && !says(/^days?$/u) ? 'night' : 'day'
}

/** 'Lyon | 5' and 'Lyon | 5 days'. */
function stayInRow(context: ReadingContext, { cells, from, to }: Statement, unit: Unit | null): Stay | null {
  const name = parseProperName(context, cells[0]!.from)
  const length = lengthOfStay(context, cells[1]!)
  const number = parseNumber(context.source, cells[1]!.from)
  const value = length ? Math.round(length.value.high / SECONDS_PER_DAY) : number && number.next === cells[1]!.to ? number.value : null
  const kind = length?.value.unit ?? unit
  if (!name || name.next !== cells[0]!.to || value === null || kind === null) return null
  return { place: name.value, days: kind === 'night' ? null : value, nights: kind === 'night' ? value : null, within: [], words: { from, to } }
}

/** Words that open a clause with a capital. */
const NO_PLACE = /^(?:But|And|Also|Plus|So|Then|Only|Just|Maybe|Otherwise|Aber|Und|Dann|Nur|Pero|Y|También|Mais|Et|Puis|Mas|E|Depois|We|I|One|Two)$/u
const ALL_PLACES = /^(?:total|altogether|overall|trip|journey|route|cities|places|countries|stops|tour|itinerary|insgesamt|reise|rundreise|urlaub|viaje|voyage|viagem|vacation|holiday|stadte|ciudades|villes|cidades)$/u

/** 'visit 5 European cities for 14 days in total' speaks of no single stay. */
function isAboutAll(context: ReadingContext, words: Words): boolean {
  // 'Accra takes 4 days of our trip' is about Accra.
  return context.source.tokens.slice(words.from, words.to).some(({ key }, offset, own) => {
    const isPart = own[offset - 2]?.key === 'of' && /^(?:my|our|his|her|their|the|this|your)$/u.test(own[offset - 1]!.key)
    // 'Oslo - 4 days total'.
    const isSum = /^(?:total|altogether|overall)$/u.test(key) && offset === own.length - 1 && isNameWord(context, words.from) && own.some((token) => /^[-–]$/u.test(token.key))
    return ALL_PLACES.test(key) && !isPart && !isSum
  })
}

/** 'can Oslo, Riga and Malta be seen in 9 days?': the last two names share the length behind them. */
function isOfSeveral(context: ReadingContext, { from, to }: Words): boolean {
  const { tokens } = context.source
  const joint = tokens.slice(from, to).findIndex(({ key }) => /^(?:and|&|or)$/u.test(key))
  const isEnd = joint > 0 && isNameWord(context, from + joint - 1) && isNameWord(context, from + joint + 1)
  return isEnd && lengthsOfStay(context, { from, to }).length === 1 && lengthsOfStay(context, { from, to })[0]!.index > from + joint && tokens.slice(from + joint, to).some(({ key }) => /^(?:be|in|within|over|during|throughout|inside|if)$/u.test(key))
}

function placeIn(context: ReadingContext, statement: Words): { value: string; from: number; next: number } | null {
  return placeBehind(context, statement) ?? placeFor(context, statement) ?? firstName(context, statement)
}

/** The name behind 'days in'. */
function placeBehind(context: ReadingContext, statement: Words): { value: string; from: number; next: number } | null {
  const { tokens } = context.source
  for (let index = statement.from + 1; index < statement.to - 1; index += 1) {
    if (!/^(?:in|to|for|at|en|em|a)$/u.test(tokens[index]!.key) || tokens[index - 1]!.kind !== 'word' || !isNameWord(context, index + 1)) continue
    const name = /^(?:days?|nights?|weeks?|tage|nachte|dias|noches|jours|nuits|noites)$/u.test(tokens[index - 1]!.key) ? parseProperName(context, index + 1) : null
    if (name) return { value: name.value, from: index + 1, next: name.next }
  }
  return null
}

/** The name right before 'for 5 days'. */
function placeFor(context: ReadingContext, statement: Words): { value: string; from: number; next: number } | null {
  const [length] = lengthsOfStay(context, statement)
  if (!length || context.source.tokens[length.index - 1]?.key !== 'for') return null
  for (let index = statement.from; index < length.index - 1; index += 1) {
    const isStart = isNameWord(context, index) && (index === statement.from || !isNameWord(context, index - 1))
    const name = isStart && !isSentenceWord(context, statement, index) ? parseProperName(context, index) : null
    if (name?.next === length.index - 1) return { value: name.value, from: index, next: name.next }
  }
  return null
}

function firstName(context: ReadingContext, statement: Words): { value: string; from: number; next: number } | null {
  for (let index = statement.from; index < statement.to; index += 1) {
    if (!isNameWord(context, index) || isSentenceWord(context, statement, index)) continue
    const name = parseProperName(context, index)
    // 'The Moreaus are away for 9 days.'
    if (name && /^(?:are|have|want|intend|plan|hope|wish|go|travel)$/u.test(context.source.tokens[name.next]?.key ?? '')) continue
    if (name) return { value: name.value, from: index, next: name.next }
  }
  return null
}

/** A capital at the start of a sentence may be any word: 'Spend 3 days in Rome'. */
function isSentenceWord(context: ReadingContext, statement: Words, index: number): boolean {
  const token = context.source.tokens[index]!
  if (isEmptyWord(token.key) || TRIP_WORDS.has(token.key) || (context.source.entries[index] ?? []).length > 0) return true
  if (index !== statement.from) return false
  // 'Duration: 9 days', 'Arriving 5 May'.
  if (/^(?:duration|length|period|time|dates?|when|arriving|arrive|arrival|leaving|leave|departing|departure|starting|start|finishing|finish|ending|end|returning|return|home)$/u.test(token.key)) return true
  const next = context.source.tokens[index + 1]
  const isName = next === undefined || index + 1 >= statement.to || next.kind !== 'word' || isNameWord(context, index + 1) || /^(?:for|just|only|is|gets|needs|calls|asks|takes|requires|wants|demands|merits|earns|fills|lasts|comes|follows|should|will|must|would|shall|can|has|deserves)$/u.test(next.key) || parseNumber(context.source, index + 1) !== null
  return !isName && !isWrittenInside(context, token.key)
}

/** Written with a capital inside a sentence as well, and never without one: a name wherever it stands. */
function isWrittenInside(context: ReadingContext, key: string): boolean {
  const { tokens } = context.source
  const written = tokens.flatMap((token, index) => (token.key === key ? [index] : []))
  const isBehindBullet = (index: number) => tokens[index - 1]!.kind === 'symbol' && (tokens[index - 2]?.kind ?? 'break') === 'break'
  const isInside = (index: number) => index > 0 && tokens[index - 1]!.kind !== 'break' && !/^[.!?:]$/u.test(tokens[index - 1]!.key) && !isBehindBullet(index)
  return written.every((index) => /^\p{Lu}/u.test(tokens[index]!.text)) && written.some(isInside)
}

function mergeStays(stays: readonly Stay[]): Stay[] {
  const byPlace = new Map<string, Stay>()
  for (const stay of stays) if (!byPlace.has(stay.place)) byPlace.set(stay.place, stay)
  return [...byPlace.values()]
}

/** 'a tour of Lisbon, Oslo and Porto' lists the stays once more. */
function claimLists(context: ReadingContext, places: ReadonlySet<string>): void {
  for (const statement of statementsOf(context, { atCommas: false })) {
    const names = knownNamesIn(context, statement, places)
    const isTrip = context.source.tokens.slice(statement.from, statement.to).some(({ key }) => TRIP_WORDS.has(key))
    if (isTrip && names.length === places.size && new Set(names.map(({ name }) => name)).size === places.size) for (const name of names) claim(context, name)
  }
}
