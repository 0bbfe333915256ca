import type { Brief, ReadingOf } from '../goal/brief.ts'
import type { DaySpan } from '../time/calendar-time.ts'
import { isAt, readingsOf } from './binding.ts'
import type { PlacedTask } from './placed-task.ts'

export type BookedStay = { reading: ReadingOf<'stay'>; span: DaySpan }

/** Where the plan spends its days, in order: for each stay asked for, the days of the date-only tasks located there. */
export function bookedStays(brief: Brief, tasks: readonly PlacedTask[]): BookedStay[] {
  return readingsOf(brief, 'stay')
    .flatMap((reading) => {
      const there = tasks.filter((task) => task.time === null && task.type === 'event' && task.location !== null && isAt(task.location, reading.place))
      if (there.length === 0) return []
      return [{ reading, span: { first: Math.min(...there.map(({ days }) => days.first)), last: Math.max(...there.map(({ days }) => days.last)) } }]
    })
    .toSorted((a, b) => a.span.first - b.span.first || a.span.last - b.span.last)
}
