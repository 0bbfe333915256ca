import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { TypedDatabase } from '../database/executor.ts'
import { planRuns, plans, users } from '../database/schema.ts'
import type { PlanRow } from './present-record.ts'

export type History = {
  /** Newest first. A page past the last one is empty. */
  page(userId: string, query: { page: number; limit: number }): Promise<{ rows: PlanRow[]; total: number }>
  find(userId: string, id: string): Promise<PlanRow | null>
  /** False when the user has no such plan. */
  remove(userId: string, id: string): Promise<boolean>
}

/** The driver would parse a json column; as text it stays what was stored. */
const columns = {
  ...getTableColumns(plans),
  plan: sql<string>`${plans.plan}::text`,
  steps: sql<string>`${plans.steps}::text`,
}

export function createHistory(database: TypedDatabase): History {
  const userId = sql.placeholder('userId')
  const pageQuery = database
    .select(columns)
    .from(plans)
    .where(eq(plans.userId, userId))
    .orderBy(desc(plans.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('history_page')
  const totalQuery = database.select({ total: users.planCount }).from(users).where(eq(users.id, userId)).prepare('history_total')

  return {
    async page(userId, { page, limit }) {
      const [rows, totals] = await Promise.all([
        pageQuery.execute({ userId, limit, offset: (page - 1) * limit }),
        totalQuery.execute({ userId }),
      ])
      return { rows, total: totals[0]?.total ?? 0 }
    },

    async find(userId, id) {
      const [row] = await database.select(columns).from(plans).where(and(eq(plans.userId, userId), eq(plans.id, id)))
      return row ?? null
    },

    remove: (userId, id) =>
      database.transaction(async (tx) => {
        const removed = await tx.delete(plans).where(and(eq(plans.userId, userId), eq(plans.id, id))).returning({ id: plans.id })
        if (removed.length === 0) return false
        // The run keeps its key, so that a late repeat starts nothing; what the user wrote goes.
        await tx.update(planRuns).set({ request: null, steps: '[]' }).where(and(eq(planRuns.userId, userId), eq(planRuns.id, id)))
        await tx.update(users).set({ planCount: sql`${users.planCount} - 1` }).where(eq(users.id, userId))
        return true
      }),
  }
}
