import { isGivenName } from '../../people/given-names.ts'
import { isWithOthers } from '../../topics/with-others.ts'
import { occupationOf } from '../../people/roles.ts'
import { pointsIn, sprintsOfPoints } from './points-of-teams.ts'
import type { Points } from './points-of-teams.ts'
import type { Said } from '../said.ts'

const UNIT = String.raw`(?:d|days?|working days|person[ -]days|man[ -]days|h|hrs?|hours?|w|wks?|weeks?|pts?|points?|sp|story points|tage?n?|pt|std|stunden|wochen?|punkte|días?|horas?|semanas?|puntos?|jours?|j|heures?|semaines?|dias?|pontos?)`
const NUMBER = String.raw`(?:~|≈|ca\.? |about |around |etwa |unos |environ |cerca de )?(?:\d{1,3}(?:[.,]\d)?|half an?|an?|one|two|three|four|five|six)`
/** 'search 5 days', 'search: 5d', 'search (5 days)', 'search is about 5 days', with what is said of it in brackets behind. */
const BEHIND = new RegExp(String.raw`^(.{2,80}?)(?:\s{0,2}[:=–-]\s{0,2}|\s{1,2}(?:is|are|takes?|needs?|dauert|braucht|tarda|prend)\s{1,2}|\s{0,2}\(|\s{1,2})(${NUMBER})(\s{0,2})(${UNIT})\b\s?\)?(?: of work| each| effort| work)?(\s{0,2}\([^()]{3,80}\))?$`, 'iu')
/** '5 days for the search'. */
const BEFORE = new RegExp(String.raw`^(${NUMBER})(\s{0,2})(${UNIT})\s{1,2}(?:for|on|of|für|para|pour)\s{1,2}(.{2,80})$`, 'iu')
/** In a goal that counts points: 'search 8', 'CSV export (5)'. */
const BARE = /^(.{2,60}?)(?:\s{0,2}[:=–-]\s{0,2}|\s{0,2}\(|\s{1,2})(\d{1,2})\)?$/iu
/** Where one sentence or line ends and the next begins. */
const ENDS = /[.!?](?=\s|$)|\n/gu
/** What is said of people or of the sprints has a length that is no estimate of work. */
const NO_ITEM = /^(?:team|capacity|velocity|devs?|we|i|it|this|that|they|each|every|sprint|iteration|week|kapazität|wir|nosotros|nous|equipo|équipe|equipe)(?!\p{L})|(?<!\p{L})(?:sprints?|iterations?|iterationen|each|every|max|most|least|per|within|after|before|for|in|over|of|from|by|at|than|only|another|to|and|until|till|last|next|first|pilot|freeze|break|holiday|leave|away|off|trip|stay)$/iu
/** '25 hrs' before 'a week', and whatever is said of the sprints. */
const NO_NAME = new RegExp(String.raw`^${NUMBER}\s{0,2}${UNIT}$|(?<!\p{L})(?:sprints?|sprintes|iterations?|velocity)(?!\p{L})|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}$`, 'iu')
const FEWEST = 2
/** Units in one or two letters, which stand for other things elsewhere. */
const IN_FULL: Readonly<Record<string, string>> = { d: 'days', h: 'hours', hr: 'hours', hrs: 'hours', w: 'weeks', wk: 'weeks', wks: 'weeks', pt: 'points', pts: 'points', sp: 'points', std: 'Stunden', j: 'jours' }
/** What reads a list in another language knows its own words; '10 heures' are those of the clock as well, and '600 minutes' are not. */
const IN_THEIR_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { hours: 'Stunden', days: 'Tage', weeks: 'Wochen' }, es: { hours: 'minutos', days: 'días', weeks: 'semanas' },
  fr: { hours: 'minutes', days: 'jours', weeks: 'semaines' }, pt: { hours: 'minutos', days: 'dias', weeks: 'semanas' },
}
const MINUTES_PER_HOUR = 60

type Piece = { start: number; end: number }
type Item = Piece & { label: Piece; estimate: string; aside: string; asideAt: Piece; isWait: boolean; points: number }

