import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { DATED_TIMES } from './things/dated-times.ts'
import { KINDS_OF_THINGS } from './things/kinds-of-things.ts'
import { surrounded, type TimeOfThing } from './things/time-of-thing.ts'
import { TIMES_IN_LISTS } from './things/times-in-lists.ts'
import { WORDED_TIMES } from './things/worded-times.ts'

/** Times that are none of the plan's, in any order: each is told by itself. */
export const TIMES_OF_THINGS: readonly TimeOfThing[] = [...KINDS_OF_THINGS, ...DATED_TIMES, ...WORDED_TIMES, ...TIMES_IN_LISTS]

/** Takes out times by which parts of a list are called. */
export function withoutTimesInLists(source: Source, times: readonly TimeExpression[]): TimeExpression[] {
  return times.filter((time) => !TIMES_IN_LISTS.some(({ isOfThing }) => isOfThing(surrounded(source, time, times))))
}

/** Takes out times that only say something of a thing: 'Christmas cookies', 'budget for next year', '20 years of photos'. */
export function withoutTimesOfThings(source: Source, times: readonly TimeExpression[]): TimeExpression[] {
  return times.filter((time) => {
    const around = surrounded(source, time, times)
    return !TIMES_OF_THINGS.some(({ isOfThing }) => isOfThing(around))
  })
}
