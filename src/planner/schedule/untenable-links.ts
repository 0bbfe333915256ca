import type { NetworkTask, TaskNetwork } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import { isInOrder } from '../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import { compileProblem } from './compile-problem.ts'
import { hardReadingsOf } from './day-pattern.ts'
import { segmentMinutes } from './day-segments.ts'
import type { Link, Problem, ProblemTask } from './problem.ts'

/**
 * The network without the drafted links that no schedule can keep: 'live from 12 April' before 'assets by 7 April', or a
 * step of ours that opens too late for a part that is due. What the user said of the order stays, and so does the order
 * within one part and among our own steps; of the rest a link is kept while everything that could be placed without it
 * still can, by days and hours alone: links between parts first, then those between a part and our steps.
 * The same network where every link can be kept.
 */
export function withoutUntenableLinks(brief: Brief, network: TaskNetwork): TaskNetwork {
  const problem = compileProblem(brief, network)
  const indexOf = new Map(network.tasks.map(({ id }, index) => [id, index]))
  const sortOf = linkSorter(brief)
  const links = network.tasks.flatMap((task, after) => task.after.flatMap((link) => {
    const before = indexOf.get(link.taskId)
    return before === undefined ? [] : [{ link, before, after, sort: sortOf(network.tasks[before]!, task) }]
  }))
  const order = new TenableOrder(problem)
  const dropped = new Set<string>()
  for (const { link, before, after, sort } of links.toSorted((a, b) => a.sort - b.sort)) {
    // What would close a circle was left out of the problem, and no schedule keeps it.
    const isInProblem = problem.tasks[after]!.predecessors.some(({ task }) => task === before)
    const isKept = isInProblem && order.add({ before, after, lagMinutes: link.lagMinutes }, { isBinding: sort < BETWEEN_PARTS })
    if (!isKept) dropped.add(`${link.taskId} ${network.tasks[after]!.id}`)
  }
  return withoutLinks(network, (before, after) => dropped.has(`${before.id} ${after.id}`))
}

/**
 * The network without our order around these tasks: links between one of them and a step of ours, and with `amongParts`
 * also links to other parts. Neither what the user said of the order nor that within one part is touched.
 */
export function withoutOrderOfOurs(brief: Brief, network: TaskNetwork, { around, amongParts }: { around: ReadonlySet<string>; amongParts: boolean }): TaskNetwork {
  const sortOf = linkSorter(brief)
  return withoutLinks(network, (before, after) => {
    if (!around.has(before.id) && !around.has(after.id)) return false
    const sort = sortOf(before, after)
    return sort === BETWEEN_PART_AND_OURS || amongParts && sort === BETWEEN_PARTS
  })
}

function withoutLinks(network: TaskNetwork, isDropped: (before: NetworkTask, after: NetworkTask) => boolean): TaskNetwork {
  const byId = new Map(network.tasks.map((task) => [task.id, task]))
  const isGone = (task: NetworkTask, { taskId }: NetworkTask['after'][number]) => byId.has(taskId) && isDropped(byId.get(taskId)!, task)
  if (!network.tasks.some((task) => task.after.some((link) => isGone(task, link)))) return network
  return { ...network, tasks: network.tasks.map((task) => ({ ...task, after: task.after.filter((link) => !isGone(task, link)) })) }
}

const STATED = 0
const OF_ONE_PART = 1
const OF_THE_PLAYBOOK = 2
const BETWEEN_PARTS = 3
const BETWEEN_PART_AND_OURS = 4

/** Which links come first: the smaller. */
function linkSorter(brief: Brief): (before: NetworkTask, after: NetworkTask) => number {
  const orders = hardReadingsOf(brief, 'precedence')
  return (before, after) => {
    if (orders.some((order) => isInOrder(order.before, before) && isInOrder(order.after, after))) return STATED
    const [one, other] = [before.answers.length > 0, after.answers.length > 0]
    // Neither the playbook's own order nor what it has behind a stated day is turned round: a step without room is left out.
    if (!one && !other || (before.fixed !== null || after.fixed !== null) && !(one && other)) return OF_THE_PLAYBOOK
    if (one && other) return before.answers.some((id) => after.answers.includes(id)) ? OF_ONE_PART : BETWEEN_PARTS
    return BETWEEN_PART_AND_OURS
  }
}

