import { randomUUID } from 'node:crypto'
import type { TrackerTarget } from '../../integrations/tracker-target.ts'
import { callSignal, endAfter, Interrupted, reasonOf, taskOf, type ExportRun, type RunEnd } from './export-run.ts'
import type { TaskRow } from './export-store.ts'
import { repeatCall, type Result } from './repeat-call.ts'

type SentRow = TaskRow & { remoteId: string }

/** Written to a task that was changed, until its links have been compared: a task without a link now may have had one. */
export const LINKS_TO_CHECK = 'It is up to date, but what it waits for could not be compared yet. Retry does that.'
const NO_LINKS = {
  code: 'links_unavailable',
  detail: 'Every task is in Jira. What waits for what is not shown there, since links between issues are switched off or none of their types says that one blocks another.',
}

/** Reads go to the service's store and not to its index, so they need little time to show what a call has done. */
const STORE_SETTLE_MS = 5_000

/** Links each issue to those that block it, and to no others of the export. What is linked is read first, so nothing is linked twice. Throws Interrupted. */
export async function linkIssues(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  const loaded = await run.store.load(run.hold)
  if (loaded === null) throw new Interrupted()
  const there = new Map(loaded.tasks.flatMap((row) => (row.remoteId === null || row.state === 'removed' ? [] : [[row.taskId, { ...row, remoteId: row.remoteId }] as const])))
  const concerned = [...there.values()].map((row) => linksOf(run, there, row)).filter(({ row, wanted }) => row.state === 'sent' && (wanted.length > 0 || row.errorDetail !== null))
  if (concerned.length === 0) return { kind: 'done' }
  const { result: prepared } = await repeatCall(run, () => target.prepareLinks(callSignal(run)))
  if (prepared.kind === 'ok' && !prepared.value) return giveUpLinks(run, concerned)
  for (const links of concerned) {
    const end = prepared.kind === 'ok' ? await linkOne(run, target, links) : await noteResult(run, links, { result: prepared, batchId: null, mustRest: links.row.deadlineAt !== null })
    if (end.kind !== 'done') return end
  }
  return { kind: 'done' }
}

type Links = {
  row: SentRow
  /** Issues that the task waits for. */
  wanted: readonly string[]
  /** Issues of the export, of which others may not block it. */
  own: ReadonlySet<string>
}

function linksOf(run: ExportRun, there: ReadonlyMap<string, SentRow>, row: SentRow): Links {
  const wanted = (taskOf(run, row.taskId)?.dependsOn ?? []).flatMap((id) => there.get(id)?.remoteId ?? [])
  return { row, wanted, own: new Set([...there.values()].map(({ remoteId }) => remoteId)) }
}

/** Trying again would not help, so that no task is called unfinished for it. */
async function giveUpLinks(run: ExportRun, concerned: readonly Links[]): Promise<RunEnd> {
  await run.store.note(run.hold, ['sent'], concerned.map(({ row }) => ({ taskId: row.taskId, errorDetail: null, deadlineAt: null })))
  return concerned.some(({ wanted }) => wanted.length > 0) ? { kind: 'done', warning: NO_LINKS } : { kind: 'done' }
}

async function linkOne(run: ExportRun, target: TrackerTarget, links: Links): Promise<RunEnd> {
  const { row, wanted, own } = links
  let batchId: string | null = null
  let mustRest = row.deadlineAt !== null
  const { result } = await repeatCall(run, async (): Promise<Result<null>> => {
    if (mustRest) await restUntilKnown(run, row)
    const linked = await target.blockersOf(row.remoteId, callSignal(run))
    if (linked.kind !== 'ok') return linked
    for (const [blocker, linkId] of linked.value) {
      if (wanted.includes(blocker) || !own.has(blocker)) continue
      const unlinked = await target.unlink(linkId, callSignal(run))
      if (unlinked.kind !== 'ok') return unlinked
    }
    for (const blocker of wanted.filter((id) => !linked.value.has(id))) {
      batchId = randomUUID()
      const begun = await run.store.begin(run.hold, run.row.state, { taskIds: [row.taskId], from: ['sent'], to: null, batchId })
      if (begun.length === 0) throw new Interrupted()
      const made = await target.linkBlocker({ blocker, blocked: row.remoteId }, callSignal(run))
      mustRest = made.kind === 'unknown'
      if (made.kind !== 'ok') return made
    }
    return { kind: 'ok', value: null }
  })
  return noteResult(run, links, { result, batchId, mustRest })
}

type Linked = { result: Result<unknown>; batchId: string | null; mustRest: boolean }

async function noteResult(run: ExportRun, { row }: Links, { result, batchId, mustRest }: Linked): Promise<RunEnd> {
  const problem = result.kind === 'ok' ? null : `It was created, but not linked to what it waits for: ${reasonOf(result)}`
  const change = { taskId: row.taskId, errorDetail: problem, ...(mustRest ? {} : { deadlineAt: null }) }
  if (batchId !== null) await run.store.settle(run.hold, batchId, [change], ['sent'])
  else if (problem !== row.errorDetail || row.deadlineAt !== null) await run.store.note(run.hold, ['sent'], [change])
  return endAfter(run, result)
}

/** A link call that may be on its way must have ended before the links are read. */
async function restUntilKnown(run: ExportRun, row: SentRow): Promise<void> {
  await run.sleep(await run.store.millisecondsUntilSettled(run.hold, [row.taskId], Math.min(STORE_SETTLE_MS, run.timing.settleMs)))
}
