import { operatorAt } from '../../time/grammar/source.ts'
import type { Match } from '../../time/grammar/source.ts'
import { describeMinutes } from '../describe.ts'
import { skipBullet } from '../meetings/meeting-people.ts'
import { headingAbove, placeHeadings } from './place-headings.ts'
import { isNameWord, knownNamesIn, parseProperName } from '../topics/proper-names.ts'
import { joinerEnd, minutesAt, skipFiller, skipThe } from './leg-parts.ts'
import type { Leg } from './leg-parts.ts'
import { isOfMeeting, legsFromNames, legsTowards, legsInSentences, lengthIn, sentenceStart } from './legs-in-sentences.ts'
import { addReading, claim, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import type { Statement } from '../statements.ts'

const TRAVEL_WORDS = new Set((
  'travel distance distances travelling traveling transit drive drives driving walk walks walking commute commutes ride rides trip trips journey journeys getting takes take metro tube bus tram bike cab taxi times minutes mins route routes transfer transfers apart away '
  + 'distancia distancias trayecto tiempo tiempos fahrt fahrtzeit fahrzeiten wege weg trajet trajets duree distanza deslocamento tempo'
).split(' '))
const MOVING = /^(?:between|travel\p{L}*|distances?|transit|driv\p{L}+|drive|walk\p{L}*|commute\p{L}*|rides?|journeys?|getting|metro|tube|bus|tram|bike|cab|taxi|routes?|transfers?|apart|away)$/u
const TWO_WAYS = new Set(['either', 'both', 'each', 'return', 'vice', 'symmetric', 'symmetrical', 'ambos', 'beide', 'beiden', 'deux', 'ambas', 'reverse'])

/** Travel times between named places: 'A to B: 16', 'from A: B 25, C 20', 'it takes 20 minutes from A to B', tables. Returns the places. */
export function readTravel(context: ReadingContext): Set<string> {
  const found = [...legsInItems(context), ...legsInMatrix(context), ...legsInSentences(context, (statement) => legOfPair(context, statement) !== null), ...legsFromNames(context), ...legsTowards(context)]
  // 'Module 1 and Module 2' are numbered things, and no two minutes apart.
  const legs = found.filter(({ from, to, minutes }) => !(from.startsWith(`${to} `) && /^\d+$/u.test(from.slice(to.length + 1)) && minutes < MOST_NUMBERED))
  const isTravel = context.source.tokens.some(({ key }) => TRAVEL_WORDS.has(key))
  const places = new Set<string>()
  if (legs.length === 0 || (!isTravel && legs.length < 2)) return places
  // 'an hour for Ana and Bo, 30 minutes': a lone pair with 'and' needs a word of moving.
  if (legs.length === 1 && context.source.tokens.slice(legs[0]!.words.from, legs[0]!.words.to).some(({ key }) => key === 'and') && !context.source.tokens.some(({ key }) => MOVING.test(key))) return places
  const known = new Set(legs.map(({ from, to }) => `${from}\n${to}`))
  const saidBothWays = context.source.tokens.some(({ key }, index) => TWO_WAYS.has(key) && /^(?:way|ways|direction|directions|versa|sentidos|richtungen|sens|is)$/u.test(context.source.tokens[index + 1]?.key ?? ''))
  for (const { from, to, minutes, words } of legs) {
    places.add(from).add(to)
    addReading(context, words, {
      value: { kind: 'travel', from, to, minutes, bothWays: saidBothWays ? !known.has(`${to}\n${from}`) : !known.has(`${to}\n${from}`) },
      text: `${from} to ${to}: ${describeMinutes(minutes)}`,
    })
    claim(context, words)
  }
  return places
}

const MOST_NUMBERED = 10

/** 'A to B: 16', 'A → B 16 min', 'A | B | 16' and 'from A: B 25, C 20'. */
function legsInItems(context: ReadingContext): Leg[] {
  const legs: Leg[] = []
  let origin: { name: string; line: number } | null = null
  const headings = placeHeadings(context)
  for (const statement of statementsOf(context, { atCommas: true }).flatMap((whole) => partsByLength(context, whole))) {
    if (origin && origin.line !== statement.line) origin = null
    const ofRow = legsOfRow(context, statement)
    legs.push(...ofRow)
    if (ofRow.length > 0) continue
    const row = legInRow(context, statement)
    const pair = row ?? legOfPair(context, statement) ?? legBehindColon(context, statement)
    if (pair) {
      legs.push(pair)
      // 'A → B 20, C 15': what follows starts at A as well.
      if (row === null) origin = { name: pair.from, line: statement.line }
      continue
    }
    const heading = originOf(context, statement) ?? originOfSentence(context, statement) ?? originLeft(context, statement)
    if (heading) origin = { name: heading.value, line: statement.line }
    const above = origin === null && /^(?:to|>|→)$/u.test(context.source.tokens[skipBullet(context, statement.from)]?.key ?? '') ? headingAbove(headings, statement.from) : null
    if (above) origin = { name: above.name, line: statement.line }
    const leg = origin ? legBehindLength(context, origin.name, { from: heading?.next ?? statement.from, to: statement.to }) ?? legFrom(context, origin.name, { from: heading?.next ?? statement.from, to: statement.to }) : null
    if (leg) legs.push(leg)
  }
  return legs
}

/** '8 minutes to the park and 6 minutes to the pier': cut before the next length. */
function partsByLength(context: ReadingContext, whole: Statement): Statement[] {
  const { tokens } = context.source
  const cuts: number[] = []
  for (let index = whole.from + 2; index < whole.to - 2; index += 1) {
    const before = tokens[index - 1]!
    if (tokens[index]!.key === '|' && /^(?:\d+|min|mins|minutes|m)$/u.test(before.key) && isNameWord(context, index + 1) && joinerEnd(context, parseProperName(context, index + 1)!.next) > 0) cuts.push(index + 1)
    if (operatorAt(context.source, index, 'and') !== index + 1 || /^(?:hours?|h|stunden?|horas?|heures?)$/u.test(before.key)) continue
    const minutes = minutesAt(context, index + 1)
    const name = isNameWord(context, index + 1) && (before.kind === 'digits' || /^(?:min|mins|minutes|away|\)|minuten|minutos)$/u.test(before.key)) ? parseProperName(context, index + 1) : null
    if (minutes && operatorAt(context.source, minutes.next, 'to') > 0 || name && minutesAt(context, skipFiller(context, name.next))) cuts.push(index + 1)
  }
  if (cuts.length === 0) return [whole]
  const bounds = [whole.from, ...cuts, whole.to + 1]
  return bounds.slice(0, -1).map((from, at) => ({ ...whole, from, to: bounds[at + 1]! - 1, cells: [{ from, to: bounds[at + 1]! - 1 }] }))
}

