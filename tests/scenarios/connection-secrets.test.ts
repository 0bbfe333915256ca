import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { UserSchema } from '../../src/contract/account.ts'
import { createConnectionStore } from '../../src/server/connections/connection-store.ts'
import { createKeyring } from '../../src/server/connections/keyring.ts'
import { decideConsent } from '../support/consent.ts'
import { findFreePort } from '../support/free-port.ts'
import { endServer, startServerProcess } from '../support/server-process.ts'
import { createServiceConnector } from '../support/service-connector.ts'
import { createTestDatabase } from '../support/test-database.ts'
import { startTestIssuer, TEST_CLIENT_ID } from '../support/test-issuer.ts'

const database = await createTestDatabase()
const issuer = await startTestIssuer()
const dataDir = await mkdtemp(join(tmpdir(), 'connection-secrets-'))
const APP_SECRET = 'the secret of the installation under test'
afterAll(async () => {
  await issuer.close()
  await rm(dataDir, { recursive: true })
})

it('writes no token, code, state or secret to the log, whatever goes well or wrong', { timeout: 60_000 }, async () => {
  const port = await findFreePort()
  const env = { DATABASE_URL: database.url, OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: TEST_CLIENT_ID, APP_SECRET, LOG_LEVEL: 'trace' }
  const server = await startServerProcess({ port, dataDir, env })
  const apiUrl = `http://localhost:${port}/api`
  const token = await issuer.sign({ sub: 'ada', name: 'Ada' })
  const headers = { authorization: `Bearer ${token}` }
  const { id: userId } = UserSchema.parse(await (await fetch(`${apiUrl}/user`, { method: 'POST', headers })).json())
  const person = { userId, headers }
  const secrets = [token, APP_SECRET]

  for (const provider of ['google', 'jira'] as const) {
    const connector = createServiceConnector(apiUrl, provider)
    const back = await decideConsent((await connector.authorize(person)).href)
    secrets.push(back.searchParams.get('code')!, back.searchParams.get('state')!)
    expect(await connector.exchange(person, back)).toMatchObject({ body: { success: true } })
    expect(await connector.exchange(person, back)).toMatchObject({ status: 400 })
    const made = new URL(`${back.origin}/?code=made-up-code-of-nobody&state=${(await connector.authorize(person)).searchParams.get('state')}`)
    expect(await connector.exchange(person, made)).toMatchObject({ body: { success: false } })
    secrets.push('made-up-code-of-nobody', ...(await storedTokens(userId, provider)))
    await connector.call('GET', '/jira/projects', { person })
    expect(await connector.call('DELETE', `/${provider}`, { person })).toMatchObject({ status: 200 })
  }

  await endServer(server)
  expect(server.output()).toContain('a consent was not usable')
  expect(secrets.filter((secret) => server.output().includes(secret))).toEqual([])
})

async function storedTokens(userId: string, provider: 'google' | 'jira'): Promise<string[]> {
  const store = createConnectionStore(createKeyring({ secret: APP_SECRET, previousSecret: null }))
  const row = await store.find(database.db, { userId, provider })
  const { accessToken, refreshToken } = store.openTokens(row!)!
  return [accessToken, refreshToken]
}
