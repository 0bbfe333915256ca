import type { Pool } from 'pg'

/** Creates tables of a stand-in, apart from the product's own schema and its migrations. */
export async function createSandboxTables(pool: Pool, { name, statements }: { name: string; statements: readonly string[] }): Promise<void> {
  await inTransaction(pool, async (query) => {
    // Servers may start at once, and CREATE ... IF NOT EXISTS is not safe against itself, least of all for the schema.
    await query(`SELECT pg_advisory_xact_lock(hashtext('planwright.sandbox.identity'))`)
    await query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [`planwright.sandbox.${name}`])
    await query('CREATE SCHEMA IF NOT EXISTS sandbox')
    for (const statement of statements) await query(statement)
  })
}

export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>

/** Commits what `work` did through `query`, or nothing of it. */
export async function inTransaction<Result>(pool: Pool, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work(async <Row extends object>(text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

/** The same for statements that stand alone. */
export function withoutTransaction(pool: Pool): Query {
  return async <Row extends object>(text: string, values: unknown[] = []) => (await pool.query<Row>(text, values)).rows
}
