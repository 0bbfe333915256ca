import { JOINT } from '../joining-words.ts'
import { isNameWord, knownNamesIn } from '../topics/proper-names.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { addConnectionsOfMatrix } from './connection-matrix.ts'
import { TWO_WAYS, isDenied, isFromSecond, isOwnBothWays, isSaidOneWay } from './connection-ways.ts'
import { headingAbove, placeHeadings } from './place-headings.ts'
import type { PlaceHeading } from './place-headings.ts'
import { statementsOf } from '../statements.ts'
import type { Statement } from '../statements.ts'

type Connection = { from: string; to: string; form: 'pair' | 'from-to' | 'arrow' | 'to' | 'list'; words: Words }

const CONNECTION_WORDS = new Set('linked connects direct directly nonstop non-stop connections connection connected flights flight trains train routes route ferries ferry buses bus links link directos directo vuelos direkt direktfluge fluge verbindungen direkte direktverbindungen direktzuge zuge zug trenes tren autobuses get reach fly flown flies hop hops directs vols ligne trajets lignes diretos voos plane planes airline airlines air straight'.split(' '))

export function isConnectionWord(key: string): boolean {
  return CONNECTION_WORDS.has(key)
}

/** Which places of a journey are directly connected: pairs, 'from A to B' one way, lists behind a place. */
export function readConnections(context: ReadingContext, places: ReadonlySet<string>): void {
  if (places.size < 2 || !context.source.tokens.some(({ key }) => CONNECTION_WORDS.has(key))) return
  if (addConnectionsOfMatrix(context, places)) return
  const all = [...pairsInBrackets(context, places), ...connectionsIn(context, places)]
  const found = all.filter(({ words }) => !isDenied(context, words))
  const denied = new Set(all.filter((connection) => !found.includes(connection)).map(({ from, to }) => `${from}\n${to}`))
  const listed = new Set(found.map(({ from, to }) => `${from}\n${to}`))
  const forms = new Set(found.map(({ form }) => form).filter((form) => form !== 'list'))
  const saidBothWays = context.source.tokens.some(({ key }, index) => /^(?:both|either|each|ambos|beide|beiden|deux|ambas|vice)$/u.test(key) && TWO_WAYS.test(context.source.tokens[index + 1]?.key ?? ''))
  const isListedBothWays = found.some(({ from, to, form }) => form !== 'pair' && listed.has(`${to}\n${from}`))
  const ownWays = found.filter(({ words }) => isOwnBothWays(context, words)).length
  for (const [index, { from, to, form, words }] of found.entries()) {
    const next = found[index + 1]
    // 'A-B (only A to B)'.
    if (next && new Set([from, to, next.from, next.to]).size === 2 && context.source.tokens[words.to]?.key === '(' && isSaidOneWay(context, next.words)) continue
    const isDirected = form === 'from-to' || form === 'arrow' || (form === 'to' && forms.size > 1) || (isListedBothWays && form !== 'pair') || isSaidOneWay(context, words) || denied.has(`${to}\n${from}`)
    const isSaidOfEach = ownWays > 0 && ownWays < found.length
    const bothWays = isOwnBothWays(context, words) ? true : isSaidOfEach ? form === 'pair' && !isSaidOneWay(context, words) : saidBothWays && !isSaidOneWay(context, words) ? true : !isDirected
    const [start, end] = !bothWays && form === 'pair' && isFromSecond(context, words, to) ? [to, from] : [from, to]
    addReading(context, words, { value: { kind: 'connection', from: start, to: end, bothWays }, text: `${start} ${bothWays ? '–' : '→'} ${end}` })
    claim(context, words)
  }
}

type NamedPlace = Words & { name: string }
/** Where the connections that follow begin, and how long that holds. */
type Origin = { name: string; line: number; isSentence?: boolean; isArrow?: boolean }

function connectionsIn(context: ReadingContext, places: ReadonlySet<string>): Connection[] {
  const found: Connection[] = []
  let origin: Origin | null = null
  /** 'from A to B, C or D': a lone name behind the comma goes on from A. */
  let before: { name: string; to: number } | null = null
  const headings = placeHeadings(context).filter(({ name }) => places.has(name))
  for (const statement of statementsOf(context, { atCommas: true })) {
    const names = knownNamesIn(context, statement, places)
    origin = stillFrom(context, statement, origin)
    if (before && origin === null && before.to === statement.from - 1 && context.source.tokens[before.to]?.key === ',' && isRestOfList(context, statement, names)) origin = { name: before.name, line: statement.line, isSentence: true }
    const pair = pairOf(context, statement, { names, origin })
    if (pair) {
      const endsStatement = pair.words.to === statement.to
      found.push(pair)
      // 'A → B, C': what follows starts at A as well.
      origin = pair.form === 'list' ? { name: pair.from, line: statement.line } : pair.form === 'arrow' && endsStatement ? { name: pair.from, line: statement.line, isArrow: true } : null
      if (pair.form !== 'list') before = pair.form === 'from-to' && endsStatement ? { name: pair.from, to: pair.words.to } : null
      continue
    }
    origin = originIn(context, statement, names) ?? origin ?? originAbove(context, statement, { names, headings })
    if (origin) found.push(...fromOrigin(context, origin, names))
    else if (names.length > 2) found.push(...chainOf(context, names))
  }
  return found
}

