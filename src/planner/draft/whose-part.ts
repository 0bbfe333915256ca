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
  const turns: Turns = { ofWork: new Map(), onDay: new Map() }
  return tasks.map((task) => ({ ...task, assignee: task.type === 'deadline' ? null : ownerOf(task, { people, turns }, frame) ?? (isWork(task) ? user : null) }))
}

/** The wedding itself is everybody's. */
function isWork({ type }: NetworkTask): boolean {
  return type === 'task'
}

/** Of the works that go round: who had which turn, and who has one on a day already. */
type Turns = { ofWork: Map<string, { last: number; byTurn: Map<number, number> }>; onDay: Map<DayNumber, Set<string>> }

function ownerOf(task: NetworkTask, { people, turns }: { people: readonly Person[]; turns: Turns }, frame: PlanFrame): string | null {
  const names = new Set(frame.brief.readings.flatMap((reading) => {
    if (!task.answers.includes(reading.id)) return []
    return reading.kind === 'topic' ? [reading.label] : reading.kind === 'rhythm' || reading.kind === 'event' || reading.kind === 'commitment' ? [reading.title] : []
  }))
  const owners = people.filter(({ roles }) => roles.some((role) => names.has(role)))
  const day = task.fixed?.days.first ?? task.wish.day
  const there = owners.filter(({ name }) => !isAway(name, day, frame))
  if (owners.length < 2 || task.occurrence === null) return (there[0] ?? owners[0])?.name ?? null
  const busy = day === null ? null : turns.onDay.get(day) ?? new Set<string>()
  const free = there.filter(({ name }) => !busy?.has(name))
  const candidates = [free, there, owners].find((some) => some.length > 0)!
  const owner = owners[turnOf(task.occurrence.index, turnsAt(turns, [...names].join('; ')), owners.map((one) => candidates.includes(one)))]!.name
  if (day !== null && busy !== null) turns.onDay.set(day, busy.add(owner))
  return owner
}

/** Beside other work that goes round, the next in the list begins. */
function turnsAt({ ofWork }: Turns, work: string): { last: number; byTurn: Map<number, number> } {
  const known = ofWork.get(work) ?? { last: ofWork.size - 1, byTurn: new Map() }
  ofWork.set(work, known)
  return known
}

/** The next in the list who can; nobody has two turns running because somebody is away. */
function turnOf(turn: number, known: { last: number; byTurn: Map<number, number> }, can: readonly boolean[]): number {
  const had = known.byTurn.get(turn)
  if (had !== undefined) return had
  const following = can.map((_, step) => (known.last + 1 + step) % can.length)
  const next = following.find((at) => can[at]) ?? following[0]!
  known.byTurn.set(turn, next)
  known.last = next
  return next
}

/** Whoever is not there on a day has no turn on it. */
function isAway(name: string, day: DayNumber | null, frame: PlanFrame): boolean {
  return day !== null && frame.of('exclusion').some(({ person, days, windows }) => person === name && windows.length === 0 && onDay(days, day))
}
