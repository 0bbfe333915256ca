import type { DaySpan } from '../../../time/calendar-time.ts'
import { expressionsIn } from '../../../time/grammar/find-time-expressions.ts'
import { detectLanguage, lexiconOf } from '../../../time/grammar/languages.ts'
import { prepareSource } from '../../../time/grammar/source.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { referenceOf } from '../../prepare-context.ts'
import type { ReadGoalInput } from '../../prepare-context.ts'

/** The times of a prompt as it stands, before anything in it is written out. */
export function timesIn(input: ReadGoalInput): TimeExpression[] {
  const language = detectLanguage(input.prompt)
  return expressionsIn(prepareSource(input.prompt, lexiconOf(language), referenceOf(input, language)))
}

/** The few days that a prompt names together before an offset: dates rather than 'this week'. */
export function stayNamedBefore(input: ReadGoalInput, offset: number): DaySpan | null {
  const stays = timesIn(input).flatMap(({ days, bound, end }) => (days !== null && bound === null && end <= offset && days.last > days.first && days.last - days.first <= LONGEST_STAY_DAYS ? [days] : []))
  return stays.find(({ grain }) => grain === 'range') ?? stays[0] ?? null
}

const LONGEST_STAY_DAYS = 9
