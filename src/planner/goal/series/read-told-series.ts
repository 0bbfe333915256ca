import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { ClockWindow, DayNumber, DaySpan, Weekday } from '../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { DayPattern, ReadingOf } from '../brief.ts'
import { describeDay, describeInterval, describePattern, describeWindows } from '../describe.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { pointOf, windowsOf } from '../times/clock-windows.ts'
import { wordsOf } from './names-of-told.ts'
import { toldSeries } from './told-series.ts'
import type { Told } from './told-series.ts'

/**
 * 'Pottery: six Saturdays 10-12, the first on 16 January', 'a review each Friday at 18:30, twelve of them, 2 July being the first':
 * what comes back on its days, with so many of it or with its first and its last, is exactly that, whichever way round it is told.
 */
export function readToldSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const told of toldSeries(context)) addTold(context, told)
}

/** A turn at an hour without a length; each of several turns of a day, in minutes. */
const [USUAL, USUAL_OF_DAY] = [60, 60]

function addTold(context: ReadingContext, told: Told): void {
  const { title, count, first, last, lasting, length, beats, hours = [] } = told
  const words = wordsOf(context, told.from, told.to)
  const { recurrence } = beats.at(-1)!
  const [unit, every] = [recurrence?.unit ?? 'week', recurrence?.every ?? 1]
  const isDaily = unit === 'day' && every === 1
  const clocks = [...beats, ...hours, ...(first ? [first] : [])].filter(({ clock }) => clock?.from || clock?.to)
  const said = length?.duration ? Math.round(length.duration.high / 60) : null
  const { windows, minutes } = isDaily ? turnsOfDay(context, clocks, said) : oneTurn(context, clocks[0], { said, isWindow: told.isWindow })
  const weekdays = [...new Set(beats.flatMap((beat) => beat.recurrence?.weekdays ?? (beat.days?.bareWeekday ? [beat.days.bareWeekday] : [])))].toSorted((a, b) => a - b)
  const begins = firstOf(context, first?.days?.first ?? context.today, weekdays)
  const ends = last?.days?.last ?? (lasting ? begins + Math.round(lasting.duration!.high / SECONDS_OF_DAY) - 1 : begins + NO_END_DAYS)
  if (words === null || ends < begins || told.isFirst && weekdays.length > 0 && !weekdays.includes(weekdayOf(first!.days!.first))) return
  claim(context, words)
  const off = (told.without ?? []).map(({ days }) => ({ first: days!.first, last: days!.last }))
  if (off.length > 0) addReading(context, words, { value: { kind: 'exclusion', days: { spans: off }, windows: [], person: null }, appliesTo: { labels: [title] }, text: `No ${title} on ${off.map(({ first: day }) => describeDay(day)).join(', ')}` })
  const days: DayPattern = { ...(weekdays.length > 0 ? { weekdays } : {}), spans: [{ first: begins, last: ends }], ...(unit === 'week' && every > 1 ? { everyWeeks: { interval: every, anchor: begins } } : {}) }
  const turns = isDaily ? recurrence!.count?.low ?? windows.length : null
  const often = isDaily ? `${turns} a day` : unit === 'day' ? describeInterval(every) : `${every > 1 ? `every ${every} weeks, ` : ''}${describePattern({ weekdays })}`
  addReading(context, words, {
    value: { kind: 'rhythm', title, count: turns, per: isDaily ? 'day' : 'week', atLeast: false, everyDays: unit === 'day' && every > 1 ? every : null, days, windows, minutes, ...(count === undefined || isDaily ? {} : { inAll: count }), ofRoutine: 'part' },
    appliesTo: { labels: [title] },
    text: `${title}: ${count === undefined || isDaily ? '' : `${count} in all, `}${often}${describeWindows(windows)}, from ${describeDay(begins)}${ends - begins < NO_END_DAYS ? ` to ${describeDay(ends)}` : ''}`,
  })
}

const SECONDS_OF_DAY = 86_400

type Turn = { windows: ClockWindow[]; minutes: number | null }

/** As long as is said, else from one hour to the other; what may be between two hours leaves its length open. */
function oneTurn({ is24 }: ReadingContext, time: TimeExpression | undefined, { said, isWindow }: { said: number | null; isWindow: boolean }): Turn {
  const clock = time?.clock ?? null
  const point = clock?.isPoint ? pointOf(clock, is24) : null
  if (point !== null) return { windows: [{ from: point, to: Math.min(MINUTES_PER_DAY, point + (said ?? USUAL)) }], minutes: said ?? USUAL }
  const windows = windowsOf(clock, is24)
  const [window] = windows
  return { windows, minutes: said ?? (windows.length === 1 && !isWindow && clock?.from && clock.to ? window!.to - window!.from : null) }
}

/** One at each of the hours. */
function turnsOfDay({ is24 }: ReadingContext, times: readonly TimeExpression[], said: number | null): Turn {
  const windows = times.flatMap(({ clock }) => {
    const point = clock?.isPoint ? pointOf(clock, is24) : null
    return point === null ? windowsOf(clock, is24) : [{ from: point, to: Math.min(MINUTES_PER_DAY, point + (said ?? USUAL_OF_DAY)) }]
  })
  return { windows, minutes: said }
}

/** The first day of the week named from there on. */
function firstOf({ today }: ReadingContext, from: DayNumber, weekdays: readonly Weekday[]): DayNumber {
  const start = Math.max(today, from)
  return weekdays.length === 0 ? start : Array.from({ length: 7 }, (_, index) => start + index).find((day) => weekdays.includes(weekdayOf(day)))!
}

/** What has its number and no last day ends with the last of them: days off that were read since are left out. */
export function settleEndsOfTold({ readings }: ReadingContext): void {
  for (const series of readings) {
    if (series.kind !== 'rhythm' || series.inAll === undefined || series.ofRoutine !== 'part' || series.days.spans?.length !== 1) continue
    const [{ first, last }] = series.days.spans as [DaySpan]
    if (last - first < NO_END_DAYS) continue
    const off = readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.person === null && reading.windows.length === 0 && reading.days.weekdays === undefined && (reading.appliesTo === null || reading.appliesTo.labels.includes(series.title!)) ? reading.days.spans ?? [] : []))
    const days = Array.from({ length: MOST_DAYS }, (_, index) => first + index).filter((day) => isOn(series, day, first) && !off.some((span) => span.first <= day && day <= span.last))
    series.days = { ...series.days, spans: [{ first, last: days[series.inAll - 1] ?? days.at(-1)! }] }
  }
}

/** Two years. */
const MOST_DAYS = 730

function isOn({ days: { weekdays, everyWeeks }, everyDays }: ReadingOf<'rhythm'>, day: DayNumber, first: DayNumber): boolean {
  if (everyDays !== null) return (day - first) % everyDays === 0
  return (weekdays?.includes(weekdayOf(day)) ?? true) && (everyWeeks === undefined || (mondayOf(day) - mondayOf(everyWeeks.anchor)) % (7 * everyWeeks.interval) === 0)
}
