import type { TrackerIssue, TrackerTarget } from '../../integrations/tracker-target.ts'
import { callSignal, endAfter, Interrupted, type ExportRun, type RunEnd } from './export-run.ts'
import type { TaskRow } from './export-store.ts'
import { repeatCall, type Result } from './repeat-call.ts'

export type Look =
  | {
      kind: 'seen'
      found: { row: TaskRow; issue: TrackerIssue }[]
      /** Not there: a search begun after everything must have shown did not show them. */
      absent: TaskRow[]
      /** It is time to know, and the service does not let us look. */
      unknowable: TaskRow[]
      detail: string
    }
  | Extract<RunEnd, { kind: 'stopped' }>

/**
 * One look at the service's index for tasks whose creation may have happened. Rests afterwards while some of them may
 * still show up. Throws Interrupted.
 */
export async function lookForIssues(run: ExportRun, target: TrackerTarget, rows: readonly TaskRow[]): Promise<Look> {
  const taskIds = rows.map(({ taskId }) => taskId)
  // Read before the search begins: only a search that begins later than this may say that something is not there.
  const waitMs = await run.store.millisecondsUntilSettled(run.hold, taskIds, run.timing.settleMs)
  const { result: indexed } = await repeatCall(run, () => target.find(() => callSignal(run)))
  const result = indexed.kind === 'ok' && waitMs === 0 ? await withUnindexed(run, target, { rows, indexed: indexed.value }) : indexed
  const end = endAfter(run, result)
  if (end.kind === 'stopped') return end
  const issues = result.kind === 'ok' ? result.value : new Map<string, TrackerIssue>()
  const found = rows.flatMap((row) => (issues.has(row.taskId) ? [{ row, issue: issues.get(row.taskId)! }] : []))
  const missing = rows.filter(({ taskId }) => !issues.has(taskId))
  if (missing.length > 0 && waitMs > 0) await run.sleep(Math.min(run.timing.lookMs, waitMs))
  const due = waitMs > 0 ? [] : missing
  const detail = 'It may have been created, but the service could not be asked. It will be looked for, and not created twice, when you retry.'
  return { kind: 'seen', found, absent: result.kind === 'ok' ? due : [], unknowable: result.kind === 'ok' ? [] : due, detail }
}

type Indexed = { rows: readonly TaskRow[]; indexed: Map<string, TrackerIssue> }

/** Before anything is said to be absent, the store itself is asked for what the index may not show yet. */
async function withUnindexed(run: ExportRun, target: TrackerTarget, { rows, indexed }: Indexed): Promise<Result<Map<string, TrackerIssue>>> {
  if (rows.every(({ taskId }) => indexed.has(taskId))) return { kind: 'ok', value: indexed }
  const loaded = await run.store.load(run.hold)
  if (loaded === null) throw new Interrupted()
  const knownUrls = [...loaded.tasks.flatMap(({ remoteUrl }) => remoteUrl ?? []), ...[...indexed.values()].map(({ url }) => url)]
  const missing = rows.map(({ taskId }) => taskId).filter((taskId) => !indexed.has(taskId))
  const { sinceFirstMs, sinceLastMs } = await run.store.millisecondsSinceDeadlines(run.hold, missing)
  const times = { begunMsAgo: sinceFirstMs + run.timing.callMs, settledMsAgo: sinceLastMs - run.timing.settleMs }
  const look = target.findUnindexed({ taskIds: missing, knownUrls, taskCount: loaded.tasks.length, ...times }, () => callSignal(run))
  const { result } = await repeatCall(run, look)
  return result.kind === 'ok' ? { kind: 'ok', value: new Map([...indexed, ...result.value]) } : result
}
