import type { TaskMatcher } from '../../goal/brief.ts'
import { isInOrder, matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

/** Adds the order the prompt states, then drops links that lead nowhere or round in a circle. */
export function withPrecedence(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const movable = tasks.filter((task) => task.type !== 'deadline' && !task.tags.includes('ceremony'))
  const stated: Links = new Map(tasks.map((task) => [task.id, []]))
  for (const order of frame.of('precedence')) {
    // 'Leeds before the Leeds go-live': what has the narrower name is that alone.
    const isNarrower = order.before.except === undefined && order.after.labels.every((label) => isInOrder(order.before, { title: label, subjects: [] }))
    const isOnlyOf = (task: NetworkTask, own: TaskMatcher, other: TaskMatcher) => isInOrder(own, task) && (!isInOrder(other, task) || isAboutAlone(task, own, other))
    const before = movable.filter((task) => isOnlyOf(task, order.before, order.after))
    const later = movable.filter((task) => isNarrower && isInOrder(order.after, task) || isOnlyOf(task, order.after, order.before))
    for (const task of later) for (const predecessor of before) {
      if (!sameChain(task, predecessor)) stated.get(task.id)!.push({ taskId: predecessor.id, lagMinutes: order.lagMinutes })
    }
  }
  const kept: Links = new Map(tasks.map((task) => [task.id, []]))
  addWithoutCircles(stated, kept)
  addWithoutCircles(new Map(tasks.map((task) => [task.id, task.after])), kept)
  return tasks.map((task) => ({ ...task, after: kept.get(task.id)! }))
}

/** 'Lay the tiles, and grout them a day later' is the tiling's: what a step is about says more than what its title mentions. */
function isAboutAlone({ subjects }: NetworkTask, own: TaskMatcher, other: TaskMatcher): boolean {
  const isAbout = (matcher: TaskMatcher) => subjects.length > 0 && matchesTask(matcher, { title: '', subjects })
  return isAbout(own) && !isAbout(other)
}

/** Of tasks that are left out those kept inherit the links: who waited for one of them waits for what it waited for. */
export function withoutGaps(kept: readonly NetworkTask[], all: readonly NetworkTask[]): NetworkTask[] {
  const ids = new Set(kept.map(({ id }) => id))
  const left = new Map(all.filter(({ id }) => !ids.has(id)).map((task) => [task.id, task.after]))
  if (left.size === 0) return [...kept]
  const bridged = (after: NetworkTask['after'], depth = 0): NetworkTask['after'] => after.flatMap((link) => {
    const before = left.get(link.taskId)
    return before === undefined || depth > left.size ? [link] : bridged(before, depth + 1).map(({ taskId, lagMinutes }) => ({ taskId, lagMinutes: Math.max(lagMinutes, link.lagMinutes) }))
  })
  return kept.map((task) => (task.after.some(({ taskId }) => left.has(taskId)) ? { ...task, after: bridged(task.after) } : task))
}

/** Occurrences of one series follow each other already. */
function sameChain(task: NetworkTask, other: NetworkTask): boolean {
  return task.occurrence !== null && other.occurrence !== null && task.occurrence.series === other.occurrence.series
}

type Links = Map<string, NetworkTask['after']>

/** Each link that closes no circle with those that are kept already: the prompt's come before the playbook's. */
function addWithoutCircles(links: Links, kept: Links): void {
  for (const [id, wanted] of links) {
    const own = kept.get(id)!
    for (const link of wanted) {
      const isNew = kept.has(link.taskId) && link.taskId !== id && !own.some(({ taskId }) => taskId === link.taskId)
      if (isNew && !reaches(link.taskId, id, kept)) own.push(link)
    }
  }
}

/** Whether `from` already waits, directly or not, for `target`. */
function reaches(from: string, target: string, links: Links): boolean {
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
