import { sql } from 'drizzle-orm'
import type { fromDrizzle as FromDrizzle, PgBoss } from 'pg-boss'
import type { Log } from '../http/late-log.ts'
import { createOutageLog } from '../http/outage-log.ts'
import type { Executor } from '../database/executor.ts'
import type { ExportId } from './export-store.ts'

/** Ends with true when nothing is left to do for the export; with false or an error it is tried again. */
export type ExportJob = (id: ExportId, signal: AbortSignal) => Promise<boolean>

/** Durable jobs, one for each export that has something left to do (pg-boss, in a schema of its own). */
export type ExportQueue = {
  /** Call it before the transaction that enqueues. */
  ready(): Promise<void>
  enqueue: (tx: Executor, id: ExportId) => Promise<void>
  stop(): Promise<void>
}

export type ExportQueueOptions = { connectionString: string; work: ExportJob; log: Log; retrySeconds: number }

const SCHEMA = 'export_jobs'
const QUEUE = 'exports'
/** A server that is silent for this long is taken for dead; the least that pg-boss takes. */
const HEARTBEAT_SECONDS = 10
const LOOK_FOR_DEAD_SERVERS_SECONDS = 2
const POLL_SECONDS = 2
/** Exports that one server works on at a time; they wait for others most of the time. */
const CONCURRENT_EXPORTS = 8
/** A connection each for listening, for fetching and for heartbeats. */
const POOL_SIZE = 3
const STOP_TIMEOUT_MS = 3_000
/** A job ends when its export does, however often its server dies. */
const RETRIES = 1_000_000
const ONE_DAY_SECONDS = 86_400

/** Starts nothing before the first `ready`: most servers never export, and an idle one should stay small. */
export function createExportQueue({ connectionString, work, log, retrySeconds }: ExportQueueOptions): ExportQueue {
  let starting: Promise<{ boss: PgBoss; fromDrizzle: typeof FromDrizzle }> | null = null
  let isStopped = false
  const reportFailure = createOutageLog(log, { failing: 'the export queue fails', working: 'the export queue has not failed for a minute' })

  async function start() {
    const { PgBoss, fromDrizzle } = await import('pg-boss')
    const boss = new PgBoss({
      connectionString,
      schema: SCHEMA,
      max: POOL_SIZE,
      application_name: 'planwright exports',
      useListenNotify: true,
      schedule: false,
      superviseIntervalSeconds: LOOK_FOR_DEAD_SERVERS_SECONDS,
      monitorIntervalSeconds: LOOK_FOR_DEAD_SERVERS_SECONDS,
    })
    boss.on('error', (error) => isStopped || reportFailure(error))
    await boss.start()
    await boss.createQueue(QUEUE, {
      policy: 'standard',
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit: RETRIES,
      retryDelay: retrySeconds,
      expireInSeconds: ONE_DAY_SECONDS - 1,
      deleteAfterSeconds: HEARTBEAT_SECONDS,
    })
    const options = { localConcurrency: CONCURRENT_EXPORTS, notifyPollingIntervalSeconds: POLL_SECONDS, pollingIntervalSeconds: POLL_SECONDS, heartbeatRefreshSeconds: 3 }
    await boss.work<ExportId>(QUEUE, options, async ([job]) => {
      if (job === undefined) return
      if (!(await work(job.data, job.signal))) throw new Error('the export is not finished')
      // It names a user, and nothing is left to do with it: pg-boss would keep it for days.
      await boss.deleteJob(QUEUE, job.id)
    })
    return { boss, fromDrizzle }
  }

  function ready() {
    if (isStopped) throw new Error('the export queue is stopped')
    starting ??= start().catch((error: unknown) => {
      starting = null
      throw error
    })
    return starting
  }

  return {
    ready: async () => void (await ready()),
    async enqueue(tx, { userId, id }) {
      const { boss, fromDrizzle } = await ready()
      await boss.send(QUEUE, { userId, id }, { db: fromDrizzle(tx, sql) })
    },
    async stop() {
      isStopped = true
      const started = await starting?.catch(() => null)
      await started?.boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}
