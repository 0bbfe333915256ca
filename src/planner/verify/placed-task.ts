import type { Task } from '../../contract/plan.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { DaySpan, Interval } from '../time/calendar-time.ts'
import { dayOf } from './day-calendar.ts'

/** A task as the plan shows it, with the labels that matchers see. */
export type VerifiableTask = { task: Task; subjects: readonly string[] }

/** The verifier's own reading of a shown task. */
export type PlacedTask = {
  id: string
  title: string
  subjects: readonly string[]
  tags: readonly string[]
  /** Everything the user can read of it. */
  visible: readonly string[]
  type: Task['type']
  location: string | null
  days: DaySpan
  /** Null on a date-only task. */
  time: Interval | null
  /** Length when timed, effort otherwise. */
  minutes: number
  assignee: string | null
  sprint: number | null
  dependsOn: readonly string[]
}

/** Throws RangeError when a date or a time of the task is not one. */
export function placedTask({ task, subjects }: VerifiableTask): PlacedTask {
  const days = { first: dayOf(task.date), last: dayOf(task.endDate ?? task.date) }
  const time = timeOf(task, days)
  return {
    id: task.id,
    title: task.title,
    subjects,
    tags: task.tags,
    visible: [task.title, task.description, task.location ?? '', ...task.tags],
    type: task.type,
    location: task.location ?? null,
    days,
    time,
    minutes: time ? time.end - time.start : Math.round(task.estimatedHours * 60),
    assignee: task.assignee ?? null,
    sprint: task.sprint ?? null,
    dependsOn: task.dependsOn ?? [],
  }
}

function timeOf(task: Task, days: DaySpan): Interval | null {
  if (task.startTime === null || task.endTime === null) return null
  const end = clockMinute(task.endTime)
  // The contract has no 24:00, so a task that ends at midnight is shown until 23:59.
  const exactEnd = end === MINUTES_PER_DAY - 1 ? MINUTES_PER_DAY : end
  return { start: days.first * MINUTES_PER_DAY + clockMinute(task.startTime), end: days.last * MINUTES_PER_DAY + exactEnd }
}

function clockMinute(text: string): number {
  const parts = /^(\d{2}):(\d{2})$/u.exec(text)
  if (!parts) throw new RangeError(`'${text}' is not a clock time. Write it as HH:mm.`)
  return Number(parts[1]) * 60 + Number(parts[2])
}
