import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Source } from '../../time/grammar/source.ts'

const DAYS_PER_UNIT: Partial<Record<string, number>> = { day: 1, night: 1, week: 7 }
const LONGEST_DAYS = 120

/** 'On 18 June for three weeks', 'in February and March': one stretch of days each. 'From 5 March, four weeks' is read with its bound. */
export function withLengthsOfDates({ text }: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  const settled: TimeExpression[] = []
  for (const expression of expressions) {
    const before = settled.at(-1)
    const joined = before ? (lasting(text, before, expression) ?? monthsInRow(text, before, expression)) : null
    if (joined) settled[settled.length - 1] = joined
    else settled.push(expression)
  }
  return settled
}

/** 'In February and March', 'Jan/Feb': months in a row are one stretch. */
function monthsInRow(text: string, earlier: TimeExpression, later: TimeExpression): TimeExpression | null {
  const [from, to] = [earlier.days, later.days]
  if (from === null || to === null || from.grain !== 'month' || to.grain !== 'month' || from.narrowed !== null || to.narrowed !== null) return null
  const isAlone = [earlier, later].every(({ clock, recurrence, duration }) => clock === null && recurrence === null && duration === null) && later.bound === null
  if (!isAlone || to.first !== from.last + 1 || !/^(?: (?:and|&|und|y|et|e) | ?\/ ?)$/u.test(text.slice(earlier.end, later.start))) return null
  return { ...earlier, words: text.slice(earlier.start, later.end), end: later.end, days: { ...from, last: to.last } }
}

function lasting(text: string, date: TimeExpression, { words, start, end, duration, days: own, recurrence }: TimeExpression): TimeExpression | null {
  const { days } = date
  if (days === null || days.grain !== 'day' || days.bareWeekday !== null || date.bound !== null || date.clock !== null || date.recurrence !== null) return null
  if (duration === null || own !== null || recurrence !== null || !Number.isInteger(duration.value)) return null
  const isFor = /^ (?:for|für) $/iu.test(text.slice(date.end, start)) || /^ $/u.test(text.slice(date.end, start)) && /^(?:for|für) /iu.test(words) || isBehind(text, { date, words, start, end })
  const length = duration.value * (DAYS_PER_UNIT[duration.unit] ?? 0)
  if (!isFor || length < 2 || length > LONGEST_DAYS) return null
  return { ...date, words: text.slice(date.start, end), end, days: { ...days, last: days.first + length - 1, grain: 'range' } }
}

/** 'Fair on 5 March, three days.', 'Messe am 5. März (3 Tage)': how long it lasts, and nothing else. */
function isBehind(text: string, { date, words, start, end }: { date: TimeExpression; words: string; start: number; end: number }): boolean {
  return /^(?:,| ?\() ?$/u.test(text.slice(date.end, start)) && /(?:days|tage|d[ií]as|jours)$/iu.test(words) && /^\s{0,2}(?:$|[.;)\n])/u.test(text.slice(end, end + 3))
}
