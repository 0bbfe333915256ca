import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = {
  db: NodePgDatabase
  pool: Pool
  /** Waits for queries under way, then closes every connection. */
  close: () => Promise<void>
}

const POOL_SIZE = 20
const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 30_000

/** Opens a pool on a PostgreSQL address; connects on first use, so it never throws for a server that is down. */
export function openDatabase(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'planwright',
  })
  // An idle connection may break at any time. The pool replaces it; without a listener Node would end the process.
  pool.on('error', () => {})
  // So may one inside a transaction that waits for an outside service; its next query then fails.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}
