import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber, Weekday } from '../../time/calendar-time.ts'
import { dayOfMinute, weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { SECONDS_PER_UNIT } from '../../time/grammar/parse-duration.ts'
import type { Reading } from '../brief.ts'
import { numberIn } from '../topics/effort-of-each.ts'

/** The days, weekdays, hours and lengths that readings hold as values, whichever words they were read from. */
export type KnownTimes = { numbers: ReadonlySet<number>; days: ReadonlySet<number>; clocks: ReadonlySet<number>; weekdays: ReadonlySet<Weekday>; leftOut: ReadonlySet<Weekday> }

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
/** Above every number of a day and below every minute of the timeline. */
const FIRST_MINUTE = 1_000_000
const FIRST_DAY = 10_000
/** '2 to 7' was read as the afternoon. */
const HALF_DAY = 720

export function knownTimes(readings: readonly Reading[]): KnownTimes {
  const [numbers, weekdays, leftOut] = [new Set<number>(), new Set<Weekday>(), new Set<Weekday>()]
  for (const { source, kind: _kind, start: _start, end: _end, ...value } of readings) if (source === 'stated') collect(value, { numbers, weekdays, leftOut })
  for (const number of [...edgesOfAbsences(readings), ...lengthsOfEach(readings)]) numbers.add(number)
  const minutes = [...numbers].filter((number) => number >= FIRST_MINUTE)
  const days = new Set([...[...numbers].filter((number) => number >= FIRST_DAY && number < FIRST_MINUTE), ...minutes.flatMap((minute) => [dayOfMinute(minute), dayOfMinute(minute - 1)])])
  // 'From 10pm to 2am' is held as 26:00.
  const afterMidnight = [...numbers].filter((number) => number > MINUTES_PER_DAY && number < 2 * MINUTES_PER_DAY)
  const clocks = new Set([...numbers, ...afterMidnight.map((number) => number - MINUTES_PER_DAY), ...minutes.map((minute) => minute % MINUTES_PER_DAY)])
  return { numbers, days, clocks, weekdays, leftOut }
}

/** 'Ada joins on 1 March' is held as away until the day before, 'Ben leaves on 2 March' as away from the day after. */
function edgesOfAbsences(readings: readonly Reading[]): DayNumber[] {
  return readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.source === 'stated' && reading.person !== null ? (reading.days.spans ?? []).flatMap(({ first, last }) => [first - 1, last + 1]) : []))
}

/** 'Repair 6 benches (3 hours each)' is held as 18 hours. */
function lengthsOfEach(readings: readonly Reading[]): number[] {
  return readings.flatMap((reading) => (reading.kind === 'topic' && reading.minutes !== null && reading.amount === null ? [reading.minutes / numberIn(reading.label)] : []))
}

function collect(value: unknown, found: { numbers: Set<number>; weekdays: Set<Weekday>; leftOut: Set<Weekday> }): void {
  if (typeof value === 'number') found.numbers.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (name !== 'weekdays') collect(part, found)
    else if (Array.isArray(part)) for (const weekday of WEEKDAYS) (part.includes(weekday) ? found.weekdays : found.leftOut).add(weekday)
  }
}

/** Whether a reading holds the day, or the days of the week, that the words name. */
export function knowsDay({ days: known, weekdays }: KnownTimes, { days, recurrence }: TimeExpression): boolean {
  if (days !== null) return [days.first, days.last].some((day) => known.has(day)) || days.bareWeekday !== null && weekdays.has(days.bareWeekday)
  return recurrence?.weekdays?.every((weekday) => weekdays.has(weekday)) ?? false
}

/** 'The first Saturday of every month' and 'Saturdays 6 and 13 May' may be held as their days. */
function knowsDaysOf({ days: known }: KnownTimes, { recurrence }: TimeExpression): boolean {
  return recurrence?.weekdays?.every((weekday) => [...known].some((day) => weekdayOf(day) === weekday)) ?? false
}

/** '… every month until June': the last of the days that are held is in the month before. */
function endsThere({ days: known }: KnownTimes, { days, bound }: TimeExpression): boolean {
  return bound === 'until' && days !== null && [...known].some((day) => day <= days.last && day > days.last - DAYS_OF_MONTH)
}

const DAYS_OF_MONTH = 31

/** 'Daily except Sundays' holds the day that it leaves out. */
export function leavesOut({ leftOut }: KnownTimes, { days, recurrence }: TimeExpression): boolean {
  const weekdays = recurrence?.weekdays ?? (days !== null && days.bareWeekday !== null ? [days.bareWeekday] : [])
  return weekdays.length > 0 && weekdays.every((weekday) => leftOut.has(weekday))
}

/** An hour, a day or a length of less than a day in the words that no reading holds; lengths of days are counted on to dates. */
export function losesTime(known: KnownTimes, expression: TimeExpression): boolean {
  const { days, recurrence, clock, duration } = expression
  const hours = clock === null || clock.isBare ? [] : [clock.from, clock.to].filter((at) => at !== null)
  if (hours.some(({ minute, isAmbiguous }) => (isAmbiguous ? [0, HALF_DAY, -HALF_DAY] : [0]).every((shift) => !known.clocks.has(minute + shift) && !known.clocks.has((minute + shift) || MINUTES_PER_DAY) && !known.clocks.has((minute + shift) % MINUTES_PER_DAY)))) return true
  if (days !== null && days.grain === 'day' || recurrence?.weekdays) return !knowsDay(known, expression) && !knowsDaysOf(known, expression) && !endsThere(known, expression)
  const minutes = duration === null || !/^(?:minute|hour)$/u.test(duration.unit) ? [] : [duration.low / 60, duration.high / 60]
  return minutes.length > 0 && !minutes.some((each) => known.numbers.has(each))
}

/** 'Eight weeks, two-week sprints from 1 March', 'five weeks, so until 5 April': as long as what the plan holds anyway. */
export function knowsLength(readings: readonly Reading[], today: DayNumber, { duration, days, clock, recurrence }: TimeExpression): boolean {
  if (duration === null || days !== null || clock !== null || recurrence !== null) return false
  const said = SECONDS_PER_UNIT[duration.unit] * duration.value / 86_400
  return said >= SHORTEST_PLAN && lengthsOf(readings, today).some((length) => Math.abs(length - said) <= said / 8)
}

const SHORTEST_PLAN = 10

function lengthsOf(readings: readonly Reading[], today: DayNumber): number[] {
  const stated = readings.filter(({ source }) => source === 'stated')
  const starts = [today, ...stated.flatMap((reading) => (reading.kind === 'horizon' && reading.first !== null ? [reading.first] : reading.kind === 'sprint-calendar' && reading.firstDay !== null ? [reading.firstDay] : []))]
  const ends = stated.flatMap((reading) => (reading.kind === 'horizon' && reading.last !== null ? [reading.last + 1] : reading.kind === 'deadline' ? [dayOfMinute(reading.latest)] : reading.kind === 'event' ? [reading.days.first] : []))
  const sprints = stated.flatMap((reading) => (reading.kind === 'sprint-calendar' && reading.count !== null && reading.lengthDays !== null ? [reading.count * reading.lengthDays] : []))
  return [...sprints, ...starts.flatMap((start) => ends.map((end) => end - start))]
}
