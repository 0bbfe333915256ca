import { matchesTask } from '../goal/matcher.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { NetworkTask } from './task-network.ts'

/** Adds the order the prompt states, then drops links that lead nowhere or round in a circle. */
export function withPrecedence(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const movable = tasks.filter((task) => task.type !== 'deadline')
  const after = new Map(tasks.map((task) => [task.id, [...task.after]]))
  for (const order of frame.of('precedence')) {
    const before = movable.filter((task) => matchesTask(order.before, task) && !matchesTask(order.after, task) && !task.tags.includes('ceremony'))
    const later = movable.filter((task) => matchesTask(order.after, task) && !before.includes(task) && !task.tags.includes('ceremony'))
    for (const task of later) for (const predecessor of before) {
      if (!sameChain(task, predecessor)) after.get(task.id)!.unshift({ taskId: predecessor.id, lagMinutes: order.lagMinutes })
    }
  }
  return withoutCycles(tasks.map((task) => ({ ...task, after: distinct(after.get(task.id)!) })))
}

/** Occurrences of one series follow each other already. */
function sameChain(task: NetworkTask, other: NetworkTask): boolean {
  return task.occurrence !== null && other.occurrence !== null && task.occurrence.series === other.occurrence.series
}

function distinct(links: NetworkTask['after']): NetworkTask['after'] {
  const seen = new Set<string>()
  return links.filter(({ taskId }) => !seen.has(taskId) && seen.add(taskId))
}

/** Keeps each link that closes no circle, earlier ones first: the prompt's come before the playbook's. */
function withoutCycles(tasks: NetworkTask[]): NetworkTask[] {
  const known = new Set(tasks.map((task) => task.id))
  const kept = new Map<string, NetworkTask['after']>(tasks.map((task) => [task.id, []]))
  const longest = Math.max(0, ...tasks.map((task) => task.after.length))
  for (let rank = 0; rank < longest; rank++) {
    for (const task of tasks) {
      const link = task.after[rank]
      if (link && known.has(link.taskId) && link.taskId !== task.id && !reaches(link.taskId, task.id, kept)) kept.get(task.id)!.push(link)
    }
  }
  return tasks.map((task) => ({ ...task, after: kept.get(task.id)! }))
}

/** Whether `from` already waits, directly or not, for `target`. */
function reaches(from: string, target: string, links: ReadonlyMap<string, NetworkTask['after']>): boolean {
  const seen = new Set<string>()
  const open = [from]
  while (open.length > 0) {
    const id = open.pop()!
    if (id === target) return true
    if (seen.has(id)) continue
    seen.add(id)
    for (const link of links.get(id) ?? []) open.push(link.taskId)
  }
  return false
}
