import { randomUUID } from 'node:crypto'
import type { TrackerTarget } from '../../integrations/tracker-target.ts'
import { callSignal, Interrupted, reasonOf, stoppedBy, taskOf, type ExportRun, type RunEnd } from './export-run.ts'
import type { TaskRow } from './export-store.ts'
import { repeatCall, type Result } from './repeat-call.ts'

type SentRow = TaskRow & { remoteId: string }

/** Reads go to the service's store and not to its index, so they need little time to show what a call has done. */
const STORE_SETTLE_MS = 5_000

/** Links each issue to those that block it. What is linked already is read first, so nothing is linked twice. Throws Interrupted. */
export async function linkIssues(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  const loaded = await run.store.load(run.hold)
  if (loaded === null) throw new Interrupted()
  const sent = new Map(loaded.tasks.flatMap((row) => (row.state === 'sent' && row.remoteId !== null ? [[row.taskId, { ...row, remoteId: row.remoteId }] as const] : [])))
  for (const row of sent.values()) {
    const blockers = (taskOf(run, row.taskId)?.dependsOn ?? []).flatMap((id) => sent.get(id)?.remoteId ?? [])
    if (blockers.length === 0) {
      // Whatever was wrong with its links once: it has none now.
      if (row.errorDetail !== null) await run.store.note(run.hold, ['sent'], [{ taskId: row.taskId, errorDetail: null, deadlineAt: null }])
      continue
    }
    const end = await linkOne(run, target, { row, blockers })
    if (end.kind !== 'done') return end
  }
  return { kind: 'done' }
}

type Links = { row: SentRow; blockers: readonly string[] }

async function linkOne(run: ExportRun, target: TrackerTarget, { row, blockers }: Links): Promise<RunEnd> {
  let batchId: string | null = null
  let mustRest = row.deadlineAt !== null
  const { result } = await repeatCall(run, async (): Promise<Result<null>> => {
    if (mustRest) await restUntilKnown(run, row)
    const linked = await target.blockersOf(row.remoteId, callSignal(run))
    if (linked.kind !== 'ok') return linked
    for (const blocker of blockers.filter((id) => !linked.value.has(id))) {
      batchId = randomUUID()
      const begun = await run.store.begin(run.hold, run.row.state, { taskIds: [row.taskId], from: ['sent'], to: null, batchId })
      if (begun.length === 0) throw new Interrupted()
      mustRest = true
      const made = await target.linkBlocker({ blocker, blocked: row.remoteId }, callSignal(run))
      if (made.kind !== 'ok') {
        if (made.kind !== 'unknown') mustRest = false
        return made
      }
      mustRest = false
    }
    return { kind: 'ok', value: null }
  })
  const problem = result.kind === 'ok' ? null : `It was created, but not linked to what it waits for: ${reasonOf(result)}`
  const change = { taskId: row.taskId, errorDetail: problem, ...(mustRest ? {} : { deadlineAt: null }) }
  if (batchId !== null) await run.store.settle(run.hold, batchId, [change], ['sent'])
  else if (problem !== row.errorDetail || row.deadlineAt !== null) await run.store.note(run.hold, ['sent'], [change])
  return result.kind === 'grant_lost' ? stoppedBy(result) : { kind: 'done' }
}

/** A link call that may be on its way must have ended before the links are read. */
async function restUntilKnown(run: ExportRun, row: SentRow): Promise<void> {
  await run.sleep(await run.store.millisecondsUntilSettled(run.hold, [row.taskId], Math.min(STORE_SETTLE_MS, run.timing.settleMs)))
}
