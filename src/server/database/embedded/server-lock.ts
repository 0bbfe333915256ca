import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { DatabaseUnusableError } from '../unusable-error.ts'

/** The session advisory lock that makes one server the owner of an embedded database. */
export type ServerLock = {
  /** Resolves when the session has ended without `release`: the database went away under the server. */
  lost: Promise<void>
  release: () => Promise<void>
}

const LOCK_KEY = '7311016420331872002'
/** A server killed a moment ago holds its lock until its session is found broken. */
const PATIENCE_MS = 2_000
const RETRY_MS = 100
/** PostgreSQL cuts an application_name there. */
const NAME_MAX_LENGTH = 63

/** Takes the lock at `url`; throws DatabaseUnusableError saying who holds it. `address` is what this server answers at. */
export async function takeServerLock(url: string, address: string): Promise<ServerLock> {
  const name = `planwright server, process ${process.pid}, at ${address}`.slice(0, NAME_MAX_LENGTH)
  const client = new Client({ connectionString: url, application_name: name, keepAlive: true })
  let released = false
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => {})
    client.once('end', () => {
      if (!released) resolve()
    })
  })
  const release = async () => {
    released = true
    await client.end()
  }
  await client.connect()
  const holder = await tryLock(client)
    .then((taken) => (taken ? null : findHolder(client)))
    .catch(async (error: unknown) => {
      await release()
      throw error
    })
  if (holder === null) return { lost, release }
  await release()
  throw new DatabaseUnusableError(
    `DATA_DIR is in use by another server (${holder}). Stop that one first, or start this one with its own folder and port, for example: DATA_DIR=data-2 PORT=3001 npm start`,
  )
}

async function tryLock(client: Client): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY])
    if (answer.rows[0]?.taken === true) return true
    if (Date.now() > deadline) return false
    await sleep(RETRY_MS)
  }
}

async function findHolder(client: Client): Promise<string> {
  const answer = await client.query<{ name: string }>(
    `select activity.application_name as name
       from pg_locks lock join pg_stat_activity activity on activity.pid = lock.pid
      where lock.locktype = 'advisory' and lock.granted and lock.objsubid = 1
        and (lock.classid::bigint << 32) | lock.objid::bigint = $1`,
    [LOCK_KEY],
  )
  return answer.rows[0]?.name ?? 'it has just ended; try again'
}
