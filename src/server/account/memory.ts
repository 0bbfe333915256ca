import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { RememberedPreference } from '../../contract/account.ts'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { plans, rememberedPreferences } from '../database/schema.ts'

/** A preference that a prompt stated: `text` in words, `value` as the planner takes it. */
export type StatedPreference = Pick<typeof rememberedPreferences.$inferInsert, 'kind' | 'text'> & { value: unknown }

export type Memory = {
  /** What was stated last comes first; nothing that the user removed. */
  list(userId: string): Promise<RememberedPreference[]>
  /** What later plans take as an assumption: stated often enough, and of several of one kind the latest. */
  offered(userId: string): Promise<StatedPreference[]>
  /**
   * Counts each preference once for each prompt: a rerun states nothing new. Run it in the transaction that saves the
   * plan, after the plan is saved.
   */
  remember(tx: Executor, plan: { userId: string; planId: string; prompt: string }, stated: readonly StatedPreference[]): Promise<void>
  /** It is never offered again, however often it is stated. False when the user has no such preference. */
  dismiss(userId: string, id: string): Promise<boolean>
}

const OFFERED_FROM = 2
const LISTED_AT_MOST = 100
const table = rememberedPreferences

export function createMemory(database: TypedDatabase): Memory {
  async function remembered(userId: string) {
    return database
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), eq(table.dismissed, false)))
      .orderBy(desc(table.lastStatedAt), desc(table.id))
      .limit(LISTED_AT_MOST)
  }

  return {
    async list(userId) {
      const rows = await remembered(userId)
      return rows.map(({ id, kind, text, timesStated, lastStatedAt }) => {
        return { id, kind, text, timesStated, lastStatedAt: lastStatedAt.toISOString(), isOffered: timesStated >= OFFERED_FROM }
      })
    },

    async offered(userId) {
      const rows = (await remembered(userId)).filter(({ timesStated }) => timesStated >= OFFERED_FROM)
      return rows.map(({ kind, text, value }) => ({ kind, text, value }))
    },

    async remember(tx, { userId, planId, prompt }, stated) {
      if (stated.length === 0) return
      const isSamePrompt = and(eq(plans.userId, userId), eq(plans.prompt, prompt), ne(plans.id, planId))
      const [earlier] = await tx.select({ id: plans.id }).from(plans).where(isSamePrompt).limit(1)
      if (earlier !== undefined) return
      for (const { kind, text, value } of stated) {
        await tx
          .insert(table)
          .values({ userId, id: uuidv7(), kind, text, value })
          .onConflictDoUpdate({
            target: [table.userId, table.kind, table.text],
            set: { timesStated: sql`${table.timesStated} + 1`, lastStatedAt: sql`now()`, value },
          })
      }
    },

    async dismiss(userId, id) {
      const rows = await database
        .update(table)
        .set({ dismissed: true })
        .where(and(eq(table.userId, userId), eq(table.id, id), eq(table.dismissed, false)))
        .returning({ id: table.id })
      return rows.length === 1
    },
  }
}
