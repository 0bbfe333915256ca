import { and, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm'
import { ErrorCodeSchema } from '../../contract/errors.ts'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { planRuns, users } from '../database/schema.ts'
import { RunRequestSchema, type RememberedSettings, type RunRequest } from './run-request.ts'
import { GENERATION_FAILED_TEXT, type RunView } from './run-view.ts'

/** Which attempt of which run: every write of a running run names it, so that an attempt that lost its lease is mute. */
export type AttemptId = { userId: string; id: string; attempt: number }
export type ClaimedRun = AttemptId & { seq: number; steps: string; plan: string | null; hasTasks: boolean; request: RunRequest }
export type KnownRun = { id: string; bodyHash: string | null }
export type Snapshot = { seq: number; steps: string; plan: string | null; hasTasks: boolean }

export type RunStoreOptions = { leaseMs: number; maxAttempts: number }

/** Rows of plan_runs. All times are the database's. */
export type RunStore = ReturnType<typeof createRunStore>

const runs = planRuns
const isAttempt = ({ userId, id, attempt }: AttemptId): SQL =>
  and(eq(runs.userId, userId), eq(runs.id, id), eq(runs.state, 'running'), eq(runs.attempt, attempt))!
const leaseExpired = sql<boolean>`(${runs.state} = 'running' and ${runs.leaseUntil} < now())`
const text = (column: SQL | typeof runs.steps) => sql<string>`${column}::text`

export function createRunStore(database: TypedDatabase, { leaseMs, maxAttempts }: RunStoreOptions) {
  const newLease = sql`now() + ${leaseMs} * interval '1 millisecond'`

  return {
    /** The account's last zone and language, and the run that has the key already. Null when the account is gone. */
    async findSubmission(userId: string, key: string): Promise<{ remembered: RememberedSettings; known: KnownRun | null } | null> {
      const [row] = await database
        .select({ timeZone: users.timeZone, locale: users.locale, modelDrafting: users.modelDrafting, id: runs.id, bodyHash: runs.bodyHash })
        .from(users)
        .leftJoin(runs, and(eq(runs.userId, users.id), eq(runs.idempotencyKey, key)))
        .where(eq(users.id, userId))
      if (row === undefined) return null
      const { timeZone, locale, modelDrafting, id, bodyHash } = row
      return { remembered: { timeZone, locale, modelDrafting }, known: id === null ? null : { id, bodyHash } }
    },

    /** False when the key is taken. */
    async insert(tx: Executor, run: { userId: string; id: string; key: string; bodyHash: string; request: RunRequest; steps: string; creditPeriod: number }): Promise<boolean> {
      const { key, ...columns } = run
      const inserted = await tx
        .insert(runs)
        .values({ ...columns, idempotencyKey: key, state: 'running', seq: 1, leaseUntil: newLease })
        .onConflictDoNothing({ target: [runs.userId, runs.idempotencyKey] })
        .returning({ id: runs.id })
      return inserted.length === 1
    },

    /** A cancelled run that never was. False when the key is taken. */
    async insertTombstone(tx: Executor, { userId, id, key }: { userId: string; id: string; key: string }): Promise<boolean> {
      const inserted = await tx
        .insert(runs)
        .values({ userId, id, idempotencyKey: key, state: 'cancelled', seq: 1, steps: '[]', finishedAt: sql`now()` })
        .onConflictDoNothing({ target: [runs.userId, runs.idempotencyKey] })
        .returning({ id: runs.id })
      return inserted.length === 1
    },

    async rememberSettings(tx: Executor, { userId, timeZone, locale }: { userId: string; timeZone: string; locale: string }): Promise<void> {
      await tx.update(users).set({ timeZone, locale }).where(eq(users.id, userId))
    },

    /** What a stream shows (a saved plan is in the history), and whether the run waits for somebody to take it over. Null when there is no such run. */
    async read(userId: string, id: string): Promise<{ view: RunView; leaseExpired: boolean } | null> {
      const { errorCode, errorDetail, state, seq } = runs
      const [row] = await database
        .select({ state, seq, errorCode, errorDetail, leaseExpired, steps: text(runs.steps), plan: sql<string | null>`${runs.plan}::text` })
        .from(runs)
        .where(and(eq(runs.userId, userId), eq(runs.id, id)))
      if (row === undefined) return null
      const error = row.state === 'failed' ? { code: ErrorCodeSchema.catch('generation_failed').parse(row.errorCode), detail: row.errorDetail ?? GENERATION_FAILED_TEXT } : null
      return { view: { userId, id, state: row.state, seq: row.seq, steps: row.steps, plan: row.plan, error }, leaseExpired: row.leaseExpired }
    },

    async listRunningKeys(userId: string): Promise<string[]> {
      const rows = await database.select({ key: runs.idempotencyKey }).from(runs).where(and(eq(runs.userId, userId), eq(runs.state, 'running')))
      return rows.map(({ key }) => key)
    },

    /** False when the attempt is over. One statement: stored, then announced to the other servers. */
    async saveSnapshot(attempt: AttemptId, { seq, steps, plan, hasTasks }: Snapshot, announcement: string): Promise<boolean> {
      const saved = database.$with('saved').as(
        database.update(runs).set({ seq, steps, plan, hasTasks }).where(isAttempt(attempt)).returning({ id: runs.id }),
      )
      const rows = await database.with(saved).select({ announced: sql`pg_notify(${RUNS_CHANNEL}, ${announcement})::text` }).from(saved)
      return rows.length === 1
    },

    async announce(tx: Executor, announcement: string): Promise<void> {
      await tx.execute(sql`select pg_notify(${RUNS_CHANNEL}, ${announcement})`)
    },

    /** Returns the ids of the attempts that still run; the others are over. */
    async renewLeases(attempts: AttemptId[]): Promise<Set<string>> {
      if (attempts.length === 0) return new Set()
      const mine = sql.join(attempts.map(({ userId, id, attempt }) => sql`(${userId}::uuid, ${id}::uuid, ${attempt}::int)`), sql`, `)
      const renewed = await database
        .update(runs)
        .set({ leaseUntil: newLease })
        .where(and(eq(runs.state, 'running'), sql`(${runs.userId}, ${runs.id}, ${runs.attempt}) in (${mine})`))
        .returning({ id: runs.id })
      return new Set(renewed.map((row) => row.id))
    },

    /** Lets another server take the run over at once. */
    async yieldLease(attempt: AttemptId): Promise<void> {
      await database.update(runs).set({ leaseUntil: sql`now() - interval '1 millisecond'` }).where(isAttempt(attempt))
    },

    /** Claims a run whose lease ran out, for one more attempt. Null when somebody else was faster or none is left. */
    async takeOver(userId: string, id: string): Promise<ClaimedRun | null> {
      const [row] = await database
        .update(runs)
        .set({ attempt: sql`${runs.attempt} + 1`, leaseUntil: newLease })
        .where(and(eq(runs.userId, userId), eq(runs.id, id), leaseExpired, lt(runs.attempt, maxAttempts)))
        .returning({ attempt: runs.attempt, seq: runs.seq, hasTasks: runs.hasTasks, request: runs.request, steps: text(runs.steps), plan: sql<string | null>`${runs.plan}::text` })
      return row === undefined ? null : { ...row, userId, id, request: RunRequestSchema.parse(row.request) }
    },

    /** Runs that nobody works on, longest waiting first. */
    async listExpired(limit: number): Promise<AttemptId[]> {
      const { userId, id, attempt } = runs
      return database.select({ userId, id, attempt }).from(runs).where(leaseExpired).orderBy(runs.leaseUntil).limit(limit)
    },

    isExhausted: ({ attempt }: AttemptId): boolean => attempt >= maxAttempts,

    /** Locks the row of a key until the transaction ends. */
    async lockByKey(tx: Executor, { userId, key }: { userId: string; key: string }) {
      const [row] = await tx
        .select({ ...getTableColumns(runs), steps: text(runs.steps), plan: sql<string | null>`${runs.plan}::text` })
        .from(runs)
        .where(and(eq(runs.userId, userId), eq(runs.idempotencyKey, key)))
        .for('update')
      return row ?? null
    },

    /** Ends an attempt. Returns the row as it stands then, or null when the attempt is over already. */
    async finish(tx: Executor, attempt: AttemptId, end: { state: 'completed' | 'failed' | 'cancelled'; steps: string; error?: RunView['error'] }) {
      const [row] = await tx
        .update(runs)
        .set({
          state: end.state,
          steps: end.steps,
          seq: sql`${runs.seq} + 1`,
          plan: null,
          errorCode: end.error?.code ?? null,
          errorDetail: end.error?.detail ?? null,
          leaseUntil: null,
          finishedAt: sql`clock_timestamp()`,
        })
        .where(isAttempt(attempt))
        .returning({ seq: runs.seq, creditPeriod: runs.creditPeriod, startedAt: runs.startedAt, finishedAt: runs.finishedAt })
      return row ?? null
    },

    /** Forgets runs that ended so long ago that nobody attaches any more. Returns how many. */
    async dropFinished(retentionDays: number): Promise<number> {
      const old = sql`${runs.state} <> 'running' and ${runs.finishedAt} < now() - ${retentionDays} * interval '1 day'`
      return (await database.delete(runs).where(old)).rowCount ?? 0
    },
  }
}

export const RUNS_CHANNEL = 'plan_runs'
