import { createHash, randomBytes } from 'node:crypto'
import type { Query } from '../stand-in/tables.ts'

export type Service = 'google' | 'jira'
export type TokenKind = 'code' | 'access' | 'refresh'

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
  /** Milliseconds since the epoch. */
  createdMs: number
}

/** A token that was found, with the grant it belongs to. */
export type FoundToken = { grant: Grant; usedMs: number | null; redirectUri: string | null }

export type TokenOptions = { clock: () => number; service: Service; clientId: string; prefixes: Record<TokenKind, string> }

export type Tokens = {
  /** Makes a token and stores its hash. */
  issue(query: Query, token: { grantId: string; kind: TokenKind; expiresMs: number; redirectUri?: string }): Promise<string>
  /** null: unknown, expired, or its grant was revoked. `lock` holds the row until the transaction ends. */
  find(query: Query, token: { kind: TokenKind; text: string; lock: boolean }): Promise<FoundToken | null>
  /** Keeps the time of the first use. */
  markUsed(query: Query, text: string): Promise<void>
  extend(query: Query, text: string, expiresMs: number): Promise<void>
}

const TOKEN_BYTES: Readonly<Record<TokenKind, number>> = { code: 48, access: 96, refresh: 48 }

type Row = {
  id: string; service: Service; subject: string; email: string; scopes: string[]; site_ids: string[]; offline: boolean
  created_at: string; used_at: string | null; expires_at: string; redirect_uri: string | null
}

/** The tokens of one service's client, of which only hashes are stored. */
export function createTokens({ clock, service, clientId, prefixes }: TokenOptions): Tokens {
  return {
    async issue(query, { grantId, kind, expiresMs, redirectUri }) {
      const text = prefixes[kind] + randomBytes(TOKEN_BYTES[kind]).toString('base64url')
      await query('INSERT INTO sandbox.oauth_tokens (hash, kind, grant_id, redirect_uri, expires_at) VALUES ($1, $2, $3, $4, $5)', [hashOf(text), kind, grantId, redirectUri ?? null, expiresMs])
      return text
    },

    async find(query, { kind, text, lock }) {
      const [row] = await query<Row>(
        `SELECT g.*, t.used_at, t.expires_at, t.redirect_uri FROM sandbox.oauth_tokens t JOIN sandbox.oauth_grants g ON g.id = t.grant_id
         WHERE t.hash = $1 AND t.kind = $2 AND g.service = $3 AND g.client_id = $4 AND g.revoked_at IS NULL ${lock ? 'FOR UPDATE' : ''}`,
        [hashOf(text), kind, service, clientId],
      )
      if (row === undefined || Number(row.expires_at) <= clock()) return null
      return { grant: toGrant(row), usedMs: row.used_at === null ? null : Number(row.used_at), redirectUri: row.redirect_uri }
    },

    async markUsed(query, text) {
      await query('UPDATE sandbox.oauth_tokens SET used_at = COALESCE(used_at, $2) WHERE hash = $1', [hashOf(text), clock()])
    },

    async extend(query, text, expiresMs) {
      await query('UPDATE sandbox.oauth_tokens SET expires_at = $2 WHERE hash = $1', [hashOf(text), expiresMs])
    },
  }
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function toGrant(row: Row): Grant {
  const { id, service, subject, email, scopes, offline } = row
  return { id, service, subject, email, scopes, offline, siteIds: row.site_ids, createdMs: Number(row.created_at) }
}
