import type { Pool } from 'pg'

/** Tables of the stand-in, apart from the product's own schema and its migrations. */
export async function createIdentityTables(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // Two servers may start at once, and CREATE ... IF NOT EXISTS is not safe against itself.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('planwright.sandbox.identity'))`)
    await client.query('CREATE SCHEMA IF NOT EXISTS sandbox')
    await client.query(`CREATE TABLE IF NOT EXISTS sandbox.identity_state (
      model text NOT NULL,
      id text NOT NULL,
      payload jsonb NOT NULL,
      grant_id text,
      uid text,
      user_code text,
      consumed_at timestamptz,
      expires_at timestamptz,
      PRIMARY KEY (model, id)
    )`)
    await client.query('CREATE INDEX IF NOT EXISTS identity_state_grant ON sandbox.identity_state (grant_id)')
    await client.query('CREATE INDEX IF NOT EXISTS identity_state_uid ON sandbox.identity_state (model, uid)')
    await client.query(`CREATE TABLE IF NOT EXISTS sandbox.identity_accounts (
      subject text PRIMARY KEY,
      email text NOT NULL UNIQUE,
      name text NOT NULL,
      last_used_at timestamptz NOT NULL DEFAULT now()
    )`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
