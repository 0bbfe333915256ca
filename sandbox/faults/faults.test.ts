import { request } from 'node:http'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { listCalls } from '../stand-in/inspect.ts'
import { listCalendarEntries } from '../google-calendar/inspect.ts'
import { listJiraEntries } from '../jira/inspect.ts'
import { clearFaults, connectGoogle, nextEmail, openJiraSite, requestTokens, setFaults, startStandIns } from '../../tests/support/stand-ins.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { drawFault } from './draw-fault.ts'
import { FaultScheduleSchema } from './fault-schema.ts'

/** What fetch says of a broken line, before and in the middle of an answer. */
const CUT = /fetch failed|terminated/
const database = await createTestDatabase()
const standIns = await startStandIns(database.pool)
afterAll(() => standIns.close())
afterEach(() => clearFaults(standIns))

describe('a call can be refused', () => {
  test('with 429 and Retry-After, after others have passed, and only so often', async () => {
    const { insert, email } = await openCalendar()
    await setFaults(standIns, { rules: [{ service: 'google', operation: 'events.insert', account: email, skip: 1, times: 2, fault: { kind: 'status', status: 429, retryAfterSeconds: 7 } }] })
    const replies = [await insert('aaaaa'), await insert('bbbbb'), await insert('ccccc'), await insert('ddddd')]
    expect(replies.map(({ status }) => status)).toEqual([200, 429, 429, 200])
    expect([replies[1]!.headers.get('retry-after'), await replies[1]!.json()]).toEqual(['7', { error: { errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded', message: 'Rate Limit Exceeded' }], code: 429, message: 'Rate Limit Exceeded' } }])
    expect(await eventIds(email)).toEqual(['aaaaa', 'ddddd'])
  })

  test('by Jira with everything that a limit tells, and by a gateway with nothing', async () => {
    const site = await openJiraSite(standIns)
    await setFaults(standIns, { rules: [429, 429].map((status, index) => ({ service: 'jira', account: site.email, fault: { kind: 'status', status, ...(index === 0 ? { retryAfterSeconds: 3 } : {}) } })) })
    const own = await site.call('GET', '/rest/api/3/myself')
    expect([own.status, own.headers.get('retry-after'), own.headers.get('ratelimit-reason'), own.headers.get('x-ratelimit-remaining')]).toEqual([429, '3', 'jira-burst-based', '0'])
    expect(own.headers.get('x-ratelimit-reset')).toMatch(/^\d{4}-\d\d-\d\dT/)
    const gateway = await site.call('GET', '/rest/api/3/myself')
    expect([gateway.status, gateway.headers.get('retry-after')]).toEqual([429, null])
    expect((await site.call('GET', '/rest/api/3/myself')).status).toBe(200)
  })

  test('only for the account that was named', async () => {
    const [one, other] = [await openCalendar(), await openCalendar()]
    await setFaults(standIns, { rules: [{ service: 'google', account: one.email, times: 100, fault: { kind: 'status', status: 503 } }] })
    expect([(await one.insert('aaaaa')).status, (await other.insert('aaaaa')).status]).toEqual([503, 200])
  })
})

describe('the line can be cut', () => {
  test.each([
    ['before', []],
    ['during', ['aaaaa']],
    ['after', ['aaaaa']],
  ])('%s the event is stored', async (when, stored) => {
    const { insert, email } = await openCalendar()
    await setFaults(standIns, { rules: [{ service: 'google', operation: 'events.insert', fault: { kind: 'cut', when } }] })
    await expect(insert('aaaaa').then((reply) => reply.json())).rejects.toThrow(CUT)
    expect(await eventIds(email)).toEqual(stored)
    expect((await insert('aaaaa')).status).toBe(stored.length === 0 ? 200 : 409)
  })

  test('during an answer that has no body', async () => {
    const { insert, address, headers, email } = await openCalendar()
    await insert('aaaaa')
    await setFaults(standIns, { rules: [{ service: 'google', operation: 'events.delete', fault: { kind: 'cut', when: 'during' } }] })
    await expect(fetch(`${address}/aaaaa`, { method: 'DELETE', headers })).rejects.toThrow(CUT)
    expect(await listCalendarEntries(database.pool, email)).toMatchObject([{ status: 'cancelled' }])
  })

  test('in the middle of a bulk call: what came first is there', async () => {
    const site = await openJiraSite(standIns)
    await setFaults(standIns, { rules: [{ service: 'jira', operation: 'issue.bulk', fault: { kind: 'cut', when: 'during', share: 0.5 } }] })
    await expect(createIssues(site, 7)).rejects.toThrow(CUT)
    expect((await listJiraEntries(database.pool, site.email)).map(({ fields }) => fields.summary)).toEqual(['Issue 0', 'Issue 1', 'Issue 2', 'Issue 3'])
    const calls = await listCalls(database.pool, { service: 'jira', email: site.email })
    expect(calls.filter(({ operation }) => operation === 'issue.bulk')).toMatchObject([{ status: null }])
  })

  test('while a token is refreshed: the rotated token of Jira is lost with it', async () => {
    const site = await openJiraSite(standIns)
    await setFaults(standIns, { rules: [{ service: 'jira', operation: 'oauth.token', fault: { kind: 'cut', when: 'after' } }] })
    const refresh = () => requestTokens(`${standIns.jira.authUrl}/oauth/token`, { grant_type: 'refresh_token', refresh_token: site.refresh_token! })
    await expect(refresh()).rejects.toThrow(CUT)
    expect((await refresh()).status).toBe(200)
  })
})

test('the list of sites can fail like everything else', async () => {
  const site = await openJiraSite(standIns)
  await setFaults(standIns, { rules: [{ service: 'jira', operation: 'accessible-resources', account: site.email, fault: { kind: 'status', status: 502 } }] })
  const list = () => fetch(`${standIns.jira.apiUrl}/oauth/token/accessible-resources`, { headers: { authorization: `Bearer ${site.access_token}` } })
  expect([(await list()).status, (await list()).status]).toEqual([502, 200])
  expect((await listCalls(database.pool, { service: 'jira', email: site.email })).map(({ operation, status }) => [operation, status])).toEqual([['accessible-resources', 200], ['accessible-resources', 502], ['accessible-resources', 200]])
})

test('items of a bulk call can be made to fail', async () => {
  const site = await openJiraSite(standIns)
  await setFaults(standIns, { rules: [{ service: 'jira', operation: 'issue.bulk', fault: { kind: 'reject', items: [0, 2] } }] })
  const reply = await createIssues(site, 3)
  expect(reply).toMatchObject({ status: 201, body: { issues: [{}], errors: [{ failedElementNumber: 0, status: 400 }, { failedElementNumber: 2 }] } })
})

test('a client that gives up does not stop the work', async () => {
  const { address, headers, email } = await openCalendar()
  await setFaults(standIns, { rules: [{ service: 'google', operation: 'events.insert', fault: { kind: 'latency', latencyMs: 500 } }] })
  await expect(fetch(address, { method: 'POST', headers, body: eventBody('aaaaa'), signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/)
  expect(await eventIds(email)).toEqual([])
  await expect.poll(() => eventIds(email)).toEqual(['aaaaa'])
})

test('a grant can be revoked in the middle, and an access token can end early', async () => {
  const { insert, email, tokens } = await openCalendar()
  const refresh = () => requestTokens(standIns.google.tokenUrl, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token! })
  await setFaults(standIns, { rules: [{ service: 'google', account: email, fault: { kind: 'expire' } }] })
  expect((await insert('aaaaa')).status).toBe(401)
  expect((await insert('aaaaa')).status).toBe(401)
  const fresh = (await refresh()).body.access_token
  await setFaults(standIns, { rules: [{ service: 'google', account: email, fault: { kind: 'revoke' } }] })
  expect((await insert('aaaaa', fresh)).status).toBe(401)
  expect(await refresh()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

describe('a schedule', () => {
  const schedule = FaultScheduleSchema.parse({ service: 'jira', seed: 7, rate: 0.3 })
  const draws = Array.from({ length: 400 }, (_, call) => drawFault(schedule, call))

  test('draws the same for the same seed, about as often as it says, and every kind', () => {
    expect(Array.from({ length: 400 }, (_, call) => drawFault(schedule, call))).toEqual(draws)
    expect(Array.from({ length: 400 }, (_, call) => drawFault({ ...schedule, seed: 8 }, call))).not.toEqual(draws)
    const faults = draws.filter((fault) => fault !== null)
    expect(faults.length).toBeGreaterThan(90)
    expect(faults.length).toBeLessThan(150)
    expect(new Set(faults.map((fault) => (fault.kind === 'cut' ? fault.when : fault.kind)))).toEqual(new Set(['status', 'before', 'during', 'after', 'latency']))
  })

  test('is played call by call and ends after as many faults as it may have', async () => {
    const { insert, email } = await openCalendar()
    await setFaults(standIns, { schedules: [{ service: 'google', account: email, seed: 3, rate: 1, choices: ['500'], most: 2 }] })
    expect([(await insert('aaaaa')).status, (await insert('bbbbb')).status, (await insert('ccccc')).status]).toEqual([500, 500, 200])
  })
})

describe('the control', () => {
  test('says what is wrong with what it is told', async () => {
    await expect(setFaults(standIns, { rules: [{ service: 'google', fault: { kind: 'flood' } }] })).rejects.toThrow(/400.*rules\.0\.fault/)
    await expect(setFaults(standIns, { rule: [] })).rejects.toThrow(/400/)
  })

  test('listens to this machine under its own name alone', async () => {
    const { port } = new URL(standIns.origin)
    const status = (headers: Record<string, string>) => new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path: '/sandbox/faults', method: 'POST', headers: { 'content-type': 'application/json', ...headers } }, (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
      call.on('error', reject).end('{}')
    })
    expect(await status({ host: 'foreign.test' })).toBe(403)
    expect(await status({ host: `localhost:${port}`, origin: 'https://foreign.test' })).toBe(403)
    expect(await status({ host: `localhost:${port}` })).toBe(200)
  })
})

async function openCalendar() {
  const email = nextEmail()
  const tokens = await connectGoogle(standIns, { email })
  const address = `${standIns.google.rootUrl}calendar/v3/calendars/primary/events`
  const headersWith = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
  const insert = (id: string, token = tokens.access_token) => fetch(address, { method: 'POST', headers: headersWith(token), body: eventBody(id) })
  return { email, tokens, address, headers: headersWith(tokens.access_token), insert }
}

function eventBody(id: string): string {
  return JSON.stringify({ id, start: { date: '2027-01-04' }, end: { date: '2027-01-05' } })
}

async function eventIds(email: string): Promise<string[]> {
  return (await listCalendarEntries(database.pool, email)).map(({ id }) => id)
}

function createIssues(site: Awaited<ReturnType<typeof openJiraSite>>, count: number) {
  const issueUpdates = Array.from({ length: count }, (_, index) => ({ fields: { project: { key: 'WEB' }, issuetype: { id: '10002' }, summary: `Issue ${index}` } }))
  return site.call('POST', '/rest/api/3/issue/bulk', { issueUpdates })
}
