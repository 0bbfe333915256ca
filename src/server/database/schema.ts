import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/**
 * Every table that holds user data has `user_id` first in its primary key, so that a database which shards by user
 * keeps one user's rows together. `identities` is the exception: it finds the user of a token.
 */

/** JSON kept as the text it was written as: served without parsing, never held twice. */
const rawJson = customType<{ data: string; driverData: string }>({ dataType: () => 'json' })
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: uuid('user_id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  avatarUrl: text('avatar_url'),
  /** IANA name of the last plan; null until one named it. */
  timeZone: text('time_zone'),
  /** BCP 47. */
  locale: text('locale'),
  /** Kept in the transaction that saves or deletes a plan, so that paging never counts rows. */
  planCount: integer('plan_count').notNull().default(0),
  /** Rises with every change of the user's plans, in the same transaction: tells whether a page read before still holds. */
  historyVersion: integer('history_version').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
)

/** One row a user. A period begins with its first credit and lasts CREDIT_PERIOD_HOURS. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: uuid('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
    /** Numbers the periods, so that a release reaches only the one that was debited. */
    period: integer('period').notNull().default(0),
    /** Null while nothing of the period is used. */
    periodStartedAt: moment('period_started_at'),
    used: integer('used').notNull().default(0),
  },
  (table) => [check('credit_accounts_used', sql`${table.used} >= 0`)],
)

/** Why each credit moved. One debit and at most one release a run. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    runId: uuid('run_id').notNull(),
    kind: text('kind', { enum: ['debit', 'release'] }).notNull(),
    reason: text('reason', { enum: ['plan_requested', 'cancelled_before_first_task', 'generation_failed', 'plan_timeout', 'drafter_failed'] }).notNull(),
    /** Credits; negative for a debit. */
    amount: integer('amount').notNull(),
    period: integer('period').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('credit_ledger_once').on(table.userId, table.runId, table.kind),
  ],
)

/**
 * One submit of a prompt. A row without `request` is a tombstone (cancelled before it arrived) or belongs to a deleted
 * plan. The message a stream shows is {result: plan, steps, status} of this row under the id `seq`.
 */
export const planRuns = pgTable(
  'plan_runs',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the body in hex; null on a tombstone. */
    bodyHash: text('body_hash'),
    /** Everything the planner is given, frozen; see run-request.ts. */
    request: jsonb('request'),
    state: text('state', { enum: ['running', 'completed', 'failed', 'cancelled'] }).notNull(),
    attempt: integer('attempt').notNull().default(1),
    leaseUntil: moment('lease_until'),
    /** Never falls, over all attempts. */
    seq: integer('seq').notNull().default(0),
    steps: rawJson('steps').notNull(),
    /** The plan so far, while the run lasts; a saved plan moves to `plans`. */
    plan: rawJson('plan'),
    hasTasks: boolean('has_tasks').notNull().default(false),
    errorCode: text('error_code'),
    errorDetail: text('error_detail'),
    /** The credit period that was debited; null on a tombstone. */
    creditPeriod: integer('credit_period'),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('plan_runs_key').on(table.userId, table.idempotencyKey),
    index('plan_runs_lease').on(table.leaseUntil).where(sql`${table.state} = 'running'`),
    index('plan_runs_finished').on(table.finishedAt).where(sql`${table.state} <> 'running'`),
  ],
)

/** The history. Ids are UUIDv7 of the run's start, so the primary key read backwards is the newest first. */
export const plans = pgTable(
  'plans',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** Also the run's id and the id inside the plan. */
    id: uuid('id').notNull(),
    prompt: text('prompt').notNull(),
    plannerType: text('planner_type', { enum: ['calendar', 'sprint'] }).notNull(),
    /** Plan, steps and times of the record, compressed; see plans/plan-record.ts. */
    members: bytes('members').notNull(),
    exportedToCalendar: boolean('exported_to_calendar').notNull().default(false),
    exportedToJira: boolean('exported_to_jira').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
