import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeMinutes } from '../describe.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { lengthAt } from '../sprints/length-words.ts'
import { EACH, EXCEPT, GIVEN, HOURS, isCapacityWord, OF_ALL, OF_DAY, OF_FORTNIGHT, OF_SPRINT, OF_WEEK, TOGETHER } from './capacity-words.ts'

type Person = Reading & ReadingOf<'person'>
type Per = 'day' | 'week' | 'sprint' | 'total'
type Item = { kind: 'hours'; value: number } | { kind: 'name'; person: Person } | { kind: 'each' | 'together' | 'except' }
type Told = Words & { items: Item[]; keys: string[]; per: Per | 'fortnight' | null }

const MOST_HOURS = 400
/** What a person's text says of their hours. */
const CAPACITY = /: \d+ (?:h(?: \d+ min)?|min) per \p{L}+$/u
const SIGNS = /^[-,:;()/~≈.&+]$/u

/**
 * How many hours a person or the team has in each sprint, week or in all, from clauses that speak of nothing else, in
 * whatever order: it is taken where every number has somebody, or is that of all, and the period is told.
 *
 * @example 'In one sprint we can count on 30 hours from Ana and 12 from Bo' gives each their hours of a sprint
 */
export function settleToldCapacities(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const people = context.readings.filter((reading): reading is Person => reading.kind === 'person')
  for (const words of stretchesOf(context, people)) {
    const told = toldIn(context, words, people)
    const hours = told.items.filter((item) => item.kind === 'hours')
    const period = hours.length === 0 ? null : periodOf(context, told, people.length <= 1)
    if (period === null || period.per === 'day') continue
    const shares = words.isSentence ? sharesOf(told, people) : null
    const give = (hours: number) => ({ minutes: Math.round(hours * period.scale * 60), per: period.per })
    if (shares) giveShares(context, shares.map(({ person, hours: own }) => ({ person, capacity: give(own) })), words)
    else if (hours.length === 1 && isOfAll(told, { people, per: period.per })) addLimit(context, give(hours[0]!.value), words)
  }
}

/** The longest rows of segments of one sentence in which every word is about hours or somebody's name. */
function stretchesOf(context: ReadingContext, people: readonly Person[]): (Words & { isSentence: boolean })[] {
  const stretches: (Words & { sentence: number })[] = []
  let isOpen = false
  for (const { from, to, sentence } of context.segments) {
    const isPure = isAboutHours(context, { from, to }, people)
    const last = stretches.at(-1)
    if (isPure && isOpen && last?.sentence === sentence) last.to = to
    else if (isPure) stretches.push({ from, to, sentence })
    isOpen = isPure
  }
  return stretches.map((stretch) => ({ ...stretch, isSentence: context.segments.every(({ from, sentence }) => sentence !== stretch.sentence || from >= stretch.from && from < stretch.to) }))
}

function isAboutHours(context: ReadingContext, { from, to }: Words, people: readonly Person[]): boolean {
  const { tokens } = context.source
  for (let at = from; at < to; at += 1) {
    const { kind, key } = tokens[at]!
    const length = lengthAt(context, at)
    // 'In each two-week sprint'.
    if (length && /^(?:day|week|fortnight|month)$/u.test(length.value.unit) && OF_SPRINT.test(tokens[length.next]?.key ?? '')) at = length.next
    else if (kind === 'digits' || kind === 'symbol' && SIGNS.test(key) || kind === 'word' && (isCapacityWord(key) || nameAt(context, at, people) !== null || parseNumber(context.source, at) !== null)) continue
    else return false
  }
  return true
}

function nameAt({ source }: ReadingContext, at: number, people: readonly Person[]): Person | null {
  const { text, key } = source.tokens[at]!
  if (/^(?:i|me|my|i've|i'm)$/u.test(key)) return people.find(({ isUser }) => isUser) ?? null
  return /^\p{Lu}|^[^\p{L}]/u.test(text) ? people.find(({ name }) => name.split(' ').includes(text)) ?? null : null
}

