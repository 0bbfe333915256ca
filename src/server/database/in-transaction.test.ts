import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { inTransaction } from './in-transaction.ts'
import { installation } from './ownerless-tables.ts'

const { db } = await createTestDatabase()
await db.insert(installation).values([{ name: 'left', value: '0' }, { name: 'right', value: '0' }])

test('of two transactions that wait for each other both are done in the end, each once', async () => {
  const meet = createMeeting(2)
  await Promise.all([raiseBoth(['left', 'right'], meet), raiseBoth(['right', 'left'], meet)])
  expect(await db.select().from(installation)).toEqual(expect.arrayContaining([{ name: 'left', value: '2' }, { name: 'right', value: '2' }]))
})

test('what fails otherwise fails at once', async () => {
  let tries = 0
  const failing = inTransaction(db, async () => {
    tries += 1
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(tries).toBe(1)
})

function raiseBoth([first, second]: [string, string], meet: () => Promise<void>): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set local deadlock_timeout = '20ms'`)
    for (const name of [first, second]) {
      await tx.update(installation).set({ value: sql`(${installation.value}::int + 1)::text` }).where(eq(installation.name, name))
      await meet()
    }
  })
}

/** Resolves for the first `count` callers when all of them are there; for later ones at once. */
function createMeeting(count: number): () => Promise<void> {
  let missing = count
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return () => {
    missing -= 1
    if (missing <= 0) open()
    return opened
  }
}
