import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { connections, users } from '../database/schema.ts'
import { createPace } from './pace.ts'
import { createServiceLimits } from './service-limits.ts'
import { createServicePause, type ServicePause } from './service-pause.ts'

const database = await createTestDatabase()
const failUnshared = (error: unknown): never => {
  throw error
}

test('while a service wants to be left alone no call is let through, and the longest pause counts', async () => {
  let now = 0
  const limits = createServiceLimits({ pace: null, shared: await newPause(), now: () => now, onUnshared: failUnshared })
  const gate = limits.gate(async () => {})
  expect(await gate.enter()).toBeNull()
  await gate.heed({ kind: 'later', afterMs: 2_000 })
  await gate.heed({ kind: 'later', afterMs: 500 })
  await gate.heed({ kind: 'refused' })
  expect(await gate.enter()).toMatchObject({ kind: 'later', afterMs: 2_000 })
  expect(await limits.gate(async () => {}).enter()).toMatchObject({ afterMs: 2_000 })
  now = 2_000
  expect(await gate.enter()).toBeNull()
})

test('a pause that is asked for while a call waits for its turn holds it back too', async () => {
  let now = 0
  const limits = createServiceLimits({ pace: createPace({ burst: 1, perSecond: 1, now: () => now }), shared: await newPause(), now: () => now, onUnshared: failUnshared })
  const gate = limits.gate(async (ms) => {
    now += ms
    await gate.heed({ kind: 'later', afterMs: 9_000 })
  })
  expect(await gate.enter()).toBeNull()
  expect(await gate.enter()).toMatchObject({ kind: 'later', afterMs: 9_000 })
})

test('what one server is told, another knows before its next call; other people and services are not held up', async () => {
  const userId = await newUser()
  const pauseOf = (provider: 'google' | 'jira') => createServicePause(database.db, { userId, provider })
  const [told, other, elsewhere, stranger] = [pauseOf('jira'), pauseOf('jira'), pauseOf('google'), await newPause()].map((shared) => createServiceLimits({ pace: null, shared, onUnshared: failUnshared }))
  expect(await other!.restMs()).toBe(0)
  await told!.gate(async () => {}).heed({ kind: 'later', afterMs: 60_000 })
  await told!.gate(async () => {}).heed({ kind: 'later', afterMs: 1_000 })
  const restMs = await other!.restMs()
  expect(restMs).toBeGreaterThan(50_000)
  expect(restMs).toBeLessThanOrEqual(60_000)
  expect(await other!.gate(async () => {}).enter()).toMatchObject({ kind: 'later' })
  expect([await elsewhere!.restMs(), await stranger!.restMs()]).toEqual([0, 0])
})

test('a pause that cannot be shared holds here, and the call it came from ends as it did', async () => {
  const failures: unknown[] = []
  const shared: ServicePause = { restMs: async () => 0, extend: () => Promise.reject(new Error('no database')) }
  const limits = createServiceLimits({ pace: null, shared, onUnshared: (error) => void failures.push(error) })
  await limits.gate(async () => {}).heed({ kind: 'later', afterMs: 5_000 })
  expect(await limits.restMs()).toBeGreaterThan(4_000)
  expect(failures).toHaveLength(1)
})

async function newPause(): Promise<ServicePause> {
  return createServicePause(database.db, { userId: await newUser(), provider: 'jira' })
}

/** Connected to both services. */
async function newUser(): Promise<string> {
  const userId = uuidv7()
  await database.db.insert(users).values({ id: userId, name: 'Ada', email: 'ada@example.test' })
  const connection = { userId, state: 'connected' as const, sealedTokens: Buffer.from('sealed'), keyId: 'key', accessExpiresAt: new Date(), scopes: [] }
  await database.db.insert(connections).values([{ ...connection, provider: 'google' }, { ...connection, provider: 'jira' }])
  return userId
}
