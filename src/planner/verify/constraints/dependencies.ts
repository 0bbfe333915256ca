import type { Brief } from '../../goal/brief.ts'
import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
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

/** Date-only tasks of one day can be in a circle without breaking the order of days (Kahn's algorithm). */
function cycles(tasks: readonly PlacedTask[], byId: ReadonlyMap<string, PlacedTask>): Violation[] {
  const dependents = groupBy(tasks.flatMap((task) => task.dependsOn.map((id) => ({ id, task }))), ({ id }) => id)
  const waitsFor = new Map(tasks.map((task) => [task.id, task.dependsOn.filter((id) => byId.has(id)).length]))
  const free = tasks.filter(({ id }) => waitsFor.get(id) === 0).map(({ id }) => id)
  for (const id of free) {
    for (const { task } of dependents.get(id) ?? []) {
      const left = waitsFor.get(task.id)! - 1
      waitsFor.set(task.id, left)
      // The loop goes on over what is appended here.
      if (left === 0) free.push(task.id)
    }
  }
  const stuck = tasks.find(({ id }) => waitsFor.get(id)! > 0)
  return stuck ? [{ task: stuck, text: `“${stuck.title}” waits for itself in a circle` }] : []
}
