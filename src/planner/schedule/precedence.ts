import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import { isInOrder } from '../goal/matcher.ts'
import { hardReadingsOf } from './day-pattern.ts'
import type { Link } from './problem.ts'

/** Predecessors of each task, by index and without cycles: the user's order first, then the drafter's and that of each series where they agree. */
export function precedenceOf(brief: Brief, tasks: readonly NetworkTask[], isInSeries: (task: NetworkTask) => boolean = () => false): Link[][] {
  const graph: Link[][] = tasks.map(() => [])
  const links = [...statedLinks(brief, tasks), ...draftedLinks(tasks), ...seriesLinks(tasks, isInSeries)]
  if (links.every((link) => link.before < link.after)) {
    for (const link of links) graph[link.after]!.push({ task: link.before, lagMinutes: link.lagMinutes })
    return graph
  }
  for (const link of links) {
    if (!leadsTo(graph, link.before, link.after)) graph[link.after]!.push({ task: link.before, lagMinutes: link.lagMinutes })
  }
  return graph
}

type Arrow = { before: number; after: number; lagMinutes: number }

function statedLinks(brief: Brief, tasks: readonly NetworkTask[]): Arrow[] {
  return hardReadingsOf(brief, 'precedence').flatMap((reading) => {
    const matching = (matcher: typeof reading.before) => tasks.flatMap((task, index) => (isOrdered(task) && isInOrder(matcher, task) ? [index] : []))
    const befores = matching(reading.before)
    const afters = matching(reading.after)
    return befores
      .filter((before) => !afters.includes(before))
      .flatMap((before) => afters.filter((after) => !befores.includes(after)).map((after) => ({ before, after, lagMinutes: reading.lagMinutes })))
  })
}

/** 'Sprint 1 planning: layout done' and 'Deadline: layout' speak of the layout and are none of its work. */
function isOrdered({ type, tags }: NetworkTask): boolean {
  return type !== 'deadline' && !tags.includes('ceremony')
}

function draftedLinks(tasks: readonly NetworkTask[]): Arrow[] {
  const indexOf = new Map(tasks.map((task, index) => [task.id, index]))
  return tasks.flatMap((task, after) =>
    task.after.flatMap(({ taskId, lagMinutes }) => {
      const before = indexOf.get(taskId)
      return before === undefined || before === after ? [] : [{ before, after, lagMinutes }]
    }),
  )
}

/** Each occurrence comes after the one before it. */
function seriesLinks(tasks: readonly NetworkTask[], isInSeries: (task: NetworkTask) => boolean): Arrow[] {
  const members = new Map<string, number[]>()
  tasks.forEach((task, index) => {
    if (task.occurrence === null || task.fixed !== null || !isInSeries(task)) return
    const { series } = task.occurrence
    members.set(series, [...(members.get(series) ?? []), index])
  })
  return [...members.values()].flatMap((indices) => {
    const inOrder = indices.toSorted((a, b) => tasks[a]!.occurrence!.index - tasks[b]!.occurrence!.index)
    return inOrder.slice(1).map((after, i) => ({ before: inOrder[i]!, after, lagMinutes: 0 }))
  })
}

/** Whether `from` already comes after `to`. */
function leadsTo(graph: readonly Link[][], from: number, to: number): boolean {
  const seen = new Set<number>([from])
  const open = [from]
  while (open.length > 0) {
    const task = open.pop()!
    if (task === to) return true
    for (const link of graph[task]!) {
      if (seen.has(link.task)) continue
      seen.add(link.task)
      open.push(link.task)
    }
  }
  return false
}
