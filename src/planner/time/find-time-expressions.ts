import { dayOfMinute, localMinute, minuteOfDay } from './day-number.ts'
import { writesDayFirst } from './day-order.ts'
import { expressionsIn } from './grammar/find-time-expressions.ts'
import { lexiconOf } from './grammar/languages.ts'
import { prepareSource } from './grammar/source.ts'
import type { TimeExpression } from './grammar/time-expression.ts'

/**
 * The dates, times, ranges, lengths and repetitions a text speaks of, in order.
 * `reference` is `YYYY-MM-DDTHH:mm`; relative and incomplete expressions are counted from it. `locale` is BCP 47.
 */
export function findTimeExpressions(text: string, reference: string, locale: string): TimeExpression[] {
  const minute = localMinute(reference)
  const language = locale.slice(0, 2)
  const context = { day: dayOfMinute(minute), minuteOfDay: minuteOfDay(minute), dayFirst: writesDayFirst({ locale, timeZone: '', language }) }
  return expressionsIn(prepareSource(text, lexiconOf(language), context))
}
