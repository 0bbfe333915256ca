import { isGivenName } from '../../people/given-names.ts'
import { keysOf } from '../../reading-context.ts'
import type { ReadingContext, Words } from '../../reading-context.ts'
import { statementsOf } from '../../statements.ts'
import type { Statement } from '../../statements.ts'
import { minutesAt } from '../leg-parts.ts'
import type { Leg } from '../leg-parts.ts'
import type { Mention } from '../name-mentions.ts'
import { legsOfGrids } from './travel-grids.ts'

/** How long the ways between places take: every way between every two of them. */
export type TravelTable = { places: ReadonlySet<string>; legs: Leg[]; statements: ReadonlySet<number> }

type Amount = Words & { minutes: number }
type Atom = { name: Mention; amount: null } | { name: null; amount: Amount }
/** Where the ways of a list begin, or end. */
type Hub = { name: string; isEnd: boolean }

/** Numbers between names, whichever way they are laid out. It is a table of travel times when nothing in it is missing: there is a way between every two places. */
export function travelTable(context: ReadingContext, all: readonly Mention[]): TravelTable | null {
  const mentions = all.filter((mention) => !isGoing(context, mention, all))
  const statements = statementsOf(context, { atCommas: false })
  const legs = [...legsOfGrids(context, statements, mentions), ...legsOfLists(context, statements, mentions)]
  const places = completeAmong(legs)
  const own = uniqueLegs(legs.filter(({ from, to }) => places.has(from) && places.has(to)))
  if (places.size < 2 || own === null || arePeople(context, places) || own.length === 1 && !saysWay(context, own[0]!)) return null
  const inTable = statements.filter((statement) => own.some(({ words }) => words.from >= statement.from && words.from < statement.to))
  return { places, legs: own, statements: new Set(inTable.map(({ from }) => from)) }
}

/** 'An hour for Arthur, Michael and Samantha' tells of people, not of how far they are from each other. */
function arePeople(context: ReadingContext, places: ReadonlySet<string>): boolean {
  return [...places].every((place) => isGivenName(place) && !context.source.tokens.some(({ key }, index) => /^(?:at|in|to|from|near)$/u.test(key) && context.source.tokens[index + 1]?.text === place))
}

/** One number between two names is a way where the words say so. */
function saysWay(context: ReadingContext, { words }: Leg): boolean {
  return keysOf(context, { from: Math.max(0, words.from - FURTHEST_CUE), to: words.to + FURTHEST_CUE }).some((key) => WAYS.test(key))
}

const FURTHEST_CUE = 6
const WAYS = /^(?:travel(?:ling|ing|s)?|takes?|walk(?:ing)?|drive|driving|rides?|distances?|journey|trip|get(?:ting)?|go(?:ing)?|move|moving|cross(?:ing)?|commute|way|between|minutes|apart|away|->|→)$/u

/** The Going of 'Going from the pier' and the Walking of 'Walking takes me', which open sentences and stand nowhere else. */
function isGoing({ source: { tokens } }: ReadingContext, { name, to }: Mention, all: readonly Mention[]): boolean {
  const opens = (mention: Mention) => mention.from === 0 || /^[.!?;:*•|)(-]$/u.test(tokens[mention.from - 1]!.key) || tokens[mention.from - 1]!.kind === 'break'
  return GOES_ON.test(tokens[to]?.key ?? '') && all.every((mention) => mention.name !== name || opens(mention) && GOES_ON.test(tokens[mention.to]?.key ?? ''))
}

const GOES_ON = /^(?:from|to|between|out|takes|took|times?|distances?)$/u

/** The largest set of names that are each joined to every other. */
function completeAmong(legs: readonly Leg[]): Set<string> {
  const names = new Set(legs.flatMap(({ from, to }) => [from, to]))
  for (;;) {
    const partners = new Map([...names].map((name) => [name, new Set(legs.flatMap(({ from, to }) => (from === name && names.has(to) ? [`>${to}`] : to === name && names.has(from) ? [`<${from}`] : [])))]))
    const isJoined = (a: string, b: string) => partners.get(a)!.has(`>${b}`) || partners.get(a)!.has(`<${b}`)
    if ([...names].every((a) => [...names].every((b) => a === b || isJoined(a, b)))) return names
    const [weakest] = [...names].toSorted((a, b) => partners.get(a)!.size - partners.get(b)!.size)
    names.delete(weakest!)
  }
}