function legInRow(context: ReadingContext, { cells }: Statement): Leg | null {
  if (cells.length !== 3) return null
  const [from, to, time] = cells
  const [first, second] = [wholeName(context, from!), wholeName(context, to!)]
  const minutes = minutesAt(context, time!.from)
  return first && second && minutes && minutes.next === time!.to ? { from: first, to: second, minutes: minutes.value, words: { from: from!.from, to: time!.to } } : null
}

function wholeName(context: ReadingContext, words: Words): string | null {
  const name = parseProperName(context, words.from)
  return name && name.next === words.to ? name.value : null
}

/** Two names with a joiner, then a number that ends the statement. */
function legOfPair(context: ReadingContext, statement: Words): Leg | null {
  for (let index = statement.from; index < statement.to; index += 1) {
    if (!isNameWord(context, index) || (index > statement.from && isNameWord(context, index - 1) && !isLeadWord(context, index - 1)) || isHeading(context, index) || isLeadWord(context, index)) continue
    const first = parseProperName(context, index)!
    const glued = gluedPair(context, index, { next: first.next, end: statement.to })
    if (glued) return glued
    const joined = joinerEnd(context, first.next)
    const second = joined < 0 ? null : parseProperName(context, skipThe(context, joined))
    if (!second || context.source.tokens[joined - 1]!.key === 'and' && (/^(?:for|with|of)$/u.test(context.source.tokens[index - 1]?.key ?? '') || isOfMeeting(context, { from: sentenceStart(context, index), to: index }))) continue
    // '13 minutes from A to B, 12 minutes from B to A': the number behind the comma is the next one's.
    if (second.next >= statement.to && context.source.tokens[second.next]?.key === ',' && lengthIn(context, { from: statement.from, to: index }) !== null) return null
    const minutes = minutesAt(context, skipFiller(context, second.next))
    if (minutes && isEndOf(context, minutes.next, statement.to)) return { from: first.value, to: second.value, minutes: minutes.value, words: { from: index, to: minutes.next } }
  }
  return null
}

