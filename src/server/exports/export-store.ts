import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { ExportTarget } from '../../contract/exports.ts'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { exportTasks, planExports, plans, users } from '../database/schema.ts'

export type ExportRow = typeof planExports.$inferSelect
export type TaskRow = typeof exportTasks.$inferSelect
export type TaskState = TaskRow['state']
export type ExportId = { userId: string; id: string }
/** A worker's hold on an export: whatever begins a call names it, so that a worker that lost its lease begins none. */
export type Hold = ExportId & { attempt: number }

/** What a call made of one task; fields that are left out stay. */
export type TaskChange = { taskId: string } & Partial<Pick<TaskRow, 'state' | 'remoteId' | 'remoteUrl' | 'contentHash' | 'errorDetail' | 'deadlineAt'>>

export type BeginCall = {
  taskIds: readonly string[]
  from: readonly TaskState[]
  /** The state while the call is on its way; null: the state stays and the deadline alone is written. */
  to: TaskState | null
  batchId: string
}

/** Rows of plan_exports and export_tasks. All times are the database's. */
export type ExportStore = ReturnType<typeof createExportStore>

/** Tasks that a call's outcome may still be written to. */
const ON_THEIR_WAY: readonly TaskState[] = ['sending', 'removing', 'unconfirmed']
export const UNFINISHED = ['exporting', 'removing'] as const
const milliseconds = (count: number): SQL => sql`${count} * interval '1 millisecond'`
const isExport = ({ userId, id }: ExportId): SQL => and(eq(planExports.userId, userId), eq(planExports.id, id))!
const isTaskOf = ({ userId, id }: ExportId): SQL => and(eq(exportTasks.userId, userId), eq(exportTasks.exportId, id))!
const isHeld = (hold: Hold): SQL => and(isExport(hold), eq(planExports.attempt, hold.attempt), inArray(planExports.state, UNFINISHED))!

