import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief, ReadingOf } from '../goal/brief.ts'
import { readingsOf } from './day-pattern.ts'

/**
 * Tells which tasks wait for the event that a deadline leads to, directly or not: 'ready for the fair on 20 April'
 * binds the preparations, not what the fair brings.
 */
export function eventFollowers(brief: Brief, tasks: readonly NetworkTask[]): (deadline: ReadingOf<'deadline'>, task: NetworkTask) => boolean {
  const known = new Map<string, ReadonlySet<string>>()
  const followersOf = (title: string): ReadonlySet<string> => {
    const found = known.get(title) ?? followers(title, brief, tasks)
    known.set(title, found)
    return found
  }
  return ({ event }, task) => event !== null && task.fixed === null && followersOf(event).has(task.id)
}

function followers(title: string, brief: Brief, tasks: readonly NetworkTask[]): ReadonlySet<string> {
  const events = new Set(readingsOf(brief, 'event').filter((event) => event.title === title).map(({ id }) => id))
  const reached = new Set(tasks.filter(({ fixed, answers }) => fixed !== null && answers.some((id) => events.has(id))).map(({ id }) => id))
  if (reached.size === 0) return reached
  for (let before = -1; before < reached.size;) {
    before = reached.size
    for (const { id, after } of tasks) if (after.some(({ taskId }) => reached.has(taskId))) reached.add(id)
  }
  return reached
}
