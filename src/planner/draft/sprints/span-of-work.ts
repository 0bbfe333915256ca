import { DAYS_OF_A_SPRINT_PLAN } from '../../goal/assume.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { assumedSpan, spanning, weeksFor } from '../days/usual-span.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { PLANNED_SHARE, teamMinutes } from './team-effort.ts'

const DAYS_OF_A_WEEK = 7
const MOST_WEEKS = 26

/**
 * A team's plan whose length nobody said is as long as its work takes that team, in whole weeks, and no shorter than its kind
 * of goal usually takes: no online shop is built by one person in a fortnight, and no office moved. `draft` gives the tasks
 * of such a plan over the days of its frame.
 */
export function withSpanOfWork(playbook: Playbook | null, frame: PlanFrame, draft: (frame: PlanFrame) => readonly NetworkTask[]): PlanFrame {
  const end = frame.brief.plannerType === 'sprint' && frame.sprints.length === 0 ? assumedSpan(frame, [DAYS_OF_A_SPRINT_PLAN]) : null
  if (end === null) return frame
  const longest = spanning(frame, end, MOST_WEEKS * DAYS_OF_A_WEEK)
  const effort = draft(longest).reduce((sum, task) => sum + (task.fixed !== null ? 0 : task.effortMinutes), 0)
  const aWeek = (teamMinutes(longest) * PLANNED_SHARE) / MOST_WEEKS
  const weeks = Math.max(weeksFor(playbook, frame) ?? 0, Math.min(MOST_WEEKS, Math.ceil((effort) / aWeek)))
  return weeks * DAYS_OF_A_WEEK <= DAYS_OF_A_SPRINT_PLAN ? frame : spanning(frame, end, weeks * DAYS_OF_A_WEEK)
}
