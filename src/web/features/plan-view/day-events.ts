import type { Task } from '../../../contract/plan.ts'
import { parseDay, type DayNumber } from './plan-day.ts'

const EVENTS_PER_CELL = 2

/** A task as one day sees it: a task of three days appears on each of them. */
export interface DayEvent {
  task: Task
  day: DayNumber
  /** True on every day but the task's first. */
  continued: boolean
}

export type EventsByDay = ReadonlyMap<DayNumber, readonly DayEvent[]>

export interface CellContents {
  shown: DayEvent[]
  hiddenCount: number
}

/** A plan from elsewhere may hold a date that does not exist; such a span is cut rather than looped over. */
const LONGEST_SPAN_DAYS = 3660

/** Every day's events, all-day ones first, then by time, then in the plan's order. */
export function eventsByDay(tasks: readonly Task[]): EventsByDay {
  const byDay = new Map<DayNumber, DayEvent[]>()
  for (const task of tasks) {
    const first = parseDay(task.date)
    const last = Math.min(task.endDate ? parseDay(task.endDate) : first, first + LONGEST_SPAN_DAYS)
    for (let day = first; day <= Math.max(first, last); day += 1) {
      const events = byDay.get(day) ?? []
      events.push({ task, day, continued: day > first })
      byDay.set(day, events)
    }
  }
  for (const events of byDay.values()) events.sort(byTimeOfDay)
  return byDay
}

/** What a cell shows of its one or two days: each day gets a place before one day gets both. */
export function cellContents(days: readonly DayNumber[], byDay: EventsByDay): CellContents {
  const perDay = days.map((day) => byDay.get(day) ?? [])
  const total = perDay.reduce((sum, events) => sum + events.length, 0)
  const firsts = perDay.flatMap((events) => events.slice(0, 1))
  const rest = perDay.flatMap((events) => events.slice(1))
  const chosen = new Set([...firsts, ...rest].slice(0, EVENTS_PER_CELL))
  const shown = perDay.flat().filter((event) => chosen.has(event))
  return { shown, hiddenCount: total - shown.length }
}

/** Tasks that have not ended before today, soonest first. */
export function upcomingTasks(tasks: readonly Task[], today: DayNumber): Task[] {
  return tasks.filter((task) => parseDay(task.endDate ?? task.date) >= today).toSorted(byDateAndTime)
}

export function byDateAndTime(left: Task, right: Task): number {
  return left.date.localeCompare(right.date) || (left.startTime ?? '').localeCompare(right.startTime ?? '')
}

function byTimeOfDay(left: DayEvent, right: DayEvent): number {
  return startOnDay(left).localeCompare(startOnDay(right))
}

function startOnDay({ task, continued }: DayEvent): string {
  return continued ? '' : (task.startTime ?? '')
}
