import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const MEETINGS = /^(?:stand|standups?|meetings?|calls?|sync|syncs|demos?|reviews?|retros?|sessions?|sittings?|each|everyone|everybody|nobody|team|breaks?)$/u

/** 'CI run under 8 minutes': how fast the thing shall be, and no length of a task. */
export function isTarget({ plannerType, source: { tokens } }: ReadingContext, { expressions: [first], from, to }: TimeGroup, segment: Words): boolean {
  const isShort = first!.duration !== null && first!.duration.high < 4 * 3600 && first!.comparison !== null
  return plannerType === 'sprint' && isShort && from > segment.from && to === segment.to && !tokens.slice(segment.from, from).some(({ key }) => MEETINGS.test(key))
}

/** The 8 minutes of 'CI run under 8 minutes' limit no task. */
export function withoutLimitOf(context: ReadingContext, { from, to }: Words): void {
  const [start, end] = [context.source.tokens[from]!.start, context.source.tokens[to - 1]!.end]
  context.readings = context.readings.filter(({ kind, start: at, end: until }) => kind !== 'session' || at < start || until > end)
}

export function holdsTarget(context: ReadingContext, segment: Words): boolean {
  return context.groups.some((group) => group.from < segment.to && group.to > segment.from && (isTarget(context, group, segment) || isItsObject(context, group, segment)))
}

/** The 90 days of 'map the first 90 days' are what is mapped. */
function isItsObject({ plannerType, source: { tokens } }: ReadingContext, { expressions: [first], from, to }: TimeGroup, segment: Words): boolean {
  return plannerType === 'sprint' && first!.duration !== null && first!.bound === null && from > segment.from && to === segment.to && /^(?:the|our|their|your|first|last|next|coming)$/u.test(tokens[from - 1]!.key)
}
