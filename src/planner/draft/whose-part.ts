import type { ReadingOf, TaskMatcher } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { weekdayOf } from '../time/day-number.ts'
import { onDay } from './days/available-time.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { NetworkTask } from './task-network.ts'

type Person = ReadingOf<'person'>

/** In a calendar that several people share, each task says whose it is; what is left for nobody by name is the user's, and what is everybody's goes round. */
export function withTheirParts(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const people = frame.of('person').filter(({ roles }) => roles.length > 0)
  const helpers = frame.of('settled').filter(({ by }) => by !== null)
  if (frame.brief.plannerType !== 'calendar' || people.length + helpers.length === 0) return [...tasks]
  const user = frame.of('person').find(({ isUser }) => isUser)?.name ?? null
  const turns: Turns = { ofWork: new Map(), onDay: new Map() }
  const owners = new Map(inTheirOrder(tasks, frame).map((task) => [task, task.type === 'deadline' ? null : ownerOf(task, { people, turns }, frame) ?? helperOf(task, helpers, tasks) ?? (isWork(task) ? user : null)]))
  return tasks.map((task) => ({ ...task, assignee: owners.get(task)! }))
}

/** 'Tuesdays 10-13 and Fridays 16-19' are two rows of one work, which goes round from day to day. */
function inTheirOrder(tasks: readonly NetworkTask[], frame: PlanFrame): readonly NetworkTask[] {
  const rows = new Map<string, NetworkTask[]>()
  for (const task of tasks.filter(({ occurrence, wish }) => occurrence !== null && wish.day !== null)) {
    const work = namesOf(task, frame).join('; ')
    rows.set(work, [...(rows.get(work) ?? []), task])
  }
  const moved = new Map<NetworkTask, NetworkTask>()
  for (const row of rows.values()) {
    if (new Set(row.map(({ occurrence }) => occurrence!.series)).size < 2) continue
    for (const [index, task] of row.toSorted((one, other) => one.wish.day! - other.wish.day!).entries()) moved.set(row[index]!, task)
  }
  return tasks.map((task) => moved.get(task) ?? task)
}

/** What the readings that a task answers are called. */
function namesOf({ answers }: NetworkTask, frame: PlanFrame): string[] {
  return [...new Set(frame.brief.readings.flatMap((reading) => {
    if (!answers.includes(reading.id)) return []
    return reading.kind === 'topic' ? [reading.label] : reading.kind === 'rhythm' || reading.kind === 'event' || reading.kind === 'commitment' ? reading.title ?? [] : []
  }))]
}

/** 'Bo does the varnish': the step of the plan that is about it is his; what is settled with him is not, nor are steps of which several only list it: 'Split the budget: food, drinks, cake'. */
function helperOf(task: NetworkTask, helpers: readonly ReadingOf<'settled'>[], tasks: readonly NetworkTask[]): string | null {
  if (!isWork(task)) return null
  return helpers.find(({ id, appliesTo }) => !task.answers.includes(id) && isOfThing(task, appliesTo, tasks))?.by ?? null
}

/** Whether a step of the plan is about a thing; of those that only list it, the one there is. */
export function isOfThing(task: NetworkTask, thing: TaskMatcher | null, tasks: readonly NetworkTask[]): boolean {
  if (!matchesTask(thing, task) || isAbout(task, thing)) return matchesTask(thing, task)
  const others = tasks.filter((other) => isWork(other) && matchesTask(thing, other))
  return others.length === 1 && others[0] === task
}

/** It stands before the list that a title ends in. */
function isAbout(task: NetworkTask, thing: TaskMatcher | null): boolean {
  const [head = '', behind = ''] = task.title.split(/ ?: /u)
  return !behind.includes(', ') || matchesTask(thing, { ...task, title: head })
}

/** The wedding itself is everybody's. */
function isWork({ type }: NetworkTask): boolean {
  return type === 'task'
}

/** Of the works that go round: who had which turn, and who has one on a day already. */
type Turns = { ofWork: Map<string, TurnsOfWork>; onDay: Map<DayNumber, Set<string>> }

/** Places in the list of those who share it: who had the last turn, when each had theirs, and whose each turn is. */
type TurnsOfWork = { last: number; turns: number; lastTurns: Map<number, number>; byTurn: Map<string, number> }

function ownerOf(task: NetworkTask, { people, turns }: { people: readonly Person[]; turns: Turns }, frame: PlanFrame): string | null {
  const names = new Set(namesOf(task, frame))
  const owners = people.filter(({ roles }) => roles.some((role) => names.has(role)))
  const day = task.fixed?.days.first ?? task.wish.day
  const there = owners.filter(({ name, turnsOn }) => !isAway(name, day, frame) && (day === null || turnsOn === undefined || turnsOn.includes(weekdayOf(day))))
  if (owners.length < 2 || task.occurrence === null) return (there[0] ?? owners[0])?.name ?? null
  const busy = day === null ? null : turns.onDay.get(day) ?? new Set<string>()
  const free = there.filter(({ name }) => !busy?.has(name))
  const candidates = [free, there, owners].find((some) => some.length > 0)!
  const owner = owners[turnOf(`${task.occurrence.series} ${task.occurrence.index}`, turnsAt(turns, [...names].join('; ')), owners.map((one) => candidates.includes(one)))]!.name
  if (day !== null && busy !== null) turns.onDay.set(day, busy.add(owner))
  return owner
}

/** Beside other work that goes round, the next in the list begins. */
function turnsAt({ ofWork }: Turns, work: string): TurnsOfWork {
  const known = ofWork.get(work) ?? { last: ofWork.size - 1, turns: 0, lastTurns: new Map(), byTurn: new Map() }
  ofWork.set(work, known)
  return known
}

/** Whoever can and had none for the longest time, in the order of the list; nobody has two turns running because somebody is away. */
function turnOf(turn: string, known: TurnsOfWork, can: readonly boolean[]): number {
  const had = known.byTurn.get(turn)
  if (had !== undefined) return had
  const following = can.map((_, step) => (known.last + 1 + step) % can.length)
  const able = following.filter((at) => can[at])
  const next = (able.length > 0 ? able : following).toSorted((one, other) => (known.lastTurns.get(one) ?? 0) - (known.lastTurns.get(other) ?? 0))[0]!
  known.byTurn.set(turn, next)
  known.last = next
  known.turns += 1
  known.lastTurns.set(next, known.turns)
  return next
}

/** Whoever is not there on a day has no turn on it. */
function isAway(name: string, day: DayNumber | null, frame: PlanFrame): boolean {
  if (day === null) return false
  // 'Stan can only do Fridays'.
  const own = frame.of('availability').filter(({ person, strength, source, days }) => person === name && strength === 'hard' && source === 'stated' && (days.weekdays?.length ?? 0) > 0)
  return own.length > 0 && !own.some(({ days }) => onDay(days, day)) || frame.of('exclusion').some(({ person, days, windows }) => person === name && windows.length === 0 && onDay(days, day))
}
