import { randomUUID } from 'node:crypto'
import type { CalendarTarget, EventPlace } from '../../integrations/calendar-target.ts'
import { contentHash } from './content-hash.ts'
import { eventOfTask } from './event-of-task.ts'
import { callSignal, endAfter, Interrupted, reasonOf, taskOf, type ExportRun, type RunEnd } from './export-run.ts'
import { CalendarDestinationSchema, type BeginCall, type TaskChange, type TaskRow } from './export-store.ts'
import { prepareTarget } from './prepare-target.ts'
import { repeatCall, type Result } from './repeat-call.ts'

/** Few enough for a person's quota, enough to hide the distance. */
const CONCURRENT_CALLS = 4

const ANY_STATE = ['pending', 'sending', 'sent', 'failed', 'unconfirmed', 'removing'] as const

/** The service's own time between taking a call and showing what it did. */
const LANDING_MS = 5_000

/** Brings every waiting task to the calendar, and takes back what the plan no longer has. Throws Interrupted. */
export async function exportToCalendar(run: ExportRun, target: CalendarTarget): Promise<RunEnd> {
  const end = await prepareTarget(run, target)
  if (end.kind !== 'done') return end
  const dropped = await forgetNeverSent(run, run.tasks.filter(({ state }) => state === 'removing'))
  const waiting = run.tasks.filter(({ state }) => state === 'pending' || state === 'sending')
  return inParallel([...waiting, ...dropped], (row) => (row.state === 'removing' ? takeBack(run, target, row) : send(run, target, row)))
}

/** Takes every event of the export back. Throws Interrupted. */
export async function removeFromCalendar(run: ExportRun, target: CalendarTarget): Promise<RunEnd> {
  const sent = await forgetNeverSent(run, run.tasks.filter(({ state }) => state !== 'removed'))
  const end = sent.length === 0 ? { kind: 'done' as const } : await prepareTarget(run, target)
  return end.kind !== 'done' ? end : inParallel(sent, (row) => takeBack(run, target, row))
}

async function send(run: ExportRun, target: CalendarTarget, row: TaskRow): Promise<RunEnd> {
  const task = taskOf(run, row.taskId)
  if (task === undefined) return { kind: 'done' }
  const event = eventOfTask(run.plan, task)
  const put = (signal: AbortSignal) => target.put(event, placeOf(run, row), signal)
  const { result, wasUnknown, batchId } = await callForTask(run, { row, call: put, begin: { from: ['pending', 'sending'], to: 'sending' } })
  const hash = contentHash({ target: 'google_calendar', destination: CalendarDestinationSchema.parse(run.row.destination) }, run.plan, task)
  if (batchId !== null) await run.store.settle(run.hold, batchId, [{ taskId: row.taskId, ...toChange() }])
  run.changed()
  return endAfter(run, result)

  function toChange(): Omit<TaskChange, 'taskId'> {
    if (result.kind === 'ok') return { state: 'sent', remoteId: result.value.id, remoteUrl: result.value.url, contentHash: hash, errorDetail: null, deadlineAt: null }
    // An earlier call, of this run or another, may have been carried out: then the deadline stays as its trace.
    const isUncertain = row.remoteId === null && (wasUnknown || row.deadlineAt !== null)
    const trace = isUncertain ? {} : { deadlineAt: null }
    if (result.kind === 'grant_lost') return { state: isUncertain ? 'unconfirmed' : 'pending', errorDetail: reasonOf(result), ...trace }
    return { state: isUncertain ? 'unconfirmed' : 'failed', errorDetail: reasonOf(result), ...trace }
  }
}

async function takeBack(run: ExportRun, target: CalendarTarget, row: TaskRow): Promise<RunEnd> {
  if (row.deadlineAt !== null) await restUntilLanded(run, row)
  const call = (signal: AbortSignal) => target.remove(placeOf(run, row), signal)
  const begin = { from: ANY_STATE, to: 'removing' as const }
  const { result, batchId } = await callForTask(run, { row, call, begin })
  const change = result.kind === 'ok' ? { state: 'removed' as const, contentHash: null, errorDetail: null, deadlineAt: null } : { errorDetail: reasonOf(result) }
  if (batchId !== null) await run.store.settle(run.hold, batchId, [{ taskId: row.taskId, ...change }])
  run.changed()
  return endAfter(run, result)
}

/** What was never on its way is not there, and costs no call. Answers the others. */
async function forgetNeverSent(run: ExportRun, rows: readonly TaskRow[]): Promise<TaskRow[]> {
  const neverSent = rows.filter(({ remoteId, deadlineAt }) => remoteId === null && deadlineAt === null)
  await run.store.note(run.hold, ANY_STATE, neverSent.map(({ taskId }) => ({ taskId, state: 'removed', errorDetail: null })))
  return rows.filter((row) => !neverSent.includes(row))
}

/** An event that may still be on its way must have landed before it is taken back, or it would stay. */
async function restUntilLanded(run: ExportRun, { taskId }: TaskRow): Promise<void> {
  for (;;) {
    const waitMs = await run.store.millisecondsUntilSettled(run.hold, [taskId], Math.min(LANDING_MS, run.timing.settleMs))
    if (waitMs === 0) return
    await run.sleep(Math.min(waitMs, run.timing.lookMs))
  }
}

type TaskCall<T> = { row: TaskRow; call: (signal: AbortSignal) => Promise<Result<T>>; begin: Pick<BeginCall, 'from' | 'to'> }

/** Each attempt is written down before it begins, under a batch of its own; null when none began. */
async function callForTask<T>(run: ExportRun, { row, call, begin }: TaskCall<T>) {
  let batchId: string | null = null
  const repeated = await repeatCall(run, async () => {
    batchId = randomUUID()
    const begun = await run.store.begin(run.hold, run.row.state, { taskIds: [row.taskId], batchId, ...begin })
    if (begun.length === 0) throw new Interrupted()
    run.changed()
    return call(callSignal(run))
  })
  return { ...repeated, batchId }
}

function placeOf({ hold, row }: ExportRun, { taskId, remoteId }: TaskRow): EventPlace {
  return { identity: { userId: hold.userId, planId: row.planId, taskId, generation: row.generation }, knownId: remoteId }
}

/** A stop ends all lanes after the calls under way. */
async function inParallel(rows: readonly TaskRow[], work: (row: TaskRow) => Promise<RunEnd>): Promise<RunEnd> {
  const queue = [...rows]
  const ends: RunEnd[] = []
  const failures: unknown[] = []
  async function lane(): Promise<void> {
    for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
      const end = await work(row)
      if (end.kind !== 'done') ends.push(end)
      if (ends.length > 0 || failures.length > 0) return
    }
  }
  const guarded = () => lane().catch((error: unknown) => void failures.push(error))
  await Promise.all(Array.from({ length: CONCURRENT_CALLS }, guarded))
  if (failures.length > 0) throw failures[0]
  return ends[0] ?? { kind: 'done' }
}