export function createExportStore(database: TypedDatabase, { leaseMs, callMs }: { leaseMs: number; callMs: number }) {
  const newLease = sql`now() + ${milliseconds(leaseMs)}`

  async function listTasks(executor: Executor, id: ExportId): Promise<TaskRow[]> {
    return executor.select().from(exportTasks).where(isTaskOf(id)).orderBy(asc(exportTasks.position))
  }

  return {
    async read(id: ExportId): Promise<{ row: ExportRow; tasks: TaskRow[] } | null> {
      const [row] = await database.select().from(planExports).where(isExport(id))
      return row === undefined ? null : { row, tasks: await listTasks(database, id) }
    },

    /** Null when there is no such export. */
    async stateOf(id: ExportId): Promise<ExportRow['state'] | null> {
      const [row] = await database.select({ state: planExports.state }).from(planExports).where(isExport(id))
      return row?.state ?? null
    },

    async listOfPlan(userId: string, planId: string): Promise<ExportRow[]> {
      return database.select().from(planExports).where(and(eq(planExports.userId, userId), eq(planExports.planId, planId))).orderBy(asc(planExports.target))
    },

    async hasUnfinished(): Promise<boolean> {
      const rows = await database.select({ id: planExports.id }).from(planExports).where(inArray(planExports.state, UNFINISHED)).limit(1)
      return rows.length > 0
    },

    /** Exports whose worker was silent for longer than its lease. */
    async listAbandoned(limit: number): Promise<ExportId[]> {
      return database
        .select({ userId: planExports.userId, id: planExports.id })
        .from(planExports)
        .where(and(inArray(planExports.state, UNFINISHED), lt(planExports.leaseUntil, sql`now()`)))
        .orderBy(asc(planExports.startedAt))
        .limit(limit)
    },

    /** `held`: another worker has it. `over`: there is nothing to do (any more). */
    async claim(id: ExportId): Promise<Hold | 'held' | 'over'> {
      const free = or(isNull(planExports.leaseUntil), lt(planExports.leaseUntil, sql`now()`))
      const [claimed] = await database
        .update(planExports)
        .set({ attempt: sql`${planExports.attempt} + 1`, leaseUntil: newLease })
        .where(and(isExport(id), inArray(planExports.state, UNFINISHED), free))
        .returning({ attempt: planExports.attempt })
      if (claimed !== undefined) return { ...id, attempt: claimed.attempt }
      const [row] = await database.select({ state: planExports.state }).from(planExports).where(isExport(id))
      return row !== undefined && isUnfinished(row.state) ? 'held' : 'over'
    },

    /** False when the hold is lost or the export has ended. */
    async renew(hold: Hold): Promise<boolean> {
      const rows = await database.update(planExports).set({ leaseUntil: newLease }).where(isHeld(hold)).returning({ id: planExports.id })
      return rows.length === 1
    },

    async release(hold: Hold): Promise<void> {
      await database.update(planExports).set({ leaseUntil: null }).where(and(isExport(hold), eq(planExports.attempt, hold.attempt)))
    },

    /** Null when the hold is lost or the export has ended. */
    async load(hold: Hold): Promise<{ row: ExportRow; tasks: TaskRow[] } | null> {
      const [row] = await database.select().from(planExports).where(isHeld(hold))
      return row === undefined ? null : { row, tasks: await listTasks(database, hold) }
    },

    /**
     * Commits, before a call, that these tasks are on their way and when the call is aborted at the latest. Answers
     * which of them may go: none when the hold is lost, or when the export now wants something else.
     */
    async begin(hold: Hold, wanted: ExportRow['state'], { taskIds, from, to, batchId }: BeginCall): Promise<string[]> {
      return database.transaction(async (tx) => {
        // A share lock keeps a takeover, a stop and a deletion out until the deadline is committed.
        const held = await tx.select({ id: planExports.id }).from(planExports).where(and(isHeld(hold), eq(planExports.state, wanted))).for('share')
        if (held.length === 0) return []
        const begun = await tx
          .update(exportTasks)
          .set({
            ...(to === null ? {} : { state: to }),
            batchId,
            deadlineAt: sql`now() + ${milliseconds(callMs)}`,
            attempts: sql`${exportTasks.attempts} + 1`,
            errorDetail: null,
            updatedAt: sql`now()`,
          })
          .where(and(isTaskOf(hold), inArray(exportTasks.taskId, [...taskIds]), inArray(exportTasks.state, [...from])))
          .returning({ taskId: exportTasks.taskId })
        return begun.map(({ taskId }) => taskId)
      })
    },

    /**
     * Writes what came of a call. The batch decides, not the hold: what was seen to happen is true for everybody. What
     * somebody else has found out meanwhile, while this server was held up, stands.
     */
    async settle(id: ExportId, batchId: string, changes: readonly TaskChange[], from: readonly TaskState[] = ON_THEIR_WAY): Promise<void> {
      if (changes.length === 0) return
      await database.transaction(async (tx) => {
        // In the order in which everybody locks: the export before its tasks.
        await tx.select({ id: planExports.id }).from(planExports).where(isExport(id)).for('share')
        for (const { taskId, ...change } of changes) {
          await tx
            .update(exportTasks)
            .set({ ...change, updatedAt: sql`now()` })
            .where(and(isTaskOf(id), eq(exportTasks.taskId, taskId), eq(exportTasks.batchId, batchId), inArray(exportTasks.state, [...from])))
        }
      })
    },

    /** Writes what the holder found out without a call that could change anything. */
    async note(hold: Hold, from: readonly TaskState[], changes: readonly TaskChange[]): Promise<void> {
      if (changes.length === 0) return
      await database.transaction(async (tx) => {
        const held = await tx.select({ id: planExports.id }).from(planExports).where(isHeld(hold)).for('share')
        if (held.length === 0) return
        for (const { taskId, ...change } of changes) {
          await tx
            .update(exportTasks)
            .set({ ...change, updatedAt: sql`now()` })
            .where(and(isTaskOf(hold), eq(exportTasks.taskId, taskId), inArray(exportTasks.state, [...from])))
        }
      })
    },

    /** Milliseconds until `margin` after the latest deadline of these tasks, by the database's clock; 0 when past. */
    async millisecondsUntilSettled(id: ExportId, taskIds: readonly string[], marginMs: number): Promise<number> {
      const [row] = await database
        .select({ wait: sql<string | null>`extract(epoch from max(${exportTasks.deadlineAt}) - now()) * 1000` })
        .from(exportTasks)
        .where(and(isTaskOf(id), inArray(exportTasks.taskId, [...taskIds])))
      return row === undefined || row.wait === null ? 0 : Math.max(0, Number(row.wait) + marginMs)
    },

    /** Milliseconds since the first and since the last deadline of these tasks, by the database's clock. */
    async millisecondsSinceDeadlines(id: ExportId, taskIds: readonly string[]): Promise<{ sinceFirstMs: number; sinceLastMs: number }> {
      const since = (deadline: SQL) => sql<string | null>`extract(epoch from now() - ${deadline}) * 1000`
      const [row] = await database
        .select({ first: since(sql`min(${exportTasks.deadlineAt})`), last: since(sql`max(${exportTasks.deadlineAt})`) })
        .from(exportTasks)
        .where(and(isTaskOf(id), inArray(exportTasks.taskId, [...taskIds])))
      return { sinceFirstMs: Number(row?.first ?? 0), sinceLastMs: Number(row?.last ?? 0) }
    },

    /**
     * Ends what the hold was for; `exported` and `removed` change the plan's flag and the user's history version with
     * it. False when the hold is lost or the export wants something else by now.
     */
    async finish(hold: Hold, wanted: ExportRow['state'], end: { state: ExportRow['state']; errorCode?: string | null; errorDetail?: string | null }): Promise<boolean> {
      return database.transaction(async (tx) => {
        const [found] = await tx.select({ planId: planExports.planId, target: planExports.target }).from(planExports).where(isExport(hold))
        if (found === undefined) return false
        // In the order in which a deletion of the plan locks.
        await tx.select({ id: plans.id }).from(plans).where(and(eq(plans.userId, hold.userId), eq(plans.id, found.planId))).for('update')
        const ended = await tx
          .update(planExports)
          .set({ state: end.state, errorCode: end.errorCode ?? null, errorDetail: end.errorDetail ?? null, leaseUntil: null, finishedAt: sql`now()` })
          .where(and(isHeld(hold), eq(planExports.state, wanted)))
          .returning({ id: planExports.id })
        if (ended.length === 0) return false
        if (end.state !== 'removed') await tx.delete(exportTasks).where(and(isTaskOf(hold), eq(exportTasks.state, 'removed')))
        if (end.state === 'exported' || end.state === 'removed') await setFlag(tx, { userId: hold.userId, ...found, value: end.state === 'exported' })
        return true
      })
    },
  }
}

export function isUnfinished(state: ExportRow['state']): boolean {
  return state === 'exporting' || state === 'removing'
}

type Flag = { userId: string; planId: string; target: ExportTarget; value: boolean }

async function setFlag(tx: Executor, { userId, planId, target, value }: Flag): Promise<void> {
  const flag = target === 'jira' ? 'exportedToJira' : 'exportedToCalendar'
  const changed = await tx
    .update(plans)
    .set({ [flag]: value })
    .where(and(eq(plans.userId, userId), eq(plans.id, planId), eq(getTableColumns(plans)[flag], !value)))
    .returning({ id: plans.id })
  if (changed.length > 0) await tx.update(users).set({ historyVersion: sql`${users.historyVersion} + 1` }).where(eq(users.id, userId))
}

export const JiraDestinationSchema = z.object({ siteId: z.string(), siteUrl: z.string(), projectKey: z.string(), sprintId: z.string().nullable() })
export const CalendarDestinationSchema = z.object({ calendarId: z.literal('primary') })
export type JiraDestination = z.infer<typeof JiraDestinationSchema>
export type Destination = JiraDestination | z.infer<typeof CalendarDestinationSchema>