/**
 * 'API 5 days, screens 4 days (once the API is there)': parts with the work they take, written as a list with an item a line.
 * In one line their lengths look like one time of the plan.
 */
export function sentencesOfEstimates(text: string, languageOf: () => string): Said[] {
  const points = pointsIn(text)
  const lists = stretchesOf(text).map((stretch) => listOf({ text, points, languageOf }, stretch))
  const total = lists.reduce((sum, { points: own }) => sum + own, 0)
  const sprints = points ? sprintsOfPoints(text, points, total) : []
  return [...lists.flatMap(({ said }) => said).filter(({ start, end }) => sprints.every((other) => start >= other.end || end <= other.start)), ...sprints]
}

type Goal = { text: string; points: Points | null; languageOf: () => string }

function stretchesOf(text: string): Piece[] {
  const stretches: Piece[] = []
  let start = 0
  for (const { 0: sign, index } of [...text.matchAll(ENDS), { 0: '', index: text.length }]) {
    if (index > start) stretches.push({ start, end: index })
    start = index + sign.length
  }
  return stretches
}

function listOf(goal: Goal, stretch: Piece): { said: Said[]; points: number } {
  const { text } = goal
  const head = /^[^:]{1,80}:\s/u.exec(text.slice(stretch.start, stretch.end))?.[0].length ?? 0
  const pieces = piecesOf(goal, { start: stretch.start + head, end: stretch.end })
  const items = pieces.map((piece) => itemOf(goal, piece))
  const first = items.findIndex((item) => item !== null)
  const last = lastOf(text, pieces, items.findLastIndex((item) => item !== null))
  const estimated = items.filter((item) => item !== null)
  if (estimated.length < FEWEST || last - first + 1 > estimated.length * 2 || namesPeople(text, estimated)) return { said: [], points: 0 }
  const from = head > 0 ? 0 : first
  const said = pieces.slice(from, last + 1).flatMap((piece, index) => lineOf(text, items[from + index] ?? null, { piece, before: pieces[from + index - 1] }))
  const told = estimated.filter(({ aside }) => aside !== '')
  const asides = told.map(({ label, aside }) => `${text.slice(label.start, label.end)} ${aside}.`)
  const next = pieces[last + 1]
  const end = next ? { start: pieces[last]!.end, end: next.start } : { start: stretch.end, end: Math.min(text.length, stretch.end + 1) }
  return { said: [...said, { text: `\n${asides.join(' ')}${asides.length > 0 && next ? '\n' : ''}`, ...end, ...(told.length > 0 ? { of: told[0]!.asideAt } : {}) }], points: estimated.reduce((sum, item) => sum + item.points, 0) }
}

/** 'photos (4h), order form (2 days), opening hours': short names that go on behind the last estimate are parts as well. */
function lastOf(text: string, pieces: readonly Piece[], last: number): number {
  const behind = pieces.slice(last + 1)
  return behind.every(({ start, end }) => SHORT_NAME.test(text.slice(start, end))) ? pieces.length - 1 : last
}

const SHORT_NAME = /^(?!.*\b(?:is|are|has|have|takes?|needs?|must|can|by|on|from|until|after|before|then|each|all|we|i)\b)\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}$/iu

/** The parts between commas, and around an 'and' between two parts with their estimates, without the edges' blanks. */
function piecesOf(goal: Goal, { start, end }: Piece): Piece[] {
  const { text } = goal
  const pieces: Piece[] = []
  let [from, depth] = [start, 0]
  for (let at = start; at <= end; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth = Math.max(0, depth - 1)
    if (at < end && (depth > 0 || !/[,;]/u.test(text[at]!) || /\d/u.test(text[at + 1] ?? ''))) continue
    pieces.push(...aroundAnd(goal, trimmed(text, { start: from, end: at })))
    from = at + 1
  }
  return pieces.filter((piece) => piece.end > piece.start)
}

const AND = /\s(?:and|und|y|et|e|&|\+)\s/iu

