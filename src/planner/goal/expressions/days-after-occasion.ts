import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }
const COUNT = String.raw`(?<count>\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten)`
const AT_END = String.raw`(?=$|\s*[.,;:!?)\n]| and | plus )`
/** 'the day after', 'two days later', 'within a week', 'no later than a week after the fair', 'in the week after'. */
const AFTER = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?<latest>within|no later than|at the latest|by|in|during)? ?(?:the )?(?:${COUNT} |next |following )?(?<unit>days?|weeks?|fortnight)(?<behind> later| after(?:wards)?(?: (?:it|that|the \p{L}+(?: \p{L}+)?))?| of (?:it|that|the \p{L}+(?: \p{L}+)?))?|(?<foreign>am (?:tag danach|nächsten tag|tag darauf)|tags darauf|al día siguiente|el día siguiente|el día después|le lendemain|le jour d['’]après|no dia seguinte|no dia depois))${AT_END}`, 'giu')
/** What an occasion leaves to do. */
export const AFTERMATH = /\b(?:thank\p{L}*|follow(?:ing|ed)?[- ]?ups?|survey|feedback|debrief|clean(?:ing)?[- ]?up|clear(?:ing)?[- ]?up|tidy(?:ing)?(?: up)?|take[- ]?down|strike|striking|dismantl\p{L}*|wash\p{L}*|hand(?:ing)?[- ]?back|return\p{L}*|refunds?|evaluation|wrap[- ]?up|look back|lessons learn\p{L}+|accounts|settle up|pack (?:up|down)|dank\p{L}*|aufr[äa]um\p{L}*|abbau\p{L}*|nachbereit\p{L}*|auswert\p{L}*|r[üu]ckgabe|agradec\p{L}*|recog\p{L}*|desmont\p{L}*|limpi\p{L}*|devol\p{L}*|remerci\p{L}*|rang\p{L}*|démont\p{L}*|bilan|nettoy\p{L}*|arrum\p{L}*|limp\p{L}*)/iu
const LONGEST_CLAUSE = 70

/** 'Open day on 6 March … follow-up calls within 5 days, survey out the day after': counted from the occasion, whatever was dated since. */
export function withDaysAfterOccasion(prompt: string, expressions: readonly TimeExpression[], today: number): TimeExpression[] {
  const occasion = expressions.find(({ days, bound, recurrence }) => days !== null && /^(?:day|range)$/u.test(days.grain) && days.bareWeekday === null && bound === null && recurrence === null && days.last > today)
  if (!occasion) return [...expressions]
  const found = [...prompt.matchAll(AFTER)].flatMap(({ 0: words, index, groups }) => {
    const clause = prompt.slice(Math.max(0, index - LONGEST_CLAUSE), index).split(/[.,;:!?\n(]/u).at(-1)!
    const isPointed = groups!['behind'] !== undefined || groups!['foreign'] !== undefined || groups!['latest'] === 'within'
    if (index < occasion.end || !isPointed || !AFTERMATH.test(clause)) return []
    const last = Math.max(occasion.days!.last, ...expressions.filter(({ end, days, bound, recurrence, words: said }) => end <= index && !/after|later|dana|día|lendemain|dia /iu.test(said) && days?.grain === 'day' && days.bareWeekday === null && bound === null && recurrence === null).map(({ days }) => days!.last))
    const trimmed = words.trimStart()
    const start = index + words.length - trimmed.length
    return [{ ...EMPTY_EXPRESSION, words: trimmed, start, end: start + trimmed.length, ...countedFrom(last, groups!) }]
  })
  if (found.length === 0) return [...expressions]
  return [...expressions.filter(({ start, end }) => !found.some((other) => other.start < end && other.end > start)), ...found].toSorted((a, b) => a.start - b.start)
}

function countedFrom(occasion: number, groups: Readonly<Record<string, string | undefined>>): Pick<TimeExpression, 'days' | 'bound'> {
  const unit = groups['unit']?.toLowerCase() ?? 'day'
  const count = groups['count']?.toLowerCase()
  const length = (count === undefined ? 1 : COUNTS[count] ?? Number(count)) * (unit.startsWith('week') ? 7 : unit === 'fortnight' ? 14 : 1)
  const day = occasion + length
  // 'The week after' and 'within a week' leave all of its days; 'two days later' and 'a week after' are one.
  const isSpan = groups['latest'] !== undefined || count === undefined && !unit.startsWith('day')
  return { days: makeDays({ first: day, last: day }), bound: isSpan ? 'by' : null }
}
