import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import type { Problem, ProblemTask } from './problem.ts'

/**
 * Latest finish of each task by its own bounds and those of its successors (backward pass, resources ignored). A successor
 * that has no time of its own at all is left out whatever comes before it, and takes no time from that.
 */
export function latestFinishes(problem: Problem): Minute[] {
  const latest = problem.tasks.map((task) => task.latest)
  /** By when what comes before each must be done; for one without time of its own by when what follows it lets it. */
  const latestBegin = problem.tasks.map(() => Infinity)
  for (const index of topologicalOrder(problem, () => 0).toReversed()) {
    const task = problem.tasks[index]!
    const byOthers = task.successors.reduce((least, link) => Math.min(least, latestBegin[link.task]! - link.lagMinutes), Infinity)
    latest[index] = Math.min(task.latest, byOthers)
    latestBegin[index] = hasTimeOfItsOwn(problem, task) ? latestStart(task, latest[index]) : byOthers
  }
  return latest
}

/** Whether any day between its own bounds is open to it, before anything else is placed. */
function hasTimeOfItsOwn({ span }: Problem, task: ProblemTask): boolean {
  if (task.fixed) return true
  const first = Math.max(0, Math.floor(task.earliest / MINUTES_PER_DAY) - span.firstDay)
  const last = Math.floor((task.latest - 1) / MINUTES_PER_DAY) - span.firstDay
  return task.latest > task.earliest && task.windows.table.slice(first, last + 1).some((segments) => segments.length > 0)
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

/** First and last day offset of a 1-based sprint. */
export function sprintDays({ span, sprints }: Problem, sprint: number): { first: number; last: number } {
  const { firstDay, lengthDays } = sprints!
  const first = firstDay + (sprint - 1) * lengthDays - span.firstDay
  return { first, last: first + lengthDays - 1 }
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