/** '20 min: the pier - the park'. */
function legBehindColon(context: ReadingContext, { from, to }: Words): Leg | null {
  const at = skipBullet(context, from)
  const minutes = minutesAt(context, context.source.tokens[at]?.kind === 'digits' ? at : from)
  const first = minutes && context.source.tokens[minutes.next]?.key === ':' ? parseProperName(context, skipThe(context, minutes.next + 1)) : null
  const joined = first ? joinerEnd(context, first.next) : -1
  const second = joined < 0 ? null : parseProperName(context, skipThe(context, joined))
  return second?.next === to ? { from: first!.value, to: second.value, minutes: minutes!.value, words: { from, to } } : null
}

/** 'From the pier | the park 12 min | the zoo 9 min'. */
function legsOfRow(context: ReadingContext, { cells }: Statement): Leg[] {
  const [head, ...others] = cells
  const isFrom = head !== undefined && others.length > 0 && /^(?:from|leaving)$/u.test(context.source.tokens[head.from]!.key)
  const origin = isFrom ? wholeName(context, { from: head.from + 1, to: head.to }) : null
  return origin === null ? [] : others.flatMap((cell) => legFrom(context, origin, cell) ?? [])
}

/** 'From' at the start of a line leads to a name and is no part of it. */
function isLeadWord(context: ReadingContext, index: number): boolean {
  return /^(?:from|between|ab|von|zwischen|de|desde|entre|depuis)$/u.test(context.source.tokens[index]!.key) && isNameWord(context, index + 1)
}

/** 'Walking: …', 'Travel times - …' and 'Start: …' name no place. */
function isHeading(context: ReadingContext, index: number): boolean {
  const key = context.source.tokens[index]?.key ?? ''
  return (TRAVEL_WORDS.has(key) || /^(?:start|starting|begin|beginning|home|base|hotel|arrival|departure)$/u.test(key)) && /^[:(]$/u.test(context.source.tokens[index + 1]?.key ?? '')
}

/** 'Old Port-Castle 15' is a pair when both names stand alone elsewhere. */
function gluedPair(context: ReadingContext, from: number, { next, end }: { next: number; end: number }): Leg | null {
  const minutes = minutesAt(context, skipFiller(context, next))
  if (!minutes || !isEndOf(context, minutes.next, end)) return null
  for (let index = from + 1; index < next - 1; index += 1) {
    if (context.source.tokens[index]!.key !== '-') continue
    const [first, second] = [textOf(context, { from, to: index }), textOf(context, { from: index + 1, to: next })]
    if (standsAlone(context, first) && standsAlone(context, second)) return { from: first, to: second, minutes: minutes.value, words: { from, to: minutes.next } }
  }
  return null
}

function standsAlone(context: ReadingContext, name: string): boolean {
  return knownNamesIn(context, { from: 0, to: context.source.tokens.length }, new Set([name])).some(({ from, to }) => context.source.tokens[from - 1]?.key !== '-' && context.source.tokens[to]?.key !== '-')
}

function isEndOf(context: ReadingContext, index: number, end: number): boolean {
  let at = index
  while (at < end && /^(?:\(|\)|\]|m|min|mins|minutes|minuten|minutos|\||each|either|both|the|same|way|ways|direction|directions|in|by|on|foot|metro|car|bus|tram|train|taxi|walking|walk|driving|drive|ride|trip|journey|away)$/u.test(context.source.tokens[at]!.key)) at += 1
  return at >= end
}

/** 'from Hauptbahnhof:' before a list of places with times. */
function originOf(context: ReadingContext, statement: Words): Match<string> | null {
  const from = context.source.tokens.slice(statement.from, statement.to).findLastIndex(({ key }) => /^(?:from|ab|von|desde|depuis)$/u.test(key))
  let index = Math.max(statement.from, statement.from + from)
  while (index < statement.to && /^(?:-|\*|•|from|ab|von|desde|de|depuis|starting|in|at)$/u.test(context.source.tokens[index]!.key)) index += 1
  const name = isHeading(context, index) ? null : parseProperName(context, index)
  const colon = name ? context.source.tokens[name.next]?.key : ''
  if (!name || (colon !== ':' && !(colon === ',' && from >= 0) && !(colon === '-' && context.source.tokens[name.next]!.spaced) && colon !== '→')) return null
  const isLeg = legFrom(context, name.value, { from: name.next + 1, to: colon === ',' ? endOfPart(context, name.next + 1) : statement.to }) ?? (colon === ':' ? legBehindLength(context, name.value, { from: name.next + 1, to: statement.to }) : null)
  return isLeg ? { value: name.value, next: name.next + 1 } : null
}

