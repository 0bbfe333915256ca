import type { Provider } from '../../contract/connections.ts'
import type { OAuthProvider, TokenSet } from '../../integrations/outbound/oauth-provider.ts'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import type { Log } from '../http/late-log.ts'
import { readSecretKeyId } from './check-secret.ts'
import type { ConnectionKey, ConnectionStore, StoredConnection, Tokens } from './connection-store.ts'
import type { Grant } from './grant.ts'

export type TokenRefresher = {
  /** `staleToken`: one that the service has refused; null when it is only about to end. */
  refresh(key: ConnectionKey, staleToken: string | null): Promise<Grant>
}

type RefresherOptions = {
  database: TypedDatabase
  store: ConnectionStore
  providers: Readonly<Record<Provider, OAuthProvider | null>>
  /** Of the secret that this server runs with. */
  currentKeyId: string
  /** Milliseconds since the epoch. */
  clock: () => number
  log: Log
}

/** A token is renewed this long before it ends, so that what is handed out is good for a call. */
const RENEW_BEFORE_MS = 60_000
/** Each holds a database connection while the service answers; the rest of the pool stays free for everybody else. */
const AT_ONCE = 6

/**
 * Renews tokens one at a time for each connection, over all servers, by a lock on its row: Jira's refresh tokens rotate,
 * and using a spent one ends the grant. The new tokens are stored before anybody uses them. A server that dies in
 * between has stored nothing, so the next one uses the old token again, which Atlassian accepts for ten minutes.
 */
export function createTokenRefresher({ database, store, providers, currentKeyId, clock, log }: RefresherOptions): TokenRefresher {
  const underWay = new Map<string, Promise<Grant>>()
  const enter = createGate(AT_ONCE)

  async function refreshLocked(tx: Executor, key: ConnectionKey, staleToken: string | null): Promise<Grant> {
    const row = await store.findLocked(tx, key)
    if (row === null) return { kind: 'not_connected' }
    if (row.state === 'revoked') return { kind: 'needs_reconnect' }
    const tokens = store.openTokens(row)
    if (tokens === null) return giveUp(tx, row)
    if (tokens.accessToken !== staleToken && isFresh(row, clock())) return presentGrant(row, tokens.accessToken)
    return renew(tx, { row, tokens })
  }

  async function giveUp(tx: Executor, row: StoredConnection): Promise<Grant> {
    const { userId, provider } = row
    // Sealed by a server that runs with the new secret already: this one has to be started anew, not the connection.
    if (row.keyId === (await readSecretKeyId(tx)) && row.keyId !== currentKeyId) return { kind: 'unavailable', detail: 'This server still runs with a former APP_SECRET.' }
    log.warn({ userId, provider }, 'no key of this installation opens a connection; it has to be connected anew')
    return revoke(tx, row)
  }

  async function renew(tx: Executor, { row, tokens }: { row: StoredConnection; tokens: Tokens }): Promise<Grant> {
    const provider = providers[row.provider]
    if (provider === null) return { kind: 'unavailable', detail: 'This server is not set up for this service any more.' }
    const outcome = await provider.refresh(tokens.refreshToken)
    if (outcome.kind === 'refused') return revoke(tx, row)
    if (outcome.kind === 'unavailable') {
      log.warn({ provider: row.provider, reason: outcome.detail }, 'a connection could not be renewed')
      return outcome
    }
    await storeRenewed(tx, { row, renewed: outcome.tokens })
    return presentGrant(row, outcome.tokens.accessToken, outcome.tokens.scopes)
  }

  async function storeRenewed(tx: Executor, { row, renewed }: { row: StoredConnection; renewed: TokenSet }): Promise<void> {
    const { accessToken, refreshToken, expiresAt, scopes } = renewed
    const granted = scopes.length > 0 ? scopes : row.scopes
    await store.storeTokens(tx, row, { tokens: { accessToken, refreshToken }, accessExpiresAt: new Date(expiresAt), scopes: granted })
  }

  async function revoke(tx: Executor, key: ConnectionKey): Promise<Grant> {
    await store.markRevoked(tx, key)
    return { kind: 'needs_reconnect' }
  }

  return {
    refresh(key, staleToken) {
      const name = [key.userId, key.provider, staleToken ?? ''].join('\n')
      const shared = underWay.get(name)
      if (shared !== undefined) return shared
      const attempt = enter(() => database.transaction((tx) => refreshLocked(tx, key, staleToken))).finally(() => underWay.delete(name))
      underWay.set(name, attempt)
      return attempt
    },
  }
}

export function isFresh({ accessExpiresAt }: StoredConnection, nowMs: number): boolean {
  return accessExpiresAt.getTime() - RENEW_BEFORE_MS > nowMs
}

export function presentGrant(row: StoredConnection, accessToken: string, scopes: readonly string[] = row.scopes): Grant {
  const site = row.sites.find(({ id }) => id === row.siteId) ?? null
  if (row.provider === 'jira' && site === null) return { kind: 'not_connected' }
  return { kind: 'granted', accessToken, scopes: scopes.length > 0 ? scopes : row.scopes, site }
}

/** Lets `limit` pieces of work run at once; the others wait their turn. */
function createGate(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []

  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // A place is handed on, never freed and raced for.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
