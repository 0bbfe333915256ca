import type { Brief } from '../../goal/brief.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { reportRule, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'
import { startsAfter } from '../succession.ts'

/** Each task starts after those it depends on; all of them exist, and none waits for itself. */
export function checkDependencies(_brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const links = tasks.flatMap((task) => task.dependsOn.map((id) => ({ task, id, before: byId.get(id) })))
  if (links.length === 0) return []
  const order = links.flatMap(({ task, id, before }): Violation[] => {
    if (!before) return [{ task, text: `${whereabouts(task)} waits for a task that is not in the plan (${id})` }]
    return startsAfter(task, before, { lagMinutes: 0 }) ? [] : [{ task, text: `${whereabouts(task)} starts before ${whereabouts(before)} is done` }]
  })
  return [reportRule('dependencies', 'Each task waits for those it needs', { violations: [...order, ...cycles(tasks, byId)], met: `${links.length} in order.` })]
}

/** Date-only tasks of one day can be in a circle without breaking the order of days. */
function cycles(tasks: readonly PlacedTask[], byId: ReadonlyMap<string, PlacedTask>): Violation[] {
  const waiting = new Map(tasks.map((task) => [task.id, new Set(task.dependsOn.filter((id) => byId.has(id)))]))
  for (let free = withoutWait(waiting); free.length > 0; free = withoutWait(waiting)) {
    for (const id of free) waiting.delete(id)
    for (const needed of waiting.values()) for (const id of free) needed.delete(id)
  }
  const [stuck] = waiting.keys()
  return stuck === undefined ? [] : [{ task: byId.get(stuck)!, text: `“${byId.get(stuck)!.title}” waits for itself in a circle` }]
}

function withoutWait(waiting: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...waiting].filter(([, needed]) => needed.size === 0).map(([id]) => id)
}
