import type { DaySpan } from '../../time/calendar-time.ts'
import { parseDigits, parseNumber, parseNumberWords } from '../../time/grammar/parse-number.ts'
import { operatorAt, skipOperator } from '../../time/grammar/source.ts'
import type { Match, Source } from '../../time/grammar/source.ts'

const DAY_WORDS = new Set(['day', 'days', 'dia', 'dias', 'tag', 'tage', 'tagen', 'jour', 'jours', 'दिन'])

/** Days of a trip by their number, 1-based: 'day 5', 'days 5-7', 'between day 5 and day 9', 'day 5 to 7'. */
export function parseDayCount(source: Source, index: number): Match<DaySpan> | null {
  const first = parseOne(source, index)
  if (!first) return parseOrdinals(source, index) ?? parseOpening(source, index)
  const listed = lastOfList(source, first)
  if (listed) return { value: { first: first.value, last: listed.value }, next: listed.next }
  const to = operatorAt(source, first.next, 'to', 'until', 'and')
  const second = to < 0 ? null : parseOne(source, to) ?? parseDigits(source, to, 3)
  if (!second || second.value < first.value) return { value: { first: first.value, last: first.value }, next: first.next }
  return { value: { first: first.value, last: second.value }, next: second.next }
}

/** 'the 3rd day', 'from the 3rd to the 6th day'. */
function parseOrdinals(source: Source, index: number): Match<DaySpan> | null {
  const first = ordinalAt(source, index)
  if (!first) return null
  const isDay = (at: number) => DAY_WORDS.has(source.tokens[at]?.key ?? '') && operatorAt(source, at + 1, 'of') < 0
  const to = operatorAt(source, isDay(first.next) ? first.next + 1 : first.next, 'to', 'until', 'and')
  const second = to < 0 ? null : ordinalAt(source, skipOperator(source, to, 'the'))
  if (second && second.value > first.value && isDay(second.next)) return { value: { first: first.value, last: second.value }, next: second.next + 1 }
  return isDay(first.next) ? { value: { first: first.value, last: first.value }, next: first.next + 1 } : null
}

/** The 3 of '3rd', the 21 of '21st'. */
function ordinalAt(source: Source, index: number): Match<number> | null {
  const [digits, ending] = [source.tokens[index], source.tokens[index + 1]]
  const number = digits?.kind === 'digits' && ending?.spaced === false && /^(?:st|nd|rd|th)$/u.test(ending.key) ? Number(digits.text) : 0
  return number >= 1 && number <= 366 ? { value: number, next: index + 2 } : null
}

/** 'the first three days'. */
function parseOpening(source: Source, index: number): Match<DaySpan> | null {
  const number = source.tokens[index]?.key === 'first' ? parseNumber(source, index + 1) : null
  return number && number.value > 1 && number.value <= 60 && source.tokens[number.next]?.key === 'days' ? { value: { first: 1, last: number.value }, next: number.next + 1 } : null
}

/** The 10 of 'days 8, 9 and 10': one after the other. */
function lastOfList(source: Source, first: Match<number>): Match<number> | null {
  let last = first
  for (;;) {
    const comma = source.tokens[last.next]?.key === ',' ? last.next + 1 : last.next
    const and = operatorAt(source, comma, 'and')
    const next = comma > last.next || and > 0 ? parseDigits(source, Math.max(comma, and), 3) : null
    if (next?.value !== last.value + 1) return last.value > first.value + 1 || last !== first && source.tokens[first.next]?.key === ',' ? last : null
    last = next
  }
}

function parseOne(source: Source, index: number): Match<number> | null {
  // 'd4' in one word.
  const isShort = source.tokens[index]?.key === 'd' && source.tokens[index + 1]?.spaced === false
  if (!isShort && !DAY_WORDS.has(source.tokens[index]?.key ?? '')) return null
  // 'day number 4'.
  const named = DAY_WORDS.has(source.tokens[index]?.key ?? '') && /^(?:number|no|nr|#)$/u.test(source.tokens[index + 1]?.key ?? '') ? parseDigits(source, index + 2, 3) : null
  const number = named ?? parseDigits(source, index + 1, 3) ?? (/^(?:a|an|few|couple|dozen)$/u.test(source.tokens[index + 1]?.key ?? '') ? null : parseNumberWords(source, index + 1))
  return number && number.value >= 1 && number.value <= 366 ? number : null
}
