import { setTimeout as delay } from 'node:timers/promises'
import { PlanSchema, type Plan } from '../../contract/plan.ts'
import type { PlanExport } from '../../contract/exports.ts'
import type { TypedDatabase } from '../database/executor.ts'
import { AppError } from '../http/errors.ts'
import type { Log } from '../http/late-log.ts'
import { createOutageLog } from '../http/outage-log.ts'
import type { History } from '../plans/history.ts'
import { createExportChanges, type Wish } from './export-changes.ts'
import { createExportQueue } from './export-queue.ts'
import { createExportNews } from './export-news.ts'
import { createExportStore, isUnfinished, type ExportId, type ExportRow } from './export-store.ts'
import type { ExportTiming } from './export-timing.ts'
import { presentExport } from './export-view.ts'
import { createExportWorker, type ExportTargets } from './export-worker.ts'
import { createServicePause } from './service-pause.ts'

export type Exports = {
  /** Starts the export, or joins the one under way. Throws AppError `not_found`, `export_busy` or `exported_elsewhere`. */
  begin(wish: Wish): Promise<ExportId>
  /** Throws AppError `not_found`. */
  retry(id: ExportId): Promise<void>
  /** Throws AppError `not_found`. */
  remove(id: ExportId): Promise<void>
  /** Throws AppError `not_found`. */
  view(id: ExportId): Promise<PlanExport>
  /** Those of a plan, at most one a target. Throws AppError `not_found` when the user has no such plan. */
  ofPlan(userId: string, planId: string): Promise<PlanExport[]>
  /**
   * Shows each change until the export has ended, and answers how. Goes on without an audience. Throws AppError
   * `not_found` when the export is gone, `unavailable` when this server stops.
   */
  follow(id: ExportId, audience?: ExportAudience): Promise<PlanExport>
  /** Takes up what other servers left unfinished, now and then. */
  start(): void
  stop(): Promise<void>
}

/** One client that watches; `gone` is aborted when it left. */
export type ExportAudience = { show(view: PlanExport): void; gone: AbortSignal }

export type ExportsParts = {
  database: TypedDatabase
  connectionString: string
  history: Pick<History, 'findPlan'>
  targets: ExportTargets
  /** Opens the export in its service. */
  urlOf: (row: ExportRow, plan: Plan) => string | null
  timing: ExportTiming
  random?: () => number
  log: Log
}

const RESCUED_AT_A_TIME = 8
/** Between two views for one client: at least `restMs`, and `restOfCost` times what the last one took, so that watching a plan of thousands of tasks leaves the server to everybody else. */
const WATCHING = { restMs: 100, restOfCost: 4 }

export function createExports({ database, connectionString, history, targets, urlOf, timing, random = Math.random, log }: ExportsParts): Exports {
  const closing = new AbortController()
  const news = createExportNews()
  const store = createExportStore(database, timing)
  const work = createExportWorker({ store, targets, pauseOf: (userId, provider) => createServicePause(database, { userId, provider }), readPlan, timing, random, log, changed: news.tell, closing: closing.signal })
  const queue = createExportQueue({ connectionString, work, log, retrySeconds: timing.jobRetrySeconds })
  const changes = createExportChanges({ database, enqueue: queue.enqueue, readPlan })
  const rescued = new Set<string>()
  const reportFailure = createOutageLog(log, { failing: 'unfinished exports cannot be looked for', working: 'looking for unfinished exports has not failed for a minute' })
  let sweep: NodeJS.Timeout | null = null

  async function readPlan(userId: string, planId: string): Promise<Plan | null> {
    const json = await history.findPlan(userId, planId)
    return json === null ? null : PlanSchema.parse(JSON.parse(json))
  }

  /** `knownPlan`: read a moment ago, which saves the most of the work. */
  async function view(id: ExportId, knownPlan: Plan | null = null): Promise<PlanExport> {
    const found = await store.read(id)
    const plan = found === null ? null : (knownPlan ?? (await readPlan(id.userId, found.row.planId)))
    if (found === null || plan === null) throw new AppError('not_found', 'There is no such export.')
    return presentExport({ ...found, plan, url: urlOf(found.row, plan) })
  }

  async function follow(id: ExportId, audience?: ExportAudience): Promise<PlanExport> {
    const stop = audience === undefined ? closing.signal : AbortSignal.any([closing.signal, audience.gone])
    const watch = news.watch(id.id, stop)
    try {
      const plan = audience === undefined ? null : await planOf(id)
      while (await isUnderWay(id)) {
        if (closing.signal.aborted) throw new AppError('unavailable', 'The server is stopping. The export goes on; look at it again in a moment.')
        if (audience?.gone.aborted === true) break
        if (audience !== undefined) await showAndRest(id, { audience, plan, stop })
        await watch.next(timing.pollMs)
      }
      const end = await view(id)
      audience?.show(end)
      return end
    } finally {
      watch.end()
    }
  }

  async function isUnderWay(id: ExportId): Promise<boolean> {
    const state = await store.stateOf(id)
    return state !== null && isUnfinished(state)
  }

  async function planOf(id: ExportId): Promise<Plan | null> {
    const found = await store.read(id)
    return found === null ? null : readPlan(id.userId, found.row.planId)
  }

  async function showAndRest(id: ExportId, { audience, plan, stop }: { audience: ExportAudience; plan: Plan | null; stop: AbortSignal }): Promise<void> {
    const begunAt = performance.now()
    audience.show(await view(id, plan))
    const restMs = Math.max(WATCHING.restMs, WATCHING.restOfCost * (performance.now() - begunAt))
    await delay(restMs, undefined, { signal: stop }).catch(() => {})
  }

  /** The queue gives a dead server's job to another one too; an expired lease tells sooner, and of a lost job as well. */
  async function takeUpUnfinished(): Promise<void> {
    if (!(await store.hasUnfinished())) return
    await queue.ready()
    for (const id of await store.listAbandoned(RESCUED_AT_A_TIME)) {
      if (rescued.has(id.id)) continue
      rescued.add(id.id)
      void work(id, closing.signal)
        .catch((error: unknown) => log.warn({ err: error }, 'an abandoned export could not be taken up'))
        .finally(() => rescued.delete(id.id))
    }
  }

  return {
    async begin(wish) {
      await queue.ready()
      return changes.begin(wish)
    },
    async retry(id) {
      await queue.ready()
      await changes.retry(id)
    },
    async remove(id) {
      await queue.ready()
      await changes.remove(id)
      news.tell(id.id)
    },
    view,
    async ofPlan(userId, planId) {
      const plan = await readPlan(userId, planId)
      if (plan === null) throw new AppError('not_found', 'There is no such plan in the history.')
      const rows = await store.listOfPlan(userId, planId)
      const found = await Promise.all(rows.map(async (row) => store.read(row)))
      return found.flatMap((one) => (one === null ? [] : [presentExport({ ...one, plan, url: urlOf(one.row, plan) })]))
    },
    follow,
    start() {
      const look = () => void takeUpUnfinished().catch((error: unknown) => closing.signal.aborted || reportFailure(error))
      sweep = setInterval(look, timing.sweepMs).unref()
      look()
    },
    async stop() {
      if (sweep !== null) clearInterval(sweep)
      closing.abort()
      await queue.stop()
    },
  }
}