/** Links that were added one by one, with the earliest finish of each task by them (forward pass, other work ignored). */
class TenableOrder {
  readonly #problem: Problem
  readonly #from: Minute[]
  readonly #finish: Minute[]
  readonly #next: Link[][]

  constructor(problem: Problem) {
    this.#problem = problem
    this.#from = problem.tasks.map(({ earliest }) => earliest)
    this.#finish = problem.tasks.map((task) => earliestFinish(problem, task, task.earliest))
    this.#next = problem.tasks.map(() => [])
  }

  /** False, and nothing changed, where the link would leave a task no time that it has without; `isBinding` adds it all the same. */
  add({ before, after, lagMinutes }: { before: number; after: number; lagMinutes: number }, { isBinding }: { isBinding: boolean }): boolean {
    const changed = new Map<number, { from: Minute; finish: Minute }>()
    this.#next[before]!.push({ task: after, lagMinutes })
    const isTenable = this.#push(before, changed) || isBinding
    if (isTenable) return true
    this.#next[before]!.pop()
    for (const [index, { from, finish }] of changed) [this.#from[index], this.#finish[index]] = [from, finish]
    return false
  }

  #push(start: number, changed: Map<number, { from: Minute; finish: Minute }>): boolean {
    const open = [start]
    let isTenable = true
    for (let steps = 0; open.length > 0 && steps < MOST_STEPS; steps++) {
      const index = open.pop()!
      for (const { task: next, lagMinutes } of this.#next[index]!) {
        const from = this.#finish[index]! + lagMinutes
        if (from <= this.#from[next]!) continue
        const task = this.#problem.tasks[next]!
        const finish = earliestFinish(this.#problem, task, from)
        // A circle comes back to where it began.
        if (next === start || !isInTime(task, { from, finish }) && isInTime(task, { from: this.#from[next]!, finish: this.#finish[next]! })) isTenable = false
        if (!changed.has(next)) changed.set(next, { from: this.#from[next]!, finish: this.#finish[next]! })
        this.#from[next] = from
        this.#finish[next] = finish
        if (next !== start) open.push(next)
      }
      if (!isTenable) return false
    }
    return isTenable
  }
}

/** Bounds the pass over links that run in a circle. */
const MOST_STEPS = 20_000

function isInTime(task: ProblemTask, { from, finish }: { from: Minute; finish: Minute }): boolean {
  return task.fixed ? from <= task.fixed.start : finish <= task.latest
}

/** When it is done at the earliest if nothing else took any time; Infinity where the plan has no day for it. */
function earliestFinish(problem: Problem, task: ProblemTask, from: Minute): Minute {
  if (task.fixed) return task.fixed.end
  const { span } = problem
  const hours = task.candidates.length === 1 && task.mode === 'work' ? problem.resources[task.candidates[0]!]!.free : null
  let left = task.mode === 'day' ? 1 : task.effortMinutes
  for (let day = Math.max(0, Math.floor(from / MINUTES_PER_DAY) - span.firstDay); day < task.windows.table.length; day++) {
    const segments = task.windows.table[day]!
    const dayStart = (span.firstDay + day) * MINUTES_PER_DAY
    const open = hours === null ? segments : segments.length === 0 ? segments : hours[day]!
    const begin = Math.max(from - dayStart, open[0] ?? MINUTES_PER_DAY)
    const room = Math.min(segmentMinutes(open), Math.max(0, (open.at(-1) ?? 0) - begin))
    if (room <= 0) continue
    if (task.mode === 'day') return dayStart + (task.spanDays - 1) * MINUTES_PER_DAY + begin + 1
    if (left <= room) return dayStart + begin + left
    if (task.mode === 'work') left -= room
  }
  return Infinity
}
