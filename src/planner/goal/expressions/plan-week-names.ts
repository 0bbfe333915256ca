import type { DayNumber } from '../../time/calendar-time.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
const NAMED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<bound>(?:by|until|before) (?:the )?end of |(?:in|during|for|by|from|starting|after|before|until) )?(?:the )?(?:week (?<number>${NUMBERS.join('|')})|(?<ordinal>${ORDINALS.join('|')}) week)(?![\p{L}\p{N}-])(?! (?:of|in) )`, 'giu')

/** 'by the end of week one', 'from week three', 'in the second week': weeks of the plan in words, counted from its first day. */
export function namedPlanWeeks(prompt: string, expressions: readonly TimeExpression[], start: DayNumber): TimeExpression[] {
  const found = [...prompt.matchAll(NAMED)].map((match) => expressionOf(match, start))
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

function boundOf(words: string): TimeExpression['bound'] {
  if (/end of$|^by$|^until$/u.test(words)) return 'by'
  if (words === 'from' || words === 'starting') return 'since'
  return words === 'after' || words === 'before' ? words : null
}
