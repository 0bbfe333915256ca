import { describe, expect, test } from 'vitest'
import { listCalls } from '../../sandbox/stand-in/inspect.ts'
import { PlanExportSchema, PlanExportsSchema, type PlanExport } from '../../src/contract/exports.ts'
import { exportTasks, readEvents, savePlan } from '../support/export-fixtures.ts'
import { openExportServer } from '../support/export-scene.ts'
import { createServiceConnector } from '../support/service-connector.ts'
import { controlStandIns } from '../support/stand-in-faults.ts'
import { createTestDatabase } from '../support/test-database.ts'
import type { SignedIn } from '../support/test-server.ts'

const database = await createTestDatabase()
const server = await openExportServer(database)
const google = createServiceConnector(`${server.origin}/api`, 'google')

type Scene = { person: SignedIn; planId: string; account: string }

async function scene(count = 3): Promise<Scene> {
  const person = await server.signIn()
  const account = `${person.userId}@example.test`
  await google.connect(person, { email: account })
  const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(count) })
  return { person, planId, account }
}

const failing = ({ account }: Scene, rules: object[]) => controlStandIns(server.origin, { rules: rules.map((rule) => ({ service: 'google', account, ...rule })) })

async function exportPlan({ person, planId }: Scene): Promise<PlanExport> {
  const { body } = await google.call('POST', '/calendar/create-event', { person, body: { promptHistoryId: planId } })
  return PlanExportSchema.parse(body)
}

async function operations({ account }: Scene): Promise<string[]> {
  return (await listCalls(database.pool, { service: 'google', email: account })).map(({ operation }) => operation)
}

