import { randomUUID } from 'node:crypto'
import type { CreatedItem, TrackerItem, TrackerTarget } from '../../integrations/tracker-target.ts'
import { contentHash } from './content-hash.ts'
import { callSignal, endAfter, Interrupted, pauseBefore, reasonOf, stoppedBy, taskOf, type ExportRun, type RunEnd } from './export-run.ts'
import { JiraDestinationSchema, type TaskChange, type TaskRow } from './export-store.ts'
import { itemOfTask } from './item-of-task.ts'
import { lookForIssues } from './look-for-issues.ts'
import { waitForService } from './wait-for-service.ts'

/**
 * Creating is the one call that must never happen twice. Each call's deadline is committed before it; when nobody
 * knows how it ended, its tasks wait until the deadline has passed by `settleMs` and a search begun after that has
 * not shown them. Whatever else is to be created goes out meanwhile.
 */
export async function createIssues(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  for (;;) {
    const tasks = await reload(run)
    const uncertain = tasks.filter(({ state, remoteId }) => state === 'sending' && remoteId === null)
    const waiting = tasks.filter(({ state, remoteId }) => state === 'pending' && remoteId === null)
    if (waiting.length === 0 && uncertain.length === 0) return { kind: 'done' }
    const end = waiting.length > 0 ? await createBatch(run, target, waiting.slice(0, target.batchSize)) : await settleUncertain(run, target, uncertain)
    if (end.kind !== 'done') return end
  }
}

async function reload(run: ExportRun): Promise<TaskRow[]> {
  const loaded = run.signal.aborted ? null : await run.store.load(run.hold)
  if (loaded === null || loaded.row.state !== run.row.state) throw new Interrupted()
  return loaded.tasks
}

async function createBatch(run: ExportRun, target: TrackerTarget, rows: readonly TaskRow[]): Promise<RunEnd> {
  const unwelcome = await waitForService(run)
  if (unwelcome !== null) return endAfter(run, unwelcome)
  const batchId = randomUUID()
  // Counted from before the deadline is committed, so that the call ends before it in any case.
  const signal = callSignal(run)
  const begunAt = performance.now()
  const begun = await run.store.begin(run.hold, run.row.state, { taskIds: rows.map(({ taskId }) => taskId), from: ['pending'], to: 'sending', batchId })
  if (begun.length === 0) throw new Interrupted()
  run.changed()
  const settle = async (changes: TaskChange[]) => {
    await run.store.settle(run.hold, batchId, changes)
    run.changed()
  }
  const backToWaiting = () => settle(begun.map((taskId) => ({ taskId, state: 'pending', deadlineAt: null })))
  // A process that was held up for long must not send what others may already have given up on.
  if (performance.now() - begunAt > run.timing.callMs / 2) {
    await backToWaiting()
    return { kind: 'done' }
  }

  const items = begun.flatMap((taskId) => itemOf(run, taskId))
  const result = await target.create(items, signal)
  if (result.kind === 'ok') {
    await settle(result.value.map((item) => changeOf(run, rows, item)))
    if (result.value.some(({ kind }) => kind === 'later')) await run.sleep(pauseBefore(run, attemptsOf(rows), { kind: 'later', afterMs: null, detail: '' }) ?? 0)
    return { kind: 'done' }
  }
  if (result.kind === 'grant_lost') {
    await backToWaiting()
    return stoppedBy(result)
  }
  if (result.kind === 'unknown') {
    // A removal that was asked for meanwhile has taken them over, and looks for them without a complaint of ours.
    await run.store.settle(run.hold, batchId, begun.map((taskId) => ({ taskId, errorDetail: result.detail })), ['sending'])
    run.changed()
    return endAfter(run, result)
  }
  const pauseMs = result.kind === 'later' && attemptsOf(rows) < run.timing.attempts ? pauseBefore(run, attemptsOf(rows), result) : null
  if (pauseMs === null) {
    await settle(begun.map((taskId) => ({ taskId, state: 'failed', deadlineAt: null, errorDetail: reasonOf(result) })))
    return endAfter(run, result)
  }
  await backToWaiting()
  await run.sleep(pauseMs)
  return { kind: 'done' }
}

/** The attempt that is being made now, of the task that has had the most. */
function attemptsOf(rows: readonly TaskRow[]): number {
  return Math.max(...rows.map(({ attempts }) => attempts)) + 1
}

function itemOf(run: ExportRun, taskId: string): TrackerItem[] {
  const task = taskOf(run, taskId)
  return task === undefined ? [] : [itemOfTask(run.plan, task)]
}

function changeOf(run: ExportRun, rows: readonly TaskRow[], item: CreatedItem): TaskChange {
  const { taskId } = item
  if (item.kind === 'created') return sentChange(run, taskId, item.issue)
  const attempts = (rows.find((row) => row.taskId === taskId)?.attempts ?? 0) + 1
  if (item.kind === 'later' && attempts < run.timing.attempts) return { taskId, state: 'pending', deadlineAt: null }
  return { taskId, state: 'failed', deadlineAt: null, errorDetail: item.detail }
}

function sentChange(run: ExportRun, taskId: string, issue: { id: string; url: string }): TaskChange {
  const task = taskOf(run, taskId)
  const destination = JiraDestinationSchema.parse(run.row.destination)
  const hash = task === undefined ? null : contentHash({ target: 'jira', destination }, run.plan, task)
  return { taskId, state: 'sent', remoteId: issue.id, remoteUrl: issue.url, contentHash: hash, deadlineAt: null, errorDetail: null }
}

async function settleUncertain(run: ExportRun, target: TrackerTarget, rows: readonly TaskRow[]): Promise<RunEnd> {
  const look = await lookForIssues(run, target, rows)
  if (look.kind === 'stopped') return look
  await run.store.note(run.hold, ['sending'], look.found.map(({ row, issue }) => sentChange(run, row.taskId, issue)))
  await run.store.note(run.hold, ['sending'], look.absent.map(({ taskId, attempts, errorDetail }) =>
    attempts < run.timing.attempts
      ? { taskId, state: 'pending', deadlineAt: null }
      : { taskId, state: 'failed', deadlineAt: null, errorDetail: errorDetail ?? 'The service did not take it.' },
  ))
  await run.store.note(run.hold, ['sending'], look.unknowable.map(({ taskId }) => ({ taskId, state: 'unconfirmed', errorDetail: look.detail })))
  run.changed()
  return { kind: 'done' }
}
