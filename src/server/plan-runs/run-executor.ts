import type { ModelUse } from '../../integrations/language-model/model-settings.ts'
import { AppError } from '../http/errors.ts'
import type { Log } from '../http/late-log.ts'
import type { PlanMetrics } from '../metrics/plan-metrics.ts'
import { MODEL_REFUSAL_WARNINGS, type ModelAccounts, type ModelAllowance, type ModelRefusal } from './model-accounts.ts'
import type { PlannerJob, PlannerProgress } from './planner-messages.ts'
import type { PlannerPool } from './planner-pool.ts'
import type { RunFeed } from './run-feed.ts'
import type { RunOutcomes } from './run-outcomes.ts'
import { createRunProgress } from './run-progress.ts'
import type { AttemptId, ClaimedRun, RunStore, Snapshot } from './run-store.ts'
import { GENERATION_FAILED_TEXT } from './run-view.ts'
import { createSnapshotWriter } from './snapshot-writer.ts'

export type RunExecutor = {
  /** Works on a claimed run until its end, or until the attempt is lost. Never throws. */
  start(run: ClaimedRun): void
  isWorkingOn(runId: string): boolean
  /** How many runs this server works on. */
  activeCount(): number
  /** Stops working at once; the row is somebody else's business. */
  abandon(runId: string): void
  /** Asks the database which attempts still hold, keeps those and abandons the others. */
  renewLeases(): Promise<void>
  /** Gives running plans a moment to finish, then hands the rest to another server. */
  stop(): Promise<void>
}

export type RunExecutorOptions = {
  store: RunStore
  outcomes: RunOutcomes
  feed: RunFeed
  pool: PlannerPool
  /** Null when no model is configured. */
  modelAccounts: ModelAccounts | null
  metrics: PlanMetrics
  log: Log
  renewMs: number
}

type ActiveRun = { attempt: AttemptId; stop: AbortController; done: Promise<void> }

const STOP_GRACE_MS = 1_500

export function createRunExecutor({ store, outcomes, feed, pool, modelAccounts, metrics, log, renewMs }: RunExecutorOptions): RunExecutor {
  const active = new Map<string, ActiveRun>()
  let stopping = false
  const renewal = setInterval(() => void renewLeases(), renewMs)
  renewal.unref()

  async function renewLeases(): Promise<void> {
    const before = [...active.values()]
    const held = await store.renewLeases(before.map(({ attempt }) => attempt)).catch((error: unknown) => {
      log.warn({ err: error }, 'leases could not be renewed')
      return null
    })
    if (held === null) return
    for (const run of before) if (!held.has(run.attempt.id)) run.stop.abort()
  }

  /** Resolves when the attempt is over, here or elsewhere. Throws when the database does not take its writes. */
  async function work(run: ClaimedRun, signal: AbortSignal): Promise<void> {
    const progress = createRunProgress(run)
    const writer = createSnapshotWriter({ firstSeq: run.seq, save: (snapshot) => store.saveSnapshot(run, snapshot, feed.announcement(run.id)) })
    const show = (saved: Snapshot | null) => {
      if (saved === null) active.get(run.id)?.stop.abort()
      else if (!signal.aborted) feed.publish({ userId: run.userId, id: run.id, state: 'running', error: null, ...saved })
    }
    const onProgress = (news: PlannerProgress) => {
      if (news.type === 'step-completed') metrics.stepMade(news.step, news.durationMs)
      writer.write(progress.advance(news), show)
    }
    const model = await admitToModel(run)
    const startedAt = performance.now()
    const result = await pool.generate(jobOf(run, model), { signal, onProgress, onModelUse: model.onUse }).catch((error: unknown) => ({ error }))
    await Promise.all([writer.settled(), model.settled()])
    if (signal.aborted) return
    const { steps } = progress.state()
    if (!('error' in result)) metrics.planMade(performance.now() - startedAt, model.allowance === null ? 'embedded' : 'model')
    if ('error' in result) await outcomes.fail(run, { ...describeFailure(result.error), steps })
    else await outcomes.complete(run, { request: run.request, steps, plan: result.plan.json, drafterFailed: result.drafterFailed, preferences: result.preferences ?? [] })
  }

  /** Whether the run may use the model, and where what it uses is noted. */
  async function admitToModel(run: ClaimedRun): Promise<RunModel> {
    if (modelAccounts === null || !run.request.modelDrafting) return NO_MODEL
    const admission = await modelAccounts.admit(run)
    if (admission.refusal !== null) metrics.modelRefused(admission.refusal)
    const notes: Promise<void>[] = []
    return {
      allowance: admission.refusal === null ? admission.allowance : null,
      refusal: admission.refusal,
      onUse(use) {
        metrics.modelUsed(use)
        if (use.outcome !== 'answered' && use.outcome !== 'cancelled') log.warn({ outcome: use.outcome }, 'a request to the language model brought no answer')
        notes.push(modelAccounts.record(run, use).catch((error: unknown) => log.error({ err: error }, 'what a model used could not be noted')))
      },
      settled: async () => void (await Promise.all(notes)),
    }
  }

  function describeFailure(error: unknown): { code: 'generation_failed' | 'plan_timeout'; detail: string } {
    log.error({ err: error }, 'a plan failed')
    const timedOut = error instanceof AppError && error.code === 'plan_timeout'
    return timedOut ? { code: 'plan_timeout', detail: error.detail } : { code: 'generation_failed', detail: GENERATION_FAILED_TEXT }
  }

  return {
    start(run) {
      if (stopping) return
      const { userId, id, attempt, seq, steps, plan } = run
      // This server may have lost its own lease and won it back.
      active.get(id)?.stop.abort()
      feed.publish({ userId, id, state: 'running', seq, steps, plan, error: null })
      const stop = new AbortController()
      const done = work(run, stop.signal)
        // The row could not be written: its lease runs out and another attempt follows.
        .catch((error: unknown) => log.error({ err: error }, 'a run was interrupted'))
        .finally(() => {
          if (active.get(id)?.stop === stop) active.delete(id)
          feed.forget(id)
        })
      active.set(id, { attempt: { userId, id, attempt }, stop, done })
    },
    isWorkingOn: (runId) => active.has(runId),
    activeCount: () => active.size,
    abandon: (runId) => active.get(runId)?.stop.abort(),
    renewLeases,
    async stop() {
      stopping = true
      clearInterval(renewal)
      const runs = [...active.values()]
      await Promise.race([Promise.all(runs.map(({ done }) => done)), new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS).unref())])
      const unfinished = [...active.values()]
      for (const { stop } of unfinished) stop.abort()
      await Promise.allSettled(unfinished.map(({ attempt }) => store.yieldLease(attempt)))
    },
  }
}

/** `allowance` null: the run is drafted without the model. */
type RunModel = { allowance: ModelAllowance | null; refusal: ModelRefusal | null; onUse: (use: ModelUse) => void; settled(): Promise<void> }

const NO_MODEL: RunModel = { allowance: null, refusal: null, onUse: () => {}, settled: async () => {} }

function jobOf({ id, request }: ClaimedRun, { allowance, refusal }: RunModel): PlannerJob {
  const { timeZoneAssumed, ...asked } = request
  const assumptions = timeZoneAssumed ? [`Dates and times are in ${request.timeZone}, because no time zone was given.`] : []
  return { planId: id, ...asked, modelDrafting: allowance !== null, modelAllowance: allowance, assumptions, warnings: refusal === null ? [] : [MODEL_REFUSAL_WARNINGS[refusal]] }
}
