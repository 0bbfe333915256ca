import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { SandboxAccount } from '../identity/accounts.ts'
import { inTransaction, withoutTransaction, type Query } from '../stand-in/tables.ts'
import { createTokens, hashOf, type Grant, type TokenOptions, type Tokens } from './tokens.ts'

export type TokenPair = { grant: Grant; accessToken: string; refreshToken: string | null }

/** How a service's refresh tokens live; milliseconds. */
export type RefreshRules = {
  rotates: boolean
  /** A used token still works for this long; after that its use ends the whole family. */
  reuseLeewayMs: number
  idleMs: number
  absoluteMs: number
}

export type GrantsOptions = TokenOptions & { pool: Pool; refresh: RefreshRules }
type Consent = { scopes: string[]; siteIds: string[]; offline: boolean; redirectUri: string }

export type Grants = {
  /** Stores a consent; returns its code, good once and for ten minutes. */
  allow(account: SandboxAccount, consent: Consent): Promise<string>
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

/** The consents that people gave to one service's client, and the tokens that came of them. */
export function createGrants(options: GrantsOptions): Grants {
  const { pool, clock, service, clientId } = options
  const tokens = createTokens(options)
  const parts = { ...options, tokens }

  const revoke = async (subject: string): Promise<void> => {
    await pool.query('UPDATE sandbox.oauth_grants SET revoked_at = $4 WHERE service = $1 AND client_id = $2 AND subject = $3 AND revoked_at IS NULL', [service, clientId, subject, clock()])
  }

  return {
    revoke,
    allow: (account, consent) => inTransaction(pool, (query) => allow(query, parts, { account, consent })),
    exchange: (code, redirectUri) => inTransaction(pool, (query) => exchange(query, parts, { code, redirectUri })),
    refresh: (refreshToken) => inTransaction(pool, (query) => refresh(query, parts, refreshToken)),
    async findByAccessToken(text) {
      const found = await tokens.find(withoutTransaction(pool), { kind: 'access', text, lock: false })
      return found?.grant ?? null
    },
    async revokeByToken(token) {
      const { rows } = await pool.query<{ subject: string }>(
        `SELECT g.subject FROM sandbox.oauth_tokens t JOIN sandbox.oauth_grants g ON g.id = t.grant_id
         WHERE t.hash = $1 AND t.kind <> 'code' AND g.service = $2 AND g.client_id = $3 AND g.revoked_at IS NULL`,
        [hashOf(token), service, clientId],
      )
      if (rows[0] !== undefined) await revoke(rows[0].subject)
      return rows[0] !== undefined
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

type Parts = GrantsOptions & { tokens: Tokens }

async function allow(query: Query, { tokens, service, clientId, clock }: Parts, { account, consent }: { account: SandboxAccount; consent: Consent }): Promise<string> {
  const grantId = randomUUID()
  await query(
    'INSERT INTO sandbox.oauth_grants (id, service, client_id, subject, email, scopes, site_ids, offline, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [grantId, service, clientId, account.subject, account.email, consent.scopes, consent.siteIds, consent.offline, clock()],
  )
  return tokens.issue(query, { grantId, kind: 'code', expiresMs: clock() + CODE_MS, redirectUri: consent.redirectUri })
}

async function exchange(query: Query, parts: Parts, { code, redirectUri }: { code: string; redirectUri: string }): Promise<TokenPair | null> {
  const found = await parts.tokens.find(query, { kind: 'code', text: code, lock: true })
  if (found === null || found.usedMs !== null || found.redirectUri !== redirectUri) return null
  await parts.tokens.markUsed(query, code)
  return issuePair(query, parts, { grant: found.grant, withRefreshToken: found.grant.offline })
}

async function refresh(query: Query, parts: Parts, refreshToken: string): Promise<TokenPair | null> {
  const { tokens, clock, refresh: rules } = parts
  const found = await tokens.find(query, { kind: 'refresh', text: refreshToken, lock: true })
  if (found === null) return null
  const { grant, usedMs } = found
  if (rules.rotates && usedMs !== null && clock() - usedMs > rules.reuseLeewayMs) {
    await query('UPDATE sandbox.oauth_grants SET revoked_at = $2 WHERE id = $1', [grant.id, clock()])
    return null
  }
  await tokens.markUsed(query, refreshToken)
  if (!rules.rotates) await tokens.extend(query, refreshToken, clock() + rules.idleMs)
  return issuePair(query, parts, { grant, withRefreshToken: rules.rotates })
}

async function issuePair(query: Query, { tokens, clock, refresh: rules }: Parts, { grant, withRefreshToken }: { grant: Grant; withRefreshToken: boolean }): Promise<TokenPair> {
  const now = clock()
  const expiresMs = Math.min(now + rules.idleMs, grant.createdMs + rules.absoluteMs)
  return {
    grant,
    accessToken: await tokens.issue(query, { grantId: grant.id, kind: 'access', expiresMs: now + ACCESS_TOKEN_SECONDS * 1_000 }),
    refreshToken: withRefreshToken ? await tokens.issue(query, { grantId: grant.id, kind: 'refresh', expiresMs }) : null,
  }
}
