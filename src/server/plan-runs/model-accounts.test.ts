import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { modelUsage, planRuns, users } from '../database/schema.ts'
import { createModelAccounts } from './model-accounts.ts'

const { db } = await createTestDatabase()
const accounts = createModelAccounts(db, { modelName: 'openai some-model, prompt 2', run: { tokens: 1_000, costMicros: 5_000 }, day: { userTokens: 2_500, tokens: 1_000_000, costMicros: null } })
const use = { inputTokens: 300, outputTokens: 100, costMicros: 900, estimated: false, outcome: 'answered' } as const

describe('the accounts of the language model', () => {
  it('add the requests of a run up, and give a later attempt only what is left', async () => {
    const run = await runOf(await user())
    expect(await accounts.admit(run)).toEqual({ refusal: null, allowance: { tokens: 1_000, costMicros: 5_000 } })
    await Promise.all([accounts.record(run, use), accounts.record(run, use)])
    expect(await accounts.admit({ ...run, attempt: 2 })).toEqual({ refusal: null, allowance: { tokens: 200, costMicros: 3_200 } })
    expect(await db.select().from(modelUsage)).toContainEqual(expect.objectContaining({ userId: run.userId, inputTokens: 600, outputTokens: 200, costMicros: 1_800 }))
  })

  it('hold what running runs may still take: of five at once two are admitted', async () => {
    const userId = await user()
    const runs = await Promise.all(Array.from({ length: 5 }, () => runOf(userId)))
    const admissions = await Promise.all(runs.map((run) => accounts.admit(run)))
    expect(admissions.map(({ refusal }) => refusal ?? 'admitted').toSorted()).toEqual(['admitted', 'admitted', 'person_used_up', 'person_used_up', 'person_used_up'])
  })

  it('forget a run whose account was deleted meanwhile', async () => {
    await expect(accounts.record({ userId: uuidv7(), id: uuidv7() }, use)).resolves.toBeUndefined()
  })
})

async function user(): Promise<string> {
  const id = uuidv7()
  await db.insert(users).values({ id, name: 'Ada', email: 'ada@example.org' })
  return id
}

async function runOf(userId: string) {
  const id = uuidv7()
  await db.insert(planRuns).values({ userId, id, idempotencyKey: id, state: 'running', steps: '[]' })
  return { userId, id, attempt: 1 }
}
