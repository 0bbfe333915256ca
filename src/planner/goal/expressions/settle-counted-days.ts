import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import type { Bound, ClockSpan } from '../../time/grammar/clock-span.ts'
import { shiftWorkingDays } from '../../time/grammar/parse-day.ts'
import { SECONDS_PER_UNIT } from '../../time/grammar/parse-duration.ts'
import type { Source } from '../../time/grammar/source.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { stems, wordBase } from '../matcher.ts'

const SECONDS_PER_DAY = 86_400
/** Words of the thing that days are counted from: 'before the county beekeeping exam'. */
const LONGEST_NAME = 5
const DETERMINERS = /^(?:the|our|my|your|his|her|their|its|this|that|i|we|he|she|they|you)$/u
/** What stands for the date of the text, whatever it is called. */
const THE_DAY = /^(?:event|day|date|occasion|deadline)$/u
/** What may stand for the only date of the text, under another name: 'half marathon … the week before the race'. */
const AN_OCCASION = /^(?:race|exam|test|match|show|party|big)$/u
/** What is done on that date: 'register 28 days before trading'. */
const A_DOING = /^\p{L}{3,}ing$/u
const NAMED_UNITS: Readonly<Record<string, number>> = { day: 1, night: 1, morning: 1, afternoon: 1, evening: 1, week: 7, weekend: 7 }

type Counted = { from: number; to: number; direction: -1 | 1; anchor: DayNumber; quantity: TimeExpression | null; unit: string | null; offset: number | null }

/**
 * Days counted from something the text dates elsewhere: 'two weeks before the concert', 'no later than ten days before that',
 * 'the weekend before the move', 'a week after the launch'. What they count from must be named beside a date; else they stay
 * out, so that 'the day before each class' is not taken for yesterday.
 */
export function settleCountedDays(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found: Counted[] = []
  const unresolved = new Set<TimeExpression>()
  for (let index = 1; index < source.tokens.length; index += 1) {
    const relation = relationAt(source, index)
    if (!relation || expressions.some(({ days, start, end }) => days?.grain === 'range' && start < source.tokens[index]!.start && end > source.tokens[index]!.end)) continue
    // 'On 27 January and the two days after I'll be good for nothing'.
    if (/^(?:i'll|we'll|nothing|no)$/u.test(source.tokens[relation.next]?.key ?? '') && relation.direction === 1) continue
    const quantity = quantityBefore(source, expressions, index)
    const unit = quantity === null ? unitBefore(source, index) : null
    const swallowed = expressions.find(({ start, end, days }) => days?.isRelative === true && start < source.tokens[index]!.start && end === source.tokens[relation.next - 1]!.end)
    const counted = quantity ?? swallowed ?? null
    if (counted === null && unit === null || beginsExpression(source, expressions, relation.next)) continue
    const anchor = anchorOf(source, expressions, { from: relation.next, isEarliest: quantity !== null && EARLIEST.test(wordsBefore(source, tokenAt(source, quantity.start))) })
    if (anchor === 'open') continue
    if (anchor === null) {
      if (swallowed) unresolved.add(swallowed)
      continue
    }
    const from = counted ? tokenAt(source, counted.start) : index - unitWords(source, index)
    found.push({ from, to: anchor.next, direction: relation.direction, anchor: anchor.day, quantity, unit, offset: swallowed ? swallowed.days!.first - source.reference.day : null })
  }
  const made = found.map((counted) => expressionOf(source, counted))
  return [...expressions.filter((old) => !unresolved.has(old) && !made.some(({ start, end }) => old.start < end && old.end > start)), ...made].toSorted((a, b) => a.start - b.start)
}

function relationAt(source: Source, index: number): { direction: -1 | 1; next: number } | null {
  const [key, next] = [source.tokens[index]!.key, source.tokens[index + 1]?.key]
  if (key === 'before' || key === 'preceding') return { direction: -1, next: index + 1 }
  if (key === 'ahead' && next === 'of' || key === 'prior' && next === 'to') return { direction: -1, next: index + 2 }
  if (key === 'in' && next === 'advance' && source.tokens[index + 2]?.key === 'of') return { direction: -1, next: index + 3 }
  return key === 'after' || key === 'following' ? { direction: 1, next: index + 1 } : null
}

/** 'two weeks', 'the Friday', 'the evening' right before the relation. */
function quantityBefore(source: Source, expressions: readonly TimeExpression[], index: number): TimeExpression | null {
  const { end } = source.tokens[index - 1]!
  return expressions.find((expression) => expression.end === end && (expression.duration !== null && expression.duration.high >= SECONDS_PER_DAY && !expression.duration.isWhole && expression.days === null || (expression.days?.bareWeekday ?? null) !== null && expression.bound === null)) ?? null
}

/** 'the day', 'in the week', 'the weekend' right before the relation. */
function unitBefore(source: Source, index: number): string | null {
  const { key } = source.tokens[index - 1]!
  return Object.hasOwn(NAMED_UNITS, key) && /^(?:the|that)$/u.test(source.tokens[index - 2]?.key ?? '') ? key : null
}

