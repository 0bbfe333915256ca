import { mealHours } from './meal-hours.ts'
import type { ReadingOf } from '../../goal/brief.ts'
import type { Matchable } from '../../goal/matcher.ts'
import type { ClockWindow, DayNumber } from '../../time/calendar-time.ts'
import { civilOf, dayOfMinute, minuteOfDay, mondayOf } from '../../time/day-number.ts'
import { freeWindows, onDay, workDays } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'

export type Rhythm = Pick<ReadingOf<'rhythm'>, 'count' | 'per' | 'everyDays' | 'days'> & Partial<Pick<ReadingOf<'rhythm'>, 'windows' | 'minutes' | 'inAll'>>

/** One occurrence: the day the rhythm suggests, and where in its week and in the whole series it stands. */
export type Slot = { day: DayNumber; index: number; of: number; week: number; indexInWeek: number; weekCount: number; position: number }

/**
 * Occurrences of a rhythm over the plan's days, evenly spread; `taken` are days that other sessions of the same
 * rhythm hold. A week cut off by the plan's start or end gets its share.
 */
export function occurrences(rhythm: Rhythm, task: Matchable, frame: PlanFrame, taken: ReadonlySet<DayNumber> = new Set()): Slot[] {
  const fits = (day: DayNumber) => onDay(rhythm.days, day) && !taken.has(day) && !isOver(rhythm, day, frame)
  const free = workDays(task, frame).filter(fits)
  const possible = free.length > 0 ? free : allDays(frame).filter(fits)
  const days = possible.length > 0 ? possible : workDays(task, frame).filter((day) => onDay({ ...rhythm.days, spans: [] }, day) && !taken.has(day))
  return numbered(chosenDays(rhythm, days, { frame, taken }).slice(0, rhythm.inAll), frame)
}

/** Tomorrow, where the hours of a rhythm are over on the day of planning. */
export function firstOpenDay(rhythm: Rhythm, frame: PlanFrame): DayNumber | null {
  const today = dayOfMinute(frame.brief.now)
  return isOver(rhythm, today, frame) && today < frame.last ? today + 1 : null
}

/** 'At 7 each weekday', planned on a Monday at 8: the first one is on Tuesday. */
function isOver({ windows = [], minutes, per }: Rhythm, day: DayNumber, { brief }: PlanFrame): boolean {
  if (windows.length === 0 || per === 'total' || day !== dayOfMinute(brief.now)) return false
  const now = minuteOfDay(brief.now)
  return windows.every(({ from, to }) => to <= now || from < now && to - now < (minutes ?? Math.min(LEAST_LEFT, to - from)))
}

/** Of hours that have begun, in minutes. */
const LEAST_LEFT = 120

/** When a turn of a rhythm is wished for: its stated hours, else each of a day's turns in another part of the free time. */
export function wishedWindows(rhythm: ReadingOf<'rhythm'> | null, turn: { day: DayNumber; ofDay: number }, task: Matchable, frame: PlanFrame): ClockWindow[] {
  // 'At 8:00 and 20:00' has one turn at each of them.
  if (rhythm !== null && hasTurns(rhythm)) {
    const ahead = turnsAhead(rhythm.windows, turn.day, frame)
    return [ahead[turn.ofDay % ahead.length]!]
  }
  const meal = rhythm === null || rhythm.windows.length === 0 ? mealHours(task.title) : null
  if (meal !== null) return [meal]
  if (rhythm === null || rhythm.windows.length > 0 || rhythm.per !== 'day' || (rhythm.count ?? 1) < 2) return rhythm?.windows ?? []
  const assumed = frame.of('availability').find(({ source }) => source === 'assumed')?.windows
  if (assumed !== undefined && assumed.length < rhythm.count!) return partOfDay(AWAKE, { turn: turn.ofDay, turns: rhythm.count! })
  const free = assumed ?? freeWindows(turn.day, task, frame)
  if (free.length < rhythm.count!) return partOfHours(free, { turn: turn.ofDay, turns: rhythm.count! })
  return free.length > 1 ? [free[turn.ofDay % free.length]!] : free
}

function hasTurns({ per, windows = [], count }: Rhythm): boolean {
  return per === 'day' && windows.length > 1 && windows.length === count
}