/** 'Leaving the pier, it takes 7 minutes to reach the park'. */
function originLeft(context: ReadingContext, { from, to }: Words): Match<string> | null {
  const { tokens } = context.source
  const isLeft = /^(?:leaving|from|starting|setting|coming|departing)$/u.test(tokens[from]!.key) && tokens[to]?.key === ','
  const name = isLeft ? parseProperName(context, skipThe(context, tokens[from + 1]?.key === 'from' ? from + 2 : from + 1)) : null
  const end = tokens.findIndex(({ kind, key }, at) => at > to && (kind === 'break' || /^[,;.]$/u.test(key)))
  return name?.next === to && partsByLength(context, { from: to + 1, to: end < 0 ? tokens.length : end, line: 0, cells: [] }).some((part) => legBehindLength(context, name.value, part)) ? name : null
}

/** Index of the comma, full stop or line break behind. */
function endOfPart({ source: { tokens } }: ReadingContext, index: number): number {
  const end = tokens.findIndex(({ kind, key }, at) => at >= index && (kind === 'break' || /^[,;.]$/u.test(key) || key === 'and'))
  return end < 0 ? tokens.length : end
}

/** 'From the station it is 12 minutes to …'. */
function originOfSentence(context: ReadingContext, statement: Words): Match<string> | null {
  const { tokens } = context.source
  const isFrom = (index: number) => index < statement.to && /^(?:from|ab|von|desde|depuis)$/u.test(tokens[index]!.key)
  const colon = tokens.slice(statement.from, statement.to).findIndex(({ key }) => key === ':')
  const wayFrom = /^(?:way|walk|trip|ride|journey|drive|route|bus|train|tram|distance)$/u.test(tokens[statement.from + 1]?.key ?? '') ? [statement.from + 2] : []
  const from = [statement.from, statement.from + colon + 1, ...wayFrom].find(isFrom)
  const name = from === undefined ? null : parseProperName(context, skipThe(context, from + 1))
  return name && legBehindLength(context, name.value, { from: name.next, to: statement.to }) ? name : null
}

/** '12 minutes to the museum', behind an origin. */
function legBehindLength(context: ReadingContext, origin: string, words: Words): Leg | null {
  for (let index = words.from; index < words.to; index += 1) {
    const minutes = minutesAt(context, index)
    const toward = minutes ? operatorAt(context.source, minutes.next, 'to') : -1
    const to = toward > 0 && /^(?:reach|get|go|walk)$/u.test(context.source.tokens[toward]?.key ?? '') ? skipTo(context, toward + 1) : toward
    const name = to < 0 ? null : parseProperName(context, skipThe(context, to))
    if (!minutes || !name) continue
    return name.value !== origin && isEndOf(context, name.next, words.to) ? { from: origin, to: name.value, minutes: minutes.value, words: { from: index, to: name.next } } : null
  }
  return null
}

/** Index behind the 'to' of 'get to'. */
function skipTo({ source }: ReadingContext, index: number): number {
  return source.tokens[index]?.key === 'to' ? index + 1 : index
}

function legFrom(context: ReadingContext, origin: string, words: Words): Leg | null {
  let index = words.from
  while (index < words.to && /^(?:to|->|>|→|-|\*|•|and|nach|bis|the|a|und|y|et)$/u.test(context.source.tokens[index]!.key) && context.source.tokens[index]!.text !== 'The') index += 1
  const name = words.from < words.to ? parseProperName(context, index) : null
  if (!name || name.value === origin) return null
  const minutes = minutesAt(context, skipFiller(context, name.next))
  return minutes && isEndOf(context, minutes.next, words.to) ? { from: origin, to: name.value, minutes: minutes.value, words: { from: index, to: minutes.next } } : null
}

/** A square table: places along the top and down the side. */
function legsInMatrix(context: ReadingContext): Leg[] {
  const rows = statementsOf(context, { atCommas: false }).filter(({ cells }) => cells.length >= 2)
  const header = rows.findIndex(({ cells, from }) => (cells.length > 2 || context.source.tokens[from]!.key === '|') && cells.slice(1).every((cell) => wholeName(context, cell) !== null))
  if (header < 0) return []
  const names = rows[header]!.cells.map((cell) => wholeName(context, cell)).filter((name) => name !== null)
  return rows.slice(header + 1).flatMap(({ cells }) => {
    const from = wholeName(context, cells[0]!)
    // A table of something else has other words down its side than along its top.
    if (from === null || !names.includes(from) || cells.length < names.length) return []
    return cells.slice(-names.length).flatMap((cell, column) => {
      const minutes = minutesAt(context, cell.from)
      const to = names[column]!
      return minutes && to !== from && minutes.value > 0 ? [{ from, to, minutes: minutes.value, words: cell }] : []
    })
  })
}
