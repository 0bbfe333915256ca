import type { ReadingOf } from '../goal/brief.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { onDay } from './days/available-time.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { NetworkTask } from './task-network.ts'

type Person = ReadingOf<'person'>

/** In a calendar that several people share, each task says whose it is; what is left for nobody by name is the user's, and what is everybody's goes round. */
export function withTheirParts(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const people = frame.of('person').filter(({ roles }) => roles.length > 0)
  if (frame.brief.plannerType !== 'calendar' || people.length === 0) return [...tasks]
  const user = frame.of('person').find(({ isUser }) => isUser)?.name ?? null
  return tasks.map((task) => ({ ...task, assignee: task.type === 'deadline' ? null : ownerOf(task, people, frame) ?? (isWork(task) ? user : null) }))
}

/** The wedding itself is everybody's. */
function isWork({ type }: NetworkTask): boolean {
  return type === 'task'
}

function ownerOf(task: NetworkTask, people: readonly Person[], frame: PlanFrame): string | null {
  const names = new Set(frame.brief.readings.flatMap((reading) => {
    if (!task.answers.includes(reading.id)) return []
    return reading.kind === 'topic' ? [reading.label] : reading.kind === 'rhythm' || reading.kind === 'event' || reading.kind === 'commitment' ? [reading.title] : []
  }))
  const owners = people.filter(({ roles }) => roles.some((role) => names.has(role)))
  const present = owners.filter(({ name }) => !isAway(name, task.fixed?.days.first ?? task.wish.day, frame))
  const [turn, turns] = [task.occurrence?.index ?? 0, present.length > 0 ? present : owners]
  return turns.length === 0 ? null : turns[turn % turns.length]!.name
}

/** Whoever is not there on a day has no turn on it. */
function isAway(name: string, day: DayNumber | null, frame: PlanFrame): boolean {
  return day !== null && frame.of('exclusion').some(({ person, days, windows }) => person === name && windows.length === 0 && onDay(days, day))
}
