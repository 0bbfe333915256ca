import type { Task } from '../../contract/plan.ts'
import type { NetworkTask, TaskNetwork } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import type { Placement, Schedule } from '../schedule/placement.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import { clockTime, dayOfMinute, isoDate, minuteOfDay } from '../time/day-number.ts'
import { endClock } from './clock-text.ts'
import { placedNetwork } from './place-reason.ts'
import type { PresentedTask } from './presented-task.ts'
import { travelTasks } from './travel-tasks.ts'
import { whyText } from './why-text.ts'
import type { WhyContext } from './why-text.ts'

/** The placed tasks of a network by date and time; the ids are the network's. */
export function presentTasks(brief: Brief, network: TaskNetwork, schedule: Schedule): PresentedTask[] {
  const tasksById = new Map(network.tasks.map((task) => [task.id, task]))
  const placedIds = new Set(schedule.placements.map(({ taskId }) => taskId))
  const context: WhyContext = { brief, tasksById, network: placedNetwork(tasksById, schedule.placements, { handsOut: brief.plannerType === 'sprint' }) }
  const presented = schedule.placements.flatMap((placement) => {
    const task = tasksById.get(placement.taskId)
    return task ? presentTask(task, placement, { context, placedIds }) : []
  })
  return [...presented, ...travelTasks(brief, presented)].toSorted((a, b) => order(a.task).localeCompare(order(b.task)))
}

function order(task: Task): string {
  return `${task.date} ${task.startTime ?? ''}`
}

type PresentOptions = { context: WhyContext; placedIds: ReadonlySet<string> }

function presentTask(task: NetworkTask, placement: Placement, options: PresentOptions): PresentedTask[] {
  const parts = placement.time === null || placement.time.end - placement.time.start > MINUTES_PER_DAY ? [null] : daysOf(placement.time)
  const shared = sharedFields(task, placement, options)
  return parts.map((part, index) => ({
    subjects: task.subjects,
    task: { ...shared, ...partFields(task, index), ...(parts.length > 1 && part !== null ? { estimatedHours: Number(((part.end - part.start) / 60).toFixed(2)) } : {}), ...(part === null ? dateFields(placement) : timeFields(part)) },
  }))
}

function sharedFields(task: NetworkTask, placement: Placement, { context, placedIds }: PresentOptions) {
  const dependsOn = task.after.map(({ taskId }) => taskId).filter((id) => placedIds.has(id))
  // A marker of a day takes no time.
  const duration = placement.time ? placement.time.end - placement.time.start : task.type === 'deadline' ? 0 : task.effortMinutes
  return {
    description: task.description,
    priority: task.priority,
    status: 'todo' as const,
    tags: task.tags,
    estimatedHours: Number((duration / 60).toFixed(2)),
    references: task.references,
    type: task.type,
    why: whyText(placement, context),
    ...(task.location === null ? {} : { location: task.location }),
    ...(dependsOn.length > 0 ? { dependsOn: [...new Set(dependsOn)] } : {}),
    ...(placement.assignee === null ? {} : { assignee: placement.assignee }),
    ...(placement.sprint === null ? {} : { sprint: placement.sprint }),
  }
}

/** The part of a night after midnight is a task of its own, because a timed contract task ends on the day it starts. */
function partFields(task: NetworkTask, index: number) {
  return index === 0 ? { id: task.id, title: task.title } : { id: `${task.id}-night${index}`, title: `${task.title} (after midnight)` }
}

function dateFields({ days }: Placement) {
  return { date: isoDate(days.first), startTime: null, endTime: null, ...(days.last > days.first ? { endDate: isoDate(days.last) } : {}) }
}

function timeFields(part: { start: Minute; end: Minute }) {
  const day = dayOfMinute(part.start)
  return { date: isoDate(day), startTime: clockTime(minuteOfDay(part.start)), endTime: endClock(part.end - day * MINUTES_PER_DAY) }
}

function daysOf(time: { start: Minute; end: Minute }): { start: Minute; end: Minute }[] {
  const parts = []
  for (let start = time.start; start < time.end; ) {
    const end = Math.min(time.end, (dayOfMinute(start) + 1) * MINUTES_PER_DAY)
    parts.push({ start, end })
    start = end
  }
  return parts
}
