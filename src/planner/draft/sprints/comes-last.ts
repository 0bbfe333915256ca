import { isInOrder } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

const THE_END = 0.97

/** 'Training comes last' puts the training behind all other work of a team, the switch-over included, whatever usually waits for it. */
export function withWhatComesLast(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  // What comes last comes after everything except itself.
  const orders = frame.of('precedence').filter(({ before, after }) => after.labels.some((label) => before.except?.includes(label)))
  return orders.reduce<NetworkTask[]>((all, { after }) => {
    const isLast = (task: NetworkTask) => task.fixed === null && task.type === 'task' && isInOrder(after, task)
    const last = new Set(all.filter(isLast).map(({ id }) => id))
    if (last.size === 0 || last.size === all.length) return all
    const before = all.filter((task) => !last.has(task.id) && task.type === 'task').map(({ id }) => ({ taskId: id, lagMinutes: 0 }))
    return all.map((task) => (last.has(task.id)
      ? { ...task, after: [...before, ...task.after.filter(({ taskId }) => last.has(taskId))], wish: { ...task.wish, position: Math.max(THE_END, task.wish.position ?? 0) } }
      : { ...task, after: task.after.filter(({ taskId }) => !last.has(taskId)) }))
  }, [...tasks])
}
