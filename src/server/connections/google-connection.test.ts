import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideConsent, startReachableServer } from '../../../tests/support/consent.ts'
import { createServiceConnector, type ServiceConnector } from '../../../tests/support/service-connector.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import type { SignedIn } from '../../../tests/support/test-server.ts'
import { connections, oauthStates } from '../database/schema.ts'

const database = await createTestDatabase()
let server: Awaited<ReturnType<typeof startReachableServer>>
let google: ServiceConnector

beforeAll(async () => {
  server = await startReachableServer({ database })
  google = createServiceConnector(`${server.origin}/api`, 'google')
})
afterAll(() => server.close())

const NOT_CONNECTED = { connected: false, needsReconnect: false, available: true, account: null, sites: [], siteId: null }

describe('the consent', () => {
  test('is asked for with exactly the parameters that were agreed, and a state that begins with the user id', async () => {
    const person = await server.signIn()
    const address = await google.authorize(person)
    const { state, ...parameters } = Object.fromEntries(address.searchParams)
    expect(parameters).toEqual({
      client_id: 'planwright-sandbox',
      redirect_uri: `${server.origin}/google/callback`,
      response_type: 'code',
      access_type: 'offline',
      prompt: 'consent',
      scope: 'https://www.googleapis.com/auth/calendar.events',
    })
    expect(state).toMatch(new RegExp(`^${person.userId}\\.`))
  })

  test('needs a signed-in user, as does every other call of a connection', async () => {
    const ofEach = ['google', 'jira'].flatMap((service) => [`POST /${service}/authorize`, `POST /${service}/exchange-code`, `GET /${service}/status`, `DELETE /${service}`])
    for (const call of [...ofEach, 'PUT /jira/site', 'GET /jira/projects', 'GET /jira/WEB/sprints']) {
      const [method, path] = call.split(' ')
      const { status } = await google.call(method!, path!)
      expect({ call, status }).toEqual({ call, status: 401 })
    }
  })
})

test('a consent becomes a connection that names the calendar, and a token that the calendar accepts', async () => {
  const person = await server.signIn()
  expect(await google.status(person)).toEqual(NOT_CONNECTED)
  expect(await google.connect(person, { email: 'ada@example.test' })).toEqual({ status: 200, body: { success: true } })
  expect(await google.status(person)).toMatchObject({ connected: true, needsReconnect: false, account: 'ada@example.test' })
  const grant = await server.services.connections.grant(person.userId, 'google')
  if (grant.kind !== 'granted') throw new Error(grant.kind)
  expect(await listEvents(grant.accessToken)).toBe(200)
})

