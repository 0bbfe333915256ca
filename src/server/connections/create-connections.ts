import type { ConnectionStatus, Provider } from '../../contract/connections.ts'
import type { OAuthProvider } from '../../integrations/outbound/oauth-provider.ts'
import type { TypedDatabase } from '../database/executor.ts'
import { AppError } from '../http/errors.ts'
import type { Log } from '../http/late-log.ts'
import { createConnectionStore, type ConnectionStore, type StoredConnection } from './connection-store.ts'
import type { Connections } from './connections.ts'
import type { Keyring } from './keyring.ts'
import { createOAuthStates, type OAuthStates } from './oauth-state.ts'
import { createTokenRefresher, isFresh, presentGrant } from './token-refresher.ts'

export type ConnectionsOptions = {
  database: TypedDatabase
  keyring: Keyring
  /** null: this server has no app registered at the service. */
  providers: Readonly<Record<Provider, OAuthProvider | null>>
  /** Milliseconds since the epoch. */
  clock: () => number
  log: Log
}

type Parts = ConnectionsOptions & { store: ConnectionStore; states: OAuthStates }

export function createConnections(options: ConnectionsOptions): Connections {
  const { database, providers, clock } = options
  const store = createConnectionStore(options.keyring)
  const parts = { ...options, store, states: createOAuthStates(database, options.keyring) }
  const refresher = createTokenRefresher({ ...options, store, currentKeyId: options.keyring.currentKeyId })

  return {
    async status(userId, provider) {
      return presentStatus(await store.find(database, { userId, provider }), providers[provider] !== null)
    },

    async grant(userId, provider) {
      const row = await store.find(database, { userId, provider })
      if (row === null) return { kind: 'not_connected' }
      if (row.state === 'revoked') return { kind: 'needs_reconnect' }
      const tokens = store.openTokens(row)
      if (tokens === null || !isFresh(row, clock())) return refresher.refresh(row, null)
      if (row.keyId !== options.keyring.currentKeyId) await reseal(parts, row)
      return presentGrant(row, tokens.accessToken)
    },

    refreshAfter401: (userId, provider, staleToken) => refresher.refresh({ userId, provider }, staleToken),

    async authorize(userId, provider, { classicOnly }) {
      const state = await parts.states.issue(userId, provider)
      return requireProvider(parts, provider).consentUrl(state, { classicOnly })
    },

    exchange: (userId, provider, consent) => exchange(parts, { userId, provider, ...consent }),

    async chooseSite(userId, siteId) {
      const row = await store.find(database, { userId, provider: 'jira' })
      if (row === null || row.state === 'revoked') throw new AppError('not_connected', 'Connect Jira first.')
      if (row.sites.every(({ id }) => id !== siteId)) throw new AppError('not_found', 'The connection does not reach this Jira site. Connect again and allow it there.')
      await store.chooseSite(database, userId, siteId)
    },

    disconnect: (userId, provider) => disconnect(parts, { userId, provider }),
  }
}

function requireProvider({ providers }: Parts, provider: Provider): OAuthProvider {
  const found = providers[provider]
  if (found !== null) return found
  const [name, setting] = provider === 'google' ? ['Google Calendar', 'GOOGLE_CLIENT_ID'] : ['Jira', 'JIRA_CLIENT_ID']
  throw new AppError('unavailable', `This server is not set up for ${name}. Its owner can set ${setting} and its secret.`)
}

type Consent = { userId: string; provider: Provider; code: string; state: string }

/** False: the service took neither code nor grant; the reason is in the log. */
async function exchange(parts: Parts, { userId, provider, code, state }: Consent): Promise<boolean> {
  const { database, states, store, log } = parts
  const oauth = requireProvider(parts, provider)
  // Before the code is used, so that of two pages that come back with one consent only the first goes on.
  if (!(await states.consume(state, { userId, provider }))) {
    throw new AppError('invalid_request', 'This consent was used already, has run out, or belongs to somebody else. Start it again from the profile.')
  }
  const outcome = await oauth.exchangeCode(code)
  if (outcome.kind === 'unavailable') throw unavailable(log, provider, outcome.detail)
  if (outcome.kind === 'refused') return refused(log, provider, outcome.detail)
  const { accessToken, refreshToken, expiresAt, scopes } = outcome.tokens
  const description = await oauth.describe(outcome.tokens)
  if (description.kind === 'unavailable') throw unavailable(log, provider, description.detail)
  if (description.kind === 'unusable') return refused(log, provider, description.detail)
  const { account, sites } = description
  await store.save(database, { userId, provider, tokens: { accessToken, refreshToken }, accessExpiresAt: new Date(expiresAt), scopes, account, sites })
  return true
}

function unavailable(log: Log, provider: Provider, reason: string): AppError {
  log.warn({ provider, reason }, 'a connection could not be made')
  return new AppError('unavailable', reason)
}

function refused(log: Log, provider: Provider, reason: string): false {
  log.warn({ provider, reason }, 'a consent was not usable')
  return false
}

/** Opened by the former secret: sealed again by the current one, unless somebody has changed the row meanwhile. */
async function reseal({ database, store, keyring }: Parts, { userId, provider }: StoredConnection): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await store.findLocked(tx, { userId, provider })
    if (row === null || row.keyId === keyring.currentKeyId) return
    const tokens = store.openTokens(row)
    if (tokens !== null) await store.storeTokens(tx, row, { tokens, accessExpiresAt: row.accessExpiresAt, scopes: row.scopes })
  })
}

async function disconnect({ database, store, providers, log }: Parts, key: { userId: string; provider: Provider }): Promise<void> {
  const removed = await database.transaction(async (tx) => {
    const row = await store.findLocked(tx, key)
    if (row !== null) await store.remove(tx, key)
    return row
  })
  const tokens = removed === null || removed.state === 'revoked' ? null : store.openTokens(removed)
  if (tokens === null) return
  // After the commit: a service that does not answer must not keep anybody connected.
  const isRevoked = await providers[key.provider]?.revoke(tokens.refreshToken)
  if (isRevoked !== true && key.provider === 'google') log.warn({ provider: key.provider }, 'Google did not confirm that it took a grant back')
}

function presentStatus(row: StoredConnection | null, available: boolean): ConnectionStatus {
  if (row === null) return { connected: false, needsReconnect: false, available, account: null, sites: [], siteId: null }
  const { provider, state, account, sites, siteId } = row
  const isConnected = state === 'connected'
  return {
    connected: isConnected && (provider !== 'jira' || siteId !== null),
    needsReconnect: !isConnected,
    available,
    account: provider === 'jira' ? (sites.find(({ id }) => id === siteId)?.name ?? null) : account,
    sites,
    siteId,
  }
}
