import { v7 as uuidv7 } from 'uuid'
import type { Credits, ReleaseReason } from '../account/credits.ts'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Memory } from '../account/memory.ts'
import type { PlanMetrics } from '../metrics/plan-metrics.ts'
import type { Preference } from '../../planner/remembered-preferences.ts'
import type { History } from '../plans/history.ts'
import type { RunFeed } from './run-feed.ts'
import { RunRequestSchema, type RunRequest } from './run-request.ts'
import { settleSteps } from './run-steps.ts'
import type { AttemptId, RunStore } from './run-store.ts'
import type { RunView } from './run-view.ts'

type FailureCode = 'generation_failed' | 'plan_timeout'
type CompletedWork = { request: RunRequest; steps: string; plan: string; drafterFailed: boolean; preferences: Preference[] }

/**
 * The three ends of a run. Each is one transaction with one conditional update in it: whoever comes second changes
 * nothing and gets null. The plan is saved or the credit released in the same transaction.
 */
export type RunOutcomes = {
  complete(attempt: AttemptId, work: CompletedWork): Promise<RunView | null>
  fail(attempt: AttemptId, failure: { code: FailureCode; detail: string; steps: string }): Promise<RunView | null>
  /** Cancels by key in any state; an unknown key leaves a tombstone. */
  cancel(userId: string, key: string): Promise<{ id: string; state: RunView['state'] }>
}

/** How a run stands after its end, and why its credit went back, if it did. */
type Ended = { view: RunView; released: ReleaseReason | null }

export type RunOutcomesParts = { database: TypedDatabase; store: RunStore; credits: Credits; history: History; feed: RunFeed; memory: Memory; metrics: PlanMetrics }

export function createRunOutcomes({ database, store, credits, history, feed, memory, metrics }: RunOutcomesParts): RunOutcomes {
  /** Gives the credit back where one was taken; returns why, or null. */
  async function release(tx: Executor, { userId, id }: AttemptId, credit: { period: number | null; reason: ReleaseReason }): Promise<ReleaseReason | null> {
    if (credit.period === null) return null
    await credits.release(tx, { userId, runId: id, period: credit.period, reason: credit.reason })
    return credit.reason
  }

  /** The run of a key, locked; null after a tombstone was laid under an unknown one. */
  async function lockOrEntomb(tx: Executor, { userId, id, key }: { userId: string; id: string; key: string }): ReturnType<RunStore['lockByKey']> {
    if (await store.insertTombstone(tx, { userId, id, key })) return null
    // Deleted while its lock was waited for, mostly with its account: then a tombstone finds no user, and says so.
    return (await store.lockByKey(tx, { userId, key })) ?? lockOrEntomb(tx, { userId, id, key })
  }

  /** Makes the end known here and on the other servers, once it is committed. */
  async function ending(work: (tx: Executor) => Promise<Ended | null>): Promise<RunView | null> {
    const ended = await inTransaction(database, async (tx) => {
      const result = await work(tx)
      if (result !== null) await store.announce(tx, feed.announcement(result.view.id))
      return result
    })
    if (ended === null) return null
    feed.publish(ended.view)
    if (ended.view.state !== 'running') metrics.runEnded(ended.view.state)
    if (ended.released !== null) metrics.creditMoved('release', ended.released)
    return ended.view
  }

  return {
    complete: (attempt, { request, steps, plan, drafterFailed, preferences }) =>
      ending(async (tx) => {
        const row = await store.finish(tx, attempt, { state: 'completed', steps })
        if (row === null) return null
        // Credits before the user's row, in the order of a submit: the other way round the two could deadlock.
        const released = drafterFailed ? await release(tx, attempt, { period: row.creditPeriod, reason: 'drafter_failed' }) : null
        const { userId, id } = attempt
        await history.save(tx, { userId, id, prompt: request.prompt, plannerType: request.plannerType, plan, steps, startedAt: row.startedAt, finishedAt: row.finishedAt! })
        await memory.remember(tx, { userId, planId: id, prompt: request.prompt }, preferences)
        return { view: { userId, id, state: 'completed', seq: row.seq, steps, plan, error: null }, released }
      }),

    fail: (attempt, { code, detail, steps }) =>
      ending(async (tx) => {
        const error = { code, detail }
        const settled = settleSteps(steps, 'error')
        const row = await store.finish(tx, attempt, { state: 'failed', steps: settled, error })
        if (row === null) return null
        const released = await release(tx, attempt, { period: row.creditPeriod, reason: code })
        return { view: { userId: attempt.userId, id: attempt.id, state: 'failed', seq: row.seq, steps: settled, plan: null, error }, released }
      }),

    async cancel(userId, key) {
      let standing: { id: string; state: RunView['state'] } = { id: uuidv7(), state: 'cancelled' }
      const view = await ending(async (tx) => {
        const run = await lockOrEntomb(tx, { userId, id: standing.id, key })
        if (run === null) return null
        standing = { id: run.id, state: run.state }
        if (run.state !== 'running') return null
        const steps = settleSteps(run.steps, 'pending')
        const ended = (await store.finish(tx, run, { state: 'cancelled', steps }))!
        const plan = run.hasTasks ? run.plan : null
        let released: ReleaseReason | null = null
        if (plan === null) {
          released = await release(tx, run, { period: run.creditPeriod, reason: 'cancelled_before_first_task' })
        } else {
          const { prompt, plannerType } = RunRequestSchema.parse(run.request)
          await history.save(tx, { userId, id: run.id, prompt, plannerType, plan, steps, startedAt: ended.startedAt, finishedAt: ended.finishedAt! })
        }
        return { view: { userId, id: run.id, state: 'cancelled', seq: ended.seq, steps, plan, error: null }, released }
      })
      return view === null ? standing : { id: view.id, state: view.state }
    },
  }
}
