import type { DayPattern, Reading, ReadingOf } from '../../goal/brief.ts'
import { isDueBy, matchesTask } from '../../goal/matcher.ts'
import type { Matchable } from '../../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow, DayNumber } from '../../time/calendar-time.ts'
import { dayOfMinute, minuteOfDay, mondayOf, weekdayOf } from '../../time/day-number.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** Minutes a day that a person gives to a goal when the prompt names no hours. */
const UNSTATED_MINUTES = { calendar: 120, sprint: 480 }

export function onDay(pattern: DayPattern, day: DayNumber): boolean {
  const { weekdays, spans, everyWeeks } = pattern
  if (weekdays && weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) return false
  if (spans && spans.length > 0 && !spans.some((span) => span.first <= day && day <= span.last)) return false
  if (!everyWeeks) return true
  const weeks = Math.round((mondayOf(day) - mondayOf(everyWeeks.anchor)) / 7)
  return weeks % Math.max(1, everyWeeks.interval) === 0
}

/** The user's free windows on a day for a task; the whole day when no hours are stated. */
export function freeWindows(day: DayNumber, task: Matchable, frame: PlanFrame): ClockWindow[] {
  return timetableOf(task, frame).windows.get(day) ?? []
}

/** Days of the plan, after today's past, on which a task like this may be placed. */
export function workDays(task: Matchable, frame: PlanFrame): DayNumber[] {
  return timetableOf(task, frame).days
}

/** Days with free time, and the free time of each. */
type Timetable = { days: DayNumber[]; windows: ReadonlyMap<DayNumber, ClockWindow[]> }

/** Tasks that the same readings bind share a timetable; most are bound by none that names its tasks. */
const timetables = new WeakMap<PlanFrame, Map<string, Timetable>>()

function timetableOf(task: Matchable, frame: PlanFrame): Timetable {
  const known = timetables.get(frame) ?? new Map<string, Timetable>()
  timetables.set(frame, known)
  const key = namedReadings(frame).filter((reading) => (reading.kind === 'deadline' ? isDueBy(reading, task) : matchesTask(reading.appliesTo, task))).map((reading) => reading.id).join(' ')
  const timetable = known.get(key) ?? newTimetable(task, frame)
  known.set(key, timetable)
  return timetable
}

/** Readings about time that bind only the tasks they name. */
function namedReadings(frame: PlanFrame): Reading[] {
  return frame.brief.readings.filter((reading) => {
    const { kind, appliesTo } = reading
    return appliesTo === null ? kind === 'deadline' && reading.goesOn !== undefined : kind === 'availability' || kind === 'exclusion' || kind === 'horizon' || kind === 'deadline'
  })
}

function newTimetable(task: Matchable, frame: PlanFrame): Timetable {
  const windows = new Map<DayNumber, ClockWindow[]>()
  const availability = frame.of('availability').filter((reading) => binds(reading, task))
  const exclusions = frame.of('exclusion').filter((reading) => binds(reading, task) && saysWhen(reading))
  const commitments = frame.of('commitment').filter((reading) => reading.person === null)
  const last = Math.min(frame.last, latestDay(task, frame))
  const today = dayOfMinute(frame.brief.now)
  for (let day = earliestDay(task, frame); day <= last; day++) {
    const busy = [...exclusions, ...commitments].filter((reading) => onDay(reading.days, day))
    const allowed = allowedWindows(day, availability)
    const gone = day === today ? [{ from: 0, to: minuteOfDay(frame.brief.now) }, ...(allowed.includes(WHOLE_DAY) ? [NIGHT] : [])] : []
    const free = subtract(allowed, [...gone, ...busy.flatMap((reading) => (reading.windows.length > 0 ? reading.windows : [WHOLE_DAY]))])
    const worth = day === today ? free.filter(({ from, to }) => to - from >= LEAST_LEFT) : free
    if (worth.length > 0) windows.set(day, worth)
  }
  return { days: [...windows.keys()], windows }
}

/** Longest unbroken window on any of the days; null when no hours are stated. */
export function longestWindow(task: Matchable, days: readonly DayNumber[], frame: PlanFrame): number | null {
  let longest = 0
  for (const day of days) for (const window of freeWindows(day, task, frame)) longest = Math.max(longest, window.to - window.from)
  return longest === 0 || longest >= 12 * 60 ? null : longest
}

