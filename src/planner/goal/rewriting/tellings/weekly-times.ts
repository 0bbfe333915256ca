import type { TimeExpression } from '../../../time/grammar/time-expression.ts'

/** Stands for a time in a clause; no letter, and nothing that people type. */
export const TIME = '\u0001'

/** A time of every week as it stands in a text: its days, its hours, or both. */
export type WeeklyTime = { start: number; end: number; words: string; hasDays: boolean; hasHours: boolean }

const BETWEEN_TIMES = /^(?:,|\/|&|and|or|und|oder|y|o|e|ou|et)? ?(?:the|on|am|los|las|el|le|les|la|aos?|às|nos?|nas?)?$/iu
const IS_ANY_WEEKEND = /^(?:the|am|das|el|le|o) (?:week-?ends?|wochenende|fin de semana|fim de semana)$/iu

/** Neighbouring times as one: 'martes y jueves después de las 7'. */
export function weeklyTimesIn(text: string, expressions: readonly TimeExpression[]): WeeklyTime[] {
  const times: WeeklyTime[] = []
  for (const { start, end, days, recurrence, clock, bound, words } of expressions) {
    const hasDays = (recurrence?.weekdays?.length ?? 0) > 0 && recurrence?.count === null || bound === null && ((days?.bareWeekday ?? null) !== null || days?.grain === 'weekend' && IS_ANY_WEEKEND.test(words))
    const hasHours = clock !== null || (recurrence?.part ?? null) !== null
    const last = times.at(-1)
    if (last && (hasDays || hasHours) && (last.hasDays || last.hasHours) && !(last.hasHours && hasDays) && BETWEEN_TIMES.test(text.slice(last.end, start).trim())) Object.assign(last, { end, words: text.slice(last.start, end), hasDays: last.hasDays || hasDays, hasHours: last.hasHours || hasHours })
    else times.push({ start, end, words: text.slice(start, end), hasDays, hasHours })
  }
  return times
}
