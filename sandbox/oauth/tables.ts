import type { Pool } from 'pg'
import { createIdentityTables } from '../identity/state.ts'
import { createSandboxTables } from '../stand-in/tables.ts'

/** Times are milliseconds since the epoch of the stand-in's own clock, so that a test may move it. */
const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS sandbox.oauth_grants (
    id uuid PRIMARY KEY,
    service text NOT NULL,
    client_id text NOT NULL,
    subject text NOT NULL,
    email text NOT NULL,
    scopes text[] NOT NULL,
    site_ids text[] NOT NULL,
    offline boolean NOT NULL,
    created_at bigint NOT NULL,
    revoked_at bigint
  )`,
  'CREATE INDEX IF NOT EXISTS oauth_grants_subject ON sandbox.oauth_grants (service, subject)',
  `CREATE TABLE IF NOT EXISTS sandbox.oauth_tokens (
    hash text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('code', 'access', 'refresh')),
    grant_id uuid NOT NULL REFERENCES sandbox.oauth_grants ON DELETE CASCADE,
    redirect_uri text,
    expires_at bigint,
    used_at bigint
  )`,
  'CREATE INDEX IF NOT EXISTS oauth_tokens_grant ON sandbox.oauth_tokens (grant_id)',
]

/** Grants and tokens of both stand-ins, and the accounts of the development sign-in that consent. */
export async function createOauthTables(pool: Pool): Promise<void> {
  await createIdentityTables(pool)
  await createSandboxTables(pool, { name: 'oauth', statements: STATEMENTS })
}
