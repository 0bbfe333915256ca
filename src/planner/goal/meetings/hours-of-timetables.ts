import { keyAt, operatorAt } from '../../time/grammar/source.ts'
import type { Source } from '../../time/grammar/source.ts'
import { settledExpressions } from '../expressions/settled-expressions.ts'
import type { ReadingContext } from '../reading-context.ts'
import { groupTimes } from '../times/time-groups.ts'

/** A text about people's calendars: two numbers that something joins are hours of the clock, in figures and in words. */
export function asTimetable(context: ReadingContext): ReadingContext {
  const source = withRangesForMinutes(context.source)
  const expressions = settledExpressions(source, { areHours: true })
  return { ...context, source, expressions, groups: groupTimes(source, expressions, context.is24) }
}

/** 'Nine to ten, ten to eleven' are stretches; 'before ten to eleven' and 'twenty to nine' are points. */
function withRangesForMinutes(source: Source): Source {
  const isStretch = (index: number) => operatorAt(source, index, 'minutes-to') > 0 && FEW.test(keyAt(source, index - 1)) && !isPointAhead(source, index - 1)
  return { ...source, entries: source.entries.map((entries, index) => (isStretch(index) ? entries.filter(({ sense }) => sense.type !== 'operator' || sense.operator !== 'minutes-to') : entries)) }
}

/** What may be minutes before an hour as well as an hour. */
const FEW = /^(?:five|ten|5|10)$/u

function isPointAhead(source: Source, index: number): boolean {
  return operatorAt(source, index - 1, 'at', 'by', 'before', 'after', 'until', 'since', 'around') === index
}
