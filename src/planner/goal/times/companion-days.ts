import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { ClockWindow, DayNumber, Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { DayPattern, Reading, ReadingOf } from '../brief.ts'
import { describeInterval, describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'
import { stemOf } from './companions.ts'
import type { Companion } from './companions.ts'

type Series = Reading & ReadingOf<'rhythm' | 'commitment'>

/** Adds each companion on the days that its series names, once that is read. */
export function readCompanions(context: ReadingContext, companions: readonly Companion[]): void {
  const bases = new Set<Series>()
  for (const companion of companions) {
    const start = context.source.tokens[companion.words.from]!.start
    const series = seriesOf(context, companion, start)
    if (series) beginsOn(context, series, companion)
    const base = series && daysBeside(series, companion)
    if (!series || !base) context.claimed.fill(0, companion.words.from, companion.words.to)
    else addCompanion(context, companion, { series, days: base })
    if (series?.kind === 'rhythm' && base) bases.add(series)
    if (series && base && !companion.isAfter) opensBefore(context, series)
  }
  // What others are counted from is held as it is, and is no time for work on it.
  for (const series of bases) if (series.kind === 'rhythm') Object.assign(series, { ofRoutine: series.ofRoutine ?? 'part', minutes: series.minutes ?? lengthOf(context, series) })
}

/** The plan begins with what goes before the first of them. */
function opensBefore(context: ReadingContext, { days: { spans }, start, end }: Series): void {
  context.readings = context.readings.filter((reading) => !(reading.kind === 'horizon' && reading.appliesTo === null && reading.last === null && reading.first === spans?.[0]?.first && reading.start >= start && reading.end <= end))
}

/** From one stated hour to another it takes all of that time. */
function lengthOf({ expressions }: ReadingContext, { windows, start, end }: Series): number | null {
  const [window] = windows
  const isStated = expressions.some((expression) => expression.start >= start && expression.end <= end && expression.clock?.from && expression.clock.to)
  return isStated && windows.length === 1 && window!.to - window!.from <= LONGEST ? window!.to - window!.from : null
}

/** In minutes. */
const LONGEST = 480

/** The series that has the name, else the one that was told last and is no companion itself. */
function seriesOf({ readings }: ReadingContext, { noun }: Companion, start: number): Series | null {
  const before = readings.filter((reading): reading is Series => (reading.kind === 'rhythm' || reading.kind === 'commitment') && reading.source === 'stated' && reading.title !== null && reading.start < start && (reading.kind === 'commitment' || reading.ofRoutine === undefined || reading.ofRoutine === 'told') && (((reading.days.weekdays ?? reading.days.spans)?.length ?? 0) > 0 || reading.kind === 'rhythm' && (reading.everyDays ?? 0) > 1))
  const named = noun === '' ? undefined : before.findLast(({ title, words }) => `${title} ${words}`.toLowerCase().includes(stemOf(noun)))
  return named ?? before.at(-1) ?? null
}

/** What comes every so many days and has no first day yet has it where what goes before it can be done as well. */
function beginsOn({ readings, today }: ReadingContext, series: Series, companion: Companion): void {
  if (series.kind !== 'rhythm' || (series.everyDays ?? 0) < 2 || series.days.weekdays !== undefined || series.days.spans !== undefined) return
  const stated = readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null)
  const start: DayNumber = stated?.kind === 'horizon' && stated.first !== null ? stated.first : today
  const first = start + Math.max(0, -shiftOf(weekdayOf(start), companion))
  series.days = { ...series.days, spans: [{ first, last: first + NO_END_DAYS }] }
}

/** The days of the series, moved to the weekday named or by the days counted. */
function daysBeside(series: Series, companion: Companion): DayPattern | null {
  const { weekdays, spans, everyWeeks } = series.days
  const moved = (weekday: Weekday) => shiftOf(weekday, companion)
  const movedSpans = (spans ?? []).map(({ first, last }) => ({ first: first + moved(weekdayOf(first)), last: last + moved(weekdayOf(first)) }))
  if (weekdays === undefined) return companion.weekday !== null && series.kind === 'rhythm' && (series.everyDays ?? 0) > 1 ? null : { spans: movedSpans }
  const shift = moved(weekdays[0]!)
  const on = [...new Set(weekdays.map((weekday) => WEEK[(weekday - 1 + moved(weekday) + 70) % 7]!))].toSorted((a, b) => a - b)
  const days = { weekdays: on, ...(spans ? { spans: weekdays.length === 1 ? spans.map(({ first, last }) => ({ first: first + shift, last: last + shift })) : spans } : {}) }
  if (!everyWeeks) return days
  // Counted from the week in which the moved day of the first one lies.
  return weekdays.length > 1 ? null : { ...days, everyWeeks: { ...everyWeeks, anchor: everyWeeks.anchor - weekdayOf(everyWeeks.anchor) + weekdays[0]! + shift } }
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

function shiftOf(weekday: Weekday, { weekday: on, days, isAfter, isSameDay }: Companion): number {
  if (isSameDay) return 0
  if (on === null) return isAfter ? days : -days
  return isAfter ? ((on - weekday + 6) % 7) + 1 : -(((weekday - on + 6) % 7) + 1)
}

/** How long before or behind it what belongs to it is done, in minutes. */
const BESIDE = 180

function hoursBeside({ windows: [window] }: Series, isAfter: boolean): ClockWindow[] {
  if (window === undefined) return []
  return [isAfter ? { from: Math.min(window.to, MINUTES_PER_DAY - 60), to: Math.min(MINUTES_PER_DAY, window.to + BESIDE) } : { from: Math.max(0, window.from - BESIDE), to: window.from }]
}

/** What is done an hour before has that hour, and no more of the day. */
function hoursApart({ windows: [window], minutes, kind }: Series & { minutes?: number | null }, { isAfter, lead }: { isAfter: boolean; lead: number }): ClockWindow[] {
  if (window === undefined) return []
  const end = kind === 'commitment' ? window.to : window.from + (minutes ?? USUAL)
  const from = isAfter ? end + lead : window.from - lead
  return from < 0 || from >= MINUTES_PER_DAY - SHORT ? [] : [{ from, to: isAfter ? Math.min(MINUTES_PER_DAY, from + USUAL) : window.from }]
}

/** Of what has no length of its own, in minutes. */
const [USUAL, SHORT] = [60, 30]
const NOON = 720

function windowsBeside(companion: Companion, series: Series): ClockWindow[] {
  const { part, point, lead, isAfter } = companion
  const window = companion.window && part && part.from >= NOON && companion.window.to <= NOON ? { from: companion.window.from + NOON, to: companion.window.to + NOON } : companion.window
  if (lead !== null) return hoursApart(series, { isAfter, lead })
  if (point !== null) return [{ from: point, to: Math.min(MINUTES_PER_DAY, point + USUAL) }]
  // 'The evening before, after 7' is both.
  if (window !== null && part !== null && window.from < part.to && window.to > part.from) return [{ from: Math.max(window.from, part.from), to: Math.min(window.to, Math.max(part.to, window.from + USUAL)) }]
  if (window !== null) return [window]
  return part ? [part] : companion.isSameDay ? hoursBeside(series, isAfter) : []
}

function addCompanion(context: ReadingContext, companion: Companion, { series, days }: { series: Series; days: DayPattern }): void {
  const { words, noun, lead } = companion
  const title = companion.title.replace(/ (?:it|them)$/u, ` the ${(noun === '' ? series.title! : noun).toLowerCase()}`)
  const windows = windowsBeside(companion, series)
  const minutes = companion.minutes ?? (lead === null || companion.isAfter ? null : Math.min(lead, SHORT))
  const everyDays = days.weekdays === undefined && series.kind === 'rhythm' && (series.everyDays ?? 0) > 1 ? series.everyDays : null
  const { tokens } = context.source
  const [start, end] = [tokens[words.from]!.start, tokens[words.to - 1]!.end]
  const often = everyDays !== null ? describeInterval(everyDays) : days.weekdays ? describePattern(days) : `${days.spans?.length ?? 0} days`
  context.readings.push({
    id: '', words: context.prompt.slice(start, end), start, end, source: 'stated', strength: 'hard', appliesTo: { labels: [title] },
    text: `${title}: ${often}${describeWindows(windows)}`,
    kind: 'rhythm', title, count: null, per: 'week', atLeast: false, everyDays, days, windows, minutes, ofRoutine: 'part',
    ...(series.kind === 'rhythm' && series.inAll !== undefined ? { inAll: series.inAll } : {}),
  })
}
