import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { SandboxAccount } from '../identity/accounts.ts'
import { inTransaction, type Query } from '../stand-in/tables.ts'

export type Service = 'google' | 'jira'

/** What a person allowed our server at one consent. */
export type Grant = {
  id: string
  service: Service
  subject: string
  email: string
  scopes: string[]
  /** Jira: the chosen sites. */
  siteIds: string[]
  /** Whether a refresh token goes with it. */
  offline: boolean
}

export type TokenPair = { grant: Grant; accessToken: string; refreshToken: string | null }

/** How a service's refresh tokens live; milliseconds. */
export type RefreshRules = {
  rotates: boolean
  /** A used token still works for this long; after that its use ends the whole family. */
  reuseLeewayMs: number
  idleMs: number
  absoluteMs: number
}

export type GrantsOptions = { pool: Pool; clock: () => number; service: Service; clientId: string; prefixes: { code: string; access: string; refresh: string }; refresh: RefreshRules }

export type Grants = {
  /** Stores a consent; returns its code, good once and for ten minutes. */
  allow(account: SandboxAccount, consent: { scopes: string[]; siteIds: string[]; offline: boolean; redirectUri: string }): Promise<string>
  /** null: unknown, used, expired, or for another redirect address. */
  exchange(code: string, redirectUri: string): Promise<TokenPair | null>
  /** null: unknown, revoked or expired; for a rotating token also reused too late. */
  refresh(refreshToken: string): Promise<TokenPair | null>
  /** null: unknown, expired, or the grant was revoked. */
  findByAccessToken(accessToken: string): Promise<Grant | null>
  /** Ends every grant of the token's account for this client; false when the token is unknown. */
  revokeByToken(token: string): Promise<boolean>
  revoke(subject: string): Promise<void>
  /** Makes every access token of the account run out now. */
  expireAccess(subject: string): Promise<void>
}

export const ACCESS_TOKEN_SECONDS = 3_600
const CODE_MS = 600_000

type GrantRow = { id: string; service: Service; subject: string; email: string; scopes: string[]; site_ids: string[]; offline: boolean; created_at: string }

const LIVE_GRANT = `SELECT g.id, g.service, g.subject, g.email, g.scopes, g.site_ids, g.offline, g.created_at, t.used_at, t.expires_at, t.redirect_uri
  FROM sandbox.oauth_tokens t JOIN sandbox.oauth_grants g ON g.id = t.grant_id
  WHERE t.hash = $1 AND t.kind = $2 AND g.service = $3 AND g.client_id = $4 AND g.revoked_at IS NULL`

type TokenRow = GrantRow & { used_at: string | null; expires_at: string | null; redirect_uri: string | null }

/** The consents of one service and their tokens, of which only hashes are stored. */
export function createGrants(options: GrantsOptions): Grants {
  const { pool, clock, service, clientId, prefixes } = options

  const findLive = async (query: Query, kind: 'code' | 'refresh', token: string): Promise<TokenRow | null> => {
    const [row] = await query<TokenRow>(`${LIVE_GRANT} FOR UPDATE`, [hashOf(token), kind, service, clientId])
    return row === undefined || (row.expires_at !== null && Number(row.expires_at) <= clock()) ? null : row
  }

  const issue = async (query: Query, grantId: string, kind: 'code' | 'access' | 'refresh', limits: { expiresAt: number; redirectUri?: string }): Promise<string> => {
    const token = prefixes[kind] + randomBytes(kind === 'access' ? 96 : 48).toString('base64url')
    await query('INSERT INTO sandbox.oauth_tokens (hash, kind, grant_id, redirect_uri, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(token), kind, grantId, limits.redirectUri ?? null, limits.expiresAt])
    return token
  }

  const issueAccess = (query: Query, grantId: string) => issue(query, grantId, 'access', { expiresAt: clock() + ACCESS_TOKEN_SECONDS * 1_000 })

  const issueRefresh = (query: Query, row: GrantRow) => {
    const { idleMs, absoluteMs } = options.refresh
    return issue(query, row.id, 'refresh', { expiresAt: Math.min(clock() + idleMs, Number(row.created_at) + absoluteMs) })
  }

  const markUsed = (query: Query, token: string) => query('UPDATE sandbox.oauth_tokens SET used_at = COALESCE(used_at, $2) WHERE hash = $1', [hashOf(token), clock()])

  return {
    allow: (account, consent) => inTransaction(pool, async (query) => {
      const id = randomUUID()
      await query(
        `INSERT INTO sandbox.oauth_grants (id, service, client_id, subject, email, scopes, site_ids, offline, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [id, service, clientId, account.subject, account.email, consent.scopes, consent.siteIds, consent.offline, clock()],
      )
      return issue(query, id, 'code', { expiresAt: clock() + CODE_MS, redirectUri: consent.redirectUri })
    }),

    exchange: (code, redirectUri) => inTransaction(pool, async (query) => {
      const row = await findLive(query, 'code', code)
      if (row === null || row.used_at !== null || row.redirect_uri !== redirectUri) return null
      await markUsed(query, code)
      return { grant: toGrant(row), accessToken: await issueAccess(query, row.id), refreshToken: row.offline ? await issueRefresh(query, row) : null }
    }),

    refresh: (refreshToken) => inTransaction(pool, async (query) => {
      const row = await findLive(query, 'refresh', refreshToken)
      if (row === null) return null
      if (!options.refresh.rotates) return { grant: toGrant(row), accessToken: await issueAccess(query, row.id), refreshToken: null }
      if (row.used_at !== null && clock() - Number(row.used_at) > options.refresh.reuseLeewayMs) {
        await query('UPDATE sandbox.oauth_grants SET revoked_at = $2 WHERE id = $1', [row.id, clock()])
        return null
      }
      await markUsed(query, refreshToken)
      return { grant: toGrant(row), accessToken: await issueAccess(query, row.id), refreshToken: await issueRefresh(query, row) }
    }),

    async findByAccessToken(accessToken) {
      const { rows } = await pool.query<TokenRow>(LIVE_GRANT, [hashOf(accessToken), 'access', service, clientId])
      const row = rows[0]
      return row === undefined || Number(row.expires_at) <= clock() ? null : toGrant(row)
    },

    async revokeByToken(token) {
      const { rows } = await pool.query<{ subject: string }>(
        `SELECT g.subject FROM sandbox.oauth_tokens t JOIN sandbox.oauth_grants g ON g.id = t.grant_id
         WHERE t.hash = $1 AND t.kind <> 'code' AND g.service = $2 AND g.client_id = $3 AND g.revoked_at IS NULL`,
        [hashOf(token), service, clientId],
      )
      if (rows[0] !== undefined) await this.revoke(rows[0].subject)
      return rows[0] !== undefined
    },

    async revoke(subject) {
      await pool.query('UPDATE sandbox.oauth_grants SET revoked_at = $4 WHERE service = $1 AND client_id = $2 AND subject = $3 AND revoked_at IS NULL',
        [service, clientId, subject, clock()])
    },

    async expireAccess(subject) {
      await pool.query(
        `UPDATE sandbox.oauth_tokens SET expires_at = $3 WHERE kind = 'access'
         AND grant_id IN (SELECT id FROM sandbox.oauth_grants WHERE service = $1 AND subject = $2)`,
        [service, subject, clock()],
      )
    },
  }
}

function toGrant(row: GrantRow): Grant {
  return { id: row.id, service: row.service, subject: row.subject, email: row.email, scopes: row.scopes, siteIds: row.site_ids, offline: row.offline }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
