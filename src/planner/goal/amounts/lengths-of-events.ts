import { extendReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const LONGEST_EVENT_MINUTES = 8 * 60

/** 'Show the board on 1 April at 10am, half an hour': alone behind an hour of one day, how long that takes. */
export function isLengthOfEvent(context: ReadingContext, group: TimeGroup, { around: { segment, rightKeys }, minutes }: { around: Surroundings; minutes: number }): boolean {
  if (segment !== null && isSaidOfHour(context, group, { segment, rightKeys, minutes })) return true
  if (segment === null || !/^[,(-]$/u.test(segment.lead) || segment.from !== group.from || rightKeys.length > 0 || minutes > LONGEST_EVENT_MINUTES) return false
  const before = sentenceOf(context, segment).findLast(({ to }) => to <= segment.from)
  const { tokens } = context.source
  const event = before && context.readings.findLast((reading) => reading.kind === 'event' && reading.start >= tokens[before.from]!.start && reading.end <= tokens[before.to - 1]!.end)
  if (event?.kind !== 'event' || event.from === null || event.to !== null) return false
  event.to = event.from + minutes
  extendReading(context, event, group)
  return true
}

/** 'Staff meeting on 1 February and 22 February at 17:45 for an hour': how long what begins then takes, on each of its days. */
function isSaidOfHour(context: ReadingContext, group: TimeGroup, { segment, rightKeys, minutes }: { segment: Segment; rightKeys: readonly string[]; minutes: number }): boolean {
  const { tokens } = context.source
  const lead = /^(?:about|around|roughly)$/u.test(tokens[group.from - 1]?.key ?? '') ? group.from - 2 : group.from - 1
  const hour = context.groups.find(({ to }) => to === lead)
  if (!/^(?:for|during|für|durante|por|pendant)$/u.test(tokens[lead]?.key ?? '') || hour === undefined || rightKeys.length > 0 || minutes > LONGEST_EVENT_MINUTES) return false
  const start = tokens[sentenceOf(context, segment)[0]!.from]!.start
  const named = context.readings.findLast((reading) => reading.kind === 'event')
  const same = context.readings.filter((reading) => reading.kind === 'event' && reading.start >= start && named?.kind === 'event' && reading.title === named.title && reading.from !== null && reading.to === null)
  for (const event of same) {
    if (event.kind !== 'event') continue
    event.to = event.from! + minutes
    extendReading(context, event, group)
  }
  return same.length > 0
}