test('a code works once: the page that comes second with the same consent is told so', async () => {
  const person = await server.signIn()
  const back = await decideConsent((await google.authorize(person)).href)
  const replies = await Promise.all([1, 2, 3].map(() => google.exchange(person, back)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(2)
  for (const reply of refused) expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

describe('a state is refused', () => {
  test('when it was issued to somebody else', async () => {
    const [victim, attacker] = [await server.signIn(), await server.signIn()]
    const back = await decideConsent((await google.authorize(attacker)).href)
    expect(await google.exchange(victim, back)).toMatchObject({ status: 400 })
    expect(await google.status(victim)).toEqual(NOT_CONNECTED)
  })

  test('when it was issued for the other service, forged, or has run out', async () => {
    const person = await server.signIn()
    const back = await decideConsent((await google.authorize(person)).href)
    const code = back.searchParams.get('code')!
    const state = back.searchParams.get('state')!
    expect(await google.call('POST', '/jira/exchange-code', { person, body: { code, user_id: person.userId, state } })).toMatchObject({ status: 400 })
    expect(await google.call('POST', '/google/exchange-code', { person, body: { code, userId: person.userId, state: `${state.slice(0, -2)}xx` } })).toMatchObject({ status: 400 })
    await database.db.update(oauthStates).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(oauthStates.userId, person.userId))
    expect(await google.exchange(person, back)).toMatchObject({ status: 400 })
  })
})

test("another user's id in the body or the query is refused", async () => {
  const [person, other] = [await server.signIn(), await server.signIn()]
  const body = { code: 'x', userId: other.userId, state: 'x' }
  expect(await google.call('POST', '/google/exchange-code', { person, body: body })).toMatchObject({ status: 403 })
  expect(await google.call('GET', `/google/status?user_id=${other.userId}`, { person })).toMatchObject({ status: 403 })
})

test('a code that Google does not know leaves nobody connected', async () => {
  const person = await server.signIn()
  const state = (await google.authorize(person)).searchParams.get('state')!
  const reply = await google.call('POST', '/google/exchange-code', { person, body: { code: '4/0Amade-up', userId: person.userId, state } })
  expect(reply).toEqual({ status: 200, body: { success: false } })
  expect(await google.status(person)).toEqual(NOT_CONNECTED)
})

test('no token lies in the database in the clear, and a row copied to another user stays shut', async () => {
  const [person, thief] = [await server.signIn(), await server.signIn()]
  await google.connect(person)
  const grant = await server.services.connections.grant(person.userId, 'google')
  if (grant.kind !== 'granted') throw new Error(grant.kind)
  const [row] = await database.db.select().from(connections).where(eq(connections.userId, person.userId))
  expect(row!.sealedTokens.includes(grant.accessToken)).toBe(false)
  expect(row!.sealedTokens.includes('ya29')).toBe(false)
  await database.db.insert(connections).values({ ...row!, userId: thief.userId })
  expect(await server.services.connections.grant(thief.userId, 'google')).toEqual({ kind: 'needs_reconnect' })
})

test('a token about to end is renewed before it is handed out, once for everybody who asks', async () => {
  const person = await server.signIn()
  await google.connect(person)
  const first = await grantOf(person)
  await expire(person)
  const renewed = await Promise.all(Array.from({ length: 12 }, () => grantOf(person)))
  expect(new Set(renewed).size).toBe(1)
  expect(renewed[0]).not.toBe(first)
  expect(await listEvents(renewed[0]!)).toBe(200)
})

test('after a refusal the token is renewed once; who comes later with the stale one gets the new one', async () => {
  const person = await server.signIn()
  await google.connect(person)
  const stale = await grantOf(person)
  const [a, b] = await Promise.all([1, 2].map(() => server.services.connections.refreshAfter401(person.userId, 'google', stale)))
  expect(a).toMatchObject({ kind: 'granted' })
  expect(b).toEqual(a)
  expect(await server.services.connections.refreshAfter401(person.userId, 'google', stale)).toEqual(a)
  expect(await grantOf(person)).not.toBe(stale)
})

test('a grant taken back at Google shows as Reconnect, and Google is not asked again', async () => {
  const person = await server.signIn()
  await google.connect(person, { email: 'revoked@example.test' })
  await revokeAtGoogle(await grantOf(person))
  await expire(person)
  expect(await server.services.connections.grant(person.userId, 'google')).toEqual({ kind: 'needs_reconnect' })
  expect(await google.status(person)).toMatchObject({ connected: false, needsReconnect: true })
  expect(await server.services.connections.refreshAfter401(person.userId, 'google', 'any')).toEqual({ kind: 'needs_reconnect' })
  await google.connect(person, { email: 'revoked@example.test' })
  expect(await google.status(person)).toMatchObject({ connected: true, needsReconnect: false })
})

test('disconnecting forgets the tokens and takes the grant back at Google', async () => {
  const person = await server.signIn()
  await google.connect(person, { email: 'leaving@example.test' })
  const token = await grantOf(person)
  expect(await google.call('DELETE', '/google', { person })).toEqual({ status: 200, body: NOT_CONNECTED })
  expect(await listEvents(token)).toBe(401)
  expect(await server.services.connections.grant(person.userId, 'google')).toEqual({ kind: 'not_connected' })
  expect(await google.call('DELETE', '/google', { person })).toMatchObject({ status: 200 })
})

async function grantOf(person: SignedIn): Promise<string> {
  const grant = await server.services.connections.grant(person.userId, 'google')
  if (grant.kind !== 'granted') throw new Error(`not granted: ${grant.kind}`)
  return grant.accessToken
}

async function expire(person: SignedIn): Promise<void> {
  const owned = and(eq(connections.userId, person.userId), eq(connections.provider, 'google'))
  await database.db.update(connections).set({ accessExpiresAt: sql`now()` }).where(owned)
}

async function revokeAtGoogle(token: string): Promise<void> {
  await fetch(`${server.origin}/sandbox/google/revoke`, { method: 'POST', body: new URLSearchParams({ token }) })
}

async function listEvents(accessToken: string): Promise<number> {
  const reply = await fetch(`${server.origin}/sandbox/google/calendar/v3/calendars/primary/events`, { headers: { authorization: `Bearer ${accessToken}` } })
  return reply.status
}
