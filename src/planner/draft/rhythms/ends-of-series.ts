import type { Playbook } from '../../playbooks/playbook.ts'
import type { NetworkTask } from '../task-network.ts'
import type { RunningSeries } from './series.ts'

/** Ends what a playbook brings again and again with the task that it leads to, which waits for the last of its turns. What was stated goes on as long as it was said to. */
export function withEndsOfSeries(tasks: readonly NetworkTask[], series: readonly RunningSeries[], playbook: Playbook | null): NetworkTask[] {
  return series.reduce<NetworkTask[]>((all, { id, template, rhythm }) => {
    const closing = rhythm === null ? all.find((task) => task.id === template.endsWith) : undefined
    const end = playbook?.tasks.find((task) => task.id === template.endsWith)?.at
    if (closing === undefined || end === undefined) return all
    const isTurn = (task: NetworkTask) => task.occurrence?.series === id
    const kept = all.filter((task) => !isTurn(task) || (task.wish.position ?? 0) < end)
    const last = kept.findLast(isTurn)
    return last === undefined ? kept : kept.map((task) => (task === closing ? { ...task, after: [...task.after, { taskId: last.id, lagMinutes: 0 }] } : task))
  }, [...tasks])
}
