import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReachableServer } from '../../../tests/support/consent.ts'
import { createServiceConnector } from '../../../tests/support/service-connector.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { connections, planExports, plans } from '../database/schema.ts'

const database = await createTestDatabase()
let server: Awaited<ReturnType<typeof startReachableServer>>
beforeAll(async () => {
  server = await startReachableServer({ database })
})
afterAll(() => server.close())

test('disconnecting stops the exports that run to that service, and no other', async () => {
  const person = await server.signIn()
  for (const provider of ['google', 'jira'] as const) await createServiceConnector(`${server.origin}/api`, provider).connect(person)
  const running = await newExport(person.userId, 'jira', 'exporting')
  const removing = await newExport(person.userId, 'jira', 'removing')
  const finished = await newExport(person.userId, 'jira', 'exported')
  const calendar = await newExport(person.userId, 'google_calendar', 'exporting')

  await createServiceConnector(`${server.origin}/api`, 'jira').call('DELETE', '/jira', { person })

  expect(await stateOf(running)).toMatchObject({ state: 'stopped', errorCode: 'disconnected', finishedAt: expect.any(Date) })
  expect(await stateOf(removing)).toMatchObject({ state: 'stopped', errorCode: 'disconnected' })
  expect(await stateOf(finished)).toMatchObject({ state: 'exported', errorCode: null })
  expect(await stateOf(calendar)).toMatchObject({ state: 'exporting' })
})

test('while exports cannot be stopped, the connection stays: both happen or neither', async () => {
  const person = await server.signIn()
  await createServiceConnector(`${server.origin}/api`, 'jira').connect(person)
  const running = await newExport(person.userId, 'jira', 'exporting')
  await database.pool.query(`alter table plan_exports add constraint no_stopping check (state <> 'stopped') not valid`)
  await expect(server.services.connections.disconnect(person.userId, 'jira')).rejects.toThrow('Failed query')
  await database.pool.query('alter table plan_exports drop constraint no_stopping')
  expect(await stateOf(running)).toMatchObject({ state: 'exporting' })
  const kept = and(eq(connections.userId, person.userId), eq(connections.provider, 'jira'))
  expect(await database.db.select().from(connections).where(kept)).toHaveLength(1)
})

type ExportState = typeof planExports.$inferSelect.state

async function newExport(userId: string, target: 'google_calendar' | 'jira', state: ExportState): Promise<string> {
  const [planId, id] = [uuidv7(), uuidv7()]
  await database.db.insert(plans).values({ userId, id: planId, prompt: 'p', plannerType: 'sprint', members: Buffer.alloc(0) })
  await database.db.insert(planExports).values({ userId, id, planId, target, state, destination: {} })
  return id
}

async function stateOf(id: string) {
  const [row] = await database.db.select().from(planExports).where(eq(planExports.id, id))
  return row
}
