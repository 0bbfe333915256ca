import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode, errorMessage } from '../error-code.ts'
import { DatabaseUnusableError } from '../unusable-error.ts'
import { ensureCluster } from './cluster.ts'
import { prepareInstance, type PostgresInstance } from './instance.ts'
import { databaseUrl, startPostmaster, stopPostmaster } from './postmaster.ts'
import { takeServerLock, type ServerLock } from './server-lock.ts'

export type EmbeddedPostgres = {
  /** Address of the database, password included: never log it. */
  url: string
  /** The folder that holds everything of the database. */
  directory: string
  /** Resolves when the database has gone away without `stop`. */
  lost: Promise<void>
  stop: () => Promise<void>
}

type Options = {
  /** What this server answers at, told to whoever finds the folder in use. */
  address: string
  /** PostgreSQL settings such as 'max_connections=200'. */
  settings?: readonly string[]
}

const DATABASE = 'planwright'
const SILENCE_MS = 2_000
const RETRY_MS = 100
const CHANGE_OF_OWNER_MS = 20_000
/** What a session meets whose PostgreSQL is shutting down: admin_shutdown, cannot_connect_now, a socket closed or gone. */
const CONNECTION_ENDED: ReadonlySet<string> = new Set(['57P01', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'ENOENT', 'EPIPE'])

/**
 * Starts the PostgreSQL that belongs to `dataDir`, or adopts the one that a killed server left running there.
 * Throws DatabaseUnusableError when another server uses the folder or the database cannot run.
 */
export async function startEmbeddedPostgres(dataDir: string, { address, settings = [] }: Options): Promise<EmbeddedPostgres> {
  const instance = await prepareInstance(dataDir)
  await ensureCluster(instance)
  const deadline = Date.now() + CHANGE_OF_OWNER_MS
  for (;;) {
    try {
      return await startAndLock(instance, { address, settings })
    } catch (error) {
      // The server before this one is just stopping its database.
      if (!isConnectionEnd(error) || Date.now() > deadline) throw error
      await sleep(RETRY_MS)
    }
  }
}

function isConnectionEnd(error: unknown): boolean {
  // pg gives the error of a session that breaks off no code.
  return CONNECTION_ENDED.has(errorCode(error)) || errorMessage(error) === 'Connection terminated unexpectedly'
}

async function startAndLock(instance: PostgresInstance, { address, settings }: Required<Options>): Promise<EmbeddedPostgres> {
  const port = await startPostmaster(instance, settings)
  await ensureDatabase(instance, port)
  const url = databaseUrl(instance, port, DATABASE)
  // From here on the lock says whose the postmaster is, whichever process spawned it.
  const takeLock = () => takeServerLock(url, address)
  const lock = await takeLock()
  return { url, directory: instance.directory, ...whileLocked(instance, lock, takeLock) }
}

/** The lock is held until PostgreSQL has ended, so that no other server adopts a database that is about to stop. */
function whileLocked(
  instance: PostgresInstance,
  lock: ServerLock,
  takeLock: () => Promise<ServerLock>,
): Pick<EmbeddedPostgres, 'lost' | 'stop'> {
  let stopping = false
  const lost = new Promise<void>((resolve) => {
    const report = () => (stopping ? undefined : resolve())
    void endOfOwnership(lock, takeLock, () => stopping).then(report)
  })
  const stop = () => {
    stopping = true
    return stopPostmaster(instance)
  }
  return { lost, stop }
}

/**
 * PostgreSQL restarts itself after the crash of one session, which ends them all; the lock is then taken again.
 * While it replays its log it says so; one that says nothing is gone.
 */
async function endOfOwnership(lock: ServerLock, takeLock: () => Promise<ServerLock>, isStopping: () => boolean): Promise<void> {
  await lock.lost
  let lastSign = Date.now()
  while (!isStopping() && Date.now() - lastSign < SILENCE_MS) {
    try {
      return await endOfOwnership(await takeLock(), takeLock, isStopping)
    } catch (error) {
      if (error instanceof DatabaseUnusableError) return
      if (errorCode(error) === '57P03') lastSign = Date.now()
      await sleep(RETRY_MS)
    }
  }
}

async function ensureDatabase(instance: PostgresInstance, port: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(instance, port, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // Another server made it in the same moment: 42P04 duplicate_database, or 23505 inside the catalogue.
    if (!['42P04', '23505'].includes(errorCode(error))) throw error
  } finally {
    await client.end()
  }
}

/** Stops the PostgreSQL of `dataDir`, whoever started it, and deletes the folder with all data. For tests and benchmarks. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const instance = await prepareInstance(dataDir)
  await stopPostmaster(instance)
  await rm(instance.directory, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}