async function firstInsert(here: Scene): Promise<void> {
  while (!(await operations(here)).includes('events.insert')) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function livingTitles({ planId }: Scene): Promise<string[]> {
  const events = await readEvents(database, planId)
  return events.filter(({ status }) => status === 'confirmed').map(({ document }) => String(document['summary'])).toSorted()
}

describe('Google Calendar fails for a while', () => {
  test.each([
    ['breaks off after it has made the event', { kind: 'cut', when: 'after' }],
    ['breaks off in the middle of its answer', { kind: 'cut', when: 'during' }],
    ['breaks off before', { kind: 'cut', when: 'before' }],
    ['answers 500', { kind: 'status', status: 500 }],
    ['is cut off by a gateway with 408 after it has made the event', { kind: 'status', status: 408, when: 'after' }],
    ['answers 503', { kind: 'status', status: 503 }],
    ['answers 429 and says to come back at once', { kind: 'status', status: 429, retryAfterSeconds: 0 }],
    ['answers 429', { kind: 'status', status: 429, retryAfterSeconds: 1 }],
    ['says with 403 that the limit is reached', { kind: 'status', status: 403 }],
    ['takes longer than we wait, and makes the event', { kind: 'latency', latencyMs: 1_300, when: 'before' }],
    ['ends the token early', { kind: 'expire' }],
  ])('and %s: every task is there once', async (_, fault) => {
    const here = await scene()
    // A token that ends again right after it was renewed is a grant that does not cover the call.
    await failing(here, [{ operation: 'events.insert', times: fault.kind === 'expire' ? 1 : 2, fault }])
    expect(await exportPlan(here)).toMatchObject({ state: 'exported', sent: 3, error: null })
    expect(await livingTitles(here)).toEqual(['Step 1', 'Step 2', 'Step 3'])
    expect(server.errors).toEqual([])
  })

  test.each(['seconds', 'date'])('and names a time to wait, in or as a %s: that long is waited', async (retryAfterAs) => {
    const here = await scene(1)
    await failing(here, [{ operation: 'events.insert', fault: { kind: 'status', status: 429, retryAfterSeconds: 1, retryAfterAs } }])
    const begunAt = performance.now()
    expect(await exportPlan(here)).toMatchObject({ state: 'exported' })
    expect(performance.now() - begunAt).toBeGreaterThan(1_000)
    expect((await operations(here)).filter((operation) => operation === 'events.insert')).toHaveLength(2)
  })

  test('for longer than anybody waits: what may be there is unconfirmed, what is not is failed, and Retry mends both', async () => {
    const here = await scene(2)
    await failing(here, [
      { operation: 'events.insert', times: 1, fault: { kind: 'cut', when: 'after' } },
      { operation: 'events.insert', times: 40, fault: { kind: 'status', status: 429 } },
    ])
    const first = await exportPlan(here)
    expect(first).toMatchObject({ state: 'incomplete', sent: 0, total: 2 })
    expect(first.tasks.map(({ state }) => state).toSorted()).toEqual(['failed', 'unconfirmed'])
    expect(first.tasks.every(({ reason }) => reason !== null && reason.length > 10)).toBe(true)
    expect(await livingTitles(here)).toHaveLength(1)
    await fetch(`${server.origin}/sandbox/faults`, { method: 'DELETE' })
    expect((await google.call('POST', `/exports/${first.id}/retry`, { person: here.person })).body).toMatchObject({ state: 'exported', sent: 2 })
    expect(await livingTitles(here)).toEqual(['Step 1', 'Step 2'])
    expect(server.errors).toEqual([])
  })
})

test('another refusal is not repeated, and tells the reason', async () => {
  const here = await scene(1)
  const { plan } = await savePlan(database, here.person.userId, { tasks: exportTasks(1).map((task) => ({ ...task, startTime: '10:00', endTime: '09:00' })) })
  const refused = await exportPlan({ ...here, planId: plan.id })
  expect(refused).toMatchObject({ state: 'incomplete', tasks: [{ state: 'failed', reason: expect.stringContaining('Google Calendar did not take it') }] })
  expect((await operations(here)).filter((operation) => operation === 'events.insert')).toHaveLength(1)
})

test('a grant that is taken back stops the export, and a new one goes on with it', async () => {
  const here = await scene(6)
  await failing(here, [{ operation: 'events.insert', skip: 2, fault: { kind: 'revoke' } }])
  const stopped = await exportPlan(here)
  expect(stopped).toMatchObject({ state: 'stopped', error: { code: 'needs_reconnect', detail: expect.stringContaining('profile') } })
  expect(await google.call('POST', '/calendar/create-event', { person: here.person, body: { promptHistoryId: here.planId } })).toMatchObject({ status: 409, body: { code: 'needs_reconnect' } })
  await google.connect(here.person, { email: here.account })
  expect(await exportPlan(here)).toMatchObject({ state: 'exported', sent: 6 })
  expect(await livingTitles(here)).toHaveLength(6)
  expect(server.errors).toEqual([])
})

test('whoever goes away does not stop it, and whoever watches sees it count up', async () => {
  const here = await scene(8)
  await failing(here, [{ operation: 'events.insert', times: 8, fault: { kind: 'latency', latencyMs: 250, when: 'before' } }])
  const request = { method: 'POST', headers: { ...here.person.headers, 'content-type': 'application/json' }, body: JSON.stringify({ promptHistoryId: here.planId }) }
  const leaving = new AbortController()
  const left = fetch(`${server.origin}/api/calendar/create-event`, { ...request, signal: leaving.signal }).catch(() => 'left')
  await firstInsert(here)
  leaving.abort()
  expect(await left).toBe('left')

  const { exports } = PlanExportsSchema.parse((await google.call('GET', `/plans/${here.planId}/exports`, { person: here.person })).body)
  const stream = await fetch(`${server.origin}/api/exports/${exports[0]!.id}`, { headers: here.person.headers })
  const views = (await stream.text()).match(/^data: .*$/gmu)!.map((line) => PlanExportSchema.parse(JSON.parse(line.slice(6))))
  const counts = views.map(({ sent }) => sent)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(counts.length).toBeGreaterThan(1)
  expect(views[0]).toMatchObject({ state: 'exporting', total: 8 })
  expect(views.at(-1)).toMatchObject({ state: 'exported', sent: 8, total: 8 })
})

test('nothing is called that the granted scope does not cover', async () => {
  const here = await scene(4)
  const { id } = await exportPlan(here)
  await google.call('DELETE', `/exports/${id}`, { person: here.person })
  expect([...new Set(await operations(here))].filter((operation) => !operation.startsWith('events.') && operation !== 'oauth.token')).toEqual([])
})

test('disconnecting stops a running export in the same moment', async () => {
  const here = await scene(8)
  await failing(here, [{ operation: 'events.insert', times: 8, fault: { kind: 'latency', latencyMs: 300, when: 'before' } }])
  const running = exportPlan(here)
  await firstInsert(here)
  expect((await google.call('DELETE', '/google', { person: here.person })).status).toBe(200)
  expect(await running).toMatchObject({ state: 'stopped', error: { code: 'disconnected' } })
  const calls = (await operations(here)).length
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await operations(here)).toHaveLength(calls)
  expect(server.errors).toEqual([])
})

test('deleting the plan ends its export', async () => {
  const here = await scene(8)
  await failing(here, [{ operation: 'events.insert', times: 8, fault: { kind: 'latency', latencyMs: 300, when: 'before' } }])
  const running = google.call('POST', '/calendar/create-event', { person: here.person, body: { promptHistoryId: here.planId } })
  await firstInsert(here)
  await google.call('DELETE', `/history/${here.planId}/user/${here.person.userId}`, { person: here.person })
  expect(await running).toMatchObject({ status: 404 })
  expect(server.errors).toEqual([])
})