function toldIn(context: ReadingContext, { from, to }: Words, people: readonly Person[]): Told {
  const { source } = context
  const told: Told = { from, to, items: [], keys: source.tokens.slice(from, to).map(({ key }) => key), per: null }
  const says = (words: RegExp) => told.keys.some((key) => words.test(key))
  // 'In six two-week sprints, 5 hours a week each': the time right behind the hours is theirs.
  const own = OF_HOURS.exec(told.keys.join(' '))?.[1]
  told.per = own === 'week' || own === 'day' ? own : says(OF_SPRINT) ? 'sprint' : says(OF_FORTNIGHT) ? 'fortnight' : says(OF_WEEK) ? 'week' : says(OF_DAY) ? 'day' : says(OF_ALL) ? 'total' : null
  for (let at = from; at < to; at += 1) {
    const { key } = source.tokens[at]!
    const number = parseNumber(source, at)
    const person = nameAt(context, at, people)
    const isHours = number !== null && (HOURS.test(source.tokens[number.next]?.key ?? '') || said(told) && number.value > 2 || source.tokens[at]!.kind === 'digits')
    if (number && isHours && number.value > 0 && number.value <= MOST_HOURS) {
      told.items.push({ kind: 'hours', value: number.value })
      at = number.next - 1
    } else if (person) {
      const last = told.items.at(-1)
      if (last?.kind !== 'name' || last.person !== person) told.items.push({ kind: 'name', person })
    } else if (EACH.test(key) && !isBeforePeriod(context, at)) told.items.push({ kind: 'each' })
    else if (TOGETHER.test(key)) told.items.push({ kind: 'together' })
    else if (EXCEPT.test(key)) told.items.push({ kind: 'except' })
  }
  return told
}

const OF_HOURS = /(?:^| |\d)(?:h|hrs?|hours?) (?:an?|per|each|every|\/) (week|day)(?: |$)/u

function said({ items }: Told): boolean {
  return items.some(({ kind }) => kind === 'hours')
}

/** The each of 'in each two-week sprint' is none of people. */
function isBeforePeriod(context: ReadingContext, at: number): boolean {
  const { tokens } = context.source
  const length = lengthAt(context, at + 1)
  const next = tokens[length && !OF_WEEK.test(tokens[at + 1]?.key ?? '') ? length.next : at + 1]?.key ?? ''
  return OF_SPRINT.test(next) || OF_WEEK.test(next) || OF_FORTNIGHT.test(next) || OF_DAY.test(next) || /^(?:der|of)$/u.test(next) && OF_SPRINT.test(tokens[at + 3]?.key ?? '')
}

/** The period that the hours are of; a fortnight is a sprint of two weeks, and else two weeks. */
function periodOf(context: ReadingContext, { per, keys, items, from }: Told, isAlone: boolean): { per: Per; scale: number } | null {
  if (!keys.some((key) => HOURS.test(key) || /^\d*h$/u.test(key))) return null
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (per === 'fortnight') return calendar?.kind === 'sprint-calendar' && calendar.lengthDays === 14 ? { per: 'sprint', scale: 1 } : { per: 'week', scale: 0.5 }
  // 'Four of them, 20 h each', right behind the sprints: in each sprint, where it is nobody's.
  const isOfSprints = isAlone && per === null && calendar !== undefined && items.every(({ kind }) => kind === 'hours' || kind === 'each') && items.some(({ kind }) => kind === 'each') && isBehind(context, calendar, from)
  return isOfSprints ? { per: 'sprint', scale: 1 } : per === null ? null : { per, scale: 1 }
}

function isBehind(context: ReadingContext, calendar: Reading, from: number): boolean {
  const { segments, source: { tokens } } = context
  const own = segments.find((segment) => segment.from <= from && from < segment.to)
  return segments.some((segment) => segment.sentence === own?.sentence && segment.from < from && tokens[segment.from]!.start >= calendar.start - 1 && tokens[segment.from]!.start <= calendar.end) 
}

type Share = { person: Person; hours: number }

