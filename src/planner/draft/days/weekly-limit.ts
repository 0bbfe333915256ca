import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

/** Of the times that a limit allows: first and last weeks are short, and orders cost days. */
const USABLE = 0.9
/** What a playbook repeats by habit keeps at least this part of the limit beside work that was asked for. */
const LEAST_SHARE = 0.15

/**
 * Where the goal limits its times a week, what recurs only by habit is thinned evenly, so that the work that was asked for has
 * room beside it. Rhythms that the goal states stay whole.
 */
export function withinWeeklyLimit(recurring: readonly NetworkTask[], others: readonly NetworkTask[], frame: PlanFrame): readonly NetworkTask[] {
  const limits = frame.of('limit').filter((limit) => limit.measure === 'tasks' && limit.per === 'week' && limit.max !== null && limit.appliesTo === null && limit.person === null)
  const asked = others.filter((task) => !task.optional && (task.answers.length > 0 || task.priority === 'high'))
  if (limits.length === 0 || asked.length === 0) return recurring
  const allowed = Math.floor(USABLE * frame.weeks * Math.min(...limits.map((limit) => limit.max!)))
  const rhythms = new Set(frame.of('rhythm').map(({ id }) => id))
  const isStated = (task: NetworkTask) => task.answers.some((id) => rhythms.has(id))
  const usual = recurring.filter((task) => !isStated(task))
  const room = Math.max(Math.ceil(LEAST_SHARE * allowed), allowed - asked.length - (recurring.length - usual.length))
  const kept = new Set(usual.filter((_, index) => Math.floor(((index + 1) * room) / usual.length) > Math.floor((index * room) / usual.length)))
  return usual.length <= room ? recurring : recurring.filter((task) => isStated(task) || kept.has(task))
}
