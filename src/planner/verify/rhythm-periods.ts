import type { Brief, ReadingOf } from '../goal/brief.ts'
import { isDueBy, matchesTask } from '../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { DaySpan } from '../time/calendar-time.ts'
import { isMarker, isOpenDay, readingsOf } from './binding.ts'
import { civilDate, daysIn, inPattern, shortDate, weekStart } from './day-calendar.ts'
import { groupBy } from './group-by.ts'
import type { PlacedTask } from './placed-task.ts'
import type { Violation } from './report.ts'

type Rhythm = ReadingOf<'rhythm'>

/** The days over which the rhythm should hold: those of the plan, within the limits that name it. */
export function rhythmSpan(brief: Brief, rhythm: Rhythm, tasks: readonly PlacedTask[]): DaySpan | null {
  const work = tasks.filter((task) => !isMarker(task))
  if (work.length === 0) return null
  let first = Math.min(...work.map(({ days }) => days.first))
  let last = Math.max(...work.map(({ days }) => days.last))
  for (const horizon of readingsOf(brief, 'horizon')) {
    if (horizon.appliesTo !== null && !matchesTask(horizon.appliesTo, { title: rhythm.title ?? '', subjects: rhythm.appliesTo?.labels ?? [] })) continue
    first = Math.max(first, horizon.first ?? first)
    last = Math.min(last, horizon.last ?? last)
  }
  // What has to be over by a day comes back no more behind it, whatever the plan still holds then.
  for (const deadline of readingsOf(brief, 'deadline')) {
    if (deadline.strength === 'hard' && isDueBy(deadline, { title: rhythm.title ?? '', subjects: rhythm.appliesTo?.labels ?? [] })) last = Math.min(last, Math.floor((deadline.latest - 1) / MINUTES_PER_DAY))
  }
  for (const span of rhythm.days.spans?.slice(0, 1) ?? []) {
    first = Math.max(first, span.first)
    last = Math.min(last, rhythm.days.spans!.at(-1)!.last)
  }
  return { first, last }
}

/** The day of the race or exam that the plan works towards is a session of its own, so that the rhythm asks for no other. */
export function isAim(brief: Brief, day: number): boolean {
  const aims = new Set(readingsOf(brief, 'deadline').flatMap(({ event }) => event ?? []))
  return readingsOf(brief, 'event').some(({ title, days }) => aims.has(title) && days.first <= day && day <= days.last)
}

type Counted = { sessions: readonly PlacedTask[]; span: DaySpan }

/** Too few or too many sessions in a whole period; periods cut off by the plan's ends or by days off may have fewer. */
export function countViolations(brief: Brief, rhythm: Rhythm, counted: Counted): Violation[] {
  if (rhythm.count === null) return []
  if (rhythm.per === 'total') return judgePeriod(rhythm, { name: 'in all', whole: true, sessions: counted.sessions.length })
  const periods = groupBy(daysIn(counted.span), (day) => periodKey(brief, rhythm, day))
  return [...periods].flatMap(([key, days]) => {
    if (key === null) return []
    const held = counted.sessions.filter((task) => periodKey(brief, rhythm, task.days.first) === key).length
    const aims = days.filter((day) => isAim(brief, day) && inPattern(rhythm.days, day)).length
    // At eight on a Monday the week of 'gym Mon, Wed and Fri at 7' has lost its first turn, and no other.
    const gone = rhythm.windows.length === 0 ? 0 : days.filter((day) => inPattern(rhythm.days, day) && isUnderWay(brief, rhythm, day)).length
    const whole = isWhole(brief, rhythm, days)
    return judgePeriod(rhythm, { name: periodName(rhythm, days[0]!), whole, sessions: Math.max(held, Math.min(held + aims + gone, rhythm.count!)) })
  })
}

function judgePeriod({ count, atLeast }: Rhythm, period: { name: string; whole: boolean; sessions: number }): Violation[] {
  const short = period.whole && period.sessions < count!
  const over = !atLeast && period.sessions > count!
  return short || over ? [{ task: null, text: `${period.sessions} instead of ${count} ${period.name}` }] : []
}

function periodKey(brief: Brief, rhythm: Rhythm, day: number): number | null {
  if (rhythm.per === 'day') return day
  if (rhythm.per === 'week') return weekStart(day)
  if (rhythm.per === 'month') return civilDate(day).year * 12 + civilDate(day).month
  const sprints = readingsOf(brief, 'sprint-calendar')[0]
  if (!sprints || sprints.firstDay === null || sprints.lengthDays === null) return null
  return Math.floor((day - sprints.firstDay) / sprints.lengthDays)
}

function isWhole(brief: Brief, rhythm: Rhythm, days: readonly number[]): boolean {
  const length = { day: 1, week: 7, month: 28, sprint: readingsOf(brief, 'sprint-calendar')[0]?.lengthDays ?? 14, total: 1 }[rhythm.per]
  if (days.length < length) return false
  if (rhythm.per === 'day') return isOpenDay(brief, days[0]!) && inPattern(rhythm.days, days[0]!) && !isUnderWay(brief, rhythm, days[0]!)
  return !brief.readings.some((reading) => (reading.kind === 'exclusion' || reading.kind === 'commitment') && Boolean(reading.days.spans?.length) && reading.windows.length === 0 && days.some((day) => inPattern(reading.days, day)))
}

/** The day of planning once a turn of it may have passed: 'every morning and evening', said at noon. */
function isUnderWay({ now }: Brief, { windows }: Rhythm, day: number): boolean {
  const minute = now - day * MINUTES_PER_DAY
  const firstTurn = windows.length === 0 ? START_OF_DAY : Math.min(...windows.map(({ from }) => from))
  return minute >= 0 && minute < MINUTES_PER_DAY && minute > firstTurn
}

/** When a day that names no hours begins, in minutes. */
const START_OF_DAY = 480

function periodName(rhythm: Rhythm, firstDay: number): string {
  return rhythm.per === 'day' ? `on ${shortDate(firstDay)}` : `in the ${rhythm.per} from ${shortDate(firstDay)}`
}
