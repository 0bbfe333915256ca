import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import { sprintDays } from './activity-order.ts'
import { emptyOccupancy, occupy, useQuotas, WORK } from './occupancy.ts'
import type { Occupancy } from './occupancy.ts'
import type { Assignment, Assignments, Problem, ProblemTask, Targets } from './problem.ts'
import { sessionStart } from './session-slot.ts'
import { workStretch } from './work-stretch.ts'
import type { Chunk } from './work-stretch.ts'

export type SerialOptions = { order: readonly number[]; targets: Targets; latestFinish: readonly Minute[] }

type Pass = SerialOptions & { problem: Problem; occupancy: Occupancy; placed: Assignments; lastOfSeries: Int32Array; /** Where what was left out could have begun. */ leftOut: Map<number, Minute> }

/**
 * Serial schedule generation: fixed tasks where they are, then each task of the list at its best feasible place.
 * `targets` are wished day offsets; a task without one goes as early as it can.
 */
export function generateSerially(problem: Problem, options: SerialOptions): Assignments {
  const pass: Pass = { ...options, problem, occupancy: emptyOccupancy(problem), placed: problem.tasks.map(() => null), lastOfSeries: new Int32Array(problem.seriesCount).fill(-1), leftOut: new Map() }
  for (const task of problem.tasks) if (task.fixed) book(pass, task, fixedAssignment(task))
  for (const index of options.order) {
    const task = problem.tasks[index]!
    if (pass.placed[index] !== null) continue
    if (task.mode === 'work') placeWork(pass, task)
    else if (task.mode === 'session') placeSession(pass, task)
    else placeDay(pass, task)
  }
  return pass.placed
}

/** What is taken when every task is where a schedule of sessions and days has put it; work in chunks is not counted. */
export function occupancyOf(problem: Problem, assignments: Assignments): Occupancy {
  const pass: Pass = { order: [], targets: [], latestFinish: [], problem, occupancy: emptyOccupancy(problem), placed: problem.tasks.map(() => null), lastOfSeries: new Int32Array(problem.seriesCount).fill(-1), leftOut: new Map() }
  for (const task of problem.tasks) {
    const assignment = assignments[task.index]
    if (assignment) book(pass, task, assignment)
  }
  return pass.occupancy
}

function fixedAssignment(task: ProblemTask): Assignment {
  const { start, end, firstDay, lastDay } = task.fixed!
  return { firstDay, lastDay, start, end, resource: task.candidates[0]! }
}

/** Start no earlier than the bounds, the predecessors and, for a day-only predecessor, its day. */
function earliestStart(pass: Pass, task: ProblemTask): Minute {
  let from = task.earliest
  for (const { task: index, lagMinutes } of task.predecessors) {
    const before = pass.placed[index]
    // What is left out hands its place in the order on: who waits for it waits for what it would have waited for.
    from = Math.max(from, before ? before.end + lagMinutes : startOfLeftOut(pass, index))
  }
  return from
}

function startOfLeftOut(pass: Pass, index: number): Minute {
  const known = pass.leftOut.get(index)
  if (known !== undefined) return known
  const start = earliestStart(pass, pass.problem.tasks[index]!)
  pass.leftOut.set(index, start)
  return start
}

function placeWork(pass: Pass, task: ProblemTask): void {
  const { problem, occupancy } = pass
  for (const window of workWindows(pass, task)) {
    const options = task.candidates.flatMap((resource) => {
      const chunks = workStretch(problem, occupancy, { task, resource, ...window })
      return chunks ? [{ resource, chunks }] : []
    })
    if (options.length === 0) continue
    bookWork(pass, task, options.reduce((best, option) => (finishOf(option.chunks) < finishOf(best.chunks) ? option : best)))
    return
  }
}

type WorkWindow = { from: Minute; to: Minute; withinSprint: boolean }

/** Where to look, in turn: from the wished day and in the wished sprint, then ever more widely. */
function workWindows(pass: Pass, task: ProblemTask): WorkWindow[] {
  const { problem } = pass
  const lower = earliestStart(pass, task)
  const to = pass.latestFinish[task.index]!
  const minuteOf = (day: number) => (problem.span.firstDay + day) * MINUTES_PER_DAY
  const target = pass.targets[task.index] ?? null
  const wished = target === null ? lower : Math.max(lower, minuteOf(target))
  const windows: WorkWindow[] = []
  if (target !== null && problem.sprints && task.wish.sprint !== null) {
    const { first, last } = sprintDays(problem, task.wish.sprint)
    const end = Math.min(to, minuteOf(last + 1))
    windows.push({ from: wished, to: end, withinSprint: true }, { from: Math.max(lower, minuteOf(first)), to: end, withinSprint: true })
  }
  windows.push({ from: wished, to, withinSprint: true }, { from: lower, to, withinSprint: true })
  if (!problem.sprints?.stated) windows.push({ from: lower, to, withinSprint: false })
  return windows
}

function bookWork(pass: Pass, task: ProblemTask, { resource, chunks }: { resource: number; chunks: readonly Chunk[] }): void {
  const { problem, occupancy } = pass
  const quotas = [...task.quotas, ...problem.resources[resource]!.quotas]
  chunks.forEach((chunk, index) => {
    occupy(occupancy, { resource, day: chunk.day }, { ...chunk, place: WORK })
    useQuotas(problem, occupancy, { quotas, day: chunk.day, minutes: chunk.to - chunk.from, tasks: index === 0 ? 1 : 0 })
  })
  const firstDay = problem.span.firstDay + chunks[0]!.day
  const lastDay = problem.span.firstDay + chunks.at(-1)!.day
  pass.placed[task.index] = { firstDay, lastDay, start: firstDay * MINUTES_PER_DAY + chunks[0]!.from, end: lastDay * MINUTES_PER_DAY + chunks.at(-1)!.to, resource }
}

