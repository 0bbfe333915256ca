import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { ExportTarget } from '../../contract/exports.ts'
import type { Plan } from '../../contract/plan.ts'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { exportTasks, planExports, plans } from '../database/schema.ts'
import { AppError } from '../http/errors.ts'
import { contentHash } from './content-hash.ts'
import { DESTINATION_REFUSED } from './prepare-target.ts'
import { CalendarDestinationSchema, isUnfinished, JiraDestinationSchema, type Destination, type ExportId, type ExportRow, type TaskRow } from './export-store.ts'

export const REMOVAL_INCOMPLETE = 'removal_incomplete'

/** Enqueues the work in the same transaction; see export-queue.ts. */
export type Enqueue = (tx: Executor, id: ExportId) => Promise<void>

export type ExportChangesParts = {
  database: TypedDatabase
  enqueue: Enqueue
  /** The plan as it stands; null when the user has none such. */
  readPlan: (userId: string, planId: string) => Promise<Plan | null>
}

export type Wish = { userId: string; planId: string; target: ExportTarget; destination: Destination }

/** What a user can ask of an export. Each is one transaction that enqueues the work it makes. */
export type ExportChanges = ReturnType<typeof createExportChanges>

export function createExportChanges({ database, enqueue, readPlan }: ExportChangesParts) {
  async function planOf(userId: string, planId: string): Promise<Plan> {
    const plan = await readPlan(userId, planId)
    if (plan === null) throw new AppError('not_found', 'There is no such plan in the history.')
    return plan
  }

  return {
    /**
     * Sends the plan, or what changed of it since, or nothing; joins an export under way.
     * Throws AppError `not_found`, `export_busy` or `exported_elsewhere`.
     */
    async begin({ userId, planId, target, destination }: Wish): Promise<ExportId> {
      const plan = await planOf(userId, planId)
      return database.transaction(async (tx) => {
        await lockPlan(tx, { userId, planId })
        const fresh = { userId, id: uuidv7(), planId, target, state: 'exporting' as const, destination }
        const inserted = await tx.insert(planExports).values(fresh).onConflictDoNothing().returning({ id: planExports.id })
        if (inserted.length > 0) {
          await insertTasks(tx, fresh, plan)
          await enqueue(tx, { userId, id: fresh.id })
          return { userId, id: fresh.id }
        }
        const [row] = await tx.select().from(planExports).where(and(eq(planExports.userId, userId), eq(planExports.planId, planId), eq(planExports.target, target))).for('update')
        if (row === undefined) throw new AppError('not_found', 'There is no such plan in the history.')
        await resume(tx, { row, plan, destination })
        return { userId, id: row.id }
      })
    },

    /** Tries again what failed and sends what changed; goes on removing when that is what failed. Throws AppError `not_found`. */
    async retry(id: ExportId): Promise<void> {
      const planId = await planIdOf(database, id)
      const plan = await planOf(id.userId, planId)
      await database.transaction(async (tx) => {
        const row = await lockExport(tx, id, planId)
        if (isUnfinished(row.state)) return
        if (row.state === 'removed') throw new AppError('not_found', 'This export was removed. Export the plan anew.')
        if (row.errorCode === REMOVAL_INCOMPLETE || (await wasTakingBack(tx, row, plan))) return startRemoval(tx, row)
        await resume(tx, { row, plan, destination: destinationOf(row) })
      })
    },

    /** Takes back what was created; ends an export under way first. Throws AppError `not_found`. */
    async remove(id: ExportId): Promise<void> {
      const planId = await planIdOf(database, id)
      await database.transaction(async (tx) => {
        const row = await lockExport(tx, id, planId)
        if (row.state !== 'removing' && row.state !== 'removed') await startRemoval(tx, row)
      })
    },
  }

  async function startRemoval(tx: Executor, row: ExportRow): Promise<void> {
    await tx.update(planExports).set({ state: 'removing', errorCode: null, errorDetail: null, finishedAt: null }).where(isRow(row))
    const neverSent = and(isNull(exportTasks.remoteId), isNull(exportTasks.deadlineAt))
    // Whatever stops the removal, the rows say what was being done.
    await tx
      .update(exportTasks)
      .set({ attempts: 0, errorDetail: null, state: sql`case when ${neverSent} then 'removed' else 'removing' end` })
      .where(and(isTaskOf(row), ne(exportTasks.state, 'removed')))
    // An export under way has its job, which ends only when nothing is left to do.
    if (row.state !== 'exporting') await enqueue(tx, row)
  }

  async function resume(tx: Executor, { row, plan, destination }: { row: ExportRow; plan: Plan; destination: Destination }): Promise<void> {
    const goesElsewhere = !isSamePlace(row, destination)
    const elsewhere = () => new AppError('exported_elsewhere', 'This plan is already exported to another place. Remove that export first.')
    if (row.state === 'exporting' && goesElsewhere) throw elsewhere()
    if (row.state === 'exporting') return
    if (row.state === 'removing') throw new AppError('export_busy', 'This plan is being taken back just now. Try again when that is done.')
    const before = await tx.select().from(exportTasks).where(isTaskOf(row))
    const isBlank = row.state === 'removed' || before.every(({ remoteId, deadlineAt }) => remoteId === null && deadlineAt === null)
    // Nobody could ever take it back from a place that is gone: there it is left, or the plan would be bound to that place.
    const isLeftBehind = goesElsewhere && row.errorCode === DESTINATION_REFUSED && (await wasTakingBack(tx, row, plan))
    if (goesElsewhere && !isBlank && !isLeftBehind) throw elsewhere()
    const startsAnew = row.state === 'removed' || isLeftBehind
    const generation = startsAnew ? row.generation + 1 : row.generation
    const next = { ...row, destination, generation, state: 'exporting' as const }
    if (startsAnew || isBlank) {
      await tx.delete(exportTasks).where(isTaskOf(row))
      await insertTasks(tx, next, plan)
    } else if ((await reconcileTasks(tx, { row: next, plan, before })) === 0 && row.state === 'exported' && row.errorCode === null) {
      return
    }
    await tx
      .update(planExports)
      .set({ state: 'exporting', generation, destination, errorCode: null, errorDetail: null, startedAt: sql`now()`, finishedAt: null })
      .where(isRow(row))
    await enqueue(tx, row)
  }
}

