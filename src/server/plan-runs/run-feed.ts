import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { RUNS_CHANNEL } from './run-store.ts'
import type { RunView } from './run-view.ts'

/** Called with the newest view, or with null when another server changed the run: read it then. */
export type RunListener = (view: RunView | null) => void

/** News of runs: from this server directly, from the others through PostgreSQL's NOTIFY. */
export type RunFeed = {
  subscribe(runId: string, listener: RunListener): () => void
  /** The newest view of a run that this server works on. */
  latest(runId: string): RunView | null
  /** Only after the view is committed. */
  publish(view: RunView): void
  forget(runId: string): void
  /** What to send with NOTIFY in the transaction that changes a run. */
  announcement(runId: string): string
  /** Called with the id of a run that another server changed. */
  onForeignChange(listener: (runId: string) => void): void
  start(): Promise<void>
  stop(): Promise<void>
}

const RECONNECT_DELAY_MS = 1_000

export function createRunFeed(pool: Pool, { reconnectDelayMs = RECONNECT_DELAY_MS } = {}): RunFeed {
  const serverId = randomUUID()
  const listeners = new Map<string, Set<RunListener>>()
  const views = new Map<string, RunView>()
  let onForeign: (runId: string) => void = () => {}
  let connection: PoolClient | null = null
  let reconnect: NodeJS.Timeout | null = null
  let stopped = false

  function receive(payload: string): void {
    const [sender, runId] = payload.split(' ')
    if (sender === serverId || runId === undefined) return
    onForeign(runId)
    for (const listener of listeners.get(runId) ?? []) listener(null)
  }

  async function connect(): Promise<void> {
    const client = await pool.connect()
    client.on('notification', ({ payload }) => receive(payload ?? ''))
    try {
      await client.query(`LISTEN ${RUNS_CHANNEL}`)
    } catch (error) {
      client.release(true)
      throw error
    }
    if (stopped) {
      client.release(true)
      return
    }
    connection = client
    // Streams poll meanwhile, so a lost connection delays news and loses none.
    client.once('error', () => reconnectLater(client))
    client.once('end', () => reconnectLater(client))
  }

  function reconnectLater(client: PoolClient): void {
    if (connection !== client) return
    connection = null
    client.release(true)
    scheduleConnect()
  }

  function scheduleConnect(): void {
    if (stopped) return
    reconnect = setTimeout(() => void connect().catch(scheduleConnect), reconnectDelayMs)
  }

  return {
    subscribe(runId, listener) {
      const set = listeners.get(runId) ?? new Set()
      listeners.set(runId, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(runId) === set) listeners.delete(runId)
      }
    },
    latest: (runId) => views.get(runId) ?? null,
    publish(view) {
      if (view.state === 'running') views.set(view.id, view)
      else views.delete(view.id)
      for (const listener of listeners.get(view.id) ?? []) listener(view)
    },
    forget: (runId) => void views.delete(runId),
    announcement: (runId) => `${serverId} ${runId}`,
    onForeignChange: (listener) => void (onForeign = listener),
    start: connect,
    async stop() {
      stopped = true
      if (reconnect !== null) clearTimeout(reconnect)
      const client = connection
      connection = null
      client?.release(true)
    },
  }
}