function aroundAnd(goal: Goal, piece: Piece): Piece[] {
  const { text } = goal
  const said = text.slice(piece.start, piece.end)
  const opening = /^(?:and|und|y|et|e|&|\+|then|also)\s/iu.exec(said)?.[0].length ?? 0
  const joint = AND.exec(said.slice(opening))
  if (!joint) return [{ start: piece.start + opening, end: piece.end }]
  const at = piece.start + opening + joint.index
  const [left, right] = [{ start: piece.start + opening, end: at }, { start: at + joint[0].length, end: piece.end }]
  return itemOf(goal, left) && itemOf(goal, right) ? [left, right] : [{ start: piece.start + opening, end: piece.end }]
}

function trimmed(text: string, { start, end }: Piece): Piece {
  const said = text.slice(start, end)
  return { start: start + said.length - said.trimStart().length, end: end - said.length + said.trimEnd().length }
}

function itemOf({ text, points, languageOf }: Goal, piece: Piece): Item | null {
  const said = text.slice(piece.start, piece.end).replace(/\s{1,2}(?:please|pls|bitte)$/iu, '')
  const behind = BEHIND.exec(said)
  const before = behind ? null : BEFORE.exec(said)
  const bare = behind || before || !points ? null : BARE.exec(said)
  const name = behind?.[1] ?? before?.[4] ?? bare?.[1]
  if (name === undefined || NO_ITEM.test(name) || NO_NAME.test(name) || !/\p{L}{2}/u.test(name)) return null
  const from = before ? piece.start + said.length - name.length : piece.start
  const [amount, unit] = behind ? [behind[2]!, behind[4]!] : before ? [before[1]!, before[3]!] : [bare![2]!, 'points']
  const isOfPoints = points !== null && /point|punt|pont|^(?:pts?|sp)$/iu.test(unit)
  const own = isOfPoints ? Number(/\d{1,3}/u.exec(amount)?.[0] ?? 0) : 0
  const estimate = own > 0 ? inFull(`${Math.max(1, Math.round(own * points!.hours))}`, 'h', languageOf()) : inFull(amount, unit, languageOf())
  return { ...piece, label: { start: from, end: from + name.length }, estimate, aside: behind?.[5]?.trim().slice(1, -1) ?? '', asideAt: { start: piece.end - (behind?.[5]?.length ?? 0), end: piece.end }, isWait: isWithOthers(name), points: own }
}

/** '14 Stunden' for '14h', and '840 minutes' where the goal is in French. */
function inFull(amount: string, unit: string, language: string): string {
  const full = IN_FULL[unit.toLowerCase()] ?? (/^(?:horas?|heures?)$/iu.test(unit) ? 'hours' : unit)
  const theirs = IN_THEIR_WORDS[language]?.[full] ?? full
  if (full !== 'hours' || !theirs.startsWith('minut')) return `${amount} ${theirs}`
  const number = /\d+(?:[.,]\d)?/u.exec(amount)?.[0].replace(',', '.') ?? (amount.startsWith('half') ? '0.5' : NUMBERS[amount.toLowerCase()] ?? '1')
  return `${Math.round(Number(number) * MINUTES_PER_HOUR)} ${theirs}`
}

const NUMBERS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5', six: '6' }

/** 'Dana 40h, Eli 60h', 'two devs 30h, tester 10h': so many hours of people. */
function namesPeople(text: string, items: readonly Item[]): boolean {
  const labels = items.map(({ label }) => text.slice(label.start, label.end).split(/[^\p{L}'’-]+/u))
  return labels.some((words) => words.some((word) => (/^\p{Lu}/u.test(word) && isGivenName(word)) || TITLE.test(word))) || labels.every((words) => words.some((word) => occupationOf(word.toLowerCase()) !== null))
}

const TITLE = /^(?:mr|mrs|ms|dr|frau|herr)$/iu

/** The line of one part; its name stays the user's words in their place. */
function lineOf(text: string, item: Item | null, { piece, before }: { piece: Piece; before: Piece | undefined }): Said[] {
  const start = before?.end ?? piece.start
  const opening = { text: '\n- ', start, end: item?.label.start ?? piece.start }
  if (!item) return [opening]
  return [opening, { text: item.isWait ? ` (takes ${item.estimate})` : `: ${item.estimate}`, start: item.label.end, end: item.end }]
}
