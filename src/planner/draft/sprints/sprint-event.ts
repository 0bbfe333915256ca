import type { Playbook } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

/**
 * Where the playbook has work after the event that the plan leads to (an opening, a move), its places count up to the
 * event: what prepares it ends before it, what follows waits for it. `tasks` have places of the template's kind, 1 at the event.
 */
export function aroundSprintEvent(tasks: NetworkTask[], { book, fixed, frame }: { book: Playbook; fixed: readonly NetworkTask[]; frame: PlanFrame }): NetworkTask[] {
  const { first, anchor, last } = frame
  const event = fixed.find((task) => task.fixed !== null && task.fixed.days.first === anchor)
  if (!event || anchor <= first || !book.tasks.some(({ at }) => at > 1)) return tasks
  const share = (anchor - first) / Math.max(1, last - first)
  return tasks.map((task) => {
    const { position } = task.wish
    if (position === null || task.type === 'meeting' || task.fixed !== null) return task
    const wish = { ...task.wish, position: Math.min(1, position * share) }
    if (position > 1) return { ...task, wish, after: [...task.after, { taskId: event.id, lagMinutes: 0 }] }
    return { ...task, wish, allowedDays: { first, last: position < ON_THE_DAY ? anchor - 1 : anchor } }
  })
}

/** What the playbook has from this place on is the event's own work. */
const ON_THE_DAY = 0.99
