import type { DayNumber } from '../../../time/calendar-time.ts'
import type { ReadingContext } from '../../reading-context.ts'
import { pointOf } from '../../times/clock-windows.ts'

/** A day of the calendar, or several in a row, that the text names, and the clock that is said with it, in minutes. */
export type DateNamed = { start: number; end: number; day: DayNumber; last: DayNumber; at: number | null; hasHours: boolean }

/** The days that a prompt names one by one, as what stands around them settles them: no weekdays alone, and no bounds but the day on which something is due, or, where `isStart`, from which it goes on. */
export function datesOf({ prompt, expressions, is24 }: Pick<ReadingContext, 'prompt' | 'expressions' | 'is24'>, isStart = false): DateNamed[] {
  return expressions.flatMap(({ days, bound, recurrence, clock: own, words, start, end }, index) => {
    const isDated = days !== null && (/^(?:day|range)$/u.test(days.grain) || isStart && bound === 'since' && days.grain === 'week') && (bound === null || isStart && bound === 'since' || bound === 'by' && /^due /iu.test(words)) && recurrence === null && !days.isRelative && days.bareWeekday === null
    if (!isDated) return []
    const next = expressions[index + 1]
    const isBehind = own === null && next !== undefined && next.days === null && next.recurrence === null && next.clock !== null && /^,?\s{0,2}\(?$/u.test(prompt.slice(end, next.start))
    const clock = isBehind ? next.clock : own
    return [{ start, end: isBehind ? next.end : end, day: days.first, last: days.last, at: clock?.isPoint === true ? pointOf(clock, is24) : null, hasHours: clock !== null }]
  })
}