/** An origin holds on its line, and one that a sentence names up to the end of its list. */
function stillFrom({ source }: ReadingContext, { from, line }: Statement, origin: Origin | null): Origin | null {
  return origin === null || origin.line !== line || origin.isSentence && source.tokens[from - 1]?.key !== ',' ? null : origin
}

/** The connection of a statement that names two places. */
function pairOf(context: ReadingContext, statement: Statement, { names, origin }: { names: readonly NamedPlace[]; origin: Origin | null }): Connection | null {
  const [first, second] = names
  if (names.length !== 2 || isLinked(context, first!, second!)) return null
  const ends = { from: first!.name, to: second!.name, words: { from: first!.from, to: second!.to } }
  if (isOrigin(context, first!)) return { ...ends, form: 'list' }
  const form = isEnumerated(context, statement, names) ? null : formOf(context, first!, second!)
  return form && (origin === null || form !== 'pair' || !isShortList(context, statement, names)) ? { ...ends, form } : null
}

/** The place that a statement itself says the connections start at. */
function originIn(context: ReadingContext, statement: Statement, names: readonly NamedPlace[]): Origin | null {
  const [first, second] = names
  if (!first) return null
  const isOfSentence = second ? isLinked(context, first, second) : isStartOfWay(context, statement, first)
  if (!isOfSentence && !isOrigin(context, first)) return null
  return { name: first.name, line: statement.line, ...(isOfSentence ? { isSentence: true } : {}) }
}

/** From the origin to every other place that is named. */
function fromOrigin(context: ReadingContext, { name, isArrow }: Origin, names: readonly NamedPlace[]): Connection[] {
  const [first, second] = names
  const targets = first?.name === name ? names.slice(1) : names
  const from = second && isLinked(context, first!, second) ? first!.from : null
  return targets.filter((target) => target.name !== name).map((target) => ({ from: name, to: target.name, form: isArrow ? 'arrow' : 'list', words: from === null ? target : { from, to: target.to } }))
}

/** 'Once in Oslo, we can fly to Riga or Malta': what follows starts there. */
function isStartOfWay({ source: { tokens } }: ReadingContext, { from, to }: Words, name: Words): boolean {
  const isStart = /^(?:once|from|when|out|leaving|starting)$/u.test(tokens[from]!.key) && name.to === to && tokens[to]?.key === ','
  const end = tokens.findIndex(({ kind, key }, index) => index > to && (kind === 'break' || /^[.;]$/u.test(key)))
  return isStart && tokens.slice(to, end < 0 ? tokens.length : end).some(({ key }) => CONNECTION_WORDS.has(key))
}

/** '(A, B), (B, C)'. */
function pairsInBrackets(context: ReadingContext, places: ReadonlySet<string>): Connection[] {
  const { tokens } = context.source
  return tokens.flatMap(({ key }, index) => {
    const names = /^[([]$/u.test(key) ? knownNamesIn(context, { from: index + 1, to: Math.min(tokens.length, index + LONGEST_PAIR) }, places) : []
    const [first, second] = names
    const isPair = first && second && first.from === index + 1 && tokens[first.to]?.key === ',' && second.from === first.to + 1 && /^[\]),]$/u.test(tokens[second.to]?.key ?? '')
    return isPair ? [{ from: first.name, to: second.name, form: 'pair' as const, words: { from: first.from, to: second.to } }] : []
  })
}

const LONGEST_PAIR = 12

/** 'C' and 'C or D' alone. */
function isRestOfList(context: ReadingContext, { from, to }: Words, names: readonly Words[]): boolean {
  const [first, second] = names
  const start = /^(?:or|and)$/u.test(context.source.tokens[from]!.key) ? from + 1 : from
  return names.length === 1 && first!.from === start && first!.to === to || names.length === 2 && first!.from === start && second!.to === to && context.source.tokens[first!.to]!.key === 'or' && second!.from === first!.to + 1
}

/** 'Oslo' on a line of its own above '- direct flights to: Riga, Malta'. */
function originAbove({ source: { tokens } }: ReadingContext, { from, to, line }: Statement, { names, headings }: { names: readonly NamedPlace[]; headings: readonly PlaceHeading[] }): Origin | null {
  const heading = names.length === 0 ? null : headingAbove(headings, from)
  const lead = tokens.slice(from, to).findIndex(({ key }) => key === 'to' || key === ':')
  const isLinks = lead > 0 && tokens.slice(from, from + lead).some(({ key }) => CONNECTION_WORDS.has(key))
  return heading !== null && isLinks && tokens.slice(heading.to, from).filter(({ kind }) => kind === 'break').length <= 4 ? { name: heading.name, line } : null
}

