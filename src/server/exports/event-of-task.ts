import { Temporal } from 'temporal-polyfill'
import type { Plan, Task } from '../../contract/plan.ts'
import type { CalendarEvent } from '../../integrations/calendar-target.ts'

/** What a task looks like in a calendar. */
export function eventOfTask(plan: Plan, task: Task): CalendarEvent {
  return { title: task.title, description: describe(plan, task), location: task.location ?? null, time: timeOf(plan, task) }
}

function timeOf({ timeZone }: Plan, { date, endDate, startTime, endTime }: Task): CalendarEvent['time'] {
  if (startTime === null || endTime === null) return { kind: 'all_day', start: date, end: nextDay(endDate ?? date) }
  return { kind: 'timed', start: `${date}T${startTime}:00`, end: `${endDate ?? date}T${endTime}:00`, timeZone }
}

/** Calendars take the day after the last as the end of an all-day event. */
function nextDay(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString()
}

function describe(plan: Plan, task: Task): string {
  const after = (task.dependsOn ?? []).map((id) => plan.tasks.find((other) => other.id === id)?.title).filter((title) => title !== undefined)
  const paragraphs = [
    task.description,
    task.why === undefined ? '' : `Why then: ${task.why}`,
    after.length === 0 ? '' : `After: ${after.join('; ')}`,
    task.assignee === undefined ? '' : `Assigned to ${task.assignee}`,
    task.tags.length === 0 ? '' : `Tags: ${task.tags.join(', ')}`,
    task.references.length === 0 ? '' : `See: ${task.references.join('\n')}`,
    `Plan: ${plan.title}`,
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}
