import type { Weekday } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { DayPart } from '../../time/grammar/sense.ts'
import { keyAt, operatorAt, senseAt } from '../../time/grammar/source.ts'
import type { Match, Source } from '../../time/grammar/source.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const MOST_A_WEEK = 7
/** What stands before such a noun: 'with weekday runs', ', two midweek rides', 'plus Saturday hikes'. */
const BEFORE = /^(?:with|and|&|plus|[,:;.!(]|do|have|add|easy|short|long|hard|our|my|the|of)$/u
const BEHIND = /^(?:[,.;:)!]|and|&|plus|until|till|from|at|in|of|for|before|after|but|with|by)$/u
const NO_SESSION = /^(?:days|weeks|months|hours|minutes|evenings|mornings|afternoons|nights|only|off|is|was|has|always|this|and|tickets|classes|guests|markets|shifts|specials|opens|closes|starts|ends|works|suits|plus|perhaps|prices|hours|clothes|bus|access|papers)$/u

/** 'three weekday runs', 'weekday runs', 'Saturday rides': the days of a noun in the plural, which recurs on them. */
export function withDaysOfNouns(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found: TimeExpression[] = []
  for (let index = 0; index < source.tokens.length; index += 1) {
    const noun = nounAt(source, index) ?? onOtherDays(source, index)
    if (!noun) continue
    const { start } = source.tokens[index]!
    const { end } = source.tokens[noun.next - 1]!
    if (expressions.some((other) => other.start < end && other.end > start && (other.start < start || other.end > end))) continue
    found.push({ ...EMPTY_EXPRESSION, words: source.text.slice(start, end), start, end, recurrence: { ...noun.value, every: 1, unit: 'week', nth: null, monthDays: null, amount: null, each: null, parity: null } })
    index = noun.next - 1
  }
  if (found.length === 0) return [...expressions]
  return [...expressions.filter((other) => !found.some(({ start, end }) => other.start < end && other.end > start)), ...found].toSorted((a, b) => a.start - b.start)
}

type DaysOfNoun = { weekdays: Weekday[] | null; part: DayPart | null; noun: string; count: { low: number; high: number } | null }

function nounAt(source: Source, index: number): Match<DaysOfNoun> | null {
  const number = parseNumber(source, index)
  const count = number && number.value >= 1 && number.value <= MOST_A_WEEK && Number.isInteger(number.value) ? number : null
  const days = weekdaysAt(source, count?.next ?? index)
  if (!days || !count && index > 0 && source.tokens[index - 1]!.kind !== 'break' && !BEFORE.test(keyAt(source, index - 1))) return null
  const part = senseAt(source, days.next, 'part')
  const at = part && !part.value.plural ? part.next : days.next
  for (const length of [1, 2]) {
    const [last, behind] = [source.tokens[at + length - 1], source.tokens[at + length]]
    if (last?.kind !== 'word' || source.entries[at + length - 1]!.length > 0) return null
    const isNoun = /^\p{Ll}{2,}s$/u.test(last.text) && !NO_SESSION.test(last.key) && (behind === undefined || behind.kind === 'break' || BEHIND.test(behind.key) || operatorAt(source, at + length, 'on', 'until', 'starting') > 0)
    if (!isNoun || operatorAt(source, at + length, 'per') > 0) continue
    const noun = source.text.slice(source.tokens[at]!.start, last.end)
    return { value: { weekdays: days.value, part: part?.value.part ?? null, noun, count: count ? { low: count.value, high: count.value } : null }, next: at + length }
  }
  return null
}

/** 'two easy runs on other days': so many a week. */
function onOtherDays(source: Source, index: number): Match<DaysOfNoun> | null {
  const number = parseNumber(source, index)
  if (!number || number.value < 1 || number.value > MOST_A_WEEK || !Number.isInteger(number.value)) return null
  for (const length of [1, 2, 3]) {
    const on = number.next + length
    const words = source.tokens.slice(number.next, on)
    if (words.length < length || words.some(({ kind }) => kind !== 'word') || keyAt(source, on) !== 'on') continue
    const other = /^(?:the|any)$/u.test(keyAt(source, on + 1)) ? on + 2 : on + 1
    if (keyAt(source, other) !== 'other' || !/^(?:days|weekdays)$/u.test(keyAt(source, other + 1))) return null
    return { value: { weekdays: null, part: null, noun: source.text.slice(words[0]!.start, words.at(-1)!.end), count: { low: number.value, high: number.value } }, next: other + 2 }
  }
  return null
}

/** A weekday or a set of them in the singular, as in front of a noun. */
function weekdaysAt(source: Source, index: number): Match<Weekday[]> | null {
  if (/^(?:midweek)$/u.test(keyAt(source, index))) return { value: [2, 3, 4], next: index + 1 }
  const set = senseAt(source, index, 'weekdays')
  if (set && !set.value.plural) return { value: set.value.weekdays, next: set.next }
  const weekday = senseAt(source, index, 'weekday')
  return weekday && !weekday.value.plural && keyAt(source, index).length > 4 ? { value: [weekday.value.weekday], next: weekday.next } : null
}
