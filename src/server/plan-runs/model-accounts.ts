import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ModelUse } from '../../integrations/language-model/model-settings.ts'
import type { TypedDatabase } from '../database/executor.ts'
import { modelUsage, planRuns } from '../database/schema.ts'
import type { AttemptId } from './run-store.ts'

/** Why a run is drafted without the model today. */
export type ModelRefusal = 'person_used_up' | 'installation_used_up'
/** What a run may still take: less than at first when an earlier attempt has taken some. */
export type ModelAllowance = { tokens: number; costMicros: number }
type ModelAdmission = { refusal: ModelRefusal } | { refusal: null; allowance: ModelAllowance }

/** Who took how much from the language model, and whether a run may take more today. */
export type ModelAccounts = {
  /** Notes the model with the run and holds what the run may take at most against the day's limits until it ends. */
  admit(attempt: AttemptId): Promise<ModelAdmission>
  /** Adds a request to its run and to the user's day. Never lost to a cancelled run: what was spent was spent. */
  record(run: { userId: string; id: string }, use: ModelUse): Promise<void>
}

export type ModelAccountsOptions = {
  /** What is noted with the run, such as 'openai gpt-5, prompt 2'. */
  modelName: string
  /** The most that one run takes. */
  run: { tokens: number; costMicros: number }
  day: { userTokens: number; tokens: number; costMicros: number | null }
}

const runs = planRuns
const usage = modelUsage
const today = sql`(now() at time zone 'utc')::date`
/** Admissions are counted one after the other, so that two at once cannot both take the last of a day. */
const ADMISSION_LOCK = 7_260_113

type Total = { userTokens: number; tokens: number; costMicros: number }

export function createModelAccounts(database: TypedDatabase, { modelName, run, day }: ModelAccountsOptions): ModelAccounts {
  return {
    admit: (attempt) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${ADMISSION_LOCK})`)
        const spentTokens = sql`${usage.inputTokens} + ${usage.outputTokens}`
        const [spent] = await tx
          .select({ userTokens: sumOf(spentTokens, { owner: usage.userId, userId: attempt.userId }), tokens: sumOf(spentTokens), costMicros: sumOf(usage.costMicros) })
          .from(usage)
          .where(eq(usage.day, today))
        const heldCost = sql`greatest(0, ${run.costMicros}::bigint - coalesce(${runs.modelCostMicros}, 0))`
        const heldTokens = sql`greatest(0, ${run.tokens}::bigint - coalesce(${runs.modelInputTokens}, 0) - coalesce(${runs.modelOutputTokens}, 0))`
        const [held] = await tx
          .select({
            userTokens: sumOf(heldTokens, { owner: runs.userId, userId: attempt.userId }),
            tokens: sumOf(heldTokens),
            costMicros: sumOf(heldCost),
          })
          .from(runs)
          .where(and(eq(runs.state, 'running'), sql`${runs.modelName} is not null`, sql`${runs.id} <> ${attempt.id}`))
        const refusal = refusalOf(add(spent!, held!))
        if (refusal !== null) return { refusal }
        const [own] = await tx
          .update(runs)
          .set({ modelName })
          .where(and(eq(runs.userId, attempt.userId), eq(runs.id, attempt.id)))
          .returning({ tokens: heldTokens.mapWith(Number), costMicros: heldCost.mapWith(Number) })
        return { refusal: null, allowance: own ?? { tokens: 0, costMicros: 0 } }
      }),

    async record({ userId, id }, { inputTokens, outputTokens, costMicros }) {
      await database.transaction(async (tx) => {
        const added = { modelInputTokens: plus(runs.modelInputTokens, inputTokens), modelOutputTokens: plus(runs.modelOutputTokens, outputTokens), modelCostMicros: plus(runs.modelCostMicros, costMicros) }
        const [row] = await tx.update(runs).set(added).where(and(eq(runs.userId, userId), eq(runs.id, id))).returning({ id: runs.id })
        // The account was deleted meanwhile.
        if (row === undefined) return
        await tx
          .insert(usage)
          .values({ userId, day: today, inputTokens, outputTokens, costMicros })
          .onConflictDoUpdate({
            target: [usage.userId, usage.day],
            set: { inputTokens: plus(usage.inputTokens, inputTokens), outputTokens: plus(usage.outputTokens, outputTokens), costMicros: plus(usage.costMicros, costMicros) },
          })
      })
    },
  }

  function refusalOf({ userTokens, tokens, costMicros }: Total): ModelRefusal | null {
    if (userTokens + run.tokens > day.userTokens) return 'person_used_up'
    if (tokens + run.tokens > day.tokens) return 'installation_used_up'
    return day.costMicros !== null && costMicros + run.costMicros > day.costMicros ? 'installation_used_up' : null
  }
}

function plus(column: AnyPgColumn, amount: number): SQL {
  return sql`coalesce(${column}, 0) + ${amount}`
}

/** Of everybody, or of one user alone. */
function sumOf(what: SQL | AnyPgColumn, of?: { owner: AnyPgColumn; userId: string }) {
  const filter = of === undefined ? sql`` : sql` filter (where ${of.owner} = ${of.userId})`
  return sql<number>`coalesce(sum(${what})${filter}, 0)`.mapWith(Number)
}

function add(a: Total, b: Total): Total {
  return { userTokens: a.userTokens + b.userTokens, tokens: a.tokens + b.tokens, costMicros: a.costMicros + b.costMicros }
}

export const MODEL_REFUSAL_WARNINGS: Record<ModelRefusal, string> = {
  person_used_up: 'You have used the language model as much as one day allows, so this plan was drafted without it.',
  installation_used_up: 'The language model is used up for today, so this plan was drafted without it.',
}
