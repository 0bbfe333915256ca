import type { DayNumber } from '../../time/calendar-time.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
const SPAN_OF_WEEKS = /(?<![\p{L}\p{N}(])(?:(?:in|during|for|from|en las?|nas?|dans les|den) )?(?:weeks|wochen|semanas|semaines) (?<first>\d{1,2}) ?(?:-|–|to|and|&|through|thru|bis|und|y|a|à|et|e) ?(?<last>\d{1,2})(?![\p{L}\p{N}])/giu
const NAMED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<!(?:every|each) )(?<bound>(?:by|until|before) (?:the )?end of |(?:in|during|for|by|from|starting|after|before|until) )?(?:the )?(?:week (?<number>${NUMBERS.join('|')})|(?<ordinal>${ORDINALS.join('|')}) week)(?![\p{L}\p{N}-])(?! (?:of|in) )`, 'giu')

/** 'by the end of week one', 'from week three', 'in the second week': weeks of the plan in words, counted from its first day. */
export function namedPlanWeeks(prompt: string, expressions: readonly TimeExpression[], start: DayNumber): TimeExpression[] {
  const found = [...[...prompt.matchAll(SPAN_OF_WEEKS)].flatMap((match) => spanOf(match, start)), ...[...prompt.matchAll(NAMED)].map((match) => expressionOf(match, beginningBefore(prompt, expressions, match) ?? start))]
  const rest = expressions.filter(({ start: from, end }) => !found.some((week) => from < week.end && end > week.start))
  return found.length === 0 ? [...expressions] : [...rest, ...found].toSorted((a, b) => a.start - b.start)
}

/** What begins with its day: 'go live 1 March', 'we adopt a puppy on Saturday 20 March'. */
const BEGINNING = /(?<!\p{L})(?:go(?:es|ing)?[- ]live|arriv\p{L}*|adopt\p{L}*|mov(?:e|es|ing)(?: in)?|opens?|opening|launch\p{L}*|starts?|starting|begins?|beginning|joins?|comes? home|is born)(?!\p{L})[^.!?;\n]{0,40}$/iu
/** In days: shorter ones have no first week. */
const SHORTEST_STRETCH = 10

/** 'Rehearsals from 22 March to 13 April … within the first week': the week of what was said to begin before, and not of what begins behind it. */
function beginningBefore(prompt: string, expressions: readonly TimeExpression[], { index, groups }: RegExpExecArray): DayNumber | null {
  if (groups!['ordinal'] === undefined) return null
  const before = expressions.filter(({ end, days, recurrence }) => end <= index && days !== null && recurrence === null && days.bareWeekday === null && !days.isRelative)
  const begun = before.findLast(({ days, bound, start }) => bound === 'since' && days!.grain === 'day' || bound === null && days!.last - days!.first >= SHORTEST_STRETCH && days!.grain === 'range' || bound === null && days!.grain === 'day' && BEGINNING.test(prompt.slice(Math.max(0, start - LONGEST_LEAD), start)))
  return begun?.days?.first ?? null
}

/** Of the words before a date, in characters. */
const LONGEST_LEAD = 60

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
