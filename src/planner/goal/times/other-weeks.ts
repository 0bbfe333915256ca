import type { Weekday } from '../../time/calendar-time.ts'
import type { DayPattern } from '../brief.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeEntry } from './time-entries.ts'
import type { TimeGroup } from './time-groups.ts'

/** 'Every other Saturday I have football. Write on the other Saturdays': the weeks between those that were named before; null for all else. */
export function otherWeeks(context: ReadingContext, group: TimeGroup, { weekdays, everyWeeks }: TimeEntry): DayPattern['everyWeeks'] | null {
  const { tokens } = context.source
  if (weekdays?.length !== 1 || everyWeeks > 1 || tokens[group.from - 1]?.key !== 'other' || tokens[group.from - 2]?.key !== 'the') return null
  const patterns = context.readings.flatMap((reading) => (reading.kind === 'rhythm' || reading.kind === 'commitment' || reading.kind === 'availability' || reading.kind === 'exclusion' ? [reading.days] : []))
  const every = patterns.findLast((days) => days.everyWeeks !== undefined && days.weekdays?.[0] === weekdays[0])?.everyWeeks
  return every?.interval === 2 ? { interval: 2, anchor: every.anchor + 7 } : null
}

/** 'Class Mon, Wed and Fri. Stretching on the other weekdays': those that nothing named before takes; null for all else. */
export function otherDays(context: ReadingContext, group: TimeGroup, { weekdays }: TimeEntry): Weekday[] | null {
  const { tokens } = context.source
  if (weekdays?.length !== 5 || tokens[group.from - 1]?.key !== 'other' || tokens[group.from - 2]?.key !== 'the') return null
  const taken = new Set(context.readings.flatMap((reading) => ((reading.kind === 'rhythm' || reading.kind === 'commitment' || reading.kind === 'exclusion') ? reading.days.weekdays ?? [] : [])))
  const left = weekdays.filter((weekday) => !taken.has(weekday))
  return left.length > 0 && left.length < weekdays.length ? left : null
}

/** The clause without its 'on the other'. */
export function withoutOther(context: ReadingContext, around: Surroundings): Surroundings {
  const cut = around.leftKeys.at(-3) === 'on' ? 3 : 2
  const left = { from: around.left.from, to: Math.max(around.left.from, around.left.to - cut) }
  const leftKeys = keysOf(context, left)
  return { ...around, left, leftKeys, keys: [...leftKeys, ...around.rightKeys] }
}
