import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import { latestFinishes, sprintDays, topologicalOrder } from './activity-order.ts'
import { isOnFeast } from './feast-days.ts'
import type { Problem, ProblemTask, Targets } from './problem.ts'
import { roomBeforeAndAfter } from './room-before-and-after.ts'
import type { Room } from './room-before-and-after.ts'

/** Share of a sprint plan's span that wished positions reach, so that work is not pushed to the last days. */
const SPRINT_PACE = 0.85
const WORKDAY_MINUTES = 480
/** A day of one's own plan is full with so much, or with twice what each of its open days gets. */
const FULL_DAY_MINUTES = 180
/** In days: a step is not moved further than this to a day with room. */
const WAY_TO_ROOM = 10

/**
 * Wished day offsets by pace: a stated day, else the position in the plan (inside the wished sprint), else an even spread of
 * a series. Pace 1 uses the whole span; less crowds the plan towards its start. Days of one's own plan are not filled up
 * while those beside them are empty.
 */
export function wishedDays(problem: Problem): (pace: number) => Targets {
  const days = problem.span.lastDay - problem.span.opens
  const before = problem.span.opens - problem.span.firstDay
  const lengths = seriesLengths(problem)
  const room = problem.sprints === null ? roomBeforeAndAfter(problem) : null
  const level = problem.sprints === null ? levelling(problem) : (targets: Targets) => targets
  return (pace) =>
    level(
      problem.tasks.map((task) => {
        const { day, position, sprint } = task.wish
        if (day !== null) return besideFeasts(problem, task, day - problem.span.firstDay)
        if (sprint !== null && problem.sprints) return dayInSprint(problem, task, before + Math.round((position ?? 0) * days * pace * SPRINT_PACE))
        if (position !== null) return before + Math.round(withinRoom(position, room?.[task.index]) * days * pace)
        if (task.series === null) return null
        return before + Math.round((task.series.occurrence * (days + 1) * pace) / lengths[task.series.index]!)
      }),
    )
}

/** A sitting that may as well be a day later; of what comes again the days beside it may be taken, and then it stays. */
function besideFeasts({ feasts, tasks, span }: Problem, task: ProblemTask, wished: number): number {
  if (task.mode !== 'session' || task.fixed !== null || !isOnFeast(feasts, wished, task.windows.table[wished])) return wished
  const taken = task.series === null ? new Set<number>() : new Set(tasks.flatMap(({ series, wish }) => (series?.index === task.series!.index && wish.day !== null ? [wish.day - span.firstDay] : [])))
  const isFree = (day: number) => day >= 0 && !taken.has(day) && !isOnFeast(feasts, day, task.windows.table[day]) && (task.windows.table[day]?.length ?? 0) > 0
  return [1, -1, 2, -2].map((way) => wished + way).find(isFree) ?? wished
}

/** The wished offset moved into the wished sprint, early enough to end in it. */
function dayInSprint(problem: Problem, task: ProblemTask, wished: number): number {
  const { first, last } = sprintDays(problem, task.wish.sprint!)
  return Math.max(first, Math.min(wished, last - Math.ceil((2 * task.effortMinutes) / WORKDAY_MINUTES)))
}

/** Steps of a part that others must follow come early enough to leave these their time. */
function withinRoom(position: number, room: Room | undefined): number {
  return room === undefined ? position : Math.max(Math.min(position, room.to), Math.min(room.from, room.to))
}

function seriesLengths(problem: Problem): number[] {
  const lengths = Array.from({ length: problem.seriesCount }, () => 1)
  for (const { series } of problem.tasks) if (series) lengths[series.index] = Math.max(lengths[series.index]!, series.occurrence + 1)
  return lengths
}

/** The same days, except that steps which may stand anywhere go to the nearest open day that is not full. */
function levelling(problem: Problem): (targets: Targets) => Targets {
  const free = problem.tasks.map((task) => task.mode === 'session' && task.fixed === null && task.series === null && task.wish.day === null && task.wish.position !== null)
  if (!free.includes(true)) return (targets) => targets
  const bounds: Bounds = { free, latest: latestFinishes(problem), full: fullDay(problem, problem.tasks.filter(({ index }) => free[index])) }
  return (targets) => levelled(problem, targets, bounds)
}

/** By task, whether it may stand anywhere, and its latest finish; and the minutes of a full day. */
type Bounds = { free: readonly boolean[]; latest: readonly Minute[]; full: number }

function levelled(problem: Problem, targets: Targets, { free, latest, full }: Bounds): Targets {
  const { tasks, span } = problem
  const level = [...targets]
  const minutes = new Map<number, number>()
  const book = (day: number, { effortMinutes }: ProblemTask) => minutes.set(day, (minutes.get(day) ?? 0) + effortMinutes)
  for (const task of tasks) {
    const day = task.fixed ? task.fixed.firstDay - span.firstDay : (targets[task.index] ?? null)
    if (!free[task.index] && !task.background && day !== null) book(day, task)
  }
  for (const index of topologicalOrder(problem, (task) => level[task.index] ?? 0)) {
    const task = tasks[index]!
    if (!free[index]) continue
    const from = Math.max(dayOf(problem, task.earliest), ...task.predecessors.map((before) => level[before.task] ?? 0))
    const day = dayWithRoom(task, { wished: Math.max(from, level[index]!), from, to: dayOf(problem, latest[index]! - 1), isRoomy: (each) => !isOnFeast(problem.feasts, each, task.windows.table[each]) && (!minutes.has(each) || minutes.get(each)! + task.effortMinutes <= full) })
    level[index] = day
    book(day, task)
  }
  return level
}

function dayOf({ span }: Problem, minute: number): number {
  return Math.min(span.lastDay, Math.max(span.firstDay, Math.floor(minute / MINUTES_PER_DAY))) - span.firstDay
}

function fullDay({ resources, span }: Problem, free: readonly ProblemTask[]): number {
  const open = resources[0]?.windows.slice(span.opens - span.firstDay).filter((segments) => segments.length > 0).length ?? 0
  const work = free.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)
  return Math.max(FULL_DAY_MINUTES, (2 * work) / Math.max(1, open))
}

type Search = { wished: number; from: number; to: number; isRoomy: (day: number) => boolean }

/** The nearest open day with room, later rather than earlier; the wished one where there is none. */
function dayWithRoom(task: ProblemTask, { wished, from, to, isRoomy }: Search): number {
  const isOpen = (day: number) => day >= from && day <= to && (task.windows.table[day]?.length ?? 0) > 0
  for (let distance = 0; distance <= WAY_TO_ROOM; distance++) {
    for (const day of [wished + distance, wished - distance]) if (isOpen(day) && isRoomy(day)) return day
  }
  return wished
}