type ExportKey = Pick<ExportRow, 'userId' | 'id'>
const isRow = ({ userId, id }: ExportKey) => and(eq(planExports.userId, userId), eq(planExports.id, id))
const isTaskOf = ({ userId, id }: ExportKey) => and(eq(exportTasks.userId, userId), eq(exportTasks.exportId, id))

async function planIdOf(database: TypedDatabase, id: ExportId): Promise<string> {
  const [row] = await database.select({ planId: planExports.planId }).from(planExports).where(isRow(id))
  if (row === undefined) throw new AppError('not_found', 'There is no such export.')
  return row.planId
}

function destinationOf({ target, destination }: ExportRow): Destination {
  return target === 'jira' ? JiraDestinationSchema.parse(destination) : CalendarDestinationSchema.parse(destination)
}

/** A deletion of the plan locks it before its exports; whoever changes both does likewise. */
async function lockPlan(tx: Executor, { userId, planId }: { userId: string; planId: string }): Promise<void> {
  const rows = await tx.select({ id: plans.id }).from(plans).where(and(eq(plans.userId, userId), eq(plans.id, planId))).for('share')
  if (rows.length === 0) throw new AppError('not_found', 'There is no such plan in the history.')
}

async function lockExport(tx: Executor, id: ExportId, planId: string): Promise<ExportRow> {
  await lockPlan(tx, { userId: id.userId, planId })
  const [row] = await tx.select().from(planExports).where(isRow(id)).for('update')
  if (row === undefined) throw new AppError('not_found', 'There is no such export.')
  return row
}

/** Another sprint of the same project is an update; another project or site is another export. */
function isSamePlace(row: ExportRow, destination: Destination): boolean {
  if (row.target !== 'jira') return true
  const [before, now] = [JiraDestinationSchema.parse(row.destination), JiraDestinationSchema.parse(destination)]
  return before.siteId === now.siteId && before.projectKey === now.projectKey
}

/** A statement of PostgreSQL takes 65,535 parameters, and each row has five. */
const ROWS_A_STATEMENT = 5_000

async function insertTasks(tx: Executor, { userId, id }: ExportKey, plan: Plan): Promise<void> {
  const rows = plan.tasks.map((task, position) => ({ userId, exportId: id, taskId: task.id, position, state: 'pending' as const }))
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) await tx.insert(exportTasks).values(rows.slice(start, start + ROWS_A_STATEMENT))
}

type Reconciliation = { row: ExportRow & { destination: Destination }; plan: Plan; before: readonly TaskRow[] }

/** Answers how many tasks there is something to do for. */
async function reconcileTasks(tx: Executor, { row, plan, before }: Reconciliation): Promise<number> {
  const known = new Map(before.map((task) => [task.taskId, task]))
  let work = 0
  for (const [position, task] of plan.tasks.entries()) {
    const stored = known.get(task.id)
    known.delete(task.id)
    if (stored === undefined) {
      await tx.insert(exportTasks).values({ userId: row.userId, exportId: row.id, taskId: task.id, position, state: 'pending' })
      work += 1
      continue
    }
    const isCurrent = stored.state === 'sent' && stored.errorDetail === null && stored.contentHash === contentHash(row, plan, task)
    if (isCurrent && stored.position === position) continue
    if (!isCurrent) work += 1
    const forgotten = stored.state === 'removed' ? { remoteId: null, remoteUrl: null, contentHash: null, deadlineAt: null } : {}
    const again = isCurrent ? {} : { state: stateToResume(row.target, stored, contentHash(row, plan, task)), attempts: 0, ...forgotten }
    await tx.update(exportTasks).set({ position, ...again }).where(and(isTaskOf(row), eq(exportTasks.taskId, task.id)))
  }
  const dropped = [...known.keys()]
  if (dropped.length === 0) return work
  await tx.update(exportTasks).set({ state: 'removing', attempts: 0, errorDetail: null }).where(and(isTaskOf(row), inArray(exportTasks.taskId, dropped)))
  return work + dropped.length
}

/** True when the export was being taken back as it ended: only then is a task removed that the plan still has. */
async function wasTakingBack(tx: Executor, row: ExportRow, plan: Plan): Promise<boolean> {
  const removing = await tx.select({ taskId: exportTasks.taskId }).from(exportTasks).where(and(isTaskOf(row), eq(exportTasks.state, 'removing')))
  const planned = new Set(plan.tasks.map(({ id }) => id))
  return removing.some(({ taskId }) => planned.has(taskId))
}

/** What may have been created already is looked for first where creating cannot be repeated. */
function stateToResume(target: ExportTarget, { state, remoteId, deadlineAt, contentHash }: TaskRow, currentHash: string): TaskRow['state'] {
  if (state === 'removed') return 'pending'
  // Its links alone are missing.
  if (state === 'sent' && contentHash === currentHash) return 'sent'
  return target === 'jira' && remoteId === null && deadlineAt !== null ? 'sending' : 'pending'
}
