import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { planRuns, plans, users } from '../database/schema.ts'
import { packMembers, unpackPlan, type NewPlan, type PlanRow } from './plan-record.ts'

export type History = {
  /** Newest first. A page past the last one is empty. */
  page(userId: string, query: { page: number; limit: number }): Promise<{ rows: PlanRow[]; total: number }>
  find(userId: string, id: string): Promise<PlanRow | null>
  /** JSON text of a saved plan. */
  findPlan(userId: string, id: string): Promise<string | null>
  /** Run it in the transaction that ends the run. */
  save(tx: Executor, plan: NewPlan): Promise<void>
  /** False when the user has no such plan. */
  remove(userId: string, id: string): Promise<boolean>
}

const { id, members, exportedToCalendar, exportedToJira } = plans
const columns = { id, members, exportedToCalendar, exportedToJira }

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

  async function find(userId: string, id: string): Promise<PlanRow | null> {
    const [row] = await database.select(columns).from(plans).where(and(eq(plans.userId, userId), eq(plans.id, id)))
    return row ?? null
  }

  return {
    async page(userId, { page, limit }) {
      const [rows, totals] = await Promise.all([
        pageQuery.execute({ userId, limit, offset: (page - 1) * limit }),
        totalQuery.execute({ userId }),
      ])
      return { rows, total: totals[0]?.total ?? 0 }
    },

    find,

    async findPlan(userId, id) {
      const row = await find(userId, id)
      return row === null ? null : unpackPlan(row.members)
    },

    async save(tx, plan) {
      const { userId, id, prompt, plannerType } = plan
      await tx.insert(plans).values({ userId, id, prompt, plannerType, members: await packMembers(plan) })
      await tx.update(users).set({ planCount: sql`${users.planCount} + 1` }).where(eq(users.id, userId))
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
