import { mondayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const STRETCH = /(?<![\p{L}\p{N}])(?:(?:in|into|during|over|within|for|on) )?(?:the|that) (?:very )?(?:(?:last|final|whole|entire) )?(?:(\d{1,2}|two|three|four|five|six) )?(weeks?|weekend|days) before (?=(?:the |my |our |his |her |their )?(?:\p{L}|\d))/giu
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
/** Words between the stretch and its date: 'the week before my driving test on 10 March'. */
const NAME_AND_DAY = /^(?:[\p{L}'’-]+ ){1,5}?(?:on |is |\(|, )?$/u

/**
 * 'Not in the last week before Christmas', 'nothing in the two weeks before our holiday on 3 July': the days up to a date that
 * is named behind them, which that date does not bound.
 */
export function withWeeksBeforeDays(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  const stretches = [...text.matchAll(STRETCH)].flatMap((match) => {
    const end = match.index + match[0].length
    const named = found.find(({ start, end: to, days }) => to > end && days?.grain === 'day' && (start >= match.index && start < end || isNamedBehind(text.slice(end, start), start - end)))
    if (!named || named.clock !== null) return []
    const length = lengthOf(match)
    // The grammar took 'the week before Christmas' for the day a week before it.
    const isShifted = named.days!.isRelative && named.start < end
    const day = named.days!.first + (isShifted ? length : 0)
    // 'The week before my test on 10 March' dates the test by the way, where the goal has a date of its own.
    const isAside = named.start < end || found.some(({ days, bound, start }) => start < match.index && days !== null && days.bareWeekday === null && (bound !== null || days.grain === 'day'))
    const to = isAside ? named.end : end
    const span = match[2]!.toLowerCase() === 'weekend' ? { first: mondayOf(day) - 2, last: mondayOf(day) - 1 } : { first: day - length, last: day - 1 }
    return [{ ...EMPTY_EXPRESSION, words: text.slice(match.index, to), start: match.index, end: to, days: makeDays({ ...span, grain: 'range', endsAt: span.first }) }]
  })
  const made = [...stretches, ...behindMainDay(text, found)]
  return made.length === 0 ? [...found] : [...found.filter(({ start, end }) => !made.some((own) => start < own.end && end > own.start)), ...made].toSorted((a, b) => a.start - b.start)
}

function isNamedBehind(between: string, distance: number): boolean {
  return distance > 0 && distance < 60 && NAME_AND_DAY.test(between)
}

/** In days. */
function lengthOf([, said, unit]: RegExpExecArray): number {
  const count = said === undefined ? 1 : COUNTS[said.toLowerCase()] ?? Number(said)
  return count * (unit!.toLowerCase().startsWith('week') ? 7 : 1)
}

const BEHIND = /(?<![\p{L}\p{N}])(?:in |on |during )?the (week|weekend|day) after(?:wards)?(?=\s*(?:$|[,.;:)\n]))/giu

/** 'Thank you notes the week after': behind the one day that the text is about. */
function behindMainDay(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  const main = found.find(({ days, bound }) => days?.grain === 'day' && days.bareWeekday === null && !days.isRelative && bound === null)
  if (!main) return []
  return [...text.matchAll(BEHIND)].filter(({ index }) => index > main.end && !/\bor $/iu.test(text.slice(index - 3, index))).map((match) => {
    const day = main.days!.first
    const unit = match[1]!.toLowerCase()
    const span = unit === 'week' ? { first: day + 1, last: day + 7 } : unit === 'day' ? { first: day + 1, last: day + 1 } : { first: mondayOf(day) + 12, last: mondayOf(day) + 13 }
    return { ...EMPTY_EXPRESSION, words: match[0], start: match.index, end: match.index + match[0].length, days: makeDays({ ...span, ...(unit === 'day' ? {} : { grain: 'range' as const, endsAt: span.first }) }) }
  })
}
