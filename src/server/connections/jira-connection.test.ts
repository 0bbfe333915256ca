import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { decideConsent, startReachableServer } from '../../../tests/support/consent.ts'
import { createServiceConnector, type ServiceConnector } from '../../../tests/support/service-connector.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import type { SignedIn } from '../../../tests/support/test-server.ts'
import { JiraProjectSchema, JiraSprintListSchema } from '../../contract/connections.ts'
import { connections } from '../database/schema.ts'

const database = await createTestDatabase()
const SCOPES = 'read:jira-user read:jira-work write:jira-work manage:jira-project offline_access'
const GRANULAR = 'read:board-scope:jira-software read:sprint:jira-software read:project:jira'

let server: Awaited<ReturnType<typeof startReachableServer>>
let boards: Awaited<ReturnType<typeof startReachableServer>>
let jira: ServiceConnector
/** The same installation with JIRA_GRANULAR_SCOPES. */
let jiraWithBoards: ServiceConnector

beforeAll(async () => {
  server = await startReachableServer({ database })
  boards = await startReachableServer({ database, issuer: server.issuer, env: { JIRA_GRANULAR_SCOPES: 'true' } })
  jira = createServiceConnector(`${server.origin}/api`, 'jira')
  jiraWithBoards = createServiceConnector(`${boards.origin}/api`, 'jira')
})
afterAll(async () => {
  await boards.close()
  await server.close()
})

describe('the consent', () => {
  test('is asked for with exactly the parameters that were agreed, and a state that begins with the user id', async () => {
    const person = await server.signIn()
    const { state, ...parameters } = Object.fromEntries((await jira.authorize(person)).searchParams)
    expect(parameters).toEqual({
      audience: 'api.atlassian.com',
      client_id: 'planwright-sandbox',
      scope: SCOPES,
      redirect_uri: `${server.origin}/jira/callback`,
      response_type: 'code',
      prompt: 'consent',
    })
    expect(state).toMatch(new RegExp(`^${person.userId}\\.`))
  })

  test('asks for boards and sprints where the setting says so, and not when the page asks for less', async () => {
    const person = await server.signIn()
    expect((await jiraWithBoards.authorize(person)).searchParams.get('scope')).toBe(`${SCOPES} ${GRANULAR}`)
    expect((await jiraWithBoards.authorize(person, { classicOnly: true })).searchParams.get('scope')).toBe(SCOPES)
  })

  test('that is denied comes back without a code', async () => {
    const person = await server.signIn()
    const back = await decideConsent((await jira.authorize(person)).href, { decision: 'deny' })
    expect(back.pathname).toBe('/jira/callback')
    expect(back.searchParams.get('code')).toBeNull()
    expect(back.searchParams.get('error')).toBe('access_denied')
  })
})

test('a consent for one site becomes a connection to it', async () => {
  const person = await server.signIn()
  expect(await jira.connect(person, { email: emailOf(person), sites: ['demo-team'] })).toEqual({ status: 200, body: { success: true } })
  const status = await jira.status(person)
  expect(status).toMatchObject({ connected: true, needsReconnect: false, account: 'Demo team', sites: [{ name: 'Demo team' }] })
  expect(status.siteId).toBe(status.sites[0]!.id)
})

describe('a consent for several sites', () => {
  test('is connected once one of them is chosen, and keeps the choice over a new consent', async () => {
    const person = await server.signIn()
    const consent = { email: emailOf(person), sites: ['demo-team', 'demo-lab'] }
    await jira.connect(person, consent)
    const { connected, siteId, sites } = await jira.status(person)
    expect({ connected, siteId }).toEqual({ connected: false, siteId: null })
    expect(sites.map(({ name }) => name).toSorted()).toEqual(['Demo lab', 'Demo team'])
    expect(await jira.call('GET', '/jira/projects', { person })).toMatchObject({ status: 409, body: { code: 'not_connected' } })

    const lab = sites.find(({ name }) => name === 'Demo lab')!
    expect(await jira.call('PUT', '/jira/site', { person, body: { siteId: lab.id } })).toMatchObject({ status: 200, body: { connected: true, siteId: lab.id, account: 'Demo lab' } })
    expect(await projectKeys(person)).toContain('LAB')
    await jira.connect(person, consent)
    expect(await jira.status(person)).toMatchObject({ connected: true, siteId: lab.id })
  })

  test('refuses a site that it does not reach', async () => {
    const person = await server.signIn()
    expect(await jira.call('PUT', '/jira/site', { person, body: { siteId: 'x' } })).toMatchObject({ status: 409, body: { code: 'not_connected' } })
    await jira.connect(person, { email: emailOf(person) })
    expect(await jira.call('PUT', '/jira/site', { person, body: { siteId: 'x' } })).toMatchObject({ status: 404 })
  })
})

describe('the projects', () => {
  test('are those that live and where the user may create issues', async () => {
    const person = await connected()
    const { status, body } = await jira.call('GET', '/jira/projects', { person })
    expect(status).toBe(200)
    expect(body).toEqual(expect.arrayContaining([{ id: '10100', key: 'WEB', name: 'Website' }]))
    expect(await projectKeys(person)).not.toEqual(expect.arrayContaining(['HB']))
    expect(await projectKeys(person)).not.toEqual(expect.arrayContaining(['OLD']))
  })

  test('of somebody who is not connected are refused with what to do', async () => {
    const person = await server.signIn()
    expect(await jira.call('GET', '/jira/projects', { person })).toMatchObject({ status: 409, body: { code: 'not_connected', detail: expect.stringContaining('profile') } })
  })
})

