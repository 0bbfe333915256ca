import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { creditAccounts, creditLedger, users } from '../database/schema.ts'
import { createCredits } from './credits.ts'

const database = await createTestDatabase()
const credits = createCredits(database.db, { dailyCredits: 3 })
let userId: string

beforeEach(async () => {
  userId = uuidv7()
  await database.db.insert(users).values({ id: userId, name: 'Ada', email: 'ada@example.org' })
  await database.db.insert(creditAccounts).values({ userId })
})

describe('credits', () => {
  it('start full, with no renewal in sight', async () => {
    expect(await credits.balance(userId)).toEqual({ credits: 3, renewAt: null })
  })

  it('run out after the allowance', async () => {
    expect([await debit(), await debit(), await debit(), await debit()]).toEqual([1, 1, 1, null])
    expect((await credits.balance(userId)).credits).toBe(0)
  })

  it('never overspend, however many debits come at once', async () => {
    const debits = await Promise.all(Array.from({ length: 30 }, () => debit()))
    expect(debits.filter((period) => period !== null)).toHaveLength(3)
  })

  it('renew 24 hours after the first one of the period was used, and not before', async () => {
    await debit()
    const { renewAt } = await credits.balance(userId)
    await letHoursPass(23.99)
    await debit()
    expect((await credits.balance(userId)).credits).toBe(1)
    expect(renewAt!.getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    await letHoursPass(0.02)
    expect(await credits.balance(userId)).toEqual({ credits: 3, renewAt: null })
    expect(await debit()).toBe(2)
    expect((await credits.balance(userId)).credits).toBe(2)
  })

  it('come back to the period they were taken from, once', async () => {
    const runId = uuidv7()
    await credits.debit(database.db, { userId, runId })
    await debit()
    const release = { userId, runId, period: 1, reason: 'generation_failed' } as const
    await credits.release(database.db, release)
    await credits.release(database.db, release)
    expect((await credits.balance(userId)).credits).toBe(2)
    expect(await ledger()).toEqual(['debit -1', 'debit -1', 'release 1'])
  })

  it('do not come back to a later period', async () => {
    const runId = uuidv7()
    await credits.debit(database.db, { userId, runId })
    await letHoursPass(24)
    await debit()
    await credits.release(database.db, { userId, runId, period: 1, reason: 'plan_timeout' })
    expect((await credits.balance(userId)).credits).toBe(2)
  })

  it('begin a new period with the next use once everything came back', async () => {
    const runId = uuidv7()
    await credits.debit(database.db, { userId, runId })
    await credits.release(database.db, { userId, runId, period: 1, reason: 'cancelled_before_first_task' })
    expect(await credits.balance(userId)).toEqual({ credits: 3, renewAt: null })
    expect(await debit()).toBe(2)
  })

  it('of an allowance of none are never given', async () => {
    const none = createCredits(database.db, { dailyCredits: 0 })
    expect(await none.debit(database.db, { userId, runId: uuidv7() })).toBeNull()
  })
})

function debit(): Promise<number | null> {
  return credits.debit(database.db, { userId, runId: uuidv7() })
}

async function letHoursPass(hours: number): Promise<void> {
  await database.db.update(creditAccounts).set({ periodStartedAt: sql`${creditAccounts.periodStartedAt} - ${hours} * interval '1 hour'` })
}

async function ledger(): Promise<string[]> {
  const entries = await database.db.select().from(creditLedger).where(sql`${creditLedger.userId} = ${userId}`).orderBy(creditLedger.id)
  return entries.map(({ kind, amount }) => `${kind} ${amount}`)
}
