import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { ClockWindow, DayNumber, Weekday } from '../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { ReadingValue } from '../brief.ts'
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
  const { title, count, first } = told
  const words = wordsOf(context, told.from, told.to)
  const rhythm = rhythmOf(context, told)
  const [span] = rhythm.days.spans!
  if (words === null || span!.last < span!.first || told.isFirst && rhythm.days.weekdays !== undefined && !rhythm.days.weekdays.includes(weekdayOf(first!.days!.first))) return
  claim(context, words)
  const off = (told.without ?? []).map(({ days }) => ({ first: days!.first, last: days!.last }))
  if (off.length > 0) addReading(context, words, { value: { kind: 'exclusion', days: { spans: off }, windows: [], person: null }, appliesTo: { labels: [title] }, text: `No ${title} on ${off.map((day) => describeDay(day.first)).join(', ')}` })
  const isDaily = rhythm.per === 'day'
  // 'Knee exercises twice a day for three weeks' as the goal has its contents, unless each has its hour.
  const isGoal = isDaily && rhythm.windows.length < 2 && words.from === 0
  const inAll = isDaily ? undefined : count
  addReading(context, words, {
    value: { ...rhythm, ...(inAll === undefined ? {} : { inAll }), ...(isGoal ? {} : { ofRoutine: 'told' }) },
    appliesTo: { labels: [title] },
    text: `${title}: ${inAll === undefined ? '' : `${inAll} in all, `}${oftenOf(rhythm)}${describeWindows(rhythm.windows)}, from ${describeDay(span!.first)}${span!.last - span!.first < NO_END_DAYS ? ` to ${describeDay(span!.last)}` : ''}`,
  })
}

function oftenOf({ per, count, everyDays, days }: Rhythm): string {
  if (per === 'day') return `${count} a day`
  if (everyDays !== null) return describeInterval(everyDays)
  return `${days.everyWeeks ? `every ${days.everyWeeks.interval} weeks, ` : ''}${describePattern({ weekdays: days.weekdays ?? [] })}`
}

const SECONDS_OF_DAY = 86_400

function rhythmOf(context: ReadingContext, told: Told): Rhythm {
  const { title, first, beats } = told
  const { unit, every, count } = beats.at(-1)!.recurrence ?? { unit: 'week', every: 1, count: null }
  const isDaily = unit === 'day' && every === 1
  const weekdays = [...new Set(beats.flatMap((beat) => beat.recurrence?.weekdays ?? (beat.days?.bareWeekday ? [beat.days.bareWeekday] : [])))].toSorted((a, b) => a - b)
  const begins = firstOf(context, first?.days?.first ?? context.today, weekdays)
  const { windows, minutes } = turnOf(context, told, isDaily)
  return {
    kind: 'rhythm', title, count: isDaily ? count?.low ?? windows.length : null, per: isDaily ? 'day' : 'week', atLeast: false, everyDays: unit === 'day' && every > 1 ? every : null, windows, minutes,
    days: { ...(weekdays.length > 0 ? { weekdays } : {}), spans: [{ first: begins, last: endOf(told, begins) }], ...(unit === 'week' && every > 1 ? { everyWeeks: { interval: every, anchor: begins } } : {}) },
  }
}

function endOf({ last, lasting }: Told, begins: DayNumber): DayNumber {
  return last?.days?.last ?? begins + (lasting ? Math.round(lasting.duration!.high / SECONDS_OF_DAY) - 1 : NO_END_DAYS)
}

function turnOf(context: ReadingContext, { beats, hours = [], first, length, isWindow }: Told, isDaily: boolean): Turn {
  const clocks = [...beats, ...hours, ...(first ? [first] : [])].filter(({ clock }) => clock?.from || clock?.to)
  const said = length?.duration ? Math.round(length.duration.high / 60) : null
  return isDaily ? turnsOfDay(context, clocks, said) : oneTurn(context, clocks[0], { said, isWindow })
}

type Rhythm = Extract<ReadingValue, { kind: 'rhythm' }>
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
export function settleEndsOfTold(context: ReadingContext): void {
  for (const series of context.readings) {
    if (series.kind !== 'rhythm' || series.ofRoutine !== 'told') continue
    const { first, last } = series.days.spans![0]!
    // 'I was operated on this week' is over before it begins.
    const readings = context.readings.filter((reading) => reading.kind !== 'horizon' || reading.source !== 'stated' || reading.appliesTo !== null || reading.last === null || reading.last >= first)
    context.readings = readings
    if (series.inAll === undefined) continue
    if (last - first < NO_END_DAYS) continue
    const off = readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.person === null && reading.windows.length === 0 && reading.days.weekdays === undefined && (reading.appliesTo === null || reading.appliesTo.labels.includes(series.title!)) ? reading.days.spans ?? [] : []))
    const days = Array.from({ length: MOST_DAYS }, (_, index) => first + index).filter((day) => isOn(series, day, first) && !off.some((span) => span.first <= day && day <= span.last))
    series.days = { ...series.days, spans: [{ first, last: days[series.inAll - 1] ?? days.at(-1)! }] }
  }
}

/** Two years. */
const MOST_DAYS = 730

function isOn({ days: { weekdays, everyWeeks }, everyDays }: Rhythm, day: DayNumber, first: DayNumber): boolean {
  if (everyDays !== null) return (day - first) % everyDays === 0
  return (weekdays?.includes(weekdayOf(day)) ?? true) && (everyWeeks === undefined || (mondayOf(day) - mondayOf(everyWeeks.anchor)) % (7 * everyWeeks.interval) === 0)
}
