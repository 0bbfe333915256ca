import type { DaySpan } from '../time/calendar-time.ts'
import { mondayOf } from '../time/day-number.ts'
import { makeDays } from '../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../time/grammar/time-expression.ts'
import type { TimeExpression } from '../time/grammar/time-expression.ts'

const POINTING = /(?<![\p{L}\p{N}])(?:(?:on |over |in |during )?that (?<unit>weekend|week|day)|(?<=\p{L} )(?<bound>before|until|till) (?:that|then)(?: (?:date|day|point|time))?)(?=$|\s*[.,;:!?)\n])/giu

/** 'no packing that weekend', 'no flashing before that': days that stand for the date named last. */
export function withPointingDays(prompt: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found = [...prompt.matchAll(POINTING)].flatMap(({ 0: words, index, groups }) => {
    const end = index + words.length
    const dated = expressions.findLast((other) => other.end <= index && other.days !== null && other.days.grain !== 'year')?.days
    if (!dated || expressions.some((other) => other.start < end && other.end > index)) return []
    const unit = groups!['unit']?.toLowerCase()
    const bound = unit ? null : groups!['bound']!.toLowerCase() === 'before' ? 'before' as const : 'until' as const
    const span = unit ? spanAround(unit, dated.first) : { first: dated.first, last: dated.last }
    return [{ ...EMPTY_EXPRESSION, words, start: index, end, bound, days: { ...makeDays(span), grain: unit === 'week' ? 'week' as const : unit === 'weekend' ? 'weekend' as const : 'day' as const } }]
  })
  return found.length === 0 ? [...expressions] : [...expressions, ...found].toSorted((a, b) => a.start - b.start)
}

function spanAround(unit: string, day: number): DaySpan {
  const monday = mondayOf(day)
  if (unit === 'day') return { first: day, last: day }
  return unit === 'week' ? { first: monday, last: monday + 6 } : { first: monday + 5, last: monday + 6 }
}
