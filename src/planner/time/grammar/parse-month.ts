import type { DayNumber, DaySpan } from '../calendar-time.ts'
import { addMonths, civilOf, dayFromCivil } from '../day-number.ts'
import { periodDays } from './days.ts'
import type { Days } from './days.ts'
import { parseYear } from './parse-date-fields.ts'
import { keyAt, isGlued, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** 'March', 'March 2027', 'next March', 'this month', 'the month of May'. Words like 'may' need a sign that a month is meant. */
export function parseMonthPeriod(source: Source, index: number): Match<Days> | null {
  const which = operatorAt(source, index, 'next', 'this', 'last')
  const unit = senseAt(source, which < 0 ? skipOperator(source, index, 'the') : which, 'unit')
  if (which > 0 && unit?.value.unit === 'month' && !unit.value.plural) return relativeMonth(source, index, unit.next)
  const named = senseAt(source, which < 0 ? index : which, 'month')
  if (named) return namedMonth(source, { index, month: named.value.month, next: named.next, which, risky: named.value.risky })
  if (which < 0 && unit?.value.unit === 'month' && !unit.value.plural && operatorAt(source, index, 'the') > 0 && !isOfName(source, unit.next)) return relativeMonth(source, index, unit.next)
  return null
}

/** 'The month-end close', 'the week-long course': what something is called, and no days; 'by the year-end' is the end of the year. */
export function isOfName(source: Source, index: number): boolean {
  if (keyAt(source, index) !== '-' || !isGlued(source, index)) return false
  if (/^(?:long|round|old|wide)$/u.test(keyAt(source, index + 1))) return true
  return keyAt(source, index + 1) === 'end' && source.tokens[index + 2]?.kind === 'word' && !/^(?:and|or|but|to|is|are|at|by|with|for|in|on|if|we|i|you|so|then|as|when|before|after|until|the|a|an|my|our|all|it|this|please)$/u.test(keyAt(source, index + 2))
}

function relativeMonth(source: Source, index: number, next: number): Match<Days> {
  const shift = operatorAt(source, index, 'next') > 0 ? 1 : operatorAt(source, index, 'last') > 0 ? -1 : 0
  const { year, month } = civilOf(source.reference.day)
  return { value: periodDays(monthSpan(addMonths(dayFromCivil(year, month, 1)!, shift)), 'month', { isRelative: true }), next }
}

type NamedMonth = { index: number; month: number; next: number; which: number; risky: boolean }

function namedMonth(source: Source, named: NamedMonth): Match<Days> | null {
  // 'by the end of July. Then …', 'by May. I …' end a sentence; 'Jul. 2027' and 'Feb. evenings' do not.
  const endsSentence = source.tokens[named.next - 1]!.key.length >= 3 && /^\p{Lu}(?:\p{Ll}|['’]|$)/u.test(source.tokens[named.next + 1]?.text ?? '')
  const dotted = !endsSentence && signAt(source, named.next, '.') > 0 && isGlued(source, named.next) && source.tokens[named.next - 1]!.key.length <= 4 ? named.next + 1 : named.next
  const year = parseYear(source, dotted)
  if (!year && named.risky && (isVerb(source, named) || isSea(source, named))) return null
  if (!year && named.risky && named.which < 0 && !isMonthExpected(source, named.index) && !isBesideMonth(source, named)) return null
  const { day: today } = source.reference
  const thisYear = civilOf(today).year
  if (year) return { value: periodDays(monthSpan(dayFromCivil(year.value, named.month, 1)!), 'month'), next: year.next }
  const inYear = (value: number) => monthSpan(dayFromCivil(value, named.month, 1)!)
  const coming = [inYear(thisYear), inYear(thisYear + 1)].find((span) => span.last >= today)!
  const gone = [inYear(thisYear), inYear(thisYear - 1)].find((span) => span.last < today)!
  const isLast = named.which > 0 && operatorAt(source, named.index, 'last') > 0
  const span = isLast ? gone : coming
  const past = named.which > 0 ? null : { ...gone, endsAt: gone.first }
  return { value: periodDays(span, 'month', { past }), next: dotted > named.next && source.tokens[dotted]?.kind === 'word' ? dotted : named.next }
}

/** 'this may take', 'and may also', 'to march on': in small letters and before an unknown word, no month. */
function isVerb(source: Source, named: NamedMonth): boolean {
  const text = source.tokens[named.next - 1]!.text
  const next = source.tokens[named.next]
  // 'until the end of march please'.
  const isPart = source.tokens[named.index - 1]?.key === 'of' && /^(?:end|start|beginning|middle|half|rest|week|weekend|month)$/u.test(source.tokens[named.index - 2]?.key ?? '')
  const isNarrowed = named.index > 0 && operatorAt(source, named.index - 1, 'middle', 'early', 'late', 'end', 'beginning') === named.index
  const isIn = /^(?:in|by|until|till|since|before|during|en|desde|hasta)$/u.test(source.tokens[named.index - 1]?.key ?? '')
  return !isPart && !isNarrowed && !isIn && text === text.toLowerCase() && next?.kind === 'word' && (source.entries[named.next] ?? []).length === 0
}

/** 'in may', 'by March', 'to June', or a capital in the middle of a sentence that is not an 'I may'. */
function isMonthExpected(source: Source, index: number): boolean {
  if (index > 0 && operatorAt(source, index - 1, 'in', 'by', 'until', 'before', 'after', 'since', 'from', 'to', 'between', 'of', 'end', 'beginning', 'middle', 'every', 'during', 'and') === index) return true
  return false
}

/** The sea of 'no mar', 'en el mar': the month is 'em março', 'en marzo'. */
function isSea(source: Source, { index, next }: NamedMonth): boolean {
  return keyAt(source, next - 1) === 'mar' && /^(?:no|ao|do|pelo|o|el|al|del|alto)$/u.test(keyAt(source, index - 1))
}

/** 'For March and April'. */
function isBesideMonth(source: Source, { next }: NamedMonth): boolean {
  const and = operatorAt(source, next, 'and', 'or', 'to', 'until')
  return and > 0 && senseAt(source, and, 'month') !== null
}

export function monthSpan(first: DayNumber): DaySpan {
  return { first, last: addMonths(first, 1) - 1 }
}

