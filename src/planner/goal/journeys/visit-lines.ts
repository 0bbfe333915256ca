import { groupsIn, skipBullet } from '../meetings/meeting-people.ts'
import { isPersonWord, knownNamesIn, parseProperName } from '../topics/proper-names.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import { placeHeadings } from './place-headings.ts'
import { presenceIn } from './presence.ts'

/** What is said of each person: one stretch of the prompt for each, wherever a line, a comma or a sentence parts it. `isNamed` says whether a stretch names somebody. */
export function partsOfVisits(context: ReadingContext, places: ReadonlySet<string>, isNamed: (words: Words) => boolean): Words[] {
  const lines = inOneLine(context, underNames(context, statementsOf(context, { atCommas: false })), places)
  return lines.flatMap((whole) => partsByPerson(context, whole, places)).reduce<Words[]>((parts, part) => withPresence(context, { parts, part, places, isNamed }), [])
}

/** 'Rita (Old Port, 9:30-11:00), Saul (Garden, 10-13)': one part for each person with a place and a time. */
function partsByPerson(context: ReadingContext, statement: Words, places: ReadonlySet<string>): Words[] {
  const parts: Words[] = []
  let from = afterHeading(context, statement)
  for (const piece of piecesOf(context, { from, to: statement.to })) {
    const current = { from, to: piece.from }
    const isWhole = piece.from > from && knownNamesIn(context, current, places).length > 0 && groupsIn(context, current).some(({ expressions }) => expressions.some(({ clock }) => clock !== null && !clock.isPoint))
    if (!isWhole || knownNamesIn(context, piece, places).length === 0 || groupsIn(context, piece).length === 0) continue
    parts.push(current)
    from = piece.from
  }
  return [...parts, { from, to: statement.to }]
}

/** 'Rita' on a line of its own, with '- where: …' and '- when: …' in the lines below. */
function underNames(context: ReadingContext, statements: readonly Words[]): Words[] {
  const { tokens } = context.source
  const headings = placeHeadings(context)
  return statements.reduce<Words[]>((parts, part) => {
    const last = parts.at(-1)
    const isField = /^[-*•]$/u.test(tokens[part.from]!.key) && tokens[part.from + 1]?.kind === 'word' && tokens.slice(part.from + 2, part.from + 5).some(({ key }) => key === ':') || tokens[part.from]!.kind === 'word' && tokens[part.from + 1]?.key === ':'
    const isUnder = isField && last !== undefined && headings.some(({ from, to }) => from >= last.from && from <= last.from + 2 && to <= last.to) && tokens.slice(last.to, part.from).filter(({ kind }) => kind === 'break').length === 1
    return isUnder ? [...parts.slice(0, -1), { from: last.from, to: part.to }] : [...parts, part]
  }, [])
}

/** 'Rita: where? The pier. When? 9 to 12. How long? An hour.': a line of one person, one place and one window, in pieces. */
function inOneLine(context: ReadingContext, statements: readonly Words[], places: ReadonlySet<string>): Words[] {
  const { tokens } = context.source
  const lines = new Map<number, Words[]>()
  for (const statement of statements) {
    const line = tokens.findLastIndex(({ kind }, index) => kind === 'break' && index < statement.from)
    lines.set(line, [...lines.get(line) ?? [], statement])
  }
  return [...lines.values()].flatMap((parts) => {
    const first = parts.findIndex(({ from }) => isPersonWord(context, skipBullet(context, from)))
    const rest = first < 0 ? [] : parts.slice(first)
    return rest.length > 1 && isOneVisit(context, rest, places) ? [...parts.slice(0, first), { from: rest[0]!.from, to: rest.at(-1)!.to }] : parts
  })
}

/** One place, and the hours in another part: a window behind a name with its sign, or 'Earliest: 9:00. Latest: 11:00.' */
function isOneVisit(context: ReadingContext, parts: readonly Words[], places: ReadonlySet<string>): boolean {
  const whole = { from: parts[0]!.from, to: parts.at(-1)!.to }
  const isTimed = (words: Words) => groupsIn(context, words).some(({ entries }) => entries.some(({ windows }) => windows.length > 0))
  if (knownNamesIn(context, whole, places).length !== 1 || parts.some((part) => isTimed(part) && knownNamesIn(context, part, places).length > 0)) return false
  const timed = parts.filter(isTimed).length
  const behind = parseProperName(context, skipBullet(context, whole.from))?.next ?? whole.from
  const areFields = parts.filter((part) => isTimed(part) || knownNamesIn(context, part, places).length > 0).every(({ from }) => context.source.tokens[from + 1]?.key === ':')
  return timed === 1 && areFields || timed === 1 && /^[:.,-]$/u.test(context.source.tokens[behind]?.key ?? '') || timed === 0 && presenceIn(context, whole) !== null
}

