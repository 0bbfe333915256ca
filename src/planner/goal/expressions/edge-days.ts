import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const EDGE = /^(?:(?:on|by|until) )?(?:the |our )?(?:very )?(?<which>last|final|first) (?:working )?(?<part>day|evening|night|morning|afternoon)(?! of (?:the )?(?:month|year|week))/iu

const BARE_EDGE = /(?<![\p{L}\p{N}])on (?:the|our) (?:(?:very )?(?:first|opening)|final|last) day(?! (?:of|i|we|she|he|they|at (?:work|school|uni|the office))\b)(?![\p{L}\p{N}-])/giu

const EDGE_PART = /(?<![\p{L}\p{N}])on (?:the|our) (?:very )?(?:first|final|last) (?:evening|night|morning|afternoon)(?! (?:of (?:the )?(?:month|year|week))\b)(?![\p{L}\p{N}-])/giu

/** 'dinner on the last evening' of a stay: the part of the day that the grammar found, on a day that the plan settles. */
function withEdgeParts(prompt: string, expressions: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  if (!expressions.some(({ days, bound }) => days?.grain === 'range' && bound === null && days.first > today)) return [...expressions]
  return [...prompt.matchAll(EDGE_PART)].reduce<TimeExpression[]>((known, { 0: words, index }) => {
    const part = known.find(({ start, end, clock, days }) => (clock?.part ?? null) !== null && (days === null || days.isDayOfMonth) && start >= index && end === index + words.length)
    const settled = part ? { ...part, words, start: index, days: makeDays({ first: today, last: today, isRelative: true }), recurrence: null } : null
    return settled ? known.map((other) => (other === part ? settled : other)) : known
  }, [...expressions])
}

/** 'planning on the first day', 'demo on the final day': expressions that the grammar leaves, as days that the plan settles. */
export function withEdgeDays(prompt: string, expressions: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  const found = [...prompt.matchAll(BARE_EDGE)].map(({ 0: words, index }) => ({
    ...EMPTY_EXPRESSION, words: words.replace(/opening/iu, 'first'), start: index, end: index + words.length, days: makeDays({ first: today, last: today, isRelative: true }),
  })).filter(({ start, end }) => !expressions.some((other) => other.start < end && other.end > start))
  const parts = withEdgeParts(prompt, expressions, today)
  return found.length === 0 ? parts : [...parts, ...found].toSorted((a, b) => a.start - b.start)
}

/** 'our last day is 16 March', 'the first day will be Monday', 'First day: 4 May': where the plan ends and begins. */
export function withNamedEdges(prompt: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const isNamed = (start: number) => expressions.some(({ start: from, end }) => from > start && NAMED_EDGE.test(prompt.slice(Math.max(0, start - 10), from)) && end - start < 80)
  return expressions.filter(({ words, start }) => !/^(?:the )?(?:first|last|final) day$/iu.test(words) || !isNamed(start)).map((expression) => {
    const { days, bound, clock, start } = expression
    const named = days !== null && days.first === days.last && bound === null && clock === null ? NAMED_EDGE.exec(prompt.slice(Math.max(0, start - 40), start)) : null
    if (!named) return expression
    return { ...expression, words: `${named[0]}${expression.words}`, start: start - named[0].length, bound: (named[1] ?? named[2])!.toLowerCase() === 'first' ? 'since' : 'until' }
  })
}

const NAMED_EDGE = /(?:\b(?:our|my|the|their|his|her) (first|last|final) day (?:is|will be|would be)|(?<![\p{L}\p{N}])(?:(?:our|my|the|their|his|her) )?(first|last|final) day(?: of (?:the|our|my) (?:trip|journey|holiday|tour))?(?::| =| is:))\s*$/iu

/** 'demo on the last day at 15:00': the last (working) day of the sprints or of the stated range, not yesterday. Changes the group's days. */
export function settleEdgeDay(context: ReadingContext, group: TimeGroup): void {
  const [first] = group.expressions
  const edge = first?.days?.isRelative ? EDGE.exec(first.words)?.groups : undefined
  const which = edge?.['which']?.toLowerCase()
  const span = which === undefined ? null : planDays(context)
  if (!span) return
  // On its last day one leaves: the last evening is that before.
  const isNight = /^(?:evening|night)$/iu.test(edge!['part']!) && span.last > span.first && context.plannerType === 'calendar'
  const day = which === 'first' ? span.first : span.last - (isNight ? 1 : 0)
  const days = { ...makeDays({ first: day, last: day }), endsAt: day }
  group.expressions[0] = { ...first!, days }
  for (const entry of group.entries) {
    if (!entry.expressions.includes(first!)) continue
    entry.spans = [{ first: day, last: day }]
    entry.expressions = entry.expressions.map((each) => (each === first ? group.expressions[0]! : each))
  }
}

/** Whether the words mean an edge of a plan whose days are not known: a note, not a story of yesterday. */
export function isOpenEdge({ expressions: [first] }: TimeGroup): boolean {
  return first?.days?.isRelative === true && EDGE.test(first.words)
}

function planDays(context: ReadingContext): { first: DayNumber; last: DayNumber } | null {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (calendar?.kind === 'sprint-calendar' && calendar.firstDay !== null && calendar.lengthDays !== null) {
    const last = calendar.firstDay + (calendar.count ?? 1) * calendar.lengthDays - 1
    return { first: calendar.firstDay, last: last - Math.max(0, weekdayOf(last) - 5) }
  }
  const range = context.expressions.find(({ days, bound }) => days?.grain === 'range' && bound === null && days.first >= context.today)?.days
  return range ? { first: range.first, last: range.last } : null
}