/** Each way once; null where the same way takes two times. */
function uniqueLegs(legs: readonly Leg[]): Leg[] | null {
  const byWay = new Map<string, Leg>()
  for (const leg of legs) {
    const known = byWay.get(`${leg.from}\n${leg.to}`)
    if (known && known.minutes !== leg.minutes) return null
    if (!known) byWay.set(`${leg.from}\n${leg.to}`, leg)
  }
  return [...byWay.values()]
}

function legsOfLists(context: ReadingContext, statements: readonly Statement[], mentions: readonly Mention[]): Leg[] {
  const legs: Leg[] = []
  let hub: Hub | null = null
  for (const statement of statements) {
    const names = mentions.filter(({ from, to }) => from >= statement.from && to <= statement.to)
    if (hasClock(context, statement)) {
      hub = null
      continue
    }
    const atoms = atomsOf(context, statement, names)
    if (atoms.every(({ amount }) => amount === null)) {
      hub = names.length === 1 ? { name: names[0]!.name, isEnd: isEnd(context, names[0]!) } : names.length > 1 ? null : hub
      continue
    }
    const found = legsOfStatement(context, atoms, hub)
    hub = found.hub
    legs.push(...found.legs)
  }
  return legs
}

/** A time of the day that can be nothing else. */
function hasClock({ expressions, source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
  return expressions.some(({ clock, start: at, end: until }) => at >= start && until <= end && [clock?.from, clock?.to].some((point) => point && !point.isBare))
}

/** The names and numbers of a statement, as they stand. */
function atomsOf(context: ReadingContext, { from, to }: Words, names: readonly Mention[]): Atom[] {
  const atoms: Atom[] = []
  for (let index = from; index < to; index += 1) {
    const name = names.find((mention) => mention.from === index)
    const minutes = name || isNumbering(context, index) ? null : besideSlash(context, index) ?? minutesAt(context, index)
    const amount = minutes && minutes.value > 0 && minutes.value <= LONGEST_WAY && minutes.next <= to ? { from: index, to: minutes.next, minutes: minutes.value } : null
    if (name) atoms.push({ name, amount: null })
    if (amount) atoms.push({ name: null, amount })
    index = (name?.to ?? amount?.to ?? index + 1) - 1
  }
  return atoms
}

const LONGEST_WAY = 600

/** The 12 and the 16 of '12 / 16 min', there and back, which look like a date. */
function besideSlash({ source: { tokens } }: ReadingContext, index: number): { value: number; next: number } | null {
  const isNumber = (at: number) => tokens[at]?.kind === 'digits' && tokens[at].text.length <= 3
  const isBeside = isNumber(index) && (tokens[index + 1]?.key === '/' && isNumber(index + 2) && tokens[index + 3]?.key !== '/' || tokens[index - 1]?.key === '/' && isNumber(index - 2) && tokens[index - 3]?.key !== '/')
  return isBeside ? { value: Number(tokens[index]!.text), next: index + 1 } : null
}

/** The 3 of '3. Journeys take …'. */
function isNumbering({ source: { tokens } }: ReadingContext, index: number): boolean {
  return tokens[index]!.kind === 'digits' && (tokens[index - 1]?.kind ?? 'break') === 'break' && /^[.)]$/u.test(tokens[index + 1]?.key ?? '')
}

type Chunk = { names: Mention[]; amount: Amount }

/** Each number with its names: those before it where numbers end the statement, those behind it where numbers begin it. */
function chunksOf(atoms: readonly Atom[]): { head: Mention | null; chunks: Chunk[] } {
  const isFirst = atoms[0]!.amount !== null
  const isLast = atoms.at(-1)!.amount !== null
  const start = isFirst ? 0 : atoms.findIndex(({ amount }) => amount !== null)
  const leading = atoms.slice(0, start).map(({ name }) => name!)
  const behind = atoms.slice(start).filter(({ amount }) => amount === null).length
  // 'From Oslo it is 12 to Riga': numbers before their names, behind where one starts. 'Oslo - Riga: 12 (old road)': the name behind is no end.
  const isBehind = isFirst && behind > 0 || !isLast && leading.length === 1
  const ordered = isBehind ? atoms.slice(start) : atoms
  const chunks: Chunk[] = []
  let names: Mention[] = []
  for (const { name, amount } of ordered) {
    if (name && isBehind) chunks.at(-1)!.names.push(name)
    else if (name) names.push(name)
    else if (amount) {
      chunks.push({ names: isBehind ? [] : names, amount })
      names = []
    }
  }
  return { head: isBehind ? leading.at(-1) ?? null : null, chunks }
}

