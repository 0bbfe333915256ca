import { describeMinutes, describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, isClaimed, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import { patternOf } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const SECONDS_PER_DAY = 86_400
/** Words before the length that make it time there is rather than something done: 'Mondays I have 2 hours'. */
const HAVING = /^(?:have|got|can|could|spend|only|free|available|most|least|max|up|about|around)$/u

/** 'Mon-Thu 30 minutes of tactics between 12 and 1pm', 'on Mondays a 15 minute stretch': days, then how long of what. Returns false when it is not said so. */
export function readDaysLength(context: ReadingContext, group: TimeGroup, index: number): boolean {
  const [length, hours] = [context.groups[index + 1], context.groups[index + 2]]
  const [entry] = group.entries
  const duration = length?.expressions[0]!.duration ?? null
  if (!length || !duration || duration.high >= SECONDS_PER_DAY || duration.isWhole || length.expressions[0]!.comparison !== null || isClaimed(context, length)) return false
  if (group.entries.length !== 1 || !entry!.weekdays || entry!.nthOfMonth !== null || entry!.point !== null) return false
  const segment = segmentAt(context, group.from)
  const between = context.source.tokens.slice(group.to, length.from)
  if (segment === null || segment !== segmentAt(context, length.from) || between.length > 2 || between.some(({ key }) => HAVING.test(key))) return false
  const timed = hours && segmentAt(context, hours.from) === segment && hours.entries.length === 1 && (hours.entries[0]!.windows.length > 0 || hours.entries[0]!.point !== null) && hours.entries[0]!.weekdays === null && hours.entries[0]!.spans.length === 0 ? hours : null
  const behind = { from: length.to, to: timed?.from ?? segment.to }
  if (group.from > segment.from + 1) return false
  const named = isOnlyTime(context, behind) ? null : labelOf(context, behind, 4)
  // 'dienstags eine Stunde, samstags drei': nothing but days and how long.
  const isBare = named === null && opensClause(context, segment.from, group.from) && !between.some(({ key }) => /^(?:je|jeweils|each|cada|chaque)$/u.test(key)) && (timed?.to ?? length.to) >= segment.to && context.readings.every(({ kind }) => kind !== 'commitment')
  if (!isBare && (named === null || isWholePlan(named))) return false
  // 'Tuesdays 18-20 30 minutes of scales' has hours of its own, which another rule reads.
  if (!isBare && entry!.windows.length > 0) return false
  const title = isBare ? null : named
  const minutes = Math.round(duration.high / 60)
  const days = patternOf(entry!, context.today)
  const [own] = timed?.entries ?? []
  const windows = own && own.windows.length === 0 && own.point !== null ? [{ from: own.point, to: Math.min(1440, own.point + minutes) }] : own?.windows ?? entry!.windows
  const words = { from: group.from, to: timed?.to ?? segment.to }
  if (title === null) addReading(context, words, { value: { kind: 'availability', days, windows, person: null }, text: `${describePattern(days)}${describeWindows(windows)}` })
  addReading(context, words, {
    value: { kind: 'rhythm', title, count: title === null ? null : entry!.everyWeeks > 1 ? null : new Set(entry!.weekdays).size, per: 'week', atLeast: false, everyDays: null, days, windows, minutes },
    appliesTo: title === null ? null : { labels: [title] }, text: `${title ?? 'Sessions'}: ${describeMinutes(minutes)} on ${describePattern(days)}${describeWindows(windows)}`,
  })
  claim(context, words)
  return true
}

/** The 'às 9h' of 'aos sábados duas horas às 9h' is when, not what. */
function isOnlyTime({ groups, source }: ReadingContext, { from, to }: Words): boolean {
  const words = source.tokens.slice(from, to).filter(({ kind }, offset) => kind === 'word' && !groups.some((group) => group.from <= from + offset && group.to > from + offset))
  return words.every(({ key }) => key.length <= 2)
}

/** Nothing but joints and articles before the days. */
function opensClause({ source }: ReadingContext, from: number, to: number): boolean {
  return source.tokens.slice(from, to).every(({ key }) => /^(?:and|&|plus|also|und|y|et|e|on|aos?|nas?|am|les?|los|,)$/u.test(key))
}
