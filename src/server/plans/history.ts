import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { gatherLookups } from '../database/gathered-lookup.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { planRuns, plans, users } from '../database/schema.ts'
import { packMembers, unpackPlan, type NewPlan, type PlanRow } from './plan-record.ts'

export type History = {
  /** Newest first. A page past the last one is empty. */
  page(userId: string, query: { page: number; limit: number }): Promise<{ rows: PlanRow[]; total: number; version: number }>
  /** Changes with every change of the user's plans. */
  version(userId: string): Promise<number>
  find(userId: string, id: string): Promise<PlanRow | null>
  /** JSON text of a saved plan. */
  findPlan(userId: string, id: string): Promise<string | null>
  /** Run it in the transaction that ends the run. */
  save(tx: Executor, plan: NewPlan): Promise<void>
  /** False when the user has no such plan. */
  remove(userId: string, id: string): Promise<boolean>
}

const { id, members, exportedToCalendar, exportedToJira } = plans
const nextVersion = sql`${users.historyVersion} + 1`
const columns = { id, members, exportedToCalendar, exportedToJira }

/**
 * These queries are what people wait for all the time, so they go to the driver as prepared statements. Limit and offset
 * stand in subqueries because PostgreSQL would otherwise plan the statement anew for each of their values.
 */
const PAGE_QUERY = {
  name: 'history_page',
  text: `select p.id, p.members, exported_to_calendar as "exportedToCalendar", exported_to_jira as "exportedToJira",
      u.plan_count as total, u.history_version as version
    from plans p join users u on u.user_id = p.user_id where p.user_id = $1 order by p.id desc limit (select $2::int) offset (select $3::int)`,
}

const VERSIONS_QUERY = {
  name: 'history_versions',
  text: 'select user_id as "userId", history_version as version from users where user_id = any($1::uuid[])',
}

const TOTALS_QUERY = {
  name: 'history_totals',
  text: 'select plan_count as total, history_version as version from users where user_id = $1',
}

export function createHistory({ db: database, pool }: { db: TypedDatabase; pool: Pool }): History {
  async function find(userId: string, id: string): Promise<PlanRow | null> {
    const [row] = await database.select(columns).from(plans).where(and(eq(plans.userId, userId), eq(plans.id, id)))
    return row ?? null
  }

  async function readTotals(userId: string): Promise<{ total: number; version: number }> {
    const { rows } = await pool.query<{ total: number; version: number }>({ ...TOTALS_QUERY, values: [userId] })
    return rows[0] ?? { total: 0, version: 0 }
  }

  const findVersion = gatherLookups(async (userIds) => {
    const { rows } = await pool.query<{ userId: string; version: number }>({ ...VERSIONS_QUERY, values: [userIds] })
    return new Map(rows.map((row) => [row.userId, row.version]))
  })

  return {
    async page(userId, { page, limit }) {
      const { rows } = await pool.query<PlanRow & { total: number; version: number }>({ ...PAGE_QUERY, values: [userId, limit, (page - 1) * limit] })
      const { total, version } = rows[0] ?? (await readTotals(userId))
      return { rows, total, version }
    },

    version: async (userId) => (await findVersion(userId)) ?? 0,

    find,

    async findPlan(userId, id) {
      const row = await find(userId, id)
      return row === null ? null : unpackPlan(row.members)
    },

    async save(tx, plan) {
      const { userId, id, prompt, plannerType } = plan
      await tx.insert(plans).values({ userId, id, prompt, plannerType, members: await packMembers(plan) })
      await tx.update(users).set({ planCount: sql`${users.planCount} + 1`, historyVersion: nextVersion }).where(eq(users.id, userId))
    },

    remove: (userId, id) =>
      inTransaction(database, async (tx) => {
        const removed = await tx.delete(plans).where(and(eq(plans.userId, userId), eq(plans.id, id))).returning({ id: plans.id })
        if (removed.length === 0) return false
        // The run keeps its key, so that a late repeat starts nothing; what the user wrote goes.
        await tx.update(planRuns).set({ request: null, steps: '[]' }).where(and(eq(planRuns.userId, userId), eq(planRuns.id, id)))
        await tx.update(users).set({ planCount: sql`${users.planCount} - 1`, historyVersion: nextVersion }).where(eq(users.id, userId))
        return true
      }),
  }
}
