import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { JiraSiteSchema, type JiraSite, type Provider } from '../../contract/connections.ts'
import type { Executor } from '../database/executor.ts'
import { connections, planExports } from '../database/schema.ts'
import type { Keyring } from './keyring.ts'

export type StoredConnection = Omit<typeof connections.$inferSelect, 'sites'> & { sites: JiraSite[] }
export type Tokens = { accessToken: string; refreshToken: string }
export type ConnectionKey = { userId: string; provider: Provider }

type Renewal = { tokens: Tokens; accessExpiresAt: Date; scopes: string[] }
type NewConnection = ConnectionKey & Renewal & { account: string | null; sites: JiraSite[] }

/** Rows of `connections`; tokens are sealed and opened here alone. Every method runs in the executor it is given. */
export type ConnectionStore = {
  find(executor: Executor, key: ConnectionKey): Promise<StoredConnection | null>
  /** Locks the row until the transaction ends. */
  findLocked(executor: Executor, key: ConnectionKey): Promise<StoredConnection | null>
  /** Null when no key of this installation opens them any more. */
  openTokens(row: StoredConnection): Tokens | null
  /** A new consent: replaces an earlier connection. A Jira site stays chosen when the grant still reaches it. */
  save(executor: Executor, connection: NewConnection): Promise<void>
  storeTokens(executor: Executor, key: ConnectionKey, renewal: Renewal): Promise<void>
  markRevoked(executor: Executor, key: ConnectionKey): Promise<void>
  chooseSite(executor: Executor, userId: string, siteId: string): Promise<void>
  /** The exports that run stop with it. */
  remove(executor: Executor, key: ConnectionKey): Promise<void>
}

const TokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })
const SitesSchema = z.array(JiraSiteSchema)
const EXPORT_TARGET = { google: 'google_calendar', jira: 'jira' } as const
const SERVICE_NAME = { google: 'Google Calendar', jira: 'Jira' } as const

export function createConnectionStore(keyring: Keyring): ConnectionStore {
  const seal = (tokens: Tokens, key: ConnectionKey) => {
    const { sealed, keyId } = keyring.seal(JSON.stringify(tokens), ownerOf(key))
    return { sealedTokens: sealed, keyId }
  }

  return {
    async find(executor, key) {
      const [row] = await executor.select().from(connections).where(matches(key))
      return row === undefined ? null : present(row)
    },

    async findLocked(executor, key) {
      const [row] = await executor.select().from(connections).where(matches(key)).for('update')
      return row === undefined ? null : present(row)
    },

    openTokens(row) {
      const text = keyring.open({ sealed: row.sealedTokens, keyId: row.keyId }, ownerOf(row))
      return text === null ? null : TokensSchema.parse(JSON.parse(text))
    },

    async save(executor, { tokens, ...connection }) {
      const onlySite = connection.sites.length === 1 ? connection.sites[0]!.id : null
      const values = { ...connection, ...seal(tokens, connection), state: 'connected' as const, siteId: onlySite }
      const siteIds = connection.sites.map(({ id }) => id)
      const kept = siteIds.length === 0 ? sql`null` : sql`case when ${inArray(connections.siteId, siteIds)} then ${connections.siteId} else ${onlySite} end`
      await executor
        .insert(connections)
        .values(values)
        .onConflictDoUpdate({
          target: [connections.userId, connections.provider],
          set: { ...values, siteId: kept, connectedAt: sql`now()`, updatedAt: sql`now()` },
        })
    },

    async storeTokens(executor, key, { tokens, accessExpiresAt, scopes }) {
      await executor
        .update(connections)
        .set({ ...seal(tokens, key), accessExpiresAt, scopes, updatedAt: sql`now()` })
        .where(matches(key))
    },

    async markRevoked(executor, key) {
      await executor.update(connections).set({ state: 'revoked', updatedAt: sql`now()` }).where(matches(key))
    },

    async chooseSite(executor, userId, siteId) {
      await executor.update(connections).set({ siteId, updatedAt: sql`now()` }).where(matches({ userId, provider: 'jira' }))
    },

    async remove(executor, key) {
      await executor.delete(connections).where(matches(key))
      await executor
        .update(planExports)
        .set({
          state: 'stopped',
          errorCode: 'disconnected',
          errorDetail: `${SERVICE_NAME[key.provider]} was disconnected while the export was running.`,
          finishedAt: sql`now()`,
        })
        .where(and(eq(planExports.userId, key.userId), eq(planExports.target, EXPORT_TARGET[key.provider]), inArray(planExports.state, ['exporting', 'removing'])))
    },
  }
}

function matches({ userId, provider }: ConnectionKey) {
  return and(eq(connections.userId, userId), eq(connections.provider, provider))
}

function ownerOf({ userId, provider }: ConnectionKey): string {
  return `connection\n${userId}\n${provider}`
}

function present(row: typeof connections.$inferSelect): StoredConnection {
  return { ...row, sites: row.sites === null ? [] : SitesSchema.parse(row.sites) }
}
