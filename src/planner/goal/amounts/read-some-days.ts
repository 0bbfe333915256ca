import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import type { Recurrence } from '../../time/grammar/recurrence.ts'
import { PART_WINDOWS, windowsOf } from '../times/clock-windows.ts'
import { describeWeekdays, describeWindows } from '../describe.ts'
import { addReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** So many of the working days, as far apart as they go. */
const SPREAD: readonly (readonly Weekday[])[] = [[], [3], [2, 4], [1, 3, 5], [1, 2, 3, 4], [1, 2, 3, 4, 5]]

/**
 * 'Saturdays 13-16 and one weeknight a week after 20:00': beside days that are named, so many of the others, which the
 * writer leaves open. They are chosen here, so that no week holds more of them.
 */
export function readSomeDays(context: ReadingContext, group: TimeGroup, { recurrence, around }: { recurrence: Recurrence; around: Surroundings }): boolean {
  const count = recurrence.count?.high ?? 0
  const noun = recurrence.noun?.toLowerCase() ?? ''
  const part = partOf(noun)
  const days = SPREAD[count]
  // 'two evenings a week (Mon, Wed)': they are named.
  if (areNamedBehind(context, group)) return false
  if (recurrence.unit !== 'week' || part === null || days === undefined || days.length === 0 || !hasNamedDays(context, around)) return false
  const hours = windowsOf(group.expressions[0]!.clock, context.is24)
  const windows = hours.length > 0 ? hours : part
  addReading(context, group, {
    value: { kind: 'availability', days: { weekdays: [...days] }, windows, person: null }, text: `${count} ${noun} a week: ${describeWeekdays([...days])}${describeWindows(windows)}`,
  })
  return true
}

function areNamedBehind(context: ReadingContext, group: TimeGroup): boolean {
  const next = context.groups[context.groups.indexOf(group) + 1]
  return next !== undefined && next.from === group.to + 1 && /^[(,:]$/u.test(context.source.tokens[group.to]!.key) && next.expressions.some(({ days, recurrence }) => (recurrence?.weekdays ?? null) !== null || (days?.bareWeekday ?? null) !== null)
}

/** When a weeknight, an evening or a weekday is; null for a noun that names something to do. */
function partOf(noun: string): ClockWindow[] | null {
  if (/^(?:weekdays?|work ?days?|working days?)$/u.test(noun)) return []
  const part = /^(?:(?:week|weekday|work|midweek|free|spare) ?)?(?<part>morning|afternoon|evening|night)s?$/u.exec(noun)?.groups?.['part']
  if (part === 'morning' || part === 'afternoon') return [PART_WINDOWS[part]]
  return part === undefined ? null : [PART_WINDOWS.evening]
}

/** Whether the sentence names days of the week that are open for everything. */
function hasNamedDays(context: ReadingContext, { segment }: Surroundings): boolean {
  const sentence = segment ? sentenceOf(context, segment) : []
  if (sentence.length === 0) return false
  const [start, end] = [context.source.tokens[sentence[0]!.from]!.start, context.source.tokens[sentence.at(-1)!.to - 1]!.end]
  return context.readings.some((reading) => reading.kind === 'availability' && reading.appliesTo === null && reading.person === null && reading.start >= start && reading.end <= end && (reading.days.weekdays?.every((weekday) => weekday >= 6) ?? false))
}