/** Work minutes that the prompt's hours leave for the plan, after daily, weekly and total limits. */
export function availableMinutes(task: Matchable, frame: PlanFrame): number {
  const limits = frame.of('limit').filter((limit) => limit.measure === 'minutes' && limit.max !== null && limit.person === null)
  const most = (per: 'day' | 'week' | 'total', day: DayNumber | null = null) => Math.min(...limits.filter((limit) => limit.per === per && (day === null || limit.days === undefined || onDay(limit.days, day))).map((limit) => limit.max!), Infinity)
  const weeks = new Map<DayNumber, number>()
  for (const day of workDays(task, frame)) {
    const free = freeWindows(day, task, frame).reduce((sum, window) => sum + window.to - window.from, 0)
    const minutes = Math.min(free >= 12 * 60 ? UNSTATED_MINUTES[frame.brief.plannerType] : free, most('day', day))
    weeks.set(mondayOf(day), (weeks.get(mondayOf(day)) ?? 0) + minutes)
  }
  const total = [...weeks.values()].reduce((sum, minutes) => sum + Math.min(minutes, most('week')), 0)
  return Math.min(total, most('total'))
}

/** Longest single session the prompt allows for a task; null when it names none. */
export function longestSession(task: Matchable, frame: PlanFrame): number | null {
  const bounds = frame.of('session').filter((session) => matchesTask(session.appliesTo, task) && session.maxMinutes !== null)
  const daily = frame.of('limit').filter((limit) => limit.measure === 'minutes' && limit.per === 'day' && limit.max !== null && matchesTask(limit.appliesTo, task))
  const most = Math.min(...bounds.map((session) => session.maxMinutes!), ...daily.map((limit) => limit.max!))
  return Number.isFinite(most) ? most : null
}

export function shortestSession(task: Matchable, frame: PlanFrame): number {
  const bounds = frame.of('session').filter((session) => matchesTask(session.appliesTo, task))
  return Math.max(1, ...bounds.map((session) => session.minMinutes ?? 1))
}

/** Minutes that make the rest of the day of planning a day to begin on. */
const LEAST_LEFT = 30

/** Who writes a goal late in the evening begins tomorrow. */
const NIGHT: ClockWindow = { from: 22 * 60, to: MINUTES_PER_DAY }

const WHOLE_DAY: ClockWindow = { from: 0, to: MINUTES_PER_DAY }

/** Windows that name this kind of task win over the plan's; none stated leaves the whole day. */
function allowedWindows(day: DayNumber, stated: readonly ReadingOf<'availability'>[]): ClockWindow[] {
  const own = stated.filter((reading) => reading.appliesTo !== null)
  const binding = own.length > 0 ? own : stated
  if (binding.length === 0) return [WHOLE_DAY]
  const open = binding.filter((reading) => onDay(reading.days, day))
  return open.some(({ windows }) => windows.length === 0) ? [WHOLE_DAY] : union(open.flatMap(({ windows }) => windows))
}

function binds(reading: ReadingOf<'availability' | 'exclusion'>, task: Matchable): boolean {
  return reading.person === null && reading.strength === 'hard' && matchesTask(reading.appliesTo, task)
}

/** An exclusion of every hour of every day cannot be meant. */
function saysWhen(reading: ReadingOf<'exclusion'>): boolean {
  return reading.windows.length > 0 || Object.keys(reading.days).length > 0
}

/** 'Mock interviews from week 4 on': a horizon that names its tasks opens later for them. */
export function earliestDay(task: Matchable, frame: PlanFrame): DayNumber {
  return Math.max(frame.first, ...ownHorizons(task, frame).flatMap((horizon) => horizon.first ?? []))
}

/** 'Week 1: shadowing' is a span of that work alone. */
function ownHorizons(task: Matchable, frame: PlanFrame) {
  return frame.of('horizon').filter((horizon) => horizon.appliesTo !== null && matchesTask(horizon.appliesTo, task))
}

function latestDay(task: Matchable, frame: PlanFrame): DayNumber {
  const deadlines = frame.of('deadline').filter((deadline) => isDueBy(deadline, task))
  const own = ownHorizons(task, frame).flatMap((horizon) => horizon.last ?? [])
  return Math.min(frame.last, ...own, ...deadlines.map((deadline) => Math.floor((deadline.latest - 1) / MINUTES_PER_DAY)))
}

function union(windows: ClockWindow[]): ClockWindow[] {
  const sorted = windows.toSorted((a, b) => a.from - b.from)
  const joined: ClockWindow[] = []
  for (const window of sorted) {
    const last = joined.at(-1)
    if (last && window.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, window.to) }
    else joined.push(window)
  }
  return joined
}

function subtract(windows: ClockWindow[], busy: ClockWindow[]): ClockWindow[] {
  return busy.reduce((free, taken) => free.flatMap((window) => [
    { from: window.from, to: Math.min(window.to, taken.from) },
    { from: Math.max(window.from, taken.to), to: window.to },
  ]).filter((window) => window.to > window.from), windows)
}
