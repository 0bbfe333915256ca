import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import type { Problem, ProblemTask, Targets } from './problem.ts'

/** Latest finish of each task by its own bounds and those of its successors (backward pass, resources ignored). */
export function latestFinishes(problem: Problem): Minute[] {
  const latest = problem.tasks.map((task) => task.latest)
  for (const index of topologicalOrder(problem, () => 0).toReversed()) {
    for (const { task, lagMinutes } of problem.tasks[index]!.successors) {
      latest[index] = Math.min(latest[index]!, latestStart(problem.tasks[task]!, latest[task]!) - lagMinutes)
    }
  }
  return latest
}

/** The same from what has a fixed time alone: room is not kept for all that follows, so that the first comes first and the last is left out. */
export function latestBeforeFixed(problem: Problem): Minute[] {
  const latest = problem.tasks.map((task) => task.latest)
  for (const index of topologicalOrder(problem, () => 0).toReversed()) {
    for (const { task, lagMinutes } of problem.tasks[index]!.successors) {
      const next = problem.tasks[task]!
      latest[index] = Math.min(latest[index]!, next.fixed ? latestStart(next, latest[task]!) - lagMinutes : latest[task]!)
    }
  }
  return latest
}

function latestStart(task: ProblemTask, latestFinish: Minute): Minute {
  if (task.fixed) return task.fixed.sharesDays ? task.fixed.start + MINUTES_PER_DAY : task.fixed.start
  if (task.mode === 'day') return Math.floor((latestFinish - 1) / MINUTES_PER_DAY - task.spanDays + 2) * MINUTES_PER_DAY
  return latestFinish - task.effortMinutes
}

/** Share of a sprint plan's span that wished positions reach, so that work is not pushed to the last days. */
const SPRINT_PACE = 0.85
const WORKDAY_MINUTES = 480

/**
 * Wished day offsets: a stated day, else the position in the plan (inside the wished sprint), else an even spread of a
 * series. `pace` 1 uses the whole span; less crowds the plan towards its start.
 */
export function wishedDays(problem: Problem, pace: number): Targets {
  const days = problem.span.lastDay - problem.span.opens
  const before = problem.span.opens - problem.span.firstDay
  const lengths = seriesLengths(problem)
  return problem.tasks.map((task) => {
    const { day, position, sprint } = task.wish
    if (day !== null) return day - problem.span.firstDay
    if (sprint !== null && problem.sprints) return dayInSprint(problem, task, before + Math.round((position ?? 0) * days * pace * SPRINT_PACE))
    if (position !== null) return before + Math.round(position * days * pace)
    if (task.series === null) return null
    return before + Math.round((task.series.occurrence * (days + 1) * pace) / lengths[task.series.index]!)
  })
}

/** The wished offset moved into the wished sprint, early enough to end in it. */
function dayInSprint(problem: Problem, task: ProblemTask, wished: number): number {
  const { first, last } = sprintDays(problem, task.wish.sprint!)
  return Math.max(first, Math.min(wished, last - Math.ceil((2 * task.effortMinutes) / WORKDAY_MINUTES)))
}

/** First and last day offset of a 1-based sprint. */
export function sprintDays({ span, sprints }: Problem, sprint: number): { first: number; last: number } {
  const { firstDay, lengthDays } = sprints!
  const first = firstDay + (sprint - 1) * lengthDays - span.firstDay
  return { first, last: first + lengthDays - 1 }
}

function seriesLengths(problem: Problem): number[] {
  const lengths = Array.from({ length: problem.seriesCount }, () => 1)
  for (const { series } of problem.tasks) if (series) lengths[series.index] = Math.max(lengths[series.index]!, series.occurrence + 1)
  return lengths
}

/** The activity list by smallest key among the tasks whose predecessors are listed; ties by index. */
export function topologicalOrder(problem: Problem, keyOf: (task: ProblemTask) => number): number[] {
  const waiting = problem.tasks.map((task) => task.predecessors.length)
  const keys = problem.tasks.map(keyOf)
  const heap = new IndexHeap(keys)
  problem.tasks.forEach((task) => task.predecessors.length === 0 && heap.push(task.index))
  const order: number[] = []
  for (let index = heap.pop(); index !== null; index = heap.pop()) {
    order.push(index)
    for (const { task } of problem.tasks[index]!.successors) {
      waiting[task]!--
      if (waiting[task] === 0) heap.push(task)
    }
  }
  return order
}

/** Binary heap of indices by key, then index. */
class IndexHeap {
  readonly #keys: readonly number[]
  readonly #items: number[] = []
  constructor(keys: readonly number[]) {
    this.#keys = keys
  }

  push(item: number): void {
    const items = this.#items
    let at = items.push(item) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#precedes(items[at]!, items[parent]!)) break
      this.#swap(at, parent)
      at = parent
    }
  }

  pop(): number | null {
    const items = this.#items
    if (items.length === 0) return null
    this.#swap(0, items.length - 1)
    const top = items.pop()!
    for (let at = 0; ; ) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < items.length && this.#precedes(items[child]!, items[least]!)) least = child
      if (least === at) return top
      this.#swap(at, least)
      at = least
    }
  }

  #precedes(a: number, b: number): boolean {
    return this.#keys[a]! < this.#keys[b]! || (this.#keys[a] === this.#keys[b] && a < b)
  }

  #swap(a: number, b: number): void {
    const items = this.#items
    const item = items[a]!
    items[a] = items[b]!
    items[b] = item
  }
}
