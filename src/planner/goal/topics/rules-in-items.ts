import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { isSaid, surroundingsOf } from '../surroundings.ts'
import { isTarget } from './targets-of-items.ts'

/** Segments whose time rules the plan, such as 'weekdays 6-8pm' or 'never on Sunday'. */
export function isRule(context: ReadingContext, segment: Segment): boolean {
  return context.groups.some((group) => {
    if (group.from >= segment.to || group.to <= segment.from || isOfSprints(context, group)) return false
    const [first] = group.expressions
    const isLater = first!.days !== null && group.from > segment.from
    const isDeadline = first!.bound !== null && (isLater || first!.bound !== 'since' && first!.bound !== 'after')
    const isDate = first!.days !== null && first!.bound === null
    const around = surroundingsOf(context, group)
    return !(isDeadline || isDate || isExtent(context, group, segment)) || isSaid(around, 'never') || isSaid(around, 'away') && around.leftKeys.at(-1) !== 'closed'
  })
}

/** 'Docker in 2 two-week sprints': when, not what. */
function isOfSprints(context: ReadingContext, group: TimeGroup): boolean {
  const start = context.source.tokens[group.from]!.start
  return context.readings.some((reading) => reading.kind === 'sprint-calendar' && start >= reading.start && start < reading.end)
}

/** 'backfill 2 years': how much of it, not how long it takes. */
function isExtent(context: ReadingContext, group: TimeGroup, segment: Segment): boolean {
  const { duration } = group.expressions[0]!
  if (!duration || group.from === segment.from || group.to !== segment.to) return false
  if (isTarget(context, group, segment)) return true
  return (duration.low >= 86_400 || context.plannerType === 'sprint' && group.expressions[0]!.comparison === null) && context.source.tokens.slice(segment.from, group.from).every(({ key }) => !/^(?:takes?|needs?|lasts?)$/u.test(key) && (context.plannerType === 'sprint' || !/^(?:for|in|over)$/u.test(key)))
}
