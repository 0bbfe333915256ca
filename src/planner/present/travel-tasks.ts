import type { Task } from '../../contract/plan.ts'
import type { Brief } from '../goal/brief.ts'
import { matchesTask, stems } from '../goal/matcher.ts'
import type { PresentedTask } from './presented-task.ts'

const TRAVEL_HOURS = 4

/** The moves between consecutive stays, on the day that belongs to both; none where the plan has a task for it. */
export function travelTasks(brief: Brief, tasks: readonly PresentedTask[]): PresentedTask[] {
  const places = brief.readings.flatMap((reading) => (reading.kind === 'stay' ? [reading.place] : []))
  const stays = tasks.filter(({ task }) => task.startTime === null && places.some((place) => isIn(task, place))).toSorted((a, b) => a.task.date.localeCompare(b.task.date))
  return stays.slice(1).flatMap((stay, index) => {
    const from = stays[index]!.task.location!
    const to = stay.task.location!
    const known = tasks.some(({ task }) => task.date === stay.task.date && (task.type !== 'event' || task.startTime !== null) && matchesTask({ labels: [`${from} ${to}`] }, { title: task.title, subjects: [] }))
    return from === to || known ? [] : [{ subjects: [], task: travelTask(stay.task, from, to) }]
  })
}

function isIn(task: Task, place: string): boolean {
  return task.location !== undefined && stems(task.location).join(' ') === stems(place).join(' ')
}

function travelTask(arrival: Task, from: string, to: string): Task {
  return {
    id: `travel-to-${arrival.id}`,
    title: `Travel from ${from} to ${to}`,
    description: `Leave ${from} for ${to}. Check out, keep tickets and passports at hand, and send the arrival time to whoever expects you. Done when you are at your bed in ${to}.`,
    date: arrival.date,
    startTime: null,
    endTime: null,
    priority: 'high',
    status: 'todo',
    tags: ['travel'],
    estimatedHours: TRAVEL_HOURS,
    references: [],
    type: 'task',
    why: `The stay in ${from} ends and the one in ${to} begins on this day.`,
  }
}
