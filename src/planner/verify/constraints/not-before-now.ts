import type { Brief } from '../../goal/brief.ts'
import type { Finding } from '../finding.ts'
import { dayOfMinute } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { reportRule, whereabouts } from '../report.ts'

/** Nothing starts in the past. */
export function checkNotBeforeNow(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const today = dayOfMinute(brief.now)
  const past = tasks.filter((task) => (task.time ? task.time.start < brief.now : task.days.first < today))
  const violations = past.map((task) => ({ task, text: `${whereabouts(task)} is already over` }))
  return [reportRule('not-before-now', 'Nothing starts in the past', { violations, met: 'All tasks lie ahead.' })]
}
