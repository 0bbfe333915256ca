import type { TaskNetwork } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import { earlyReadings } from '../goal/dates/early-work.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { DayNumber, Minute } from '../time/calendar-time.ts'
import { dayOfMinute } from '../time/day-number.ts'
import { readingsOf } from './day-pattern.ts'

/** Days when a prompt names no span. */
const DEFAULT_DAYS = { calendar: 30, sprint: 14 }
/** No plan is scheduled further ahead than this; it bounds the memory of a day table. */
const MOST_DAYS = 5 * 366

/**
 * The days a plan may use, both inclusive, and the moment before which nothing starts. `opens` is the stated first day;
 * only work that has to be done before it uses the days from `firstDay` to there.
 */
export type PlanSpan = { firstDay: DayNumber; lastDay: DayNumber; opens: DayNumber; now: Minute }

export function planSpan(brief: Brief, network: TaskNetwork): PlanSpan {
  const today = dayOfMinute(brief.now)
  const horizons = readingsOf(brief, 'horizon').filter((reading) => reading.appliesTo === null)
  const sprints = sprintCalendar(brief)
  const starts = horizons.flatMap((reading) => reading.first ?? [])
  const opens = Math.max(today, Math.max(...starts, sprints?.firstDay ?? today))
  const ends = horizons.flatMap((reading) => reading.last ?? [])
  const sprintEnd = sprints?.count ? sprints.firstDay + sprints.count * sprints.lengthDays - 1 : Infinity
  const last = ends.length > 0 ? Math.min(...ends, sprintEnd) : impliedLastDay(brief, network, opens)
  // A last day in the past leaves no day at all, and then nothing is placed.
  const firstDay = earlyReadings(brief).length > 0 ? today : opens
  return { firstDay, lastDay: Math.min(Math.max(last, opens - 1), firstDay + MOST_DAYS), opens, now: brief.now }
}

function impliedLastDay(brief: Brief, network: TaskNetwork, firstDay: DayNumber): DayNumber {
  const sprints = sprintCalendar(brief)
  if (sprints?.count) return sprints.firstDay + sprints.count * sprints.lengthDays - 1
  const deadlines = readingsOf(brief, 'deadline')
  const events = readingsOf(brief, 'event').map((reading) => reading.days.last)
  const stated = [...deadlines.map((reading) => dayOfMinute(reading.latest - 1)), ...events].filter((day) => day >= firstDay)
  const endsAll = deadlines.some((reading) => reading.appliesTo === null)
  if (endsAll && stated.length > 0) return Math.max(...stated)
  const wishes = network.tasks.flatMap((task) => task.wish.day ?? task.fixed?.days.last ?? [])
  return Math.max(firstDay + DEFAULT_DAYS[brief.plannerType] - 1, ...stated, ...wishes)
}

/** `stated`: the user asked for these sprints, so that no task may run from one into the next. */
export type SprintCalendar = { firstDay: DayNumber; lengthDays: number; count: number | null; stated: boolean }

/** Sprints of a sprint plan; a length of two weeks when none is stated. Null for calendar plans. */
export function sprintCalendar(brief: Brief): SprintCalendar | null {
  if (brief.plannerType !== 'sprint') return null
  const reading = readingsOf(brief, 'sprint-calendar')[0]
  const horizonFirst = readingsOf(brief, 'horizon').flatMap((horizon) => (horizon.appliesTo === null ? (horizon.first ?? []) : []))[0]
  const firstDay = reading?.firstDay ?? horizonFirst ?? dayOfMinute(brief.now)
  return { firstDay, lengthDays: reading?.lengthDays ?? 14, count: reading?.count ?? null, stated: reading !== undefined && reading.source === 'stated' }
}

/** 1-based sprint that holds a day; null outside every sprint. */
export function sprintOf(calendar: SprintCalendar, day: DayNumber): number | null {
  if (day < calendar.firstDay) return null
  const sprint = Math.floor((day - calendar.firstDay) / calendar.lengthDays) + 1
  return calendar.count !== null && sprint > calendar.count ? null : sprint
}

export function endOfDay(day: DayNumber): Minute {
  return (day + 1) * MINUTES_PER_DAY
}
