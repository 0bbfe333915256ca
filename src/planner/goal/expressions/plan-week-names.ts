import type { DayNumber } from '../../time/calendar-time.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
const SPAN_OF_WEEKS = /(?<![\p{L}\p{N}(])(?:(?:in|during|for|from) )?weeks (?<first>\d{1,2}) ?(?:-|–|to|and|&|through|thru) ?(?<last>\d{1,2})(?![\p{L}\p{N}])/giu
const NAMED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<bound>(?:by|until|before) (?:the )?end of |(?:in|during|for|by|from|starting|after|before|until) )?(?:the )?(?:week (?<number>${NUMBERS.join('|')})|(?<ordinal>${ORDINALS.join('|')}) week)(?![\p{L}\p{N}-])(?! (?:of|in) )`, 'giu')

/** 'by the end of week one', 'from week three', 'in the second week': weeks of the plan in words, counted from its first day. */
export function namedPlanWeeks(prompt: string, expressions: readonly TimeExpression[], start: DayNumber): TimeExpression[] {
  const found = [...[...prompt.matchAll(SPAN_OF_WEEKS)].flatMap((match) => spanOf(match, start)), ...[...prompt.matchAll(NAMED)].map((match) => expressionOf(match, start))]
  const rest = expressions.filter(({ start: from, end }) => !found.some((week) => from < week.end && end > week.start))
  return found.length === 0 ? [...expressions] : [...rest, ...found].toSorted((a, b) => a.start - b.start)
}

function expressionOf(match: RegExpExecArray, start: DayNumber): TimeExpression {
  const { number, ordinal, bound } = match.groups!
  const week = number === undefined ? ORDINALS.indexOf(ordinal!.toLowerCase()) : NUMBERS.indexOf(number.toLowerCase())
  const first = start + week * 7
  return {
    ...EMPTY_EXPRESSION, words: match[0], start: match.index, end: match.index + match[0].length,
    days: makeDays({ first, last: first + 6, grain: 'week', endsAt: first }), bound: boundOf((bound ?? '').trim().toLowerCase()),
  }
}

/** 'weeks 1-4', 'weeks 5 to 8': from the Monday or first day of one to the last day of the other. */
function spanOf(match: RegExpExecArray, start: DayNumber): TimeExpression[] {
  const [first, last] = [Number(match.groups!['first']), Number(match.groups!['last'])]
  if (first < 1 || last < first || last > 60) return []
  const span = { first: start + (first - 1) * 7, last: start + last * 7 - 1 }
  return [{ ...EMPTY_EXPRESSION, words: match[0], start: match.index, end: match.index + match[0].length, days: makeDays({ ...span, grain: 'week', endsAt: span.first }) }]
}

function boundOf(words: string): TimeExpression['bound'] {
  if (/end of$|^by$|^until$/u.test(words)) return 'by'
  if (words === 'from' || words === 'starting') return 'since'
  return words === 'after' || words === 'before' ? words : null
}
