import { and, eq, sql } from 'drizzle-orm'
import type { Provider } from '../../contract/connections.ts'
import type { TypedDatabase } from '../database/executor.ts'
import { connections } from '../database/schema.ts'

/** The pause that one service has asked for in one person's calls, as all servers of the database know it. */
export type ServicePause = {
  /** Milliseconds that are left of it, by the database's clock; 0 when there is none. */
  restMs(): Promise<number>
  /** Lasts at least `ms` from now on; a longer one stands. */
  extend(ms: number): Promise<void>
}

/** Kept beside the connection, and gone with it. */
export function createServicePause(database: TypedDatabase, { userId, provider }: { userId: string; provider: Provider }): ServicePause {
  const isOwn = and(eq(connections.userId, userId), eq(connections.provider, provider))
  return {
    async restMs() {
      const [row] = await database.select({ rest: sql<string | null>`extract(epoch from ${connections.pausedUntil} - now()) * 1000` }).from(connections).where(isOwn)
      return Math.max(0, Math.ceil(Number(row?.rest ?? 0)))
    },
    async extend(ms) {
      await database
        .update(connections)
        .set({ pausedUntil: sql`greatest(${connections.pausedUntil}, now() + ${ms} * interval '1 millisecond')` })
        .where(isOwn)
    },
  }
}
