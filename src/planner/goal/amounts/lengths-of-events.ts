import { extendReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const LONGEST_EVENT_MINUTES = 8 * 60

/** 'Show the board on 1 April at 10am, half an hour': alone behind an hour of one day, how long that takes. */
export function isLengthOfEvent(context: ReadingContext, group: TimeGroup, { around: { segment, rightKeys }, minutes }: { around: Surroundings; minutes: number }): boolean {
  if (segment === null || !/^[,(-]$/u.test(segment.lead) || segment.from !== group.from || rightKeys.length > 0 || minutes > LONGEST_EVENT_MINUTES) return false
  const before = sentenceOf(context, segment).findLast(({ to }) => to <= segment.from)
  const { tokens } = context.source
  const event = before && context.readings.findLast((reading) => reading.kind === 'event' && reading.start >= tokens[before.from]!.start && reading.end <= tokens[before.to - 1]!.end)
  if (event?.kind !== 'event' || event.from === null || event.to !== null) return false
  event.to = event.from + minutes
  extendReading(context, event, group)
  return true
}
