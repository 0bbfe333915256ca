import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { ClockWindow, DayNumber, Weekday } from '../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { ReadingValue } from '../brief.ts'
import { describeDay, describeInterval, describePattern, describeWindows } from '../describe.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
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
  const words = wordsOf(context, told.from, endOfTelling(told))
  const rhythms = byHours(context, told).map((part) => rhythmOf(context, part))
  const weekdays = rhythms.flatMap(({ days }) => days.weekdays ?? [])
  if (words === null || rhythms.some(({ days }) => days.spans![0]!.last < days.spans![0]!.first) || told.isFirst && weekdays.length > 0 && first!.days!.grain !== 'week' && !weekdays.includes(weekdayOf(first!.days!.first))) return
  for (const said of [words, ...told.added.flatMap(({ from, to }) => wordsOf(context, from, to) ?? [])]) claim(context, said)
  addOff(context, words, told.without ?? [], title)
  addOff(context, words, told.offForAll ?? [], null)
  addShares(context, words, told, [...new Set(weekdays)])
  for (const rhythm of rhythms) {
    const [span] = rhythm.days.spans!
    const isDaily = rhythm.per === 'day'
    // 'Knee exercises twice a day for three weeks' as the goal has its contents, unless each has its hour.
    const isGoal = isDaily && rhythm.count !== 1 && rhythm.windows.length < 2 && words.from === 0
    const inAll = isDaily ? undefined : count
    addReading(context, words, {
      value: { ...rhythm, ...(inAll === undefined ? {} : { inAll }), ...(isGoal ? {} : { ofRoutine: 'told' }) },
      appliesTo: { labels: [title] },
      text: `${title}: ${inAll === undefined ? '' : `${inAll} in all, `}${oftenOf(rhythm)}${describeWindows(rhythm.windows)}, from ${describeDay(span!.first)}${span!.last - span!.first < NO_END_DAYS ? ` to ${describeDay(span!.last)}` : ''}`,
    })
  }
}

/** Where the sentences end that tell it without a break. */
function endOfTelling({ to, added }: Told): number {
  return added.reduce((end, stretch) => (stretch.from > end && stretch.from - end <= LONGEST_SIGN ? stretch.to : end), to)
}

/** In characters: a full stop, a space and what opens a line. */
const LONGEST_SIGN = 6

/** 'Mondays 16:30 and Thursdays 17:00' are two rows of days; days side by side share the hour behind them. */
function byHours({ is24 }: ReadingContext, told: Told): Told[] {
  const { beats } = told
  const keyOf = (index: number): string | null => {
    const clock = beats.slice(index).find((beat) => beat.clock?.from)?.clock ?? beats.findLast((beat) => beat.clock?.from)?.clock ?? null
    return clock === null ? null : `${pointOf(clock, is24) ?? ''} ${windowsOf(clock, is24).map(({ from, to }) => `${from}-${to}`).join(' ')}`
  }
  const keys = beats.map((_, index) => keyOf(index))
  const rows = [...new Set(keys)]
  return rows.length < 2 ? [told] : rows.map((row) => ({ ...told, beats: beats.filter((_, index) => keys[index] === row) }))
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Each of those who share it has a part in it: on the days that are theirs, or whenever their turn comes. */
function addShares(context: ReadingContext, words: Words, { title, shares, among }: Told, ofSeries: readonly Weekday[]): void {
  const given = new Set(shares.flatMap(({ weekdays }) => weekdays ?? []))
  const rest = (ofSeries.length > 0 ? ofSeries : WEEK).filter((day) => !given.has(day))
  for (const { name, isUser, weekdays } of shares) {
    const turnsOn = [...(weekdays ?? rest)]
    addSharer(context, words, { value: { kind: 'person', name, roles: [title], isUser, capacity: null, turnsOn }, text: `${name} (${title}): ${describePattern({ weekdays: turnsOn })}` })
  }
  if (shares.length > 0) return
  for (const { name, isUser } of among) addSharer(context, words, { value: { kind: 'person', name, roles: [title], isUser, capacity: null }, text: `${name} (${title})` })
}

/** In place of whatever else was read of that person. */
function addSharer(context: ReadingContext, words: Words, reading: { value: Extract<ReadingValue, { kind: 'person' }>; text: string }): void {
  const { name, isUser } = reading.value
  context.readings = context.readings.filter((other) => other.kind !== 'person' || other.name !== name && !(isUser && other.isUser))
  addReading(context, words, reading)
}

function addOff(context: ReadingContext, words: Words, times: readonly TimeExpression[], title: string | null): void {
  if (times.length === 0) return
  const spans = times.map(({ days }) => ({ first: days!.first, last: days!.last }))
  addReading(context, words, { value: { kind: 'exclusion', days: { spans }, windows: [], person: null }, appliesTo: title === null ? null : { labels: [title] }, text: `${title === null ? 'Nothing' : `No ${title}`} on ${spans.map(({ first, last }) => (first === last ? describeDay(first) : `${describeDay(first)} to ${describeDay(last)}`)).join(', ')}` })
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
    kind: 'rhythm', title, count: isDaily ? count?.low ?? Math.max(1, windows.length) : null, per: isDaily ? 'day' : 'week', atLeast: false, everyDays: unit === 'day' && every > 1 ? every : null, windows, minutes,
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
  // 'At 7 and at 19, the first tonight at 7pm' are two hours.
  const isNew = ({ from, to }: ClockWindow, index: number) => windows.findIndex((other) => other.from === from && other.to === to) === index
  return { windows: windows.filter(isNew), minutes: said }
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
    if (series.inAll === undefined || last - first < NO_END_DAYS) continue
    const rows = context.readings.filter((reading): reading is typeof series => reading.kind === 'rhythm' && reading.ofRoutine === 'told' && reading.title === series.title && reading.start === series.start)
    const off = readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.person === null && reading.windows.length === 0 && reading.days.weekdays === undefined && (reading.appliesTo === null || reading.appliesTo.labels.includes(series.title!)) ? reading.days.spans ?? [] : []))
    const begins = Math.min(...rows.map((row) => row.days.spans![0]!.first))
    const days = Array.from({ length: MOST_DAYS }, (_, index) => begins + index).filter((day) => rows.some((row) => day >= row.days.spans![0]!.first && isOn(row, day, row.days.spans![0]!.first)) && !off.some((span) => span.first <= day && day <= span.last))
    const ends = days[series.inAll - 1] ?? days.at(-1)!
    for (const row of rows) row.days = { ...row.days, spans: [{ first: row.days.spans![0]!.first, last: ends }] }
    // Each row has its own turns, and none is the third of all.
    if (rows.length > 1) for (const row of rows) delete row.inAll
  }
}

/** Two years. */
const MOST_DAYS = 730

function isOn({ days: { weekdays, everyWeeks }, everyDays }: Rhythm, day: DayNumber, first: DayNumber): boolean {
  if (everyDays !== null) return (day - first) % everyDays === 0
  return (weekdays?.includes(weekdayOf(day)) ?? true) && (everyWeeks === undefined || (mondayOf(day) - mondayOf(everyWeeks.anchor)) % (7 * everyWeeks.interval) === 0)
}
