import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startScriptedService } from '../../../tests/support/scripted-service.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { createJiraOAuth } from '../../integrations/jira/oauth.ts'
import { openDatabase, type Database } from '../database/open.ts'
import { connections, users } from '../database/schema.ts'
import { createConnectionStore } from './connection-store.ts'
import { createKeyring } from './keyring.ts'
import { createTokenRefresher } from './token-refresher.ts'

const database = await createTestDatabase()
const elsewhere = openDatabase(database.url)
const atlassian = await startScriptedService()
afterAll(async () => {
  await elsewhere.close()
  atlassian.close()
})
beforeEach(() => void atlassian.requests.splice(0))

const keyring = createKeyring({ secret: 'a secret for the tokens of this test', previousSecret: null })
const store = createConnectionStore(keyring)
const log = { error: () => {}, warn: () => {} }
const here = refresherOn(database)
const there = refresherOn(elsewhere)
const RENEWED = { status: 200, body: { access_token: 'renewed', refresh_token: 'next', expires_in: 3600, scope: 'read:jira-work write:jira-work' } }

test('two servers that renew one connection at the same time ask Atlassian once', async () => {
  const key = await newConnection()
  let reply = (_reply: typeof RENEWED): void => {}
  atlassian.answer(new Promise((resolve) => (reply = resolve)))
  const grants = [here.refresh(key, null), there.refresh(key, null), here.refresh(key, 'spent'), there.refresh(key, 'spent')]
  await vi.waitFor(() => expect(atlassian.requests).toHaveLength(1))
  reply(RENEWED)
  expect(await Promise.all(grants)).toEqual(grants.map(() => expect.objectContaining({ kind: 'granted', accessToken: 'renewed' })))
  expect(atlassian.requests).toHaveLength(1)
  expect(await tokensOf(key)).toEqual({ accessToken: 'renewed', refreshToken: 'next' })
})

test('a server that dies while Atlassian answers leaves the old refresh token to the next one', async () => {
  const key = await newConnection()
  let reply = (_reply: typeof RENEWED): void => {}
  atlassian.answer(new Promise((resolve) => (reply = resolve)))
  const lost = there.refresh(key, null)
  await vi.waitFor(() => expect(atlassian.requests).toHaveLength(1))
  await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`)
  reply(RENEWED)
  await expect(lost).rejects.toThrow('Failed query')
  expect(await tokensOf(key)).toEqual({ accessToken: 'spent', refreshToken: 'old' })

  atlassian.answer(RENEWED)
  expect(await here.refresh(key, null)).toMatchObject({ kind: 'granted', accessToken: 'renewed' })
  expect(atlassian.requests.map((request) => /"refresh_token":"(\w+)"/.exec(request)?.[1])).toEqual(['old', 'old'])
})

test('an Atlassian that does not answer leaves the connection as it is', async () => {
  const key = await newConnection()
  atlassian.answer({ status: 503, body: {} })
  expect(await here.refresh(key, null)).toMatchObject({ kind: 'unavailable' })
  atlassian.answer(RENEWED)
  expect(await here.refresh(key, null)).toMatchObject({ kind: 'granted' })
})

test('a refused refresh token ends the connection, and Atlassian is not asked again', async () => {
  const key = await newConnection()
  atlassian.answer({ status: 403, body: { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' } })
  expect(await here.refresh(key, null)).toEqual({ kind: 'needs_reconnect' })
  expect(await here.refresh(key, 'spent')).toEqual({ kind: 'needs_reconnect' })
  expect(await there.refresh(key, null)).toEqual({ kind: 'needs_reconnect' })
  expect(atlassian.requests).toHaveLength(1)
})

test('many connections that end at once are all renewed, and leave the database to others meanwhile', async () => {
  const keys = await Promise.all(Array.from({ length: 30 }, () => newConnection()))
  let reply = (_reply: typeof RENEWED): void => {}
  atlassian.answer(new Promise((resolve) => (reply = resolve)))
  const grants = keys.map((key) => here.refresh(key, null))
  await vi.waitFor(() => expect(atlassian.requests.length).toBeGreaterThan(3))
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  atlassian.answer(RENEWED)
  reply(RENEWED)
  expect((await Promise.all(grants)).every(({ kind }) => kind === 'granted')).toBe(true)
  expect(atlassian.requests).toHaveLength(30)
})

function refresherOn({ db }: Database) {
  const addresses = { authorizeUrl: '', tokenUrl: atlassian.origin, resourcesUrl: '', apiUrl: '' }
  const jira = createJiraOAuth({ clientId: 'c', clientSecret: 's', redirectUri: 'http://localhost/jira/callback', granularScopes: false, addresses })
  return createTokenRefresher({ database: db, store, providers: { google: null, jira }, currentKeyId: keyring.currentKeyId, clock: Date.now, log })
}

async function newConnection() {
  const key = { userId: uuidv7(), provider: 'jira' as const }
  await database.db.insert(users).values({ id: key.userId, name: 'Ada', email: 'ada@example.test' })
  const sites = [{ id: 'site', name: 'Site', url: 'https://site.example' }]
  const tokens = { accessToken: 'spent', refreshToken: 'old' }
  await store.save(database.db, { ...key, tokens, accessExpiresAt: new Date(), scopes: ['read:jira-work'], account: null, sites })
  return key
}

async function tokensOf({ userId }: { userId: string }) {
  const [row] = await database.db.select().from(connections).where(eq(connections.userId, userId))
  return store.openTokens({ ...row!, sites: [] })
}
