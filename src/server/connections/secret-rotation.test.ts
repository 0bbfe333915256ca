import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startReachableServer } from '../../../tests/support/consent.ts'
import { createServiceConnector } from '../../../tests/support/service-connector.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { startTestIssuer } from '../../../tests/support/test-issuer.ts'
import { connections } from '../database/schema.ts'

const database = await createTestDatabase()
const fresh = await createTestDatabase()
const issuer = await startTestIssuer()
afterAll(() => issuer.close())

const FORMER = 'the first secret of this installation'
const CURRENT = 'the second secret of this installation'

test('a secret is replaced without anybody connecting anew; another one is refused at the start', async () => {
  const first = await start({ APP_SECRET: FORMER })
  const person = await first.signIn()
  const jira = createServiceConnector(`${first.origin}/api`, 'jira')
  await jira.connect(person)
  const before = await first.services.connections.grant(person.userId, 'jira')
  await first.close()

  await expect(start({ APP_SECRET: CURRENT })).rejects.toThrow(/APP_SECRET is not the one that this database was set up with.*APP_SECRET_PREVIOUS/)

  const rotating = await start({ APP_SECRET: CURRENT, APP_SECRET_PREVIOUS: FORMER })
  const sealedBy = await keyIdOf(person.userId)
  expect(await rotating.services.connections.grant(person.userId, 'jira')).toEqual(before)
  expect(await keyIdOf(person.userId)).not.toBe(sealedBy)
  await rotating.close()

  const after = await start({ APP_SECRET: CURRENT })
  expect(await after.services.connections.grant(person.userId, 'jira')).toEqual(before)
  await after.close()
  await expect(start({ APP_SECRET: FORMER })).rejects.toThrow(/APP_SECRET is not the one/)
})

test('a server that still runs with the former secret leaves alone what the others seal with the new one', async () => {
  const server = (env: Record<string, string>) => startReachableServer({ database: fresh, issuer, env })
  const behind = await server({ APP_SECRET: FORMER })
  const ahead = await server({ APP_SECRET: CURRENT, APP_SECRET_PREVIOUS: FORMER })
  const person = await ahead.signIn()
  await createServiceConnector(`${ahead.origin}/api`, 'google').connect(person)
  expect(await behind.services.connections.grant(person.userId, 'google')).toMatchObject({ kind: 'unavailable', detail: expect.stringContaining('APP_SECRET') })
  expect(await ahead.services.connections.grant(person.userId, 'google')).toMatchObject({ kind: 'granted' })
  await behind.close()
  await ahead.close()
})

test('a connection that nobody used during the replacement is asked to be made anew, not lost silently', async () => {
  const server = await start({ APP_SECRET: CURRENT })
  const person = await server.signIn()
  await createServiceConnector(`${server.origin}/api`, 'google').connect(person)
  await database.db.update(connections).set({ keyId: 'a key of long ago' }).where(eq(connections.userId, person.userId))
  expect(await server.services.connections.grant(person.userId, 'google')).toEqual({ kind: 'needs_reconnect' })
  expect(await server.services.connections.status(person.userId, 'google')).toMatchObject({ connected: false, needsReconnect: true })
  await server.close()
})

function start(env: Record<string, string>) {
  return startReachableServer({ database, issuer, env })
}

async function keyIdOf(userId: string): Promise<string> {
  const [row] = await database.db.select({ keyId: connections.keyId }).from(connections).where(eq(connections.userId, userId))
  return row!.keyId
}
