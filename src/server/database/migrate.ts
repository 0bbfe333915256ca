import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { z } from 'zod'
import { errorCode } from './error-code.ts'
import { DatabaseUnusableError } from './unusable-error.ts'

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** One lock for all servers of a database, so that two that start together apply each migration once. */
const MIGRATION_LOCK = '7311016420331872001'

const JournalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) })

/**
 * Brings the database at `url` to this version's schema and returns when it is there.
 * Throws DatabaseUnusableError when a newer version has already changed it, or when its user may not change it.
 */
export async function migrateDatabase(url: string, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'planwright migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseNewerSchema(client, migrationsFolder)
    await migrate(drizzle({ client }), { migrationsFolder })
  } catch (error) {
    throw isRefusedWrite(error) ? new DatabaseUnusableError(describeRefusedWrite(error), { cause: error }) : error
  } finally {
    // Ends the session and with it the lock, also when a migration failed.
    await client.end()
  }
}

type RefusedWrite = Error & { cause: Error }

/** SQLSTATE 42501 insufficient_privilege and 25006 read_only_sql_transaction, in what drizzle says of the failed query. */
function isRefusedWrite(error: unknown): error is RefusedWrite {
  return error instanceof Error && error.cause instanceof Error && /^(?:42501|25006)$/.test(errorCode(error.cause))
}

function describeRefusedWrite({ cause }: RefusedWrite): string {
  return `The database cannot be brought to the schema of this version: ${cause.message}. The user that DATABASE_URL names should own the database and may write to it.`
}

async function refuseNewerSchema(client: Client, migrationsFolder: string): Promise<void> {
  const applied = await newestAppliedMigration(client)
  const known = await newestKnownMigration(migrationsFolder)
  if (applied > known) {
    throw new DatabaseUnusableError(
      'The database was last changed by a newer version of this program. Start that version, or give this one a database of its own (DATABASE_URL or DATA_DIR).',
    )
  }
}

/** Milliseconds since the epoch at which the newest applied migration was written; 0 for an empty database. */
async function newestAppliedMigration(client: Client): Promise<number> {
  const table = await client.query<{ name: string | null }>("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (!table.rows[0]?.name) return 0
  const newest = await client.query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations')
  return Number(newest.rows[0]?.newest ?? 0)
}

async function newestKnownMigration(migrationsFolder: string): Promise<number> {
  const journal = join(migrationsFolder, 'meta', '_journal.json')
  if (!existsSync(journal)) throw new Error(`No migrations at ${migrationsFolder}. Write them with: npm run db:generate`)
  const { entries } = JournalSchema.parse(JSON.parse(await readFile(journal, 'utf8')))
  return Math.max(0, ...entries.map((entry) => entry.when))
}
