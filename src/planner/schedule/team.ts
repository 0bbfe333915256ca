import type { TaskNetwork } from '../draft/task-network.ts'
import type { Brief, ReadingOf } from '../goal/brief.ts'
import { zoneGaps } from '../time/zone.ts'
import { weekdayOf } from '../time/day-number.ts'
import { hardReadingsOf, readingsOf } from './day-pattern.ts'
import { daysOf, eventInterval, groupByPerson, intersectTables, isBusyReading, subtractBusy, tableOf, uniteTimetables } from './day-tables.ts'
import type { Busy } from './day-tables.ts'
import { NO_TIME, segmentMinutes, firstMinutes, WHOLE_DAY } from './day-segments.ts'
import type { PlanSpan, SprintCalendar } from './plan-span.ts'
import type { DayTable, Resource } from './problem.ts'

const DAY_START = 540
/** Eight hours are a working day where nothing else is said. */
const FULL_DAY_MINUTES = 480

export type Person = { name: string | null; roles: string[]; capacity: ReadingOf<'person'>['capacity'] }

/** The people of a sprint plan; assignees of the network when the brief names nobody, else one nameless worker. */
export function teamOf(brief: Brief, network: TaskNetwork): Person[] {
  const stated = readingsOf(brief, 'person').map(({ name, roles, capacity }) => ({ name, roles, capacity }))
  if (stated.length > 0) return stated
  const assignees = [...new Set(network.tasks.flatMap((task) => task.assignee ?? []))]
  if (assignees.length > 0) return assignees.map((name) => ({ name, roles: [], capacity: null }))
  return [{ name: null, roles: [], capacity: null }]
}

/** The user of a calendar plan is free whenever a task's own windows allow it. */
export function userResource(span: PlanSpan): Resource {
  const windows = tableOf(span, WHOLE_DAY)
  return { name: null, windows, free: windows, quotas: [] }
}

/** A person's working time: their days and hours, less absences and meetings, cut to their daily capacity; and all the time in which they are there at all. */
export function personWindows(person: Person, brief: Brief, calendar: { span: PlanSpan; sprints: SprintCalendar | null }): Pick<Resource, 'windows' | 'free'> {
  const { span } = calendar
  const open = openHours(person, brief, calendar)
  const busy: Busy[] = [
    ...brief.readings.filter(isBusyReading).filter((reading) => reading.strength === 'hard' && reading.appliesTo === null && concerns(reading, person)),
    ...hardReadingsOf(brief, 'event').filter((event) => event.person === null || isSame(event.person, person)).flatMap(eventInterval),
    ...zoneGaps(brief.timeZone, span.firstDay, Math.max(span.firstDay, span.lastDay)),
  ]
  const minutes = dailyMinutes(person, open, calendar.sprints)
  const windows = subtractBusy(span, open, busy).map((segments) => (segmentMinutes(segments) > minutes ? firstMinutes(segments, minutes) : segments))
  return { windows, free: subtractBusy(span, tableOf(span, WHOLE_DAY), busy) }
}

function openHours(person: Person, brief: Brief, { span, sprints }: { span: PlanSpan; sprints: SprintCalendar | null }): DayTable {
  const length = person.capacity?.per === 'day' ? Math.max(person.capacity.minutes, FULL_DAY_MINUTES) : FULL_DAY_MINUTES
  const workday = [Math.max(0, Math.min(DAY_START, 1440 - length)), Math.min(1440, DAY_START + length)]
  const availability = hardReadingsOf(brief, 'availability').filter((reading) => reading.appliesTo === null && concerns(reading, person))
  const groups = groupByPerson(availability)
  const firstSprintDay = sprints?.firstDay ?? span.firstDay
  const usual = daysOf(span).map((day) => (day >= firstSprintDay && isWorkday(span, day) ? workday : NO_TIME))
  // 'me, evenings' beside days without hours: the hours that somebody names are all that is said of hours.
  const stated = groups.map((group) => uniteTimetables(span, group, statesHours(group) || !groups.some(statesHours) ? workday : WHOLE_DAY))
  return stated.length > 0 ? stated.reduce(intersectTables) : usual
}

function statesHours(group: readonly ReadingOf<'availability'>[]): boolean {
  return group.some(({ windows }) => windows.length > 0)
}

/** Monday to Friday, but every day of a span that is mostly a weekend. */
function isWorkday(span: PlanSpan, day: number): boolean {
  const days = daysOf({ ...span, lastDay: Math.min(span.lastDay, span.firstDay + 13) })
  const weekdays = days.filter((each) => weekdayOf(each) <= 5)
  return weekdayOf(day) <= 5 || weekdays.length * 2 < days.length
}

/** Spreads a weekly or sprint capacity evenly over its working days, in whole quarters of an hour. */
function dailyMinutes(person: Person, open: DayTable, sprints: SprintCalendar | null): number {
  const capacity = person.capacity
  if (capacity === null || capacity.per === 'total') return Infinity
  if (capacity.per === 'day') return capacity.minutes
  const days = capacity.per === 'week' ? 7 : (sprints?.lengthDays ?? 14)
  const whole = open.length - (open.length % days) || open.length
  const worked = open.slice(0, whole).filter((segments) => segments.length > 0).length
  return Math.ceil(capacity.minutes / Math.max(1, (worked * days) / whole) / 15) * 15
}

function concerns(reading: { person: string | null }, person: Person): boolean {
  return reading.person === null || isSame(reading.person, person)
}

export function isSame(name: string, person: Person): boolean {
  return person.name !== null && person.name.toLowerCase() === name.toLowerCase()
}
