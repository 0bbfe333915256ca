import { Client } from 'pg'
import { errorMessage } from './error-code.ts'
import { DatabaseUnusableError } from './unusable-error.ts'

/** The oldest PostgreSQL whose functions the queries keep to, as server_version_num counts. */
const OLDEST_VERSION = { number: 150_000, name: '15' }
const CONNECT_TIMEOUT_MS = 10_000

/** Connects once to the PostgreSQL that DATABASE_URL names; throws DatabaseUnusableError saying what is wrong with it. */
export async function requireDatabaseServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // A refused connection rejects connect(); the event that comes with it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    refuseUnsuitable(await describeServer(client))
  } catch (error) {
    if (error instanceof DatabaseUnusableError) throw error
    throw new DatabaseUnusableError(describeFailure(url, error), { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}

type ServerDescription = { number: number; version: string; encoding: string }

async function describeServer(client: Client): Promise<ServerDescription> {
  const answer = await client.query<ServerDescription>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  )
  return answer.rows[0]!
}

function refuseUnsuitable({ number, version, encoding }: ServerDescription): void {
  if (number < OLDEST_VERSION.number) {
    throw new DatabaseUnusableError(
      `DATABASE_URL names a PostgreSQL ${version}. It should be ${OLDEST_VERSION.name} or newer; without DATABASE_URL the server brings its own.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseUnusableError(
      `DATABASE_URL names a database whose encoding is ${encoding}, which cannot hold everything people write. Its encoding should be UTF8: create database planwright encoding 'UTF8' template template0.`,
    )
  }
}

function describeFailure(url: string, error: unknown): string {
  const { host, pathname } = new URL(url)
  return `The PostgreSQL that DATABASE_URL names (${host || 'local socket'}, database '${pathname.slice(1)}') cannot be used: ${errorMessage(error)}. Check that it runs and that the user, password and database are right; without DATABASE_URL the server brings its own.`
}
