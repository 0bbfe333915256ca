import type { ClockWindow } from '../../time/calendar-time.ts'
import type { DayPattern, Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Open = Reading & ReadingOf<'availability'>

/**
 * Times of the plan that are named apart from each other: hours said of no day and days said without hours restrict each
 * other ('only on Tuesdays … between 7 and 9'), and so do hours that overlap ('weekdays 6 to 9 … done by 8'). What stands
 * in one breath is a choice ('evenings and weekends'), and hours that have nothing in common are one, too.
 */
export function settleHoursAndDays(context: ReadingContext): void {
  if (context.readings.some(({ kind }) => kind === 'meeting' || kind === 'visit')) return
  const open = context.readings.filter((reading): reading is Open => reading.kind === 'availability' && isOfPlan(reading))
  // Dates are added to the usual hours: 'off work 6-9 April … evenings after 7'.
  const ofDays = open.filter((reading) => reading.days.weekdays !== undefined)
  meetDays(context, ofDays)
  keepToHours(ofDays)
  const anyDay = open.filter((reading) => isAnyDay(reading.days) && reading.windows.length > 0)
  const toldCloser = anyDay.filter((hours) => ofDays.some((days) => isToldCloser(context, hours, days)))
  context.readings = context.readings.filter((reading) => !toldCloser.some((hours) => hours === reading))
  const ofHours = anyDay.filter((hours) => !toldCloser.includes(hours))
  meetHours(context, ofHours)
  const bound = ofHours.filter((hours) => !ofDays.some((days) => isChoice(context, hours, days)))
  if (bound.length === 0 || ofDays.length === 0) return
  const windows = bound.flatMap((hours) => hours.windows)
  if (ofDays.every((days) => days.windows.length === 0)) giveHours(context, ofDays, bound)
  else if (ofDays.every((days) => days.windows.length === 0 || meetAll(days.windows, windows).length > 0)) for (const hours of bound) closeRest(hours, windows)
}

/** 'In the lunch break, Monday to Friday 12:15 to 12:40': the part of the day is those hours of it. */
function isToldCloser(context: ReadingContext, hours: Open, days: Open): boolean {
  const isWithin = (window: ClockWindow) => hours.windows.some(({ from, to }) => from <= window.from && window.to <= to)
  return days.windows.length > 0 && days.windows.every(isWithin) && isChoice(context, hours, days)
}

/** Days without hours take those; the hours are then of those days. */
function giveHours(context: ReadingContext, days: readonly Open[], bound: readonly Open[]): void {
  for (const each of days) restrict(each, { windows: bound.flatMap((hours) => hours.windows) })
  const together = daysTogether(days)
  if (together) for (const hours of bound) restrict(hours, { days: together })
  // The hours now stand with each of the days, which no single pattern can say.
  else context.readings = context.readings.filter((reading) => !bound.some((hours) => hours === reading))
}

/** Hours beside days that have their own take away what lies outside. */
function closeRest(hours: Open, windows: readonly ClockWindow[]): void {
  const closed = [...rest(windows)]
  if (closed.length === 0) return
  Object.assign(hours, { kind: 'exclusion', windows: closed, text: `Nothing on every day${describeWindows(closed)}` })
}

function* rest(windows: readonly ClockWindow[]): Iterable<ClockWindow> {
  let from = 0
  for (const window of windows.toSorted((a, b) => a.from - b.from)) {
    if (window.from > from) yield { from, to: window.from }
    from = Math.max(from, window.to)
  }
  if (from < 1440) yield { from, to: 1440 }
}

function isOfPlan({ person, appliesTo, strength, source }: Open): boolean {
  return person === null && appliesTo === null && strength === 'hard' && source === 'stated'
}

function isAnyDay({ weekdays, spans, everyWeeks }: DayPattern): boolean {
  return weekdays === undefined && spans === undefined && everyWeeks === undefined
}

/** 'Weekdays only after 8 … Mondays and Thursdays': days without hours narrow the days of those that have some. */
function meetDays(context: ReadingContext, ofDays: readonly Open[]): void {
  const bare = ofDays.filter((reading) => reading.windows.length === 0 && isPlainWeek(reading.days))
  const days = new Set(bare.flatMap((reading) => reading.days.weekdays!))
  for (const timed of ofDays.filter((reading) => reading.windows.length > 0 && isPlainWeek(reading.days) && reading.days.weekdays!.length > 2)) {
    const common = timed.days.weekdays!.filter((day) => days.has(day))
    if (common.length === 0 || bare.some((reading) => isChoice(context, reading, timed))) continue
    for (const reading of bare) {
      const rest = reading.days.weekdays!.filter((day) => !common.includes(day))
      restrict(reading, rest.length === 0 ? { windows: timed.windows } : { days: { weekdays: rest } })
    }
    restrict(timed, { days: { weekdays: common } })
  }
}

/** 'Monday only after 4 … Mon-Thu': a day said to be open at some hours alone is not open all day beside them. */
function keepToHours(ofDays: readonly Open[]): void {
  const timed = ofDays.filter((reading) => reading.windows.length > 0 && isPlainWeek(reading.days) && ONLY.test(reading.words))
  for (const bare of ofDays.filter((reading) => reading.windows.length === 0 && isPlainWeek(reading.days))) {
    const rest = bare.days.weekdays!.filter((day) => !timed.some(({ days }) => days.weekdays!.length <= MOST_DAYS && days.weekdays!.includes(day)))
    if (rest.length > 0 && rest.length < bare.days.weekdays!.length) restrict(bare, { days: { weekdays: rest } })
  }
}

const ONLY = /(?<!\p{L})(?:only|just|nur|erst|s[oó]lo|solamente|seulement|qu['’]|só|apenas|somente)(?!\p{L})/iu
/** More days with hours are those that meetDays has joined. */
const MOST_DAYS = 2

function isPlainWeek({ spans, everyWeeks }: DayPattern): boolean {
  return spans === undefined && everyWeeks === undefined
}

/** 'evenings … done by 9' is one time; 'lunch breaks … after eight' are two. */
function meetHours(context: ReadingContext, hours: readonly Open[]): void {
  for (const [index, one] of hours.entries()) {
    for (const other of hours.slice(index + 1)) {
      const common = meetAll(one.windows, other.windows)
      if (common.length > 0 && !isChoice(context, one, other)) for (const each of [one, other]) restrict(each, { windows: common })
    }
  }
}

function meetAll(some: readonly ClockWindow[], others: readonly ClockWindow[]): ClockWindow[] {
  return some.flatMap((a) => others.map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))).filter(({ from, to }) => from < to)
}

function restrict(reading: Open, narrower: Partial<Pick<Open, 'days' | 'windows'>>): void {
  Object.assign(reading, narrower)
  const when = `${describePattern(reading.days)}${describeWindows(reading.windows)}`
  reading.text = when.charAt(0).toUpperCase() + when.slice(1)
}

/** The days of all of them in one pattern; null when they have more than weekdays. */
function daysTogether(days: readonly Open[]): DayPattern | null {
  if (days.length === 1) return days[0]!.days
  if (days.some(({ days: { spans, everyWeeks } }) => spans !== undefined || everyWeeks !== undefined)) return null
  return { weekdays: [...new Set(days.flatMap((day) => day.days.weekdays!))].toSorted((a, b) => a - b) }
}

/** 'evenings and weekends', 'Saturdays too': said in one breath, or added to what was said. */
function isChoice({ prompt }: ReadingContext, a: Open, b: Open): boolean {
  const [first, second] = a.start <= b.start ? [a, b] : [b, a]
  if (first.words === second.words) return true
  if (ADDED.test(second.words)) return true
  const between = prompt.slice(first.end, second.start)
  return !/[.!?;\n]/u.test(between) && ADDING.test(`${between} ${second.words}`) && !/\b(?:only|just|nur|s[oó]lo|seulement|apenas|s[oó])\b/iu.test(second.words)
}

/** Behind the times before: 'and', 'or', 'plus'. */
const ADDING = /^[\s,]*(?:and|or|plus|also|&|as well as|und|oder|auch|y|o|también|et|ou|aussi|e|também)\s/iu

/** In a sentence of its own: 'Sundays work too'. */
const ADDED = /^(?:also|plus|otherwise|else|other than that|auch|sonst|también|si no|aussi|sinon|também|senão)\b|\b(?:too|as well|also|auch|también|aussi|também|in an emergency|if need be|if needed)$/iu