function legsOfStatement(context: ReadingContext, atoms: readonly Atom[], before: Hub | null): { legs: Leg[]; hub: Hub | null } {
  const { head, chunks } = chunksOf(atoms)
  const last = chunks.at(-1)!.names
  // '7 minutes to B and 9 to C from A'.
  const tail = head === null && chunks.length > 1 && chunks.slice(0, -1).every(({ names }) => names.length === 1) && last.length === 2 && isLedBy(context, last[1]!, FROM) ? last.pop()! : null
  const said = head ?? tail
  let hub: Hub | null = said === null ? before : { name: said.name, isEnd: isEnd(context, said) }
  const legs: Leg[] = []
  for (const { names, amount } of chunks) {
    const [first, second] = names.slice(-2)
    if (first && second && isWay(context, names)) {
      const isBackwards = !isLedBy(context, first, FROM) && isLedBy(context, second, FROM)
      legs.push(isBackwards ? legOf(second.name, first.name, amount) : legOf(first.name, second.name, amount))
      hub = { name: first.name, isEnd: isBackwards }
    } else if (first && !second && hub !== null && first.name !== hub.name) {
      const isBackwards = hub.isEnd && !isLedBy(context, first, TO) || isLedBy(context, first, FROM)
      legs.push(isBackwards ? legOf(first.name, hub.name, amount) : legOf(hub.name, first.name, amount))
    } else if (!first && legs.length > 0) {
      // 'A to B 12, the way back 13', 'A–B 12/13'.
      const { from, to } = legs.at(-1)!
      legs.push(legOf(to, from, amount))
    }
  }
  return { legs, hub }
}

/** 'Between A and B' and '(A, B)' are ways, the last two of a list are none. */
function isWay({ source: { tokens } }: ReadingContext, names: readonly Mention[]): boolean {
  const [first, second] = names.slice(-2)
  const between = tokens.slice(first!.to, second!.from).map(({ key }) => key)
  const before = tokens[tokens[first!.from - 1]?.key === 'the' ? first!.from - 2 : first!.from - 1]
  if (between.join(' ') === ',') return names.length === 2 && (before === undefined || before.kind === 'break' || /^[([{"'“]$/u.test(before.key))
  // 'The pier and the mill are 15 minutes apart'.
  const areApart = names.length === 2 && tokens.slice(second!.to, second!.to + FURTHEST_CUE + 2).some(({ key }) => /^(?:apart|away)$/u.test(key))
  return areApart || !/^(?:and|&|, and|or)$/u.test(between.join(' ')) || names.length === 2 && tokens.slice(Math.max(0, first!.from - 2), first!.from).some(({ key }) => /^(?:between|zwischen|entre)$/u.test(key))
}

function legOf(from: string, to: string, { minutes, ...words }: Amount): Leg {
  return { from, to, minutes, words: { from: words.from, to: words.to } }
}

const FROM = /^(?:from|leaving|ab|von|desde|depuis|de)$/u
const TO = /^(?:to|nach|a|hasta|vers|para)$/u
const ENDS = /^(?:to|reach|reaching|into|towards?|arriving|arrive|destination|nach|hacia|vers)$/u

/** The word right before a name, but for an article or a sign. */
function isLedBy({ source: { tokens } }: ReadingContext, { from }: Words, words: RegExp): boolean {
  let index = from - 1
  while (/^(?:the|der|die|das|la|el|le|[*_"'“])$/u.test(tokens[index]?.key ?? '') && index > 0) index -= 1
  return words.test(tokens[index]?.key ?? '') || words === FROM && words.test(tokens[from]?.key ?? '')
}

/** 'To reach the pier:' and 'Going to the pier'. */
function isEnd(context: ReadingContext, name: Mention): boolean {
  return isLedBy(context, name, ENDS)
}