/** 'Rita is at the pier; she arrives at 9 and leaves at 12': where first, when behind it. */
function withPresence(context: ReadingContext, { parts, part, places, isNamed }: { parts: Words[]; part: Words; places: ReadonlySet<string>; isNamed: (words: Words) => boolean }): Words[] {
  const asked = parts.length > 1 && isShortQuestion(context, parts.at(-1)!) ? 1 : 0
  const last = parts.at(-1 - asked)
  const isTimed = (words: Words) => groupsIn(context, words).some(({ expressions }) => expressions.some(({ clock }) => clock !== null))
  const isPlace = last !== undefined && !isTimed(last) && knownNamesIn(context, last, places).length === 1 && knownNamesIn(context, part, places).length === 0
  const isBeside = isPlace && part.from - last.to <= 2 && context.source.tokens.slice(last.to, part.from).every(({ kind }) => kind !== 'break')
  if (last !== undefined && isPlace && isAnswer(context, part, { last }) && isNamed(last)) return [...parts.slice(0, -1 - asked), { from: last.from, to: part.to }]
  const isPresence = isBeside && (presenceIn(context, part) !== null || groupsIn(context, part).some(({ entries }) => entries.some(({ windows }) => windows.length > 0)))
  // 'We start out from the pier. Time: 9:00.'
  const isStart = isBeside && !hasPerson(context, last, places) && context.source.tokens.slice(last.from, part.to).some(({ key }) => /^(?:starts?|starting|begins?|beginning|leave|leaving|set|setting|depart|departing)$/u.test(key)) && groupsIn(context, part).some(({ entries }) => entries.some(({ point }) => point !== null)) && part.to - part.from <= LONGEST_TIME
  if (isStart) return [...parts.slice(0, -1), { from: last.from, to: part.to }]
  return !isPresence || !isNamed(last) ? [...parts, part] : [...parts.slice(0, -1), { from: last.from, to: part.to }]
}

/** 'Vera is at the pier. When? From 9 to 12.': hours that begin a statement of their own, with nothing but a short question between. */
function isAnswer(context: ReadingContext, part: Words, { last }: { last: Words }): boolean {
  const { tokens } = context.source
  const first = groupsIn(context, part)[0]
  const begins = first !== undefined && first.from === part.from && first.entries.some(({ windows }) => windows.length > 0)
  const between = tokens.slice(last.to, part.from)
  return begins && between.length <= LONGEST_QUESTION && between.every(({ kind, key }) => kind === 'break' || /^(?:when|and|until|what|time|times|hours|[.?!,:-])$/u.test(key)) && !Array.from({ length: part.to - first.to }, (_, offset) => first.to + offset).some((index) => isPersonWord(context, index) && /^\p{Lu}\p{Ll}+$/u.test(tokens[index]!.text) && tokens[index - 1]?.kind === 'word')
}

/** 'When?' */
function isShortQuestion({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return to - from <= LONGEST_QUESTION && tokens[to]?.key === '?' && /^(?:and|when|what|at|until|from)$/u.test(tokens[from]!.key)
}

const LONGEST_QUESTION = 8

/** 'Friends: Rita …' begins behind the colon. */
function afterHeading(context: ReadingContext, { from, to }: Words): number {
  const isHeading = /^(?:friends|people|visits|who|meet|meetings|appointments|freunde|amigos|amis)$/u.test(context.source.tokens[from]!.key) && context.source.tokens[from + 1]?.key === ':'
  return isHeading && from + 2 < to ? from + 2 : from
}

/** Cut at commas and 'and' outside brackets. */
function piecesOf(context: ReadingContext, { from, to }: Words): Words[] {
  const pieces: Words[] = []
  let depth = 0
  let start = from
  for (let index = from; index < to; index += 1) {
    const { key } = context.source.tokens[index]!
    if (key === '(') depth += 1
    if (key === ')') depth -= 1
    const isInTime = context.groups.some((group) => index > group.from && index < group.to)
    if (depth !== 0 || isInTime || !/^(?:,|and|while|und|y|et|e)$/u.test(key)) continue
    if (index > start) pieces.push({ from: start, to: index })
    start = index + 1
  }
  return to > start ? [...pieces, { from: start, to }] : pieces
}

/** Somebody behind the first word, besides the place. */
function hasPerson(context: ReadingContext, { from, to }: Words, places: ReadonlySet<string>): boolean {
  const [place] = knownNamesIn(context, { from, to }, places)
  return Array.from({ length: to - from - 1 }, (_, offset) => from + 1 + offset).some((index) => (!place || index < place.from || index >= place.to) && isPersonWord(context, index))
}

/** 'Time: 9:00 a.m.' */
const LONGEST_TIME = 10
