import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import { describeMinutes, describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, isClaimed, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan } from '../surroundings.ts'
import { patternOf } from '../times/time-entries.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const SECONDS_PER_DAY = 86_400
/** Words before the length that make it time there is rather than something done: 'Mondays I have 2 hours'. */
const HAVING = /^(?:have|got|can|could|spend|only|free|available|most|least|max|up|about|around)$/u

/** 'Mon-Thu 30 minutes of tactics between 12 and 1pm', 'on Mondays a 15 minute stretch': days, then how long of what. Returns false when it is not said so. */
export function readDaysLength(context: ReadingContext, group: TimeGroup, index: number): boolean {
  const said = daysAndLength(context, group, index)
  if (said === null) return false
  const named = isOnlyTime(context, said.behind) ? null : deedOf(context, said.behind) ?? labelOf(context, said.behind, 4)
  const isBare = named === null && isNothingElse(context, group, said)
  if (!isBare && (named === null || isWholePlan(named))) return false
  // 'Tuesdays 18-20 30 minutes of scales' has hours of its own, which another rule reads.
  if (!isBare && said.days.windows.length > 0) return false
  addDaysLength(context, group, { ...said, title: isBare ? null : named })
  return true
}

type DaysAndLength = {
  days: TimeEntry
  length: TimeGroup
  minutes: number
  /** The hours behind the length. */
  timed: TimeGroup | null
  segment: Segment
  /** What stands behind the length. */
  behind: Words
}

function daysAndLength(context: ReadingContext, group: TimeGroup, index: number): DaysAndLength | null {
  const [days] = group.entries
  const length = context.groups[index + 1]
  const segment = segmentAt(context, group.from)
  if (group.entries.length !== 1 || !days!.weekdays && !days!.isDaily || days!.ofMonth !== null) return null
  // 'On Sundays at 18:00 10 minutes to look back on the week': the hour stands with the day.
  if (days!.isDaily && days!.point === null) return null
  if (days!.point !== null && !days!.isDaily && !(days!.points.length === 0 && length && /^(?:to|for|of)$/u.test(context.source.tokens[length.to]?.key ?? ''))) return null
  if (!length || !isPlainLength(length) || isClaimed(context, length) || segment === null || segment !== segmentAt(context, length.from) || group.from > segment.from + 1) return null
  const between = context.source.tokens.slice(group.to, length.from)
  if (between.length > 2 || between.some(({ key }) => HAVING.test(key))) return null
  const hours = context.groups[index + 2]
  const timed = hours && segmentAt(context, hours.from) === segment && isClockAlone(hours) ? hours : null
  return { days: days!, length, minutes: Math.round(length.expressions[0]!.duration!.high / 60), timed, segment, behind: { from: length.to, to: hours && hours.from < segment.to ? hours.from : segment.to } }
}

/** The 'look back on the week' of '10 minutes to look back on the week': what is done, with its verb. */
function deedOf(context: ReadingContext, { from, to }: Words): string | null {
  const end = context.source.tokens.slice(from, to).findIndex(({ key }) => /^[(,;:–—-]$/u.test(key))
  const last = end < 0 ? to : from + end
  return context.source.tokens[from]?.key === 'to' && last - from >= 2 && last - from <= LONGEST_DEED ? textOf(context, { from: from + 1, to: last }) : null
}

/** In words. */
const LONGEST_DEED = 7

/** '30 minutes': shorter than a day, and no bound. */
function isPlainLength({ expressions: [first] }: TimeGroup): boolean {
  const { duration, comparison } = first!
  return duration !== null && duration.high < SECONDS_PER_DAY && !duration.isWhole && comparison === null
}

/** 'between 12 and 1pm', without a day of its own. */
function isClockAlone({ entries }: TimeGroup): boolean {
  const [own] = entries
  return entries.length === 1 && (own!.windows.length > 0 || own!.point !== null) && own!.weekdays === null && own!.spans.length === 0
}

/** 'dienstags eine Stunde, samstags drei': nothing but days and how long. */
function isNothingElse(context: ReadingContext, group: TimeGroup, { segment, length, timed }: DaysAndLength): boolean {
  const isOfEach = context.source.tokens.slice(group.to, length.from).some(({ key }) => /^(?:je|jeweils|each|cada|chaque)$/u.test(key))
  return !isOfEach && opensClause(context, segment.from, group.from) && (timed?.to ?? length.to) >= segment.to && context.readings.every(({ kind }) => kind !== 'commitment')
}

function addDaysLength(context: ReadingContext, group: TimeGroup, { days: entry, minutes, timed, behind, title }: DaysAndLength & { title: string | null }): void {
  const days = patternOf(entry, context.today)
  const windows = windowsOf(timed?.entries[0] ?? (entry.point === null ? null : entry), minutes) ?? entry.windows
  const words = { from: group.from, to: timed?.to ?? behind.to }
  if (title === null) addReading(context, words, { value: { kind: 'availability', days, windows, person: null }, text: `${describePattern(days)}${describeWindows(windows)}` })
  const count = title === null || entry.weekdays === null || entry.everyWeeks > 1 ? null : new Set(entry.weekdays).size
  addReading(context, words, {
    value: { kind: 'rhythm', title, count, per: 'week', atLeast: false, everyDays: entry.isDaily ? 1 : null, days, windows, minutes },
    appliesTo: title === null ? null : { labels: [title] }, text: `${title ?? 'Sessions'}: ${describeMinutes(minutes)} on ${describePattern(days)}${describeWindows(windows)}`,
  })
  claim(context, words)
}

/** The hours that are said, or so many minutes from the time that is said. */
function windowsOf(own: TimeEntry | null, minutes: number): ClockWindow[] | null {
  if (own === null) return null
  return own.windows.length === 0 && own.point !== null ? [{ from: own.point, to: Math.min(MINUTES_PER_DAY, own.point + minutes) }] : own.windows
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
