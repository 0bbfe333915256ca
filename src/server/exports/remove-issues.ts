import { randomUUID } from 'node:crypto'
import type { TrackerTarget } from '../../integrations/tracker-target.ts'
import { callSignal, endAfter, Interrupted, reasonOf, type ExportRun, type RunEnd } from './export-run.ts'
import type { TaskRow } from './export-store.ts'
import { lookForIssues } from './look-for-issues.ts'
import { repeatCall } from './repeat-call.ts'

const ANY_STATE = ['pending', 'sending', 'sent', 'failed', 'unconfirmed', 'removing'] as const

/** Deletes the issues of the rows that `isWanted` picks, those that may have been created unseen among them. Throws Interrupted. */
export async function removeIssues(run: ExportRun, target: TrackerTarget, isWanted: (row: TaskRow) => boolean): Promise<RunEnd> {
  for (;;) {
    const loaded = run.signal.aborted ? null : await run.store.load(run.hold)
    if (loaded === null || loaded.row.state !== run.row.state) throw new Interrupted()
    const rows = loaded.tasks.filter((row) => isWanted(row) && row.state !== 'removed')
    const known = rows.filter(({ remoteId, errorDetail, state }) => remoteId !== null && !(state === 'removing' && errorDetail !== null))
    const uncertain = rows.filter(({ remoteId, deadlineAt, errorDetail, state }) => remoteId === null && deadlineAt !== null && !(state === 'removing' && errorDetail !== null))
    const neverSent = rows.filter(({ remoteId, deadlineAt }) => remoteId === null && deadlineAt === null)
    await run.store.note(run.hold, ANY_STATE, neverSent.map(({ taskId }) => ({ taskId, state: 'removed', errorDetail: null })))
    if (known.length > 0) {
      for (const row of known) {
        const end = await remove(run, target, row)
        if (end.kind !== 'done') return end
      }
    } else if (uncertain.length > 0) {
      const look = await lookForIssues(run, target, uncertain)
      if (look.kind === 'stopped') return look
      await run.store.note(run.hold, ANY_STATE, look.found.map(({ row, issue }) => ({ taskId: row.taskId, remoteId: issue.id, remoteUrl: issue.url })))
      await run.store.note(run.hold, ANY_STATE, look.absent.map(({ taskId }) => ({ taskId, state: 'removed', errorDetail: null, deadlineAt: null })))
      await run.store.note(run.hold, ANY_STATE, look.unknowable.map(({ taskId }) => ({ taskId, state: 'removing', errorDetail: look.detail })))
    } else {
      run.changed()
      return { kind: 'done' }
    }
  }
}

async function remove(run: ExportRun, target: TrackerTarget, row: TaskRow): Promise<RunEnd> {
  const batchId = randomUUID()
  const { result } = await repeatCall(run, async () => {
    const begun = await run.store.begin(run.hold, run.row.state, { taskIds: [row.taskId], from: ANY_STATE, to: 'removing', batchId })
    if (begun.length === 0) throw new Interrupted()
    return target.remove(row.remoteId!, callSignal(run))
  })
  const change = result.kind === 'ok' ? { state: 'removed' as const, errorDetail: null, deadlineAt: null } : { errorDetail: reasonOf(result), deadlineAt: null }
  await run.store.settle(run.hold, batchId, [{ taskId: row.taskId, ...change }])
  run.changed()
  return endAfter(run, result)
}

/** What the index still shows after everything known was deleted: deletes it when no row knows it. Throws Interrupted. */
export async function sweepIssues(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  const loaded = await run.store.load(run.hold)
  if (loaded === null) throw new Interrupted()
  const removed = new Set(loaded.tasks.map(({ remoteId }) => remoteId))
  const { result } = await repeatCall(run, () => target.find(() => callSignal(run)))
  if (result.kind !== 'ok') return { kind: 'done' }
  for (const { id } of result.value.values()) {
    if (!removed.has(id)) await repeatCall(run, () => target.remove(id, callSignal(run)))
  }
  return { kind: 'done' }
}