/** On the day of planning the turns whose minute has passed are left out, unless that are all. */
function turnsAhead(windows: readonly ClockWindow[], day: DayNumber, { brief }: PlanFrame): readonly ClockWindow[] {
  const ahead = day === dayOfMinute(brief.now) ? windows.filter(({ from }) => from >= minuteOfDay(brief.now)) : windows
  return ahead.length > 0 ? ahead : windows
}

/** Exercises three times a day are done in the morning, around noon and in the evening, and not one after the other. */
function partOfDay({ from, to }: ClockWindow, { turn, turns }: { turn: number; turns: number }): ClockWindow[] {
  const [first, last] = [Math.max(from, AWAKE.from), Math.min(to, AWAKE.to)]
  const length = Math.floor((last - first) / turns)
  return length < SHORTEST_PART ? [] : [{ from: first + (turn % turns) * length, to: first + (turn % turns + 1) * length }]
}

/** Four turns in what is free before and after a shift: each later than the one before, most where most is free. */
function partOfHours(free: readonly ClockWindow[], { turn, turns }: { turn: number; turns: number }): ClockWindow[] {
  if (free.length <= 1) return free.flatMap((window) => partOfDay(window, { turn, turns }))
  const awake = free.map(({ from, to }) => ({ from: Math.max(from, AWAKE.from), to: Math.min(to, AWAKE.to) })).filter(({ from, to }) => to - from >= SHORTEST_PIECE)
  if (awake.length === 0) return [free[Math.floor((turn * free.length) / turns)]!]
  const share = Math.floor(awake.reduce((sum, { from, to }) => sum + to - from, 0) / turns)
  let before = turn * share
  for (const { from, to } of awake) {
    if (before < to - from) return [{ from: from + before, to: Math.min(to, from + before + Math.max(share, SHORTEST_PIECE)) }]
    before -= to - from
  }
  return [awake.at(-1)!]
}

/** In minutes. */
const SHORTEST_PIECE = 30

const AWAKE: ClockWindow = { from: 8 * 60, to: 20 * 60 }
const SHORTEST_PART = 90

export function numbered(days: readonly DayNumber[], frame: PlanFrame): Slot[] {
  const start = mondayOf(frame.first)
  const perWeek = groupBy(days, mondayOf)
  const firstWeek = days.length > 0 ? (mondayOf(days[0]!) - start) / 7 : 0
  return days.map((day, index) => {
    const week = perWeek.get(mondayOf(day))!
    const indexInWeek = index - days.indexOf(week[0]!)
    const position = days.length > 1 ? index / (days.length - 1) : 0
    return { day, index, of: days.length, week: (mondayOf(day) - start) / 7 - firstWeek, indexInWeek, weekCount: week.length, position }
  })
}

/** Where no day is free the work is drafted all the same, and the scheduler says what is missing. */
function allDays(frame: PlanFrame): DayNumber[] {
  return Array.from({ length: Math.min(400, frame.last - frame.first + 1) }, (_, index) => frame.first + index)
}

/** `count` of the days, as evenly as possible, in order. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (count >= items.length) return [...items]
  return Array.from({ length: count }, (_, index) => items[Math.floor(((index + 0.5) * items.length) / count)]!)
}

function chosenDays(rhythm: Rhythm, days: DayNumber[], { frame, taken }: { frame: PlanFrame; taken: ReadonlySet<DayNumber> }): DayNumber[] {
  if (rhythm.everyDays !== null && rhythm.everyDays > 1) return rhythm.days.weekdays === undefined || rhythm.everyDays % 7 === 0 || rhythm.everyDays < 7 ? everyNth(days, rhythm.everyDays) : farEnoughApart(days, rhythm.everyDays)
  const { count } = rhythm
  if (rhythm.per === 'day') return days.flatMap((day) => Array.from({ length: Math.min(6, hasTurns(rhythm) ? turnsAhead(rhythm.windows!, day, frame).length : count ?? 1) }, () => day))
  if (count === null) return days
  if (rhythm.per === 'total') return spread(days, count)
  if (rhythm.per === 'month') return wholeMonths(rhythm, [...groupBy(days, monthKey).values()]).flatMap((month) => spread(month, count))
  if (rhythm.per === 'sprint') return frame.sprints.flatMap((sprint) => spread(days.filter((day) => sprint.first <= day && day <= sprint.last), count))
  // 'Every Monday until 31 March' holds on the Monday of the last days as well.
  if (rhythm.days.weekdays !== undefined && count === rhythm.days.weekdays.length) return days
  const opensOn = days[0] === statedStart(frame) || days[0] === rhythm.days.spans?.[0]?.first && days[0]! > frame.first ? days[0] : null
  return [...groupBy(days, mondayOf)].flatMap(([monday, week]) => {
    const chosen = furthestApart(week, shareOfWeek(count, monday, frame), taken)
    return week[0] === opensOn && chosen.length > 0 ? fromTheFirst(week, chosen.length) : chosen
  })
}

/** Without the few days of a month at either end, which another month is close to; a day that was named is one wherever it falls. */
function wholeMonths({ days: { spans } }: Rhythm, months: DayNumber[][]): DayNumber[][] {
  const isCutOff = (month: DayNumber[], index: number) => (index === 0 || index === months.length - 1) && month.at(-1)! - month[0]! < HALF_A_MONTH
  return spans !== undefined || months.length < 3 ? months : months.filter((month, index) => !isCutOff(month, index))
}

