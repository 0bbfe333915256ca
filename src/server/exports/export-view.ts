import type { ExportedTask, PlanExport } from '../../contract/exports.ts'
import type { Plan } from '../../contract/plan.ts'
import { isUnfinished, type ExportRow, type TaskRow } from './export-store.ts'

export type ExportToShow = { row: ExportRow; tasks: readonly TaskRow[]; plan: Plan; url: string | null }

const MAY_BE_THERE = 'The export ended while it was on its way. It will be looked for, and not created twice, when you retry.'

export function presentExport({ row, tasks, plan, url }: ExportToShow): PlanExport {
  const titles = new Map(plan.tasks.map((task) => [task.id, task.title]))
  const shown = tasks.filter(({ state }) => row.state === 'removing' || row.state === 'removed' || state !== 'removed')
  const sent = shown.filter(({ state, remoteId }) => state === 'sent' || (state === 'removing' && remoteId !== null && row.state !== 'exporting')).length
  return {
    id: row.id,
    planId: row.planId,
    target: row.target,
    state: row.state,
    sent,
    total: shown.length,
    tasks: shown.map((task) => presentTask(task, { row, state: endedState(task, row), title: titles.get(task.taskId) ?? 'A task that the plan no longer has' })),
    error: row.errorCode === null || isUnfinished(row.state) ? null : { code: row.errorCode, detail: row.errorDetail ?? '' },
    url: sent > 0 ? url : null,
  }
}

/** A task that was on its way when its export was ended may be there or not. */
function endedState({ state }: TaskRow, row: ExportRow): TaskRow['state'] {
  return state === 'sending' && !isUnfinished(row.state) ? 'unconfirmed' : state
}

function presentTask({ taskId, remoteUrl, errorDetail }: TaskRow, { row, state, title }: { row: ExportRow; state: TaskRow['state']; title: string }): ExportedTask {
  // What is still to be done to it is no reason while it is being done.
  const isBeingDone = state === 'sent' && isUnfinished(row.state)
  const hasReason = !isBeingDone && state !== 'pending' && state !== 'sending' && state !== 'removed'
  const isThere = state !== 'removed' && state !== 'pending'
  return { taskId, title, state, url: isThere ? remoteUrl : null, reason: hasReason ? (errorDetail ?? (state === 'unconfirmed' ? MAY_BE_THERE : null)) : null }
}
