import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Pool } from 'pg'

type StateRow = { payload: AdapterPayload; consumed_at: Date | null }

/** Keeps the provider's sessions, grants and tokens in PostgreSQL, so that a restart signs nobody out. */
export class PostgresAdapter implements Adapter {
  readonly #model: string
  readonly #pool: Pool

  constructor(model: string, pool: Pool) {
    this.#model = model
    this.#pool = pool
  }

  async upsert(id: string, payload: AdapterPayload, expiresInSeconds?: number): Promise<void> {
    await this.#pool.query(
      `INSERT INTO sandbox.identity_state (model, id, payload, grant_id, uid, user_code, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 second')
       ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
         uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
      [this.#model, id, payload, payload.grantId ?? null, payload.uid ?? null, payload.userCode ?? null, expiresInSeconds ?? null],
    )
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id)
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid)
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('user_code', userCode)
  }

  async consume(id: string): Promise<void> {
    await this.#pool.query('UPDATE sandbox.identity_state SET consumed_at = now() WHERE model = $1 AND id = $2', [this.#model, id])
  }

  async destroy(id: string): Promise<void> {
    await this.#pool.query('DELETE FROM sandbox.identity_state WHERE model = $1 AND id = $2', [this.#model, id])
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#pool.query('DELETE FROM sandbox.identity_state WHERE grant_id = $1', [grantId])
  }

  async #findBy(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
    // No text column can hold it, so nothing is stored under it.
    if (value.includes('\0')) return undefined
    const { rows } = await this.#pool.query<StateRow>(
      `SELECT payload, consumed_at FROM sandbox.identity_state
       WHERE model = $1 AND ${column} = $2 AND (expires_at IS NULL OR expires_at > now())`,
      [this.#model, value],
    )
    const row = rows[0]
    if (row === undefined) return undefined
    return row.consumed_at === null ? row.payload : { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
  }
}

/** Drops what has expired; the provider itself never does. */
export async function dropExpiredState(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM sandbox.identity_state WHERE expires_at < now() - interval '1 hour'`)
}