const HALF_A_MONTH = 14

/** `count` days of a week with the most rest between them and to the days that are taken; an even spread where several have the same. */
function furthestApart(week: readonly DayNumber[], count: number, taken: ReadonlySet<DayNumber>): DayNumber[] {
  const even = spread(week, count)
  if (count === 0 || count >= week.length || new Set(week).size < week.length || week.length > 7) return even
  return choices(week, count).reduce((best, days) => (restOf(days, taken) > restOf(best, taken) ? days : best), even)
}

/** The shortest gaps weigh most: between the days themselves, over the weekend to the next week, and to taken days on either side. */
function restOf(days: readonly DayNumber[], taken: ReadonlySet<DayNumber>): number {
  const gaps = days.flatMap((day, index) => [(days[index + 1] ?? days[0]! + 7) - day, ...(taken.has(day - 1) || taken.has(day + 1) ? [1] : [])])
  return gaps.reduce((sum, gap) => sum - 10 ** (4 - Math.min(4, gap)), 0)
}

function choices(days: readonly DayNumber[], count: number): DayNumber[][] {
  if (count === 0) return [[]]
  return days.flatMap((day, index) => choices(days.slice(index + 1), count - 1).map((rest) => [day, ...rest]))
}

/** 'Starting Monday' has something on that Monday. */
export function statedStart(frame: PlanFrame): DayNumber | null {
  const isStated = frame.of('horizon').some((horizon) => horizon.source === 'stated' && horizon.appliesTo === null && horizon.first === frame.first)
  return isStated ? frame.first : null
}

/** `count` of the days, evenly, the first one among them. */
function fromTheFirst(days: readonly DayNumber[], count: number): DayNumber[] {
  return Array.from({ length: Math.min(count, days.length) }, (_, index) => days[Math.floor((index * days.length) / count)]!)
}

function groupBy(days: readonly DayNumber[], keyOf: (day: DayNumber) => number): Map<number, DayNumber[]> {
  const groups = new Map<number, DayNumber[]>()
  for (const day of days) {
    const group = groups.get(keyOf(day))
    if (group) group.push(day)
    else groups.set(keyOf(day), [day])
  }
  return groups
}

/** Counts of a whole week, or the part of them that a cut-off week has room for. */
function shareOfWeek(count: number, monday: DayNumber, frame: PlanFrame): number {
  const days = Math.min(frame.last, monday + 6) - Math.max(frame.first, monday) + 1
  return days >= 7 ? count : Math.round((count * days) / 7)
}

/** Keeps the beat of the first day: an excluded day is left out, the next ones do not shift. */
function everyNth(days: DayNumber[], step: number): DayNumber[] {
  return days.filter((day) => (day - days[0]!) % step === 0)
}

/** 'Fridays, 57 days apart': the next Friday from then on. */
function farEnoughApart(days: readonly DayNumber[], gap: number): DayNumber[] {
  return days.reduce<DayNumber[]>((chosen, day) => (chosen.length === 0 || day - chosen.at(-1)! >= gap ? [...chosen, day] : chosen), [])
}

function monthKey(day: DayNumber): number {
  const { year, month } = civilOf(day)
  return year * 12 + month
}
