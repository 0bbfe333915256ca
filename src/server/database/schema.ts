import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, rawJson } from './columns.ts'

/*
 * Every table that holds user data has `user_id` first in its primary key, so that a database can shard by user.
 * Exceptions find a user (`identities`, `calendar_feeds`); those that belong to none are in ownerless-tables.ts.
 */

export const users = pgTable('users', {
  id: uuid('user_id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  avatarUrl: text('avatar_url'),
  /** IANA name of the last plan; null until one named it. */
  timeZone: text('time_zone'),
  /** BCP 47. */
  locale: text('locale'),
  /** False: this user's plans are drafted without a language model. */
  modelDrafting: boolean('model_drafting').notNull().default(true),
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
    /** What a language model was asked for in this run; null when none was. */
    modelName: text('model_name'),
    modelInputTokens: integer('model_input_tokens'),
    modelOutputTokens: integer('model_output_tokens'),
    /** Millionths of the currency unit that the model's prices are set in. */
    modelCostMicros: bigint('model_cost_micros', { mode: 'number' }),
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

/** What a user's plans took from language models on one day (UTC); bounds what the day may still take. */
export const modelUsage = pgTable(
  'model_usage',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('model_usage_day').on(table.day)],
)

/** What a user stated in earlier prompts; offered as an assumption in later plans once stated often enough. */
export const rememberedPreferences = pgTable(
  'remembered_preferences',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['hours', 'days_off', 'session_length', 'time_zone'] }).notNull(),
    /** In words, such as 'no tasks on Sundays'; with `kind` it tells preferences apart. */
    text: text('text').notNull(),
    /** What the planner takes; its shape follows from `kind`. */
    value: jsonb('value').notNull(),
    timesStated: integer('times_stated').notNull().default(1),
    lastStatedAt: moment('last_stated_at').notNull().defaultNow(),
    /** Removed by the user: never offered again, so that stating it once more does not bring it back. */
    dismissed: boolean('dismissed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), unique('remembered_preferences_once').on(table.userId, table.kind, table.text)],
)

/** A user's grant at an outside service. No token leaves the server, and none lies here unencrypted. */
export const connections = pgTable(
  'connections',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['google', 'jira'] }).notNull(),
    /** `revoked`: the service refused the refresh token, so only a new consent helps. */
    state: text('state', { enum: ['connected', 'revoked'] }).notNull(),
    /** Access and refresh token, AES-256-GCM with user and provider as associated data. */
    sealedTokens: bytes('sealed_tokens').notNull(),
    /** Which of the installation's keys sealed them. */
    keyId: text('key_id').notNull(),
    accessExpiresAt: moment('access_expires_at').notNull(),
    /** As granted, which may be fewer than were asked for. */
    scopes: text('scopes').array().notNull(),
    /** The service's account or site in words, such as an address; for the profile. */
    account: text('account'),
    /** Jira: the chosen site (cloud id); null until one of several is chosen. */
    siteId: text('site_id'),
    /** Jira: [{id, name, url}] of the grant. */
    sites: jsonb('sites'),
    /** Until when the service wants to be left alone in this person's calls; null when it never asked. */
    pausedUntil: moment('paused_until'),
    connectedAt: moment('connected_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider] })],
)

/** A consent that was started and may come back once. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    provider: text('provider', { enum: ['google', 'jira'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('oauth_states_expiry').on(table.expiresAt)],
)

/** A plan's presence in an outside service: one row a plan and target, whatever is tried again or updated. */
export const planExports = pgTable(
  'plan_exports',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    planId: uuid('plan_id').notNull(),
    target: text('target', { enum: ['google_calendar', 'jira'] }).notNull(),
    /** What is being done or was done last; `removed` leaves nothing of ours behind. */
    state: text('state', { enum: ['exporting', 'exported', 'incomplete', 'removing', 'removed', 'stopped'] }).notNull(),
    /** Rises when a removed export starts anew, since outside ids may not be used twice. */
    generation: integer('generation').notNull().default(1),
    /** Rises with every worker that takes it up; whoever begins a call names its own. */
    attempt: integer('attempt').notNull().default(0),
    /** A worker holds it until then. */
    leaseUntil: moment('lease_until'),
    /** Where it goes, frozen at the start: calendar, or site, project and sprint. */
    destination: jsonb('destination').notNull(),
    /** Why it stands still as a whole, such as a revoked grant. */
    errorCode: text('error_code'),
    errorDetail: text('error_detail'),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('plan_exports_once').on(table.userId, table.planId, table.target),
    index('plan_exports_unfinished').on(table.startedAt).where(sql`${table.state} in ('exporting', 'removing')`),
    // Deleting the plan stops its exports in the same transaction: a worker finds no row to write to.
    foreignKey({ columns: [table.userId, table.planId], foreignColumns: [plans.userId, plans.id] }).onDelete('cascade'),
  ],
)

/** One task's way out, written before and after the call that carries it. */
export const exportTasks = pgTable(
  'export_tasks',
  {
    userId: uuid('user_id').notNull(),
    exportId: uuid('export_id').notNull(),
    taskId: text('task_id').notNull(),
    position: integer('position').notNull(),
    /** `sending`: a call that carries it may be on its way until `deadlineAt`. */
    state: text('state', { enum: ['pending', 'sending', 'sent', 'failed', 'unconfirmed', 'removing', 'removed'] }).notNull(),
    /** The id that the service knows it by; chosen by us where the service lets us. */
    remoteId: text('remote_id'),
    remoteUrl: text('remote_url'),
    /** SHA-256 in hex of what was last sent, so that an unchanged task is not sent again. */
    contentHash: text('content_hash'),
    /** Tasks of one bulk call share it. */
    batchId: uuid('batch_id'),
    /** When a call that changes it is aborted at the latest; stays while nobody knows how that call ended. */
    deadlineAt: moment('deadline_at'),
    attempts: integer('attempts').notNull().default(0),
    errorDetail: text('error_detail'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exportId, table.taskId] }),
    foreignKey({ columns: [table.userId, table.exportId], foreignColumns: [planExports.userId, planExports.id] }).onDelete('cascade'),
  ],
)

/** A plan's private calendar address. The token in it is stored hashed. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** SHA-256 in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    planId: uuid('plan_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('calendar_feeds_plan').on(table.userId, table.planId),
    foreignKey({ columns: [table.userId, table.planId], foreignColumns: [plans.userId, plans.id] }).onDelete('cascade'),
  ],
)
