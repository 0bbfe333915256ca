import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TypedDatabase } from '../database/executor.ts'
import { calendarFeeds, connections, creditAccounts, creditLedger, exportTasks, identities, modelUsage, oauthStates, planExports, planRuns, rememberedPreferences } from '../database/schema.ts'
import type { UserRow } from './users.ts'

export type AccountExport = {
  /** JSON text of an AccountExport in pieces, so that no number of plans fills the memory. */
  write(user: UserRow): AsyncGenerator<string>
}

export type AccountExportParts = {
  database: TypedDatabase
  /** JSON text of each HistoryRecord of a user. */
  readRecords: (userId: string) => AsyncGenerator<string>
  /** Milliseconds since the epoch. */
  clock: () => number
}

/** Tokens, keys and their hashes open doors and say nothing about the person; the user's id stands once, in `account`. */
const LEFT_OUT = new Set(['userId', 'sealedTokens', 'keyId', 'tokenHash', 'idempotencyKey', 'bodyHash'])

/** Member of the export, and the table whose rows it lists. */
const LISTS = {
  signIns: identities,
  creditLedger,
  modelUsage,
  rememberedPreferences,
  connections,
  startedConsents: oauthStates,
  exports: planExports,
  exportedTasks: exportTasks,
  calendarFeeds,
  runs: planRuns,
} satisfies Record<string, PgTable & { userId: PgColumn }>

export function createAccountExport({ database, readRecords, clock }: AccountExportParts): AccountExport {
  async function listRows(table: PgTable & { userId: PgColumn }, userId: string): Promise<Record<string, unknown>[]> {
    const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !LEFT_OUT.has(name)))
    return database.select(columns).from(table).where(eq(table.userId, userId))
  }

  return {
    async *write(user) {
      const [credits = null] = await listRows(creditAccounts, user.id)
      const head = JSON.stringify({ exportedAt: new Date(clock()).toISOString(), account: user, credits })
      yield head.slice(0, -1)
      for (const [member, table] of Object.entries(LISTS)) {
        yield `,${JSON.stringify(member)}:${JSON.stringify(await listRows(table, user.id))}`
      }
      yield ',"plans":['
      let separator = ''
      for await (const record of readRecords(user.id)) {
        yield separator + record
        separator = ','
      }
      yield ']}\n'
    },
  }
}
