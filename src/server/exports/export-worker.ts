import { setTimeout as delay } from 'node:timers/promises'
import type { Provider } from '../../contract/connections.ts'
import type { Plan } from '../../contract/plan.ts'
import type { CalendarTarget } from '../../integrations/calendar-target.ts'
import type { CallGate } from '../../integrations/outbound/call-gate.ts'
import type { ExportMark, TrackerDestination, TrackerTarget } from '../../integrations/tracker-target.ts'
import type { Log } from '../http/late-log.ts'
import { REMOVAL_INCOMPLETE } from './export-changes.ts'
import { Interrupted, type ExportRun, type RunEnd } from './export-run.ts'
import { JiraDestinationSchema, type ExportId, type ExportRow, type ExportStore, type Hold } from './export-store.ts'
import type { ExportTiming } from './export-timing.ts'
import { exportToCalendar, removeFromCalendar } from './export-to-calendar.ts'
import { exportToTracker, removeFromTracker } from './export-to-tracker.ts'
import { CALENDAR_PACE, createPace } from './pace.ts'
import { createServiceLimits, type ServiceLimits } from './service-limits.ts'
import type { ServicePause } from './service-pause.ts'

/** Makes the outside targets of one user. */
export type ExportTargets = {
  calendar(userId: string, gate: CallGate): Promise<CalendarTarget>
  tracker(userId: string, place: { destination: TrackerDestination; mark: ExportMark; gate: CallGate }): Promise<TrackerTarget>
}

export type ExportWorkerParts = {
  store: ExportStore
  targets: ExportTargets
  /** What a service asked of one person's calls, on any server. */
  pauseOf: (userId: string, provider: Provider) => ServicePause
  readPlan: (userId: string, planId: string) => Promise<Plan | null>
  timing: ExportTiming
  random: () => number
  log: Log
  changed: (exportId: string) => void
  /** Aborted when the server stops. */
  closing: AbortSignal
}

/** Keeps a worker whose rows change under it from spinning. */
const AFTER_INTERRUPTION_MS = 100
const KEPT_LIMITS = 1_000
const MOST_MISHAPS = 5