function unitWords(source: Source, index: number): number {
  return /^(?:in|on|during|by|over)$/u.test(source.tokens[index - 3]?.key ?? '') ? 3 : Math.min(2, index)
}

function beginsExpression(source: Source, expressions: readonly TimeExpression[], index: number): boolean {
  const start = source.tokens[index]?.start
  return expressions.some((expression) => expression.start === start)
}

type Anchor = { day: DayNumber; next: number }

/** The date of what the words behind the relation name; 'open' when nothing is behind it. */
function anchorOf(source: Source, expressions: readonly TimeExpression[], { from, isEarliest }: { from: number; isEarliest: boolean }): Anchor | 'open' | null {
  const names: number[] = []
  for (let index = from; index < Math.min(source.tokens.length, from + LONGEST_NAME); index += 1) {
    const { kind, key } = source.tokens[index]!
    if (kind !== 'word' || /^(?:and|or|but|at|on|in|is|are|must|should|has|have|need|needs|to)$/u.test(key)) break
    if (/^(?:each|every|any|all)$/u.test(key)) return null
    if (DETERMINERS.test(key)) { if (/^(?:this|that|it)$/u.test(key) && index === from) names.push(index) } else names.push(index)
  }
  const dates = expressions.filter(({ days, bound, end }) => days !== null && days.grain === 'day' && bound !== 'since' && bound !== 'after' && !days.isRelative && (end <= source.tokens[from - 1]!.start || days.bareWeekday === null))
  // 'posters up no earlier than two weeks before': of the one date the text is about.
  if (names.length === 0 && source.tokens[from]?.kind !== 'word') return isEarliest ? anchorAt(dates.find(({ days }) => days!.bareWeekday === null), from) : 'open'
  // 'Lambing from about 20 March … four weeks before lambing': named, what goes on from a day begins then.
  const begun = expressions.filter(({ days, bound, end }) => days !== null && days.grain === 'day' && bound === 'since' && !days.isRelative && days.bareWeekday === null && end <= source.tokens[from - 1]!.start)
  const named = [...dates, ...begun].map((date) => ({ date, at: names.find((index) => isBeside(source, date, index)) })).find(({ at }) => at !== undefined)
  if (named) return { day: named.date.days!.first, next: names.at(-1)! - named.at! <= 1 ? names.at(-1)! + 1 : named.at! + 1 }
  const explained = explainedBy(source, dates, names.at(-1) ?? -1)
  if (explained) return explained
  const pointing = source.tokens[names[0] ?? from]
  if (pointing === undefined) return null
  if (/^(?:that|this|then|it)$/u.test(pointing.key) && names.length <= 1) return anchorAt(dates.findLast(({ end }) => end <= source.tokens[from - 1]!.start), (names[0] ?? from) + 1)
  const last = names.at(-1)
  const dated = dates.filter(({ days }) => days!.bareWeekday === null)
  const unbound = dated.filter(({ bound, words }) => bound === null && /\d/u.test(words))
  const isOnlyDate = last !== undefined && unbound.length === 1 && (AN_OCCASION.test(source.tokens[last]!.key) && dated.length === 1 || names.length === 1 && A_DOING.test(source.tokens[last]!.key))
  return last !== undefined && (THE_DAY.test(source.tokens[last]!.key) || isOnlyDate) ? anchorAt(isOnlyDate ? unbound[0] : dated[0], last + 1) : null
}

/** 'before the cutover, which happens on Thursday 18 March'; 'before the launch (12 May)'. */
function explainedBy(source: Source, dates: readonly TimeExpression[], name: number): Anchor | null {
  const [sign, which] = [source.tokens[name + 1]?.key ?? '', source.tokens[name + 2]?.key ?? '']
  if (name < 0 || sign !== '(' && !(sign === ',' && /^(?:which|that|on)$/u.test(which))) return null
  const limit = source.tokens[Math.min(source.tokens.length - 1, name + 8)]!.start
  const date = dates.find(({ start }) => start > source.tokens[name]!.start && start <= limit)
  const isSame = date && !/[.;!?\n]/u.test(source.text.slice(source.tokens[name]!.end, date.start))
  return isSame ? anchorAt(date, name + 1) : null
}

function anchorAt(date: TimeExpression | undefined, next: number): Anchor | null {
  return date ? { day: date.days!.first, next } : null
}

/** Whether the sentence part around a date holds the word: 'concert on Friday 19 March'. */
function isBeside(source: Source, date: TimeExpression, index: number): boolean {
  const wanted = baseOf(source.tokens[index]!.key)
  if (wanted.length < 3 || THE_DAY.test(source.tokens[index]!.key)) return false
  const at = tokenAt(source, date.start)
  const holds = (step: -1 | 1, most: number) => {
    for (let near = at, count = 0; source.tokens[near] && count < most; near += step, count += 1) {
      const { kind, key } = source.tokens[near]!
      if (kind === 'break' || /^[.!?;]$/u.test(key)) return false
      if (near !== index && kind === 'word' && isSameThing(baseOf(key), wanted)) return true
    }
    return false
  }
  return holds(-1, 14) || holds(1, 10)
}

