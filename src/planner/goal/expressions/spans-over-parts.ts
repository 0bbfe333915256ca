import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Weekday } from '../../time/calendar-time.ts'

/** 'from Friday 21 May teatime to Tuesday 25 May': the part of the day on which it begins stands between its two ends. */
export function withSpansOverParts(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((expression, index) => {
    const [before, next] = [expressions[index - 1], expressions[index + 1]]
    if (before && isSpanOver(text, before, expression)) return []
    if (!next || !isSpanOver(text, expression, next)) return [expression]
    const days = makeDays({ first: expression.days!.first, last: next.days!.last, grain: 'range' })
    return [{ ...EMPTY_EXPRESSION, days, start: expression.start, end: next.end, words: text.slice(expression.start, next.end) }]
  })
}

function isSpanOver(text: string, from: TimeExpression, to: TimeExpression): boolean {
  const areDays = [from, to].every(({ days, recurrence, duration }) => days?.grain === 'day' && recurrence === null && duration === null)
  return areDays && from.bound === 'since' && from.clock?.part !== undefined && to.bound === null && to.days!.first > from.days!.first && /^ (?:to|until|till|-|–) (?:the )?$/iu.test(text.slice(from.end, to.start))
}

const ORDINALS: Readonly<Record<string, number>> = { '1st': 1, first: 1, '2nd': 2, second: 2, '3rd': 3, third: 3, '4th': 4, fourth: 4, last: -1 }
const WEEKDAYS: Readonly<Record<string, Weekday>> = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 }
const NTH = '1st|2nd|3rd|4th|first|second|third|fourth|last'
const PAIRS = new RegExp(String.raw`(?<!\p{L})(?:on |every |each )?(?:the )?(?<one>${NTH}) (?:and|&|\+) (?:the )?(?<other>${NTH}) (?<weekday>${Object.keys(WEEKDAYS).join('|')})(?<all>s)?(?<month> (?:of|in) (?:the|each|every) month| (?:a|every|each) month)?(?![\p{L}])`, 'giu')

/** 'the first and third Monday of the month at 8pm': each of them, at its hour. */
export function withPairsOfNth(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found = [...text.matchAll(PAIRS)].filter(({ groups }) => groups!['all'] !== undefined || groups!['month'] !== undefined).flatMap(({ 0: words, index, groups }) => {
    const hours = expressions.find((other) => other.clock !== null && other.end > index && other.start <= index + words.length + 2 && (other.start < index + words.length || /^,? $/u.test(text.slice(index + words.length, other.start))))
    const end = Math.max(index + words.length, hours?.end ?? 0)
    const at = index + words.toLowerCase().search(/ (?:and|&|\+) /u)
    const weekdays = [WEEKDAYS[groups!['weekday']!.toLowerCase()]!]
    return [groups!['one']!, groups!['other']!].map((nth, second) => {
      const [start, stop] = second === 0 ? [index, at] : [at + 1 + /^\S+ /u.exec(text.slice(at + 1))![0].length, end]
      const recurrence = { every: 1, unit: 'month' as const, weekdays, nth: ORDINALS[nth.toLowerCase()]!, monthDays: null, count: null, amount: null, part: null, noun: null, each: null, parity: null }
      return { ...EMPTY_EXPRESSION, recurrence, clock: hours?.clock ?? null, start, end: stop, words: text.slice(start, stop) }
    })
  })
  if (found.length === 0) return [...expressions]
  const [first, last] = [found[0]!.start, found.at(-1)!.end]
  const isInside = ({ start, end }: TimeExpression) => found.some((pair, index) => index % 2 === 0 && start < found[index + 1]!.end && end > pair.start)
  return [...expressions.filter((other) => other.end <= first || other.start >= last || !isInside(other)), ...found].toSorted((a, b) => a.start - b.start)
}