/** 'A is linked to B and C', 'A connects with B'. */
function isLinked(context: ReadingContext, first: Words, second: Words): boolean {
  const between = context.source.tokens.slice(first.to, second.from).map(({ key }) => key)
  return between.length <= 9 && between.some((key) => /^(?:fly|flies|go|goes|hop|reach|travel|get|linked|connected|connects|connection|connections|flights?|trains?|verbunden|conectado|conectada|relie)$/u.test(key)) && /^(?:to|with|mit|con|a|com)$/u.test(between.at(-1) ?? '')
}

/** 'a trip to Lisbon, Oslo and Porto': the last two of a list are no pair. */
function isEnumerated(context: ReadingContext, statement: Words, [first, second]: readonly Words[]): boolean {
  const { tokens } = context.source
  if (!JOINT.test(tokens[second!.from - 1]?.key ?? '') || tokens[first!.from - 1]?.key !== ',') return false
  const isSaid = tokens.slice(0, first!.from).some(({ key }) => CONNECTION_WORDS.has(key))
  return first!.from === statement.from && (!isSaid || isOfWishes(context, first!.from))
}

/** 'fly around for 9 days and see Lisbon, Oslo and Porto': the list begins behind what one wants there. */
function isOfWishes(context: ReadingContext, last: number): boolean {
  const { tokens } = context.source
  let start = last
  while (tokens[start - 1]?.key === ',' && isNameWord(context, start - 2)) {
    start -= 2
    while (isNameWord(context, start - 1)) start -= 1
  }
  return start < last && tokens.slice(Math.max(0, start - 2), start).some(({ key }) => /^(?:see|seeing|visit|visiting|tour|touring|explore|exploring|stops?|cities|places|include|including|of)$/u.test(key))
}

/** 'Lisbon and Madrid' at the end of a list behind an origin are two targets. */
function isShortList(context: ReadingContext, statement: Words, names: readonly Words[]): boolean {
  return names[0]!.from === statement.from && context.source.tokens[names[0]!.to]?.key === 'and'
}

/** 'A: B, C' and 'A - B, C' and 'from A to B, C'. */
function isOrigin(context: ReadingContext, name: Words): boolean {
  const { tokens } = context.source
  // 'Lyon: 2 days' is a stay.
  return tokens[name.to]?.key === ':' && tokens[name.to + 1]?.kind !== 'digits' && context.claimed[name.to + 1] !== 1
}

/** More than two names in one statement: pairs side by side, 'A and B and C and D' is none. */
function chainOf(context: ReadingContext, names: readonly { name: string; from: number; to: number }[]): Connection[] {
  const pairs: Connection[] = []
  for (let index = 0; index + 1 < names.length; index += 1) {
    const form = formOf(context, names[index]!, names[index + 1]!)
    if (form === null) continue
    const from = names[index]!
    pairs.push({ from: from.name, to: names[index + 1]!.name, form, words: { from: from.from, to: names[index + 1]!.to } })
    index += 1
    // 'from A to B or C'.
    for (const target of form === 'pair' ? [] : choicesBehind(context, names, index)) {
      index += 1
      pairs.push({ from: from.name, to: target.name, form, words: target })
    }
  }
  return pairs
}

/** The C and D of 'A to B or C or D', which are no pair of their own. */
function choicesBehind(context: ReadingContext, names: readonly { name: string; from: number; to: number }[], index: number): { name: string; from: number; to: number }[] {
  const { tokens } = context.source
  const isChoice = (at: number) => names[at]!.from - names[at - 1]!.to === 1 && /^(?:or|and|&|\/|oder|o|ou)$/u.test(tokens[names[at]!.from - 1]!.key)
  const isPair = (at: number) => at + 1 < names.length && formOf(context, names[at]!, names[at + 1]!) !== null && !isChoice(at + 1)
  let end = index + 1
  while (end < names.length && isChoice(end) && !isPair(end)) end += 1
  return names.slice(index + 1, end)
}

function formOf(context: ReadingContext, first: Words, second: Words): Connection['form'] | null {
  const { tokens } = context.source
  const between = tokens.slice(first.to, second.from).map(({ key }) => key)
  const joined = between.filter((key) => !FILLERS.test(key)).join('')
  if (between.length > 5) return null
  const before = tokens[first.from - 1]?.key
  if (/^(?:<-*>|<=*>|↔|⇔|⟷|⇄|⇆|⇋|⇌|⟺)$/u.test(joined)) return 'pair'
  if (/^(?:-+>|=+>|→|⇒|⟶|⟹|➔|➜|➡|»|>)$/u.test(joined)) return 'arrow'
  if (/^(?:to|nach|a|hasta|bis|vers|para|ate|से)$/u.test(joined)) return /^(?:from|von|de|desde|depuis)$/u.test(before ?? '') ? 'from-to' : 'to'
  return /^(?:to\/from|from\/to|toandfrom|and|&|\+|-|\/|\||y|und|et|e|with|with|·|x|और)$/u.test(joined) ? 'pair' : null
}

/** The 'over' of 'Oslo over to Riga'. */
const FILLERS = /^(?:over|across|on|straight|direct|directly|onward|onwards)$/u