export function baseOf(key: string): string {
  return wordBase(stems(key)[0] ?? key)
}

/** 'flight' and 'fly' share too little; 'moving' and 'move' are one. */
export function isSameThing(a: string, b: string): boolean {
  return a === b || a.length > 4 && b.length > 4 && (a.startsWith(b) || b.startsWith(a))
}

function tokenAt(source: Source, start: number): number {
  return Math.max(0, source.tokens.findIndex((token) => token.start >= start))
}

const EARLIEST = /(?:^| )((?:no|not) (?:earlier|sooner) than|not before|from|starting)$/u

function wordsBefore(source: Source, from: number): string {
  return source.tokens.slice(Math.max(0, from - 3), from).map(({ key }) => key).join(' ')
}

type Bounding = { bound: Bound | null; words: number }

/** 'at least ten days before' and 'no later than' end there; 'no earlier than' and 'at most' begin there. */
function boundOf(source: Source, { from, direction, quantity }: Counted): Bounding {
  const before = wordsBefore(source, from)
  const earliest = EARLIEST.exec(before)?.[1]
  const latest = /(?:^| )((?:no|not) later than|by|at the latest|at least|until)$/u.exec(before)?.[1]
  const said = earliest ?? latest ?? ''
  const words = said === '' ? 0 : said.split(' ').length
  const isMost = quantity?.comparison === 'at-most' || quantity?.comparison === 'less'
  if (earliest) return { bound: 'since', words }
  if (direction > 0) return { bound: latest && latest !== 'at least' || isMost ? 'by' : quantity?.comparison === 'at-least' ? 'since' : null, words }
  if (isMost) return { bound: 'since', words }
  return { bound: latest || quantity?.duration && !isWithin(quantity) ? 'by' : null, words }
}

function expressionOf(source: Source, counted: Counted): TimeExpression {
  const { bound, words } = boundOf(source, counted)
  const from = counted.from - words
  const { start } = source.tokens[from]!
  const { end } = source.tokens[counted.to - 1]!
  const span = spanOf(counted)
  const part = counted.unit === null ? undefined : PARTS_OF_DAY[counted.unit]
  const clock = part ? inThe(part) : null
  return { ...EMPTY_EXPRESSION, words: source.text.slice(start, end), start, end, bound, clock, days: makeDays(span.last > span.first && counted.quantity !== null ? { ...span, grain: 'range' } : span) }
}

const PARTS_OF_DAY: Readonly<Record<string, 'morning' | 'afternoon' | 'evening'>> = { morning: 'morning', afternoon: 'afternoon', evening: 'evening', night: 'evening' }

function inThe(part: 'morning' | 'afternoon' | 'evening'): ClockSpan {
  return { from: null, to: null, bound: null, isPoint: false, part, isRepeated: false, narrowed: null, isApproximate: false, isBare: false }
}

/** 'Four to six weeks before': neither sooner nor later. */
function isWithin({ duration, comparison }: TimeExpression): boolean {
  return duration !== null && comparison === null && duration.low < duration.high
}

function spanOf({ direction, anchor, quantity, unit, offset }: Counted): DaySpan {
  if (offset !== null) return single(anchor + offset)
  if (quantity?.duration?.unit === 'business-day') return single(shiftWorkingDays(anchor, direction * quantity.duration.value))
  if (quantity !== null && isWithin(quantity)) return spanBefore(direction < 0 ? quantity.duration! : { low: -quantity.duration!.high, high: -quantity.duration!.low }, anchor)
  if (quantity?.duration) return single(anchor + direction * Math.round(quantity.duration.value * SECONDS_PER_UNIT[quantity.duration.unit] / SECONDS_PER_DAY))
  if (quantity?.days?.bareWeekday) {
    const { bareWeekday } = quantity.days
    return single(direction < 0 ? anchor - (((weekdayOf(anchor) - bareWeekday + 6) % 7) + 1) : anchor + (((bareWeekday - weekdayOf(anchor) + 6) % 7) + 1))
  }
  if (unit === 'week') return direction < 0 ? { first: anchor - 7, last: anchor - 1 } : { first: anchor + 1, last: anchor + 7 }
  if (unit === 'weekend') {
    const saturday = direction < 0 ? mondayOf(anchor) - 2 : mondayOf(anchor) + (weekdayOf(anchor) > 5 ? 12 : 5)
    return { first: saturday, last: saturday + 1 }
  }
  return single(anchor + direction)
}

/** The days from the longer to the shorter of two distances in front of a day. */
export function spanBefore({ low, high }: { low: number; high: number }, anchor: DayNumber): DaySpan {
  return { first: anchor - Math.round(high / SECONDS_PER_DAY), last: anchor - Math.round(low / SECONDS_PER_DAY) }
}

function single(day: DayNumber): DaySpan {
  return { first: day, last: day }
}
