import type { Log } from '../http/late-log.ts'
import { createOutageLog } from '../http/outage-log.ts'
import type { RunExecutor } from './run-executor.ts'
import type { RunOutcomes } from './run-outcomes.ts'
import type { AttemptId, RunStore } from './run-store.ts'
import { GENERATION_FAILED_TEXT } from './run-view.ts'

/** Takes over runs whose server died or hangs. */
export type RunRescue = {
  /** Looks for such runs now and every `sweepMs`. */
  start(): Promise<void>
  stop(): void
  /** Takes one over, or fails it when it had its attempts. Harmless when the lease holds or somebody was faster. */
  rescue(userId: string, runId: string): Promise<void>
}

export type RunRescueParts = {
  store: RunStore
  outcomes: RunOutcomes
  executor: RunExecutor
  sweepMs: number
  log: Log
}

const RUNS_A_SWEEP = 20
const RETENTION_DAYS = 30
const RETENTION_SWEEP_MS = 3_600_000

export function createRunRescue({ store, outcomes, executor, sweepMs, log }: RunRescueParts): RunRescue {
  const timers: NodeJS.Timeout[] = []
  const reportFailure = createOutageLog(log, { failing: 'abandoned runs cannot be looked for', working: 'looking for abandoned runs has not failed for a minute' })

  async function rescue(userId: string, runId: string): Promise<void> {
    const claimed = await store.takeOver(userId, runId)
    if (claimed !== null) executor.start(claimed)
  }

  async function rescueExpired(attempt: AttemptId): Promise<void> {
    if (!store.isExhausted(attempt)) return rescue(attempt.userId, attempt.id)
    const row = await store.read(attempt.userId, attempt.id)
    if (row?.leaseExpired) await outcomes.fail(attempt, { code: 'generation_failed', detail: GENERATION_FAILED_TEXT, steps: row.view.steps })
  }

  async function sweep(): Promise<void> {
    const expired = await store.listExpired(RUNS_A_SWEEP)
    await Promise.all(expired.map(rescueExpired))
  }

  async function guarded(work: () => Promise<unknown>): Promise<void> {
    await work().catch(reportFailure)
  }

  return {
    async start() {
      timers.push(setInterval(() => void guarded(sweep), sweepMs).unref())
      timers.push(setInterval(() => void guarded(() => store.dropFinished(RETENTION_DAYS)), RETENTION_SWEEP_MS).unref())
      await guarded(sweep)
    },
    stop: () => timers.splice(0).forEach((timer) => clearInterval(timer)),
    rescue,
  }
}
