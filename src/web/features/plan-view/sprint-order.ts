import type { Capacity, Priority, Task } from '../../../contract/plan.ts'
import { byDateAndTime } from './day-events.ts'
import { planViewTexts } from './texts.ts'

export const TAGS_PER_CARD = 4

const PRIORITY_RANK: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/** High before medium before low; within a priority by date, then in the plan's order. */
export function byPriority(tasks: readonly Task[]): Task[] {
  return tasks.toSorted((left, right) => PRIORITY_RANK[left.priority] - PRIORITY_RANK[right.priority] || byDateAndTime(left, right))
}

export interface PersonLoad {
  person: string
  hours: number
  /** Hours they have for work in this sprint; null where the plan does not say. */
  capacity: number | null
  /** Of the capacity where it is known, else of the busiest person's hours in any sprint; at most 1. */
  share: number
  tasks: Task[]
}

export interface SprintLoad {
  title: string
  hours: number
  startDate: string
  endDate: string
  people: PersonLoad[]
}

/** True when the second arrangement would say more than the first. */
export function hasSprintsOrPeople(tasks: readonly Task[]): boolean {
  return tasks.some((task) => task.sprint !== undefined || task.assignee !== undefined)
}

/** Sprints in order, tasks outside of any at the end; in each the people with the most hours first, the idle ones too. */
export function loadBySprint(tasks: readonly Task[], capacity: readonly Capacity[] = []): SprintLoad[] {
  const bySprint = groupBy(tasks.toSorted(byDateAndTime), (task) => task.sprint ?? Infinity)
  const sprints = [...bySprint].toSorted(([left], [right]) => left - right)
  const loads = sprints.map(([sprint, members]) => ({
    title: sprint === Infinity ? planViewTexts.noSprint : planViewTexts.sprintTitle(sprint),
    hours: hoursOf(members),
    startDate: members[0]!.date,
    endDate: members.map((task) => task.endDate ?? task.date).reduce((last, date) => (date > last ? date : last)),
    people: peopleOf(members, capacity.filter((each) => each.sprint === sprint)),
  }))
  const busiest = Math.max(1, ...loads.flatMap((load) => load.people.map((person) => person.hours)))
  const shareOf = ({ hours, capacity }: { hours: number; capacity: number | null }) => Math.min(1, hours / (capacity === null ? busiest : Math.max(capacity, 0.1)))
  return loads.map((load) => ({ ...load, people: load.people.map((person) => ({ ...person, share: shareOf(person) })) }))
}

function peopleOf(tasks: readonly Task[], capacity: readonly Capacity[]): Omit<PersonLoad, 'share'>[] {
  const byPerson = groupBy(tasks, (task) => task.assignee ?? planViewTexts.unassigned)
  const idle = capacity.filter(({ assignee, hours }) => hours > 0 && !byPerson.has(assignee)).map(({ assignee }): [string, Task[]] => [assignee, []])
  const hoursOfPerson = new Map(capacity.map(({ assignee, hours }) => [assignee, hours]))
  return [...byPerson, ...idle]
    .map(([person, members]) => ({ person, hours: hoursOf(members), capacity: hoursOfPerson.get(person) ?? null, tasks: members }))
    .toSorted((left, right) => right.hours - left.hours || left.person.localeCompare(right.person))
}

/** Groups in the order their first member comes in. */
function groupBy<Key>(tasks: readonly Task[], keyOf: (task: Task) => Key): Map<Key, Task[]> {
  const groups = new Map<Key, Task[]>()
  for (const task of tasks) {
    const group = groups.get(keyOf(task))
    if (group) group.push(task)
    else groups.set(keyOf(task), [task])
  }
  return groups
}

function hoursOf(tasks: readonly Task[]): number {
  return tasks.reduce((sum, task) => sum + task.estimatedHours, 0)
}
