import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { mondayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen']
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const NAMED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?:on )?(?:the )?(?<weekday>${WEEKDAYS.join('|')}) (?:of|in) )?(?:in |during )?(?:the |our |my )?(?:very )?(?:last|final) (?:(?<count>\d{1,2}|${NUMBERS.join('|')}) )?(?<unit>days?|weeks?|weekend)(?![\p{L}\p{N}])(?! (?:of|in|before) )`, 'giu')
/** Words of a sentence that tells of the past: 'I have run twice in the last 3 weeks'. */
const TELLING = /(?:\b(?:have|has|had|was|were|been|did|since|over|ran|got|for)\b|['’]ve\b)[^.!?\n]*$/iu

/** 'the last three days only revision', 'on the Tuesday of the last week': days counted back from the end of the plan. */
export function withDaysBeforeEnd(prompt: string, expressions: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  const end = endOfPlan(expressions, today)
  if (end === null) return [...expressions]
  const found = [...prompt.matchAll(NAMED)].flatMap((match) => expressionOf(prompt, match, end))
  const rest = expressions.filter(({ start, end: to }) => !found.some((named) => start < named.end && to > named.start))
  return found.length === 0 ? [...expressions] : [...rest, ...found].toSorted((a, b) => a.start - b.start)
}

/** The last day that work may fill: the eve of the latest date named, or that date where the plan lasts until then. */
function endOfPlan(expressions: readonly TimeExpression[], today: DayNumber): DayNumber | null {
  const dated = expressions.filter(({ days, bound }) => days !== null && days.grain === 'day' && !days.isRelative && days.bareWeekday === null && days.first > today && bound !== 'since' && bound !== 'after')
  const latest = dated.toSorted((a, b) => b.days!.first - a.days!.first)[0]
  if (!latest) return null
  return latest.bound === 'by' || latest.bound === 'until' ? latest.days!.first : latest.days!.first - 1
}

function expressionOf(prompt: string, match: RegExpExecArray, end: DayNumber): TimeExpression[] {
  const { weekday, count, unit } = match.groups!
  const isBareUnit = count === undefined && weekday === undefined
  const before = prompt.slice(Math.max(0, match.index - 80), match.index)
  // 'I was ill last week'.
  if (TELLING.test(before) || isBareUnit && !/(?:the|our|my) |final/iu.test(match[0]) || isBareUnit && /^day/iu.test(unit!)) return []
  const span = spanOf(end, { weekday, unit: unit!.toLowerCase(), count: countOf(count) })
  return [{ ...EMPTY_EXPRESSION, words: match[0], start: match.index, end: match.index + match[0].length, days: makeDays({ ...span, grain: span.last === span.first ? 'day' : 'range', isRelative: span.last > span.first, endsAt: span.first }) }]
}

function countOf(count: string | undefined): number {
  if (count === undefined) return 1
  return /^\d/u.test(count) ? Number(count) : NUMBERS.indexOf(count.toLowerCase()) + 1
}

type Named = { weekday: string | undefined; unit: string; count: number }

function spanOf(end: DayNumber, { weekday, unit, count }: Named): DaySpan {
  if (weekday !== undefined) {
    const day = mondayOf(end) + WEEKDAYS.indexOf(weekday.toLowerCase())
    return day > end + 1 ? { first: day - 7, last: day - 7 } : { first: day, last: day }
  }
  if (unit === 'weekend') {
    const saturday = mondayOf(end + 1) - 2
    return { first: saturday, last: saturday + 1 }
  }
  const length = unit.startsWith('week') ? count * 7 : count
  return { first: end - length + 1, last: end }
}
