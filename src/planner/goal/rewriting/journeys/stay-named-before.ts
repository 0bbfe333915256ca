import type { DaySpan } from '../../../time/calendar-time.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'

/** The few days that a prompt names together before an offset: dates rather than 'this week'. */
export function stayNamedBefore(times: readonly TimeExpression[], offset: number): DaySpan | null {
  const stays = times.flatMap(({ days, bound, end }) => (days !== null && bound === null && end <= offset && days.last > days.first && days.last - days.first <= LONGEST_STAY_DAYS ? [days] : []))
  return stays.find(({ grain }) => grain === 'range') ?? stays[0] ?? null
}

const LONGEST_STAY_DAYS = 9
