import type { Credits } from '../account/credits.ts'
import type { Memory } from '../account/memory.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import type { Log } from '../http/late-log.ts'
import type { MetricRegistry } from '../metrics/metric-registry.ts'
import { createPlanMetrics } from '../metrics/plan-metrics.ts'
import type { Playbook } from '../../planner/playbooks/playbook.ts'
import type { History } from '../plans/history.ts'
import { chooseModel, MODEL_TIMING, type ModelTiming } from './choose-model.ts'
import { createModelAccounts } from './model-accounts.ts'
import { createPlanRuns, type PlanRuns } from './plan-runs.ts'
import { createPlannerPool } from './planner-pool.ts'
import type { PlannerWorkerData } from './planner-worker.ts'
import { createRunExecutor } from './run-executor.ts'
import { createRunFeed } from './run-feed.ts'
import { createRunOutcomes } from './run-outcomes.ts'
import { createRunStore } from './run-store.ts'

const MAX_ATTEMPTS = 3
/** Jobs that wait for a drafter elsewhere share a thread. */
const WAITING_JOBS_PER_THREAD = 16

/** Milliseconds. */
export type RunTiming = { leaseMs: number; renewMs: number; sweepMs: number; pollMs: number; planTimeLimitMs: number }

type RunParts = {
  config: Config
  database: Database
  credits: Credits
  history: History
  memory: Memory
  timing: RunTiming
  modelTiming: Partial<ModelTiming>
  metrics: MetricRegistry
  log: Log
  clock: () => number
  playbooks: readonly Playbook[]
  warmPlanners: boolean
}

/** Everything a plan's run needs, wired: threads, store, feed, limits of the model, metrics. `close` ends the threads. */
export function createRuns({ config, database, credits, history, memory, timing, modelTiming, metrics: registry, log, clock, playbooks, warmPlanners }: RunParts): { runs: PlanRuns; warm: Promise<void>; close: () => Promise<void> } {
  const { drafterUrl } = config
  const metrics = createPlanMetrics(registry)
  const model = drafterUrl === null ? chooseModel(config.model, { ...MODEL_TIMING, ...modelTiming }) : null
  const pool = createPlannerPool({
    threads: config.plannerWorkers,
    warmUp: warmPlanners,
    jobsPerThread: drafterUrl === null && model === null ? 1 : WAITING_JOBS_PER_THREAD,
    timeLimitMs: timing.planTimeLimitMs,
    entry: new URL('planner-worker.ts', import.meta.url),
    workerData: { drafterUrl, model: model?.settings ?? null, playbooks: [...playbooks], warmUp: warmPlanners } satisfies PlannerWorkerData,
    logError: (error, message) => log.error({ err: error }, message),
  })
  const store = createRunStore(database.db, { leaseMs: timing.leaseMs, maxAttempts: MAX_ATTEMPTS })
  const feed = createRunFeed(database.pool)
  const outcomes = createRunOutcomes({ database: database.db, store, credits, history, feed, memory, metrics })
  const executor = createRunExecutor({ store, outcomes, feed, pool, modelAccounts: model === null ? null : createModelAccounts(database.db, model.accounts), metrics, log, renewMs: timing.renewMs })
  const runs = createPlanRuns({ database: database.db, store, outcomes, feed, executor, credits, history, memory, clock, metrics, log, ...timing })
  registry.gauge('planwright_runs_active', 'Runs that this server works on now.', () => executor.activeCount())
  return { runs, warm: pool.warm, close: () => pool.close() }
}
