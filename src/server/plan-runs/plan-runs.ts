import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import type { Cancellation, GenerationRequest } from '../../contract/generation.ts'
import type { Credits } from '../account/credits.ts'
import type { Memory } from '../account/memory.ts'
import type { TypedDatabase } from '../database/executor.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { deletedAccount } from '../http/deleted-account.ts'
import { AppError } from '../http/errors.ts'
import type { History } from '../plans/history.ts'
import type { Log } from '../http/late-log.ts'
import type { PlanMetrics } from '../metrics/plan-metrics.ts'
import type { RunExecutor } from './run-executor.ts'
import type { RunFeed } from './run-feed.ts'
import type { RunOutcomes } from './run-outcomes.ts'
import { readPreferences } from './preference-schema.ts'
import { freezeRequest, hashBody } from './run-request.ts'
import { initialSteps } from './run-steps.ts'
import type { KnownRun, RunStore } from './run-store.ts'
import { followRun, type RunAudience } from './follow-run.ts'
import { createRunRescue } from './run-rescue.ts'

export type PlanRuns = {
  /**
   * Starts a run, or finds the one that the key started before, in whatever state and on whatever server.
   * Throws AppError `out_of_credits`, `key_reused`, `invalid_request`, or `forbidden` when the account is gone.
   */
  submit(submission: { userId: string; key: string | null; body: GenerationRequest }): Promise<{ runId: string; key: string }>
  /** Shows the run to one client until its end, or until the client goes. */
  follow(run: { userId: string; runId: string }, audience: RunAudience): Promise<void>
  cancel(userId: string, key: string): Promise<Cancellation>
  /** Cancels whatever of the user's is running, on any server. */
  cancelAll(userId: string): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export type PlanRunsParts = {
  database: TypedDatabase
  store: RunStore
  outcomes: RunOutcomes
  feed: RunFeed
  executor: RunExecutor
  credits: Credits
  history: History
  memory: Memory
  /** Milliseconds since the epoch. */
  clock: () => number
  sweepMs: number
  pollMs: number
  metrics: PlanMetrics
  log: Log
}

const OUT_OF_CREDITS_TEXT = 'You’ve run out of credits. Please wait for your daily reset.'

export function createPlanRuns(parts: PlanRunsParts): PlanRuns {
  const { database, store, outcomes, feed, executor, credits, memory } = parts
  const rescue = createRunRescue(parts)
  const closing = new AbortController()

  async function findSubmission(userId: string, key: string) {
    const submission = await store.findSubmission(userId, key)
    if (submission === null) throw deletedAccount()
    return submission
  }

  async function submit({ userId, key: givenKey, body }: { userId: string; key: string | null; body: GenerationRequest }) {
    const key = givenKey ?? uuidv4()
    const bodyHash = hashBody(body)
    const { remembered, known } = await findSubmission(userId, key)
    if (known !== null) return attach(known, { key, bodyHash })
    const request = freezeRequest(body, { remembered, memory: readPreferences(await memory.offered(userId)), at: parts.clock() })
    const run = { userId, id: uuidv7(), key, bodyHash, request, steps: JSON.stringify(initialSteps()) }
    const settingsChanged = request.timeZone !== remembered.timeZone || request.locale !== remembered.locale

    const refusal = await inTransaction(database, async (tx) => {
      const creditPeriod = await credits.debit(tx, { userId, runId: run.id })
      if (creditPeriod === null) return 'out_of_credits'
      if (!(await store.insert(tx, { ...run, creditPeriod }))) throw new KeyTaken()
      if (settingsChanged && !request.timeZoneAssumed) await store.rememberSettings(tx, { userId, ...request })
      return null
    }).catch((error: unknown) => {
      if (error instanceof KeyTaken) return 'key_taken'
      throw error
    })

    if (refusal !== null) {
      // The same key may have been accepted meanwhile, here or on another server.
      const { known: winner } = await findSubmission(userId, key)
      if (winner !== null) return attach(winner, { key, bodyHash })
      throw new AppError('out_of_credits', OUT_OF_CREDITS_TEXT)
    }
    parts.metrics.runAccepted()
    parts.metrics.creditMoved('debit', 'plan_requested')
    executor.start({ userId, id: run.id, attempt: 1, seq: 1, steps: run.steps, plan: null, hasTasks: false, request })
    return { runId: run.id, key }
  }

  async function cancel(userId: string, key: string): Promise<Cancellation> {
    const run = await outcomes.cancel(userId, key)
    if (run.state !== 'running') executor.abandon(run.id)
    return run
  }

  return {
    submit,
    follow: ({ userId, runId }, audience) => followRun({ userId, runId, audience, closing: closing.signal }, { ...parts, rescue }),
    cancel,
    async cancelAll(userId) {
      for (const key of await store.listRunningKeys(userId)) await cancel(userId, key)
    },
    async start() {
      feed.onForeignChange((runId) => {
        if (executor.isWorkingOn(runId)) void executor.renewLeases()
      })
      await feed.start()
      await rescue.start()
    },
    async stop() {
      rescue.stop()
      await executor.stop()
      closing.abort()
      await feed.stop()
    },
  }
}

class KeyTaken extends Error {}

/** A tombstone has no body to compare with: whatever comes under its key was cancelled. */
function attach({ id, bodyHash }: KnownRun, given: { key: string; bodyHash: string }): { runId: string; key: string } {
  if (bodyHash !== null && bodyHash !== given.bodyHash) {
    throw new AppError('key_reused', 'This idempotency key belongs to another request. Use a new key for a new prompt.')
  }
  return { runId: id, key: given.key }
}