describe('the sprints of a project', () => {
  test('come from its boards when the grant reaches them: open ones first, then future ones, empty ones too', async () => {
    const person = await server.signIn()
    await jiraWithBoards.connect(person, { email: emailOf(person), sites: ['demo-team'] })
    const { body } = await jiraWithBoards.call('GET', '/jira/10100/sprints?completeness=true', { person })
    expect(body).toMatchObject({ complete: true })
    expect(idsAndStates(body)).toEqual(['102 active', '103 future', '104 future'])
  })

  test('are a plain list of ids and names unless asked for more', async () => {
    const person = await server.signIn()
    await jiraWithBoards.connect(person, { email: emailOf(person), sites: ['demo-team'] })
    const { body } = await jiraWithBoards.call('GET', '/jira/WEB/sprints', { person })
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ id: '102', name: expect.any(String) })]))
  })

  test('come from its issues otherwise, which shows no empty ones and says so', async () => {
    const person = await connected()
    await createIssueInSprint(person, { sprint: 103, project: '10100' })
    const { body } = await jira.call('GET', '/jira/WEB/sprints?completeness=true', { person })
    expect(body).toMatchObject({ complete: false })
    expect(idsAndStates(body)).toContain('103 future')
  })

  test('of a project that is not there are refused, as is a word of JQL', async () => {
    const person = await connected()
    expect(await jira.call('GET', '/jira/NOWHERE/sprints', { person })).toMatchObject({ status: 404 })
    expect(await jira.call('GET', `/jira/${encodeURIComponent('X" OR project = "WEB')}/sprints`, { person })).toMatchObject({ status: 400 })
  })
})

describe("Jira's refresh tokens rotate", () => {
  test('so a renewal happens once for everybody who asks, on two servers at the same time', async () => {
    const person = await connected()
    await expire(person)
    const asks = [server, boards, server, boards, server, boards].map(({ services }) => services.connections.grant(person.userId, 'jira'))
    const tokens = (await Promise.all(asks)).map((grant) => (grant.kind === 'granted' ? grant.accessToken : grant.kind))
    expect(new Set(tokens).size).toBe(1)
    await expire(person)
    expect(await server.services.connections.grant(person.userId, 'jira')).toMatchObject({ kind: 'granted' })
  })

  test('and a server that dies before it stored the new one leaves the old one to be used again', async () => {
    const person = await connected()
    const before = await storedRow(person)
    await expire(person)
    await server.services.connections.grant(person.userId, 'jira')
    await database.db.update(connections).set({ sealedTokens: before.sealedTokens, accessExpiresAt: sql`now()` }).where(ownedBy(person))
    expect(await server.services.connections.grant(person.userId, 'jira')).toMatchObject({ kind: 'granted' })
    expect(await projectKeys(person)).toContain('WEB')
  })
})

test('disconnecting forgets the site too', async () => {
  const person = await connected()
  expect(await jira.call('DELETE', '/jira', { person })).toMatchObject({ status: 200, body: { connected: false, sites: [], siteId: null } })
  expect(await database.db.select().from(connections).where(ownedBy(person))).toEqual([])
})

async function connected(): Promise<SignedIn> {
  const person = await server.signIn()
  await jira.connect(person, { email: emailOf(person), sites: ['demo-team'] })
  return person
}

async function projectKeys(person: SignedIn): Promise<string[]> {
  const { body } = await jira.call('GET', '/jira/projects', { person })
  return z.array(JiraProjectSchema).parse(body).map(({ key }) => key)
}

async function createIssueInSprint(person: SignedIn, { project, sprint }: { project: string; sprint: number }): Promise<void> {
  const grant = await server.services.connections.grant(person.userId, 'jira')
  if (grant.kind !== 'granted') throw new Error(grant.kind)
  const reply = await fetch(`${server.services.outsideUrls.jira}/ex/jira/${grant.site!.id}/rest/api/3/issue`, {
    method: 'POST',
    headers: { authorization: `Bearer ${grant.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { project: { id: project }, issuetype: { id: '10002' }, summary: 'Something to do', customfield_10107: sprint } }),
  })
  expect(reply.status).toBe(201)
}

function idsAndStates(list: unknown): string[] {
  return JiraSprintListSchema.parse(list).values.map(({ id, state }) => `${id} ${state}`)
}

function emailOf(person: SignedIn): string {
  return `${person.userId}@example.test`
}

function ownedBy(person: SignedIn) {
  return and(eq(connections.userId, person.userId), eq(connections.provider, 'jira'))
}

async function storedRow(person: SignedIn) {
  const [row] = await database.db.select().from(connections).where(ownedBy(person))
  return row!
}

async function expire(person: SignedIn): Promise<void> {
  await database.db.update(connections).set({ accessExpiresAt: sql`now()` }).where(ownedBy(person))
}
