import type { NetworkTask } from '../../planner/draft/task-network.ts'
import type { LeftOut } from './left-out.ts'

/** Drops each precedence that would close a circle. Those that `isFirst` accepts are laid first and always stand. */
export function withoutCycles(tasks: readonly NetworkTask[], { isFirst, leftOut }: { isFirst: (taskId: string, after: string) => boolean; leftOut: LeftOut }): NetworkTask[] {
  const predecessors = new Map<string, Set<string>>(tasks.map((task) => [task.id, new Set<string>()]))
  const links = tasks.flatMap((task) => task.after.map(({ taskId }) => ({ task, after: taskId })))
  const inOrder = [...links.filter(({ task, after }) => isFirst(task.id, after)), ...links.filter(({ task, after }) => !isFirst(task.id, after))]
  for (const { task, after } of inOrder) {
    if (reaches(predecessors, after, task.id)) leftOut.add('cycle', task.title)
    else predecessors.get(task.id)!.add(after)
  }
  return tasks.map((task) => ({ ...task, after: task.after.filter(({ taskId }) => predecessors.get(task.id)!.has(taskId)) }))
}

/** Whether `goal` must come before `from`, however many tasks lie between. */
function reaches(predecessors: ReadonlyMap<string, ReadonlySet<string>>, from: string, goal: string): boolean {
  const seen = new Set<string>()
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === goal) return true
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(predecessors.get(id) ?? []))
  }
  return false
}
