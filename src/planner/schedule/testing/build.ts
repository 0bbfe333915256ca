import type { NetworkTask, TaskNetwork } from '../../draft/task-network.ts'
import type { Brief, Reading, ReadingValue, TaskMatcher } from '../../goal/brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { dateAndTime, dayNumber, isoDate } from '../../time/day-number.ts'
import type { Schedule } from '../placement.ts'

export type Fact = ReadingValue & { id?: string; strength?: 'hard' | 'soft'; appliesTo?: TaskMatcher | null }

/** A brief of Monday 4 January 2027, 08:00, with these readings; stated and hard unless they say otherwise. */
export function briefOf(facts: readonly Fact[], changes: Partial<Brief> = {}): Brief {
  const readings = facts.map((fact, index): Reading => ({ id: `r${index}`, words: '', start: 0, end: 5, source: 'stated', strength: 'hard', appliesTo: null, text: fact.kind, ...fact }))
  return { prompt: '', plannerType: 'calendar', language: 'en', timeZone: 'UTC', now: at('2027-01-04', 8), subject: 'goal', readings, notes: [], questions: [], ...changes }
}

export function taskOf(id: string, changes: Partial<NetworkTask> = {}): NetworkTask {
  return {
    id, title: id, description: '', priority: 'medium', type: 'task', tags: [], references: [], location: null, subjects: [],
    effortMinutes: 60, timed: true, spanDays: 1, after: [], optional: false, fixed: null, allowedDays: null,
    wish: { day: null, windows: [], position: null }, occurrence: null, assignee: null, role: null, sprintWish: null, answers: [], ...changes,
  }
}

export function networkOf(tasks: readonly NetworkTask[]): TaskNetwork {
  return { title: '', description: '', tasks: [...tasks], assumptions: [] }
}

export function at(date: string, hour: number): number {
  return dayNumber(date) * MINUTES_PER_DAY + Math.round(hour * 60)
}

/** Each placed task in one line, by time: 'run 2027-01-05 18:00-19:00'. */
export function linesOf(schedule: Schedule): string[] {
  return schedule.placements
    .toSorted((a, b) => a.days.first - b.days.first || (a.time?.start ?? 0) - (b.time?.start ?? 0))
    .map(({ taskId, days, time, assignee, sprint }) => {
      const dates = days.first === days.last ? isoDate(days.first) : `${isoDate(days.first)}..${isoDate(days.last)}`
      const hours = time ? ` ${dateAndTime(time.start).time}-${dateAndTime(time.end).time}` : ''
      return `${taskId} ${dates}${hours}${assignee === null ? '' : ` ${assignee}`}${sprint === null ? '' : ` #${sprint}`}`
    })
}