/** Whose each number is; null where one has nobody, or somebody has none. */
function sharesOf({ items, per }: Told, people: readonly Person[]): Share[] | null {
  const row = items.filter(({ kind }) => kind === 'hours' || kind === 'name')
  const isEach = items.some(({ kind }) => kind === 'each')
  const isShared = items.some(({ kind }) => kind === 'together')
  const numbers = row.flatMap((item) => (item.kind === 'hours' ? [item.value] : []))
  const named = row.filter(({ kind }) => kind === 'name').length
  if (named === 0) return isEach && !isShared && numbers.length === 1 && people.length > 0 && per !== null ? people.map((person) => ({ person, hours: numbers[0]! })) : null
  const groups = groupsOf(row)
  const [first] = row
  const rest = isEach && first?.kind === 'hours' && groups.length === numbers.length - 1 && items.some(({ kind }) => kind === 'except') ? numbers[0]! : null
  const own = rest === null ? numbers : numbers.slice(1)
  if (own.length !== groups.length || isShared && groups.some(({ length }) => length > 1) || !isAlternating(rest === null ? row : row.slice(1))) return null
  const shares = groups.flatMap((group, index) => group.map((person) => ({ person, hours: own[index]! })))
  const others = rest === null ? [] : people.filter((person) => shares.every((share) => share.person !== person)).map((person) => ({ person, hours: rest }))
  return [...shares, ...others]
}

/** Names that no number parts. */
function groupsOf(row: readonly Item[]): Person[][] {
  const groups: Person[][] = []
  row.forEach((item, index) => {
    if (item.kind !== 'name') return
    if (row[index - 1]?.kind === 'name') groups.at(-1)!.push(item.person)
    else groups.push([item.person])
  })
  return groups
}

function isAlternating(row: readonly Item[]): boolean {
  return row.every(({ kind }, index) => kind === 'name' || row[index - 1]?.kind !== 'hours')
}

type Capacity = { minutes: number; per: Per }

/** Whoever has these hours by another reading already keeps that. */
function giveShares(context: ReadingContext, shares: readonly { person: Person; capacity: Capacity }[], words: Words): void {
  const limits = context.readings.filter((reading) => reading.kind === 'limit')
  const has = ({ person, capacity: { minutes, per } }: (typeof shares)[number]) => person.capacity?.minutes === minutes && person.capacity.per === per || person.capacity === null && limits.some((limit) => limit.kind === 'limit' && limit.person === person.name && limit.max === minutes && limit.per === per)
  if (shares.every(has)) return
  dropHours(context, words)
  for (const { person, capacity } of shares) Object.assign(person, { capacity, text: describeCapacity(person, capacity) })
  claim(context, words)
}

/** What else was made of the clause. */
function dropHours(context: ReadingContext, words: Words): void {
  const [start, end] = [context.source.tokens[words.from]!.start, context.source.tokens[words.to - 1]!.end]
  context.readings = context.readings.filter((reading) => reading.kind === 'person' || reading.kind === 'sprint-calendar' || reading.source === 'assumed' || reading.start < start || reading.end > end)
}

function describeCapacity({ text }: Person, { minutes, per }: Capacity): string {
  return `${text.replace(CAPACITY, '')}: ${describeMinutes(minutes)} per ${per}`
}

/** 'Together they have 24 hours a sprint', '75 hours is all we have': of the team, or of the only one there is. */
function isOfAll({ items, keys }: Told, { people, per }: { people: readonly Person[]; per: Per }): boolean {
  if (items.some(({ kind }) => kind === 'name')) return false
  const isTogether = items.some(({ kind }) => kind === 'together') || per === 'total'
  return (isTogether || people.length <= 1) && (isTogether && keys.some((key) => TOGETHER.test(key)) || keys.some((key) => GIVEN.test(key) && key !== 'hours') || keys.includes('each'))
}

function addLimit(context: ReadingContext, { minutes, per }: Capacity, words: Words): void {
  const isKnown = context.readings.some((reading) => reading.kind === 'limit' && reading.appliesTo === null && reading.person === null && reading.max === minutes && reading.per === per)
  const isOfUser = context.readings.some((reading) => reading.kind === 'person' && reading.capacity?.minutes === minutes && reading.capacity.per === per) && context.readings.filter(({ kind }) => kind === 'person').length === 1
  if (isKnown || isOfUser) return
  dropHours(context, words)
  for (const reading of context.readings) if (reading.kind === 'person' && reading.capacity?.minutes === minutes && reading.capacity.per === per) Object.assign(reading, { capacity: null, text: reading.text.replace(CAPACITY, '') })
  addReading(context, words, { value: { kind: 'limit', measure: 'minutes', per, min: null, max: minutes, person: null }, text: `At most ${describeMinutes(minutes)} ${per === 'total' ? 'in all' : `a ${per}`}` })
  claim(context, words)
}
