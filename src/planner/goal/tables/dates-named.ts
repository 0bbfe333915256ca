import type { DayNumber } from '../../time/calendar-time.ts'
import { expressionsIn } from '../../time/grammar/find-time-expressions.ts'
import { detectLanguage, lexiconOf } from '../../time/grammar/languages.ts'
import { prepareSource } from '../../time/grammar/source.ts'
import { referenceOf } from '../prepare-context.ts'
import type { ReadGoalInput } from '../prepare-context.ts'
import { pointOf, writes24Hours } from '../times/clock-windows.ts'

/** A day of the calendar with its month, where the text names it, and the clock that is said with it, in minutes. */
export type DateNamed = { start: number; end: number; day: DayNumber; at: number | null; hasHours: boolean }

/** The single days that a prompt names one by one: no bounds, no stretches, no weekdays alone. */
export function datesNamed(input: ReadGoalInput): DateNamed[] {
  const language = detectLanguage(input.prompt)
  const source = prepareSource(input.prompt, lexiconOf(language), referenceOf(input, language))
  const expressions = expressionsIn(source, { bareRanges: true })
  const is24 = writes24Hours(expressions, language)
  return expressions.flatMap(({ days, bound, recurrence, clock: own, start, end }, index) => {
    const isDay = days?.grain === 'day' && bound === null && recurrence === null && !days.isRelative && days.bareWeekday === null && !days.isDayOfMonth
    if (!isDay) return []
    const next = expressions[index + 1]
    const isBehind = own === null && next !== undefined && next.days === null && next.recurrence === null && next.clock !== null && /^,?\s{0,2}\(?$/u.test(input.prompt.slice(end, next.start))
    const clock = isBehind ? next.clock : own
    return [{ start, end: isBehind ? next.end : end, day: days.first, at: clock?.isPoint === true ? pointOf(clock, is24) : null, hasHours: clock !== null }]
  })
}
