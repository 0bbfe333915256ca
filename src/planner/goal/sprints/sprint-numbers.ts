import type { DaySpan } from '../../time/calendar-time.ts'
import { parseNumber, parseOrdinal } from '../../time/grammar/parse-number.ts'
import type { ReadingOf } from '../brief.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** A mention of numbered sprints: 'sprint 2', 'the second sprint', 'sprints 2 and 3', 'the last sprint'. */
export type NumberedSprint = Words & { first: number; last: number }

const MOST_SPRINTS = 26

/** The numbered sprints whose noun is the token `at`; null for 'sprint planning' and 'each sprint'. */
export function numberedSprintAt(context: ReadingContext, at: number, count: number | null): NumberedSprint | null {
  const { tokens } = context.source
  const key = tokens[at]?.key ?? ''
  if (/^(?:s|sp|it)$/u.test(key)) return abbreviatedAt(context, at)
  if (!/^(?:sprints?|iterations?)$/u.test(key)) return null
  const behind = parseNumber(context.source, at + 1)
  if (behind && behind.value >= 1 && behind.value <= MOST_SPRINTS && Number.isInteger(behind.value)) {
    const isPair = /^(?:and|&|-|–|to|\/)$/u.test(tokens[behind.next]?.key ?? '')
    const second = isPair ? parseNumber(context.source, behind.next + 1) : null
    const isRange = second !== null && tokens[behind.next]!.key === '-' && !tokens[behind.next]!.spaced && !tokens[behind.next + 1]!.spaced
    if (key.endsWith('s') || isRange) return second && second.value > behind.value && second.value <= MOST_SPRINTS ? { from: at, to: second.next, first: behind.value, last: second.value } : null
    return { from: at, to: behind.next, first: behind.value, last: behind.value }
  }
  const before = parseOrdinal(context.source, at - 1)
  const edge = /^(?:last|final)$/u.test(tokens[at - 1]?.key ?? '') ? count : null
  const value = before && before.next === at ? before.value : edge
  if (value === null || value < 1 || value > MOST_SPRINTS) return null
  const lead = tokens[at - 2]?.key === 'very' ? at - 2 : at - 1
  return { from: tokens[lead - 1]?.key === 'the' ? lead - 1 : lead, to: at + 1, first: value, last: value }
}

/** 'S2', 'SP 3' in capitals at the start of a clause or behind a preposition. */
function abbreviatedAt({ source: { tokens }, source }: ReadingContext, at: number): NumberedSprint | null {
  const number = tokens[at]!.text === tokens[at]!.text.toUpperCase() && tokens[at + 1]?.kind === 'digits' && !tokens[at + 1]!.spaced ? parseNumber(source, at + 1) : null
  if (!number || number.value < 1 || number.value > MOST_SPRINTS || tokens[number.next]?.spaced === false && !/^[:.,;)=-]$/u.test(tokens[number.next]!.key)) return null
  return { from: at, to: number.next, first: number.value, last: number.value }
}

/** The days of numbered sprints; without a stated start they begin today. */
export function daysOfSprints({ today }: ReadingContext, { firstDay, lengthDays }: ReadingOf<'sprint-calendar'>, { first, last }: { first: number; last: number }): DaySpan {
  const start = firstDay ?? today
  return { first: start + (first - 1) * lengthDays!, last: start + last * lengthDays! - 1 }
}
