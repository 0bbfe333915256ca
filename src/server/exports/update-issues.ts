import { randomUUID } from 'node:crypto'
import type { TrackerTarget } from '../../integrations/tracker-target.ts'
import { contentHash } from './content-hash.ts'
import { callSignal, endAfter, Interrupted, reasonOf, taskOf, type ExportRun, type RunEnd } from './export-run.ts'
import { JiraDestinationSchema, type TaskRow } from './export-store.ts'
import { itemOfTask } from './item-of-task.ts'
import { LINKS_TO_CHECK } from './link-issues.ts'
import { repeatCall } from './repeat-call.ts'

/** Brings the issues of changed tasks up to date; harmless to repeat. Throws Interrupted. */
export async function updateIssues(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  const loaded = await run.store.load(run.hold)
  if (loaded === null) throw new Interrupted()
  for (const row of loaded.tasks) {
    if (row.remoteId === null || (row.state !== 'pending' && row.state !== 'sending')) continue
    const end = await update(run, target, { ...row, remoteId: row.remoteId })
    if (end.kind !== 'done') return end
  }
  return { kind: 'done' }
}

async function update(run: ExportRun, target: TrackerTarget, row: TaskRow & { remoteId: string }): Promise<RunEnd> {
  const task = taskOf(run, row.taskId)
  if (task === undefined) return { kind: 'done' }
  const batchId = randomUUID()
  const { result } = await repeatCall(run, async () => {
    const begun = await run.store.begin(run.hold, run.row.state, { taskIds: [row.taskId], from: ['pending', 'sending'], to: 'sending', batchId })
    if (begun.length === 0) throw new Interrupted()
    return target.update(row.remoteId, itemOfTask(run.plan, task), callSignal(run))
  })
  const destination = JiraDestinationSchema.parse(run.row.destination)
  const change =
    result.kind === 'ok'
      ? { state: 'sent' as const, contentHash: contentHash({ target: 'jira', destination }, run.plan, task), errorDetail: LINKS_TO_CHECK, deadlineAt: null }
      : { state: result.kind === 'grant_lost' ? ('pending' as const) : ('failed' as const), errorDetail: reasonOf(result), deadlineAt: null }
  await run.store.settle(run.hold, batchId, [{ taskId: row.taskId, ...change }])
  run.changed()
  return endAfter(run, result)
}