function finishOf(chunks: readonly { day: number; to: number }[]): number {
  const last = chunks.at(-1)!
  return last.day * MINUTES_PER_DAY + last.to
}

function placeSession(pass: Pass, task: ProblemTask): void {
  const { problem, occupancy } = pass
  const first = problem.span.firstDay
  const from = earliestStart(pass, task)
  const to = pass.latestFinish[task.index]!
  const groups = task.everybody ? [task.candidates] : task.candidates.map((resource) => [resource])
  for (const day of candidateDays(pass, task, { from, to })) {
    const dayStart = (first + day) * MINUTES_PER_DAY
    for (const resources of groups) {
      const start = sessionStart(problem, occupancy, { task, resources, bounds: { day, from: from - dayStart, to: to - dayStart } })
      if (start === null) continue
      book(pass, task, { firstDay: first + day, lastDay: first + day, start: dayStart + start, end: dayStart + start + task.effortMinutes, resource: resources[0]! })
      return
    }
  }
}

function placeDay(pass: Pass, task: ProblemTask): void {
  const { problem } = pass
  const from = earliestStart(pass, task)
  for (const day of candidateDays(pass, task, { from, to: pass.latestFinish[task.index]! })) {
    const span = Array.from({ length: task.spanDays }, (_, i) => day + i)
    const isOpen = span.every((each) => (task.windows.table[each]?.length ?? 0) > 0)
    if (!isOpen || !dayHasQuota(pass, task, day)) continue
    const firstDay = problem.span.firstDay + day
    const lastDay = firstDay + task.spanDays - 1
    book(pass, task, { firstDay, lastDay, start: firstDay * MINUTES_PER_DAY, end: lastDay * MINUTES_PER_DAY, resource: task.candidates[0]! })
    return
  }
}

function dayHasQuota(pass: Pass, task: ProblemTask, day: number): boolean {
  const quotas = [...task.quotas, ...resourcesOf(task, task.candidates[0]!).flatMap((resource) => pass.problem.resources[resource]!.quotas)]
  return task.background || quotas.every((index) => {
    const quota = pass.problem.quotas[index]!
    const bucket = quota.bucketOfDay[day] ?? -1
    return bucket < 0 || pass.occupancy.used[index]![bucket]! + (quota.measure === 'tasks' ? 1 : task.effortMinutes) <= quota.max
  })
}

/** Day offsets to try, nearest to the target first; a series goes forward, by its own step where it has one. */
function* candidateDays(pass: Pass, task: ProblemTask, bounds: { from: Minute; to: Minute }): Generator<number> {
  const { problem } = pass
  const dayOf = (minute: Minute) => Math.floor(minute / MINUTES_PER_DAY) - problem.span.firstDay
  const series = task.series
  const previous = series ? pass.lastOfSeries[series.index]! : -1
  const low = Math.max(0, dayOf(bounds.from), previous < 0 ? 0 : previous + (series!.severalADay ? 0 : 1))
  const high = Math.min(problem.span.lastDay - problem.span.firstDay, dayOf(bounds.to - 1)) - (task.mode === 'day' ? task.spanDays - 1 : 0)
  const target = Math.min(Math.max(pass.targets[task.index] ?? low, low), high)
  const step = series?.everyDays ?? null
  if (step !== null) {
    const start = previous < 0 ? low : previous + step
    for (let day = start; day <= high; day += previous < 0 ? 1 : step) if (day >= low) yield day
    return
  }
  for (let distance = 0; distance <= high - low; distance++) {
    if (target + distance <= high) yield target + distance
    if (distance > 0 && target - distance >= low) yield target - distance
  }
}

function resourcesOf(task: ProblemTask, chosen: number): number[] {
  return task.everybody ? task.candidates : [chosen]
}

function book(pass: Pass, task: ProblemTask, assignment: Assignment): void {
  const { problem, occupancy } = pass
  pass.placed[task.index] = assignment
  if (task.series) pass.lastOfSeries[task.series.index] = assignment.lastDay - problem.span.firstDay
  if (task.background) return
  const day = assignment.firstDay - problem.span.firstDay
  const timed = task.fixed ? task.fixed.timed : task.mode === 'session'
  const resources = resourcesOf(task, assignment.resource)
  if (timed) for (const resource of resources) occupyInterval(pass, { resource, place: task.place }, assignment)
  const quotas = [...task.quotas, ...resources.flatMap((resource) => problem.resources[resource]!.quotas)]
  const minutes = timed ? assignment.end - assignment.start : task.effortMinutes
  // What the user has fixed is one of the day's things, but it is not work that a limit of hours counts.
  for (const index of task.spacings) occupancy.heldOn[index]![day]!++
  useQuotas(problem, occupancy, { quotas, day, minutes: task.fixed ? 0 : minutes, tasks: 1 })
}

function occupyInterval({ problem, occupancy }: Pass, by: { resource: number; place: number }, { start, end }: Assignment): void {
  for (let day = Math.floor(start / MINUTES_PER_DAY); day * MINUTES_PER_DAY < end; day++) {
    const from = Math.max(0, start - day * MINUTES_PER_DAY)
    const to = Math.min(MINUTES_PER_DAY, end - day * MINUTES_PER_DAY)
    occupy(occupancy, { resource: by.resource, day: day - problem.span.firstDay }, { from, to, place: by.place })
  }
}
