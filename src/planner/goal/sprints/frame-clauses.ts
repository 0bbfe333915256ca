import { parseNumber, parseOrdinal } from '../../time/grammar/parse-number.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { FIRST, FORTNIGHTS, isFrameWord, OTHER_NOUNS, SPRINT_NOUNS } from './frame-words.ts'
import { LENGTH_WORDS, lengthAt } from './length-words.ts'
import { isSprintLong } from './stated-sprints.ts'

/** What one stretch of tokens is to the frame of a sprint plan; `other`: it speaks of something else. */
export type FrameItem = Words & (
  | { kind: 'length'; days: number }
  | { kind: 'number'; value: number }
  | { kind: 'days'; group: TimeGroup }
  | { kind: 'sprint'; value: number | null; isFortnight: boolean; isSingle: boolean }
  | { kind: 'word' | 'sign' | 'other'; key: string }
)

/** A stretch between two commas or sentence ends, whose colons and equals signs join. `isAsked`: it ends in a question mark. */
export type FrameClause = Words & { items: FrameItem[]; sentence: number; isPure: boolean; hasSprint: boolean; isAsked: boolean }

const MOST_SPRINTS = 26
const SIGNS = /^[-:=,()/&+x×*.']$/u
const LONGEST_HEAD = 5
/** In seconds: six weeks. */
const LONGEST_SPRINT = 42 * 86_400

/** The clauses of a prompt, as far as they may speak of its sprints; none where nothing is called a sprint. */
export function frameClauses(context: ReadingContext): FrameClause[] {
  const noun = nounsOf(context)
  if (noun === null) return []
  const clauses: FrameClause[] = []
  for (const { from, to, sentence } of stretchesOf(context)) {
    const items = itemsIn(context, { from, to }, noun)
    const hasSprint = items.some(({ kind }) => kind === 'sprint')
    const before = clauses.at(-1)
    // 'The fair, which opens on 2 March' says when the fair does.
    const isOfOther = !hasSprint && RELATIVE.test(context.source.tokens[from]!.key) && before?.sentence === sentence && !before.isPure && !before.hasSprint
    clauses.push({ from, to, sentence, items, hasSprint, isPure: !isOfOther && items.every(({ kind }) => kind !== 'other'), isAsked: context.source.tokens[to]?.key === '?' })
  }
  return clauses
}

const RELATIVE = /^(?:which|that|who|die|der|das|que|qui)$/u

/** The words that this prompt calls its sprints by. */
function nounsOf(context: ReadingContext): RegExp | null {
  const { tokens } = context.source
  if (tokens.some(({ key }) => SPRINT_NOUNS.test(key) || /^\p{L}*wochensprints?$/u.test(key))) return SPRINT_NOUNS
  if (tokens.some(({ key }, index) => OTHER_NOUNS.test(key) && isBesideLength(context, index))) return OTHER_NOUNS
  return tokens.some(({ key }, index) => FORTNIGHTS.test(key) && (/^in$/u.test(tokens[index - 1]?.key ?? '') || isCounted(context, index))) ? FORTNIGHTS : null
}

/** 'Weekly cycles', 'rounds of two weeks', 'stages of two weeks each'. */
function isBesideLength(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  if (LENGTH_WORDS[tokens[index - 1]?.key ?? ''] !== undefined) return true
  const behind = /^(?:of|lasting|zu|von|de)$/u.test(tokens[index + 1]?.key ?? '') ? lengthAt(context, index + 2) : null
  if (behind && isSprintLong(behind.value)) return true
  // 'Three trial cycles, 3 weeks each'.
  const each = /^[,(]$/u.test(tokens[index + 1]?.key ?? '') ? lengthAt(context, index + 2) : null
  if (each && isSprintLong(each.value) && /^(?:each|apiece|long|je|jeweils|cada|chacun|chacune)$/u.test(tokens[each.next]?.key ?? '') && isCountedBefore(context, index)) return true
  return [2, 3].some((back) => {
    const length = index >= back ? lengthAt(context, index - back) : null
    return length !== null && length.next === index && isSprintLong(length.value)
  })
}

/** 'Three cycles', 'three trial cycles'. */
function isCountedBefore({ source }: ReadingContext, index: number): boolean {
  return [1, 2].some((back) => (index >= back ? parseNumber(source, index - back)?.next : null) === index - back + 1)
}

function isCounted({ source }: ReadingContext, index: number): boolean {
  const number = parseNumber(source, index - 1)
  return number?.next === index && number.value > 1 && number.value <= MOST_SPRINTS
}

function stretchesOf({ segments, source: { tokens } }: ReadingContext): (Words & { sentence: number })[] {
  const stretches: (Words & { sentence: number })[] = []
  for (const { from, to, sentence, lead } of segments) {
    const last = stretches.at(-1)
    const isJoined = last && last.sentence === sentence && /^[:=]$/u.test(lead) && last.to - last.from <= LONGEST_HEAD
    if (isJoined) last.to = to
    else stretches.push({ from, to, sentence })
  }
  // A dash between blanks parts like a comma.
  return stretches.flatMap(({ from, to, sentence }) => {
    const cuts = tokens.slice(from, to).flatMap(({ key, spaced }, offset) => (key === '-' && spaced && tokens[from + offset + 1]?.spaced === true ? [from + offset] : []))
    return [...cuts, to].map((end, index) => ({ from: index === 0 ? from : cuts[index - 1]! + 1, to: end, sentence })).filter((cut) => cut.to > cut.from)
  })
}

function itemsIn(context: ReadingContext, { from, to }: Words, noun: RegExp): FrameItem[] {
  const items: FrameItem[] = []
  for (let at = from; at < to; ) {
    const item = itemAt(context, at, noun)
    items.push(item)
    at = Math.max(at + 1, item.to)
  }
  return items
}

function itemAt(context: ReadingContext, at: number, noun: RegExp): FrameItem {
  const { key, kind } = context.source.tokens[at]!
  const found = fortnightsAt(context, at, noun) ?? lengthItemAt(context, at) ?? daysAt(context, at)
  if (found) return found
  if (noun.test(key)) return sprintAt(context, at, noun)
  const number = numberItemAt(context, at)
  if (number) return number
  if (key === 'x') return { kind: 'sign', key, from: at, to: at + 1 }
  if (kind === 'word') return { kind: isFrameWord(key) ? 'word' : 'other', key, from: at, to: at + 1 }
  return { kind: SIGNS.test(key) ? 'sign' : 'other', key, from: at, to: at + 1 }
}

/** Fortnights that are the sprints, and their number. */
function fortnightsAt(context: ReadingContext, at: number, noun: RegExp): FrameItem | null {
  if (noun !== FORTNIGHTS) return null
  const { tokens } = context.source
  if (noun.test(tokens[at]!.key)) return sprintAt(context, at, noun)
  const counted = parseNumber(context.source, at)
  return counted && noun.test(tokens[counted.next]?.key ?? '') ? { kind: 'number', value: counted.value, from: at, to: counted.next } : null
}

function lengthItemAt(context: ReadingContext, at: number): FrameItem | null {
  const { source } = context
  const { key } = source.tokens[at]!
  const count = parseNumber(source, at)
  // 'Four week-long sprints' are four of a week.
  if (count && source.tokens[count.next]?.spaced === true && unitLong(context, count.next) !== null) return { kind: 'number', value: count.value, from: at, to: count.next }
  const days = unitLong(context, at)
  if (days !== null) return { kind: 'length', days, from: at, to: at + 3 }
  const length = lengthAt(context, at)
  if (!length) return null
  // 'Eight weeks from 18 January' are those of all there is.
  if (length.value.high > LONGEST_SPRINT && /^(?:day|business-day|week|fortnight|month|quarter|year)$/u.test(length.value.unit)) return { kind: 'other', key, from: at, to: length.next }
  return isSprintLong(length.value) && length.value.low === length.value.high ? { kind: 'length', days: daysOf(length.value), from: at, to: length.next } : null
}

/** The days of 'week-long'. */
function unitLong(context: ReadingContext, at: number): number | null {
  const days: Readonly<Record<string, number>> = { week: 7, fortnight: 14, month: 28 }
  return keysOf(context, { from: at + 1, to: at + 3 }).join(' ') === '- long' ? days[context.source.tokens[at]!.key] ?? null : null
}

function daysAt(context: ReadingContext, at: number): FrameItem | null {
  const { tokens } = context.source
  const { key, kind } = tokens[at]!
  const group = context.groups.find(({ from, to, expressions: [first] }) => from <= at && at < to && first!.days !== null)
  if (!group) return null
  // 'De dos semanas desde el 3 de mayo' is read as one time.
  const inside = lengthAt(context, at + 1)
  if (inside && kind === 'word' && at + 1 < group.to && isSprintLong(inside.value) && isFrameWord(key)) return { kind: 'word', key, from: at, to: at + 1 }
  // 'The first of the four' is no day of a month.
  return tokens.slice(at, group.to).every((token) => token.key === 'the' || FIRST.test(token.key)) ? null : { kind: 'days', group, from: at, to: group.to }
}

function numberItemAt({ source }: ReadingContext, at: number): FrameItem | null {
  const own = LENGTH_WORDS[source.tokens[at]!.key]
  if (own !== undefined) return { kind: 'length', days: own, from: at, to: at + 1 }
  const number = parseNumber(source, at)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > MOST_SPRINTS) return null
  // 'Three-weekly sprints'.
  const isWeekly = number.value <= 6 && source.tokens[number.next]?.key === '-' && /^(?:weekly|wochig\p{L}*|wochentlich\p{L}*)$/u.test(source.tokens[number.next + 1]?.key ?? '')
  return isWeekly ? { kind: 'length', days: number.value * 7, from: at, to: number.next + 2 } : { kind: 'number', value: number.value, from: at, to: number.next }
}

/** 'Sprint 2' and 'sprint one' with their number. */
function sprintAt({ source }: ReadingContext, at: number, noun: RegExp): FrameItem {
  const number = source.tokens[at]!.key.endsWith('s') ? null : parseNumber(source, at + 1) ?? parseOrdinal(source, at + 1)
  const isNumber = number !== null && Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST_SPRINTS && !noun.test(source.tokens[number.next]?.key ?? '') && !/^(?:weeks?|days?|months?|-)$/u.test(source.tokens[number.next]?.key ?? '')
  return isNumber ? { kind: 'sprint', value: number.value, isFortnight: false, isSingle: true, from: at, to: number.next } : { kind: 'sprint', value: null, isFortnight: noun === FORTNIGHTS, isSingle: !source.tokens[at]!.key.endsWith('s'), from: at, to: at + 1 }
}

function daysOf({ value, unit }: { value: number; unit: string }): number {
  const perUnit: Readonly<Record<string, number>> = { day: 1, 'business-day': 1.4, week: 7, fortnight: 14, month: 28 }
  return Math.round((perUnit[unit] ?? 1) * value)
}
