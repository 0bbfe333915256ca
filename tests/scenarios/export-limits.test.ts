import { describe, expect, test } from 'vitest'
import { openExportScene, openExportServer } from '../support/export-scene.ts'
import { createTestDatabase } from '../support/test-database.ts'

const database = await createTestDatabase()
const server = await openExportServer(database, { jiraIndexLagMs: [50, 300] })

const jiraScene = (count: number) => openExportScene({ database, server, provider: 'jira', count })
const googleScene = (count: number) => openExportScene({ database, server, provider: 'google', count })

const HALF_AN_HOUR = { kind: 'status', status: 429, retryAfterSeconds: 1_800 } as const
const TOLD = { code: 'service_unavailable', detail: expect.stringContaining('30 min') }

describe('a service that wants to be left alone for half an hour is not called again', () => {
  test('by a Jira export of 160 tasks, nor by Retry before the time', async () => {
    const here = await jiraScene(160)
    await here.failing([{ operation: 'issue.bulk', times: 100, fault: HALF_AN_HOUR }])
    expect(await here.send()).toMatchObject({ state: 'stopped', sent: 0, error: TOLD })
    expect(await here.count('issue.bulk')).toBe(1)
    const calls = (await here.calls()).length
    expect(await here.retry()).toMatchObject({ state: 'stopped', error: TOLD })
    expect(await here.calls()).toHaveLength(calls)
    expect(server.errors).toEqual([])
  })

  test('by a Jira export that links', async () => {
    const here = await jiraScene(30)
    await here.failing([{ operation: 'issueLink.create', times: 100, fault: HALF_AN_HOUR }])
    expect(await here.send()).toMatchObject({ state: 'stopped', sent: 30, error: TOLD })
    expect(await here.count('issueLink.create')).toBe(1)
  })

  test('by a Jira export that looks for what may be there', async () => {
    const here = await jiraScene(4)
    await here.failing([{ operation: 'issue.bulk', fault: { kind: 'cut', when: 'before' } }, { operation: 'search', times: 100, fault: HALF_AN_HOUR }])
    const stopped = await here.send()
    expect(stopped).toMatchObject({ state: 'stopped', error: TOLD })
    expect(stopped.tasks.map(({ state }) => state)).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed', 'unconfirmed'])
    expect(await here.count('search')).toBe(1)
  })

  test('by a calendar export of 40 tasks, but for the calls under way', async () => {
    const here = await googleScene(40)
    await here.failing([{ operation: 'events.insert', times: 100, fault: HALF_AN_HOUR }])
    expect(await here.send()).toMatchObject({ state: 'stopped', sent: 0, error: TOLD })
    expect(await here.count('events.insert')).toBeLessThanOrEqual(4)
    expect(server.errors).toEqual([])
  })

  test('when an export is taken back; what was never sent costs no call', async () => {
    const here = await googleScene(12)
    await here.failing([{ operation: 'events.insert', skip: 5, times: 100, fault: { kind: 'status', status: 403 } }])
    expect(await here.send()).toMatchObject({ state: 'incomplete', sent: 5 })
    await here.failing([{ operation: 'events.delete', times: 100, fault: HALF_AN_HOUR }])
    expect(await here.remove()).toMatchObject({ error: TOLD, sent: 5 })
    expect(await here.count('events.delete')).toBeLessThanOrEqual(4)
  })
})

test('what was never sent is forgotten without a call', async () => {
  const here = await googleScene(8)
  await here.failing([{ operation: 'events.insert', skip: 3, times: 100, fault: { kind: 'status', status: 403 } }])
  expect(await here.send()).toMatchObject({ state: 'incomplete', sent: 3 })
  expect(await here.remove()).toMatchObject({ state: 'removed', sent: 0 })
  expect(await here.count('events.delete')).toBe(3)
  expect(await here.living()).toEqual([])
})

test('a pause that is over is no reason any more', { timeout: 20_000 }, async () => {
  const here = await jiraScene(2)
  // Longer than a test's patience, which is 5 s.
  await here.failing([{ operation: 'issue.bulk', fault: { kind: 'status', status: 429, retryAfterSeconds: 6 } }])
  expect(await here.send()).toMatchObject({ state: 'stopped' })
  await expect.poll(async () => (await here.retry()).state, { timeout: 10_000, interval: 500 }).toBe('exported')
  expect(await here.living()).toHaveLength(2)
})

test.each(['google', 'jira'] as const)('a grant that %s has taken back is noticed before anything is sent', async (provider) => {
  const here = await openExportScene({ database, server, provider, count: 5 })
  const operation = provider === 'google' ? 'events.list' : 'createmeta.issuetypes'
  await here.failing([{ operation, fault: { kind: 'revoke' } }])
  expect(await here.send()).toMatchObject({ state: 'stopped', sent: 0, error: { code: 'needs_reconnect' }, tasks: Array.from({ length: 5 }, () => ({ state: 'pending' })) })
  expect(await here.count(provider === 'google' ? 'events.insert' : 'issue.bulk')).toBe(0)
  await here.reconnect()
  expect(await here.send()).toMatchObject({ state: 'exported', sent: 5 })
})

test.each(['google', 'jira'] as const)('a removal that %s stopped for want of a grant goes on as one with Retry', async (provider) => {
  const here = await openExportScene({ database, server, provider, count: 6 })
  await here.send()
  await here.failing([{ operation: provider === 'google' ? 'events.delete' : 'issue.delete', skip: 2, fault: { kind: 'revoke' } }])
  expect(await here.remove()).toMatchObject({ state: 'stopped', error: { code: 'needs_reconnect' } })
  expect((await here.living()).length).toBeGreaterThan(0)
  await here.reconnect()
  expect(await here.retry()).toMatchObject({ state: 'removed', sent: 0 })
  expect(await here.living()).toEqual([])
})