/** Works on one export until it has ended; false when somebody has to go on later. */
export function createExportWorker(parts: ExportWorkerParts): (id: ExportId, signal: AbortSignal) => Promise<boolean> {
  const { store, timing, log, closing } = parts
  const kept = new Map<string, ServiceLimits>()
  const mishaps = new Map<string, number>()

  function limitsOf({ userId, target }: ExportRow): ServiceLimits {
    const key = `${userId} ${target}`
    const limits = kept.get(key) ?? newLimits(userId, target)
    kept.delete(key)
    kept.set(key, limits)
    // The one that was not used for the longest time.
    if (kept.size > KEPT_LIMITS) kept.delete(kept.keys().next().value!)
    return limits
  }

  function newLimits(userId: string, target: ExportRow['target']): ServiceLimits {
    const isCalendar = target === 'google_calendar'
    return createServiceLimits({
      pace: isCalendar ? createPace(CALENDAR_PACE) : null,
      shared: parts.pauseOf(userId, isCalendar ? 'google' : 'jira'),
      onUnshared: (error) => log.warn({ err: error }, 'other servers were not told of a pause that a service asked for'),
    })
  }

  async function runOnce(hold: Hold, signal: AbortSignal): Promise<void> {
    const loaded = await store.load(hold)
    if (loaded === null) return
    const { row, tasks } = loaded
    const plan = await parts.readPlan(hold.userId, row.planId)
    // Deleted in this moment: the export's row has gone with it.
    if (plan === null) return
    const run: ExportRun = {
      hold, row, tasks, plan, store, timing, signal, limits: limitsOf(row),
      sleep: (ms) => delay(ms, undefined, { signal }).catch(() => Promise.reject(new Interrupted())),
      random: parts.random,
      changed: () => parts.changed(hold.id),
    }
    const end = await perform(run)
    if (end.kind === 'interrupted') await delay(AFTER_INTERRUPTION_MS)
    else await finish(run, end)
    parts.changed(hold.id)
  }

  async function perform(run: ExportRun): Promise<RunEnd> {
    const isRemoval = run.row.state === 'removing'
    const gate = run.limits.gate(run.sleep)
    try {
      if (run.row.target === 'google_calendar') {
        const calendar = await parts.targets.calendar(run.hold.userId, gate)
        return await (isRemoval ? removeFromCalendar(run, calendar) : exportToCalendar(run, calendar))
      }
      const mark = { planId: run.row.planId, exportId: run.row.id, generation: run.row.generation }
      const tracker = await parts.targets.tracker(run.hold.userId, { destination: JiraDestinationSchema.parse(run.row.destination), mark, gate })
      return await (isRemoval ? removeFromTracker(run, tracker) : exportToTracker(run, tracker))
    } catch (error) {
      if (error instanceof Interrupted) return { kind: 'interrupted' }
      throw error
    }
  }

  async function finish({ hold, row }: ExportRun, end: Exclude<RunEnd, { kind: 'interrupted' }>): Promise<void> {
    if (end.kind === 'stopped') {
      await store.finish(hold, row.state, { state: 'stopped', errorCode: end.code, errorDetail: end.detail })
      return
    }
    const loaded = await store.load(hold)
    if (loaded !== null) await store.finish(hold, row.state, endOf(row.state, loaded.tasks, end.warning))
  }

  return async (id, jobSignal) => {
    for (;;) {
      const hold = await store.claim(id)
      if (hold === 'over') return true
      if (hold === 'held') return false
      const lost = new AbortController()
      const renewal = setInterval(() => void renew(hold, lost), timing.leaseMs / 3)
      try {
        await runOnce(hold, AbortSignal.any([lost.signal, jobSignal, closing]))
        mishaps.delete(id.id)
      } catch (error) {
        // A server that stops closes its database under a call that is let end; the next one finds the lease run out.
        if (closing.aborted) return false
        log.error({ err: error }, 'an export was interrupted')
        if (!(await endAfterMishaps(hold))) throw error
      } finally {
        clearInterval(renewal)
        await store.release(hold).catch((error: unknown) => closing.aborted || log.warn({ err: error }, 'an export could not be handed on'))
      }
      if (closing.aborted || jobSignal.aborted) return false
    }
  }

  /** A failure of our own is not repeated for ever: the user is told, and may retry. */
  async function endAfterMishaps(hold: Hold): Promise<boolean> {
    const count = (mishaps.get(hold.id) ?? 0) + 1
    mishaps.set(hold.id, count)
    if (count < MOST_MISHAPS) return false
    mishaps.delete(hold.id)
    const loaded = await store.load(hold)
    return loaded !== null && store.finish(hold, loaded.row.state, { state: 'stopped', errorCode: 'internal', errorDetail: 'Something went wrong on our side. Retry goes on where it ended.' })
  }

  async function renew(hold: Hold, lost: AbortController): Promise<void> {
    const isHeld = await store.renew(hold).catch(() => true)
    if (!isHeld) lost.abort()
  }
}

type Tasks = NonNullable<Awaited<ReturnType<ExportStore['load']>>>['tasks']

function endOf(state: ExportRow['state'], tasks: Tasks, warning: { code: string; detail: string } | undefined): { state: ExportRow['state']; errorCode?: string; errorDetail?: string } {
  const left = tasks.filter((task) => task.state !== 'removed')
  if (state === 'removing') {
    if (left.length === 0) return { state: 'removed' }
    return { state: 'incomplete', errorCode: REMOVAL_INCOMPLETE, errorDetail: `${left.length} of ${tasks.length} could not be taken back. Retry goes on with these.` }
  }
  const troubled = left.filter((task) => task.state !== 'sent' || task.errorDetail !== null)
  if (troubled.length === 0) return { state: 'exported', ...(warning === undefined ? {} : { errorCode: warning.code, errorDetail: warning.detail }) }
  return { state: 'incomplete', errorCode: 'tasks_failed', errorDetail: `${troubled.length} of ${left.length} tasks need another try.` }
}
