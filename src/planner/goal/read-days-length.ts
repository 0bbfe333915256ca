import { describeMinutes, describePattern, describeWindows } from './describe.ts'
import { labelOf } from './labels.ts'
import { addReading, claim, isClaimed, segmentAt } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { isWholePlan } from './surroundings.ts'
import { patternOf } from './time-entries.ts'
import type { TimeGroup } from './time-groups.ts'

const SECONDS_PER_DAY = 86_400
/** Words before the length that make it time there is rather than something done: 'Mondays I have 2 hours'. */
const HAVING = /^(?:have|got|can|could|spend|only|free|available|most|least|max|up|about|around)$/u

/** 'Mon-Thu 30 minutes of tactics between 12 and 1pm', 'on Mondays a 15 minute stretch': days, then how long of what. Returns false when it is not said so. */
export function readDaysLength(context: ReadingContext, group: TimeGroup, index: number): boolean {
  const [length, hours] = [context.groups[index + 1], context.groups[index + 2]]
  const [entry] = group.entries
  const duration = length?.expressions[0]!.duration ?? null
  if (!length || !duration || duration.high >= SECONDS_PER_DAY || duration.isWhole || length.expressions[0]!.comparison !== null || isClaimed(context, length)) return false
  if (group.entries.length !== 1 || !entry!.weekdays || entry!.nthOfMonth !== null || entry!.windows.length > 0 || entry!.point !== null) return false
  const segment = segmentAt(context, group.from)
  const between = context.source.tokens.slice(group.to, length.from)
  if (segment === null || segment !== segmentAt(context, length.from) || between.length > 2 || between.some(({ key }) => HAVING.test(key))) return false
  const timed = hours && segmentAt(context, hours.from) === segment && hours.entries.length === 1 && hours.entries[0]!.windows.length > 0 && hours.entries[0]!.weekdays === null && hours.entries[0]!.spans.length === 0 ? hours : null
  const title = labelOf(context, { from: length.to, to: timed?.from ?? segment.to }, 4)
  if (title === null || isWholePlan(title) || group.from > segment.from + 1) return false
  const minutes = Math.round(duration.high / 60)
  const days = patternOf(entry!, context.today)
  const windows = timed?.entries[0]!.windows ?? []
  const words = { from: group.from, to: timed?.to ?? segment.to }
  addReading(context, words, {
    value: { kind: 'rhythm', title, count: entry!.everyWeeks > 1 ? null : new Set(entry!.weekdays).size, per: 'week', atLeast: false, everyDays: null, days, windows, minutes },
    appliesTo: { labels: [title] }, text: `${title}: ${describeMinutes(minutes)} on ${describePattern(days)}${describeWindows(windows)}`,
  })
  claim(context, words)
  return true
}
