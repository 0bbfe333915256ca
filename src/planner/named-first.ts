import type { NetworkTask, TaskNetwork } from './draft/task-network.ts'

/** A definition of done, the risks and the release belong to every plan of a team. */
const OF_EVERY_PLAN: ReadonlySet<string> = new Set(['scope', 'risks', 'definition-of-done', 'release'])

/** Whether something that the goal itself names has found no place. */
export function lacksNamed(network: TaskNetwork, unplaced: readonly { taskId: string }[]): number {
  const ids = new Set(unplaced.map(({ taskId }) => taskId))
  return network.tasks.filter(({ id, answers, optional }) => ids.has(id) && answers.length > 0 && !optional).length
}

/**
 * The network with what is usually done besides as what may be left out, so that there is room for what the goal names:
 * first what matters less, then all of it.
 */
export function* namedFirst(network: TaskNetwork): Generator<TaskNetwork, void, void> {
  yield withOptional(network, (task) => task.priority !== 'high')
  yield withOptional(network, () => true)
}

function withOptional(network: TaskNetwork, isLess: (task: NetworkTask) => boolean): TaskNetwork {
  const isBeside = (task: NetworkTask) => task.type === 'task' && task.answers.length === 0 && task.fixed === null && task.occurrence === null && !OF_EVERY_PLAN.has(task.id) && isLess(task)
  return { ...network, tasks: network.tasks.map((task) => (isBeside(task) ? { ...task, optional: true } : task)) }
}
