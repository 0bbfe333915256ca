import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { CREDIT_PERIOD_HOURS } from '../../contract/limits.ts'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { creditAccounts, creditLedger } from '../database/schema.ts'

export type ReleaseReason = Exclude<(typeof creditLedger.$inferSelect)['reason'], 'plan_requested'>

export type Credits = {
  /** Takes one credit for a run and returns the period it came from, or null when none is left. Run it in the transaction that inserts the run. */
  debit(tx: Executor, run: { userId: string; runId: string }): Promise<number | null>
  /** Gives the credit of a run back, once, and only while the period it came from lasts. */
  release(tx: Executor, run: { userId: string; runId: string; period: number; reason: ReleaseReason }): Promise<void>
  /** Whole credits left, and when the next allowance arrives (null while nothing of the period is used). */
  balance(userId: string): Promise<{ credits: number; renewAt: Date | null }>
}

const account = creditAccounts
const renewsAt = sql`(${account.periodStartedAt} + ${sql.raw(`interval '${CREDIT_PERIOD_HOURS} hours'`)})`
/** The database's clock decides, so that all servers agree. */
const isOver = sql`(${account.periodStartedAt} is null or ${renewsAt} <= now())`

export function createCredits(database: TypedDatabase, { dailyCredits }: { dailyCredits: number }): Credits {
  return {
    async debit(tx, { userId, runId }) {
      // One statement: concurrent debits queue on the row and each sees the one before.
      const [debited] = await tx
        .update(account)
        .set({
          period: sql`case when ${isOver} then ${account.period} + 1 else ${account.period} end`,
          periodStartedAt: sql`case when ${isOver} then now() else ${account.periodStartedAt} end`,
          used: sql`case when ${isOver} then 1 else ${account.used} + 1 end`,
        })
        .where(and(eq(account.userId, userId), sql`case when ${isOver} then 0 else ${account.used} end < ${dailyCredits}`))
        .returning({ period: account.period })
      if (debited === undefined) return null
      await tx.insert(creditLedger).values({ userId, id: uuidv7(), runId, kind: 'debit', reason: 'plan_requested', amount: -1, period: debited.period })
      return debited.period
    },

    async release(tx, { userId, runId, period, reason }) {
      const entry = { userId, id: uuidv7(), runId, kind: 'release', reason, amount: 1, period } as const
      const [written] = await tx.insert(creditLedger).values(entry).onConflictDoNothing().returning({ id: creditLedger.id })
      if (written === undefined) return
      await tx
        .update(account)
        .set({
          used: sql`${account.used} - 1`,
          periodStartedAt: sql`case when ${account.used} = 1 then null else ${account.periodStartedAt} end`,
        })
        .where(and(eq(account.userId, userId), eq(account.period, period), sql`${account.used} > 0`))
    },

    async balance(userId) {
      const [row] = await database
        .select({
          used: sql<number>`case when ${isOver} then 0 else ${account.used} end`,
          renewAt: sql<Date | null>`case when ${isOver} then null else ${renewsAt} end`.mapWith(account.periodStartedAt),
        })
        .from(account)
        .where(eq(account.userId, userId))
      return { credits: Math.max(0, dailyCredits - (row?.used ?? 0)), renewAt: row?.renewAt ?? null }
    },
  }
}
