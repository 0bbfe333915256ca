import type { ReadingOf } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { NetworkTask } from './task-network.ts'

/** Things that the plan is not to hold: excluded by name, and from no day in particular. */
function omissionsOf(frame: PlanFrame): ReadingOf<'exclusion'>[] {
  return frame.of('exclusion').filter(({ appliesTo, days, windows }) => appliesTo !== null && Object.keys(days).length === 0 && windows.length === 0)
}

/**
 * Without the work on what the goal leaves out ('gift cards are out of scope'). A step that only lists it among other
 * things stays, and loses it from its list. Appointments and meetings stay as they are.
 */
export function withoutLeftOut(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const omissions = omissionsOf(frame)
  if (omissions.length === 0) return [...tasks]
  const isLeftOut = (text: { title: string; subjects: readonly string[] }) => omissions.some(({ appliesTo }) => matchesTask(appliesTo, text))
  const dropped = new Map<string, NetworkTask>()
  const kept = tasks.flatMap((task) => {
    if (task.fixed !== null || task.tags.includes('ceremony') || !isLeftOut(task)) return [task]
    const title = isLeftOut({ title: '', subjects: task.subjects }) ? null : withoutItems(task.title, (item) => isLeftOut({ title: item, subjects: [] }))
    if (title !== null) return [{ ...task, title }]
    dropped.set(task.id, task)
    return []
  })
  return kept.map((task) => ({ ...task, after: task.after.flatMap((link) => before(link, dropped)) }))
}

/** What a step waited for through one that is gone. */
function before(link: NetworkTask['after'][number], dropped: ReadonlyMap<string, NetworkTask>, depth = 0): NetworkTask['after'] {
  const gone = dropped.get(link.taskId)
  if (gone === undefined) return [link]
  return depth > DEEPEST ? [] : gone.after.flatMap((earlier) => before(earlier, dropped, depth + 1))
}

const DEEPEST = 5

/** 'Set the frame: number of dishes, deliveries, food cost' without its deliveries; null where the step itself is about it. */
function withoutItems(title: string, isLeftOut: (item: string) => boolean): string | null {
  const [, head, list] = /^([^:]{3,80}: )(.+)$/u.exec(title) ?? []
  if (head === undefined || list === undefined || isLeftOut(head)) return null
  const items = list.split(', ').flatMap((item, index, all) => (index === all.length - 1 ? item.split(' and ') : [item]))
  const rest = items.filter((item) => !isLeftOut(item))
  return rest.length === 0 || rest.length === items.length ? null : head + rest.join(', ')
}
