import { describe, expect, test } from 'vitest'
import { listJiraLinks } from '../../sandbox/jira/inspect.ts'
import { listCalls } from '../../sandbox/stand-in/inspect.ts'
import { PlanExportSchema, PlanExportsSchema, type PlanExport } from '../../src/contract/exports.ts'
import { exportTasks, QUICK_EXPORTS, readIssues, savePlan } from '../support/export-fixtures.ts'
import { openExportServer } from '../support/export-scene.ts'
import { createServiceConnector } from '../support/service-connector.ts'
import { controlStandIns } from '../support/stand-in-faults.ts'
import { createTestDatabase } from '../support/test-database.ts'
import type { SignedIn } from '../support/test-server.ts'

const database = await createTestDatabase()
/** Looking for issues by their keys takes some hundred calls at once. */
const STAND_IN = { jiraIndexLagMs: [50, 500], jiraCallsPerSecond: 10_000 }
const server = await openExportServer(database, STAND_IN)
const jira = createServiceConnector(`${server.origin}/api`, 'jira')

type Scene = { person: SignedIn; planId: string; account: string }

async function scene(count = 6): Promise<Scene> {
  const person = await server.signIn()
  const account = `${person.userId}@example.test`
  await jira.connect(person, { email: account, sites: ['demo-team'] })
  const { planId } = await savePlan(database, person.userId, { plannerType: 'sprint', tasks: exportTasks(count) })
  return { person, planId, account }
}

const failing = ({ account }: Scene, rules: object[]) => controlStandIns(server.origin, { rules: rules.map((rule) => ({ service: 'jira', account, ...rule })) })

async function exportPlan({ person, planId }: Scene): Promise<PlanExport> {
  const { body } = await jira.call('POST', '/jira/task', { person, body: { projectKey: 'WEB', sprintId: '102', promptHistoryId: planId } })
  return PlanExportSchema.parse(body)
}

async function endFaults(): Promise<void> {
  await fetch(`${server.origin}/sandbox/faults`, { method: 'DELETE' })
  await controlStandIns(server.origin, { settings: STAND_IN })
}

/** By name: what is repeated is made later than what follows it. */
async function livingTasks({ planId }: Scene): Promise<string[]> {
  return (await readIssues(database, planId)).filter(({ isDeleted }) => !isDeleted).map(({ task }) => task).toSorted()
}

async function countCalls({ account }: Scene, operation: string): Promise<number> {
  return (await listCalls(database.pool, { service: 'jira', email: account })).filter((call) => call.operation === operation).length
}

const SIX = ['step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'step-6']
const RETRIES_LATER = { state: 'exported', sent: 6, total: 6, error: null }

describe('when nobody knows how a bulk call ended', () => {
  test.each([
    ['it broke off after everything was made', { kind: 'cut', when: 'after' }],
    ['it broke off in the middle', { kind: 'cut', when: 'during', share: 0.4 }],
    ['it broke off before', { kind: 'cut', when: 'before' }],
    ['it answered 503', { kind: 'status', status: 503 }],
    ['it took longer than we wait, and made everything', { kind: 'latency', latencyMs: 1_100, when: 'before' }],
  ])('because %s: each task is there once in the end', async (_, fault) => {
    const here = await scene()
    await failing(here, [{ operation: 'issue.bulk', fault }])
    expect(await exportPlan(here)).toMatchObject(RETRIES_LATER)
    expect(await livingTasks(here)).toEqual(SIX)
    expect(await listJiraLinks(database.pool, here.account)).toHaveLength(4)
    expect(server.errors).toEqual([])
  })

  test('nothing is created again while it may still show up', async () => {
    const here = await scene(2)
    await failing(here, [{ operation: 'issue.bulk', fault: { kind: 'cut', when: 'before' } }])
    const begunAt = performance.now()
    expect(await exportPlan(here)).toMatchObject({ state: 'exported', sent: 2 })
    expect(performance.now() - begunAt).toBeGreaterThan(QUICK_EXPORTS.callMs! + QUICK_EXPORTS.settleMs!)
    expect(await countCalls(here, 'issue.bulk')).toBe(2)
    expect(await countCalls(here, 'search')).toBeGreaterThan(3)
  })

  test('and the search lags for longer than we wait: nothing is made twice, since issues are asked for by their keys', async () => {
    const here = await scene()
    await controlStandIns(server.origin, { settings: { jiraIndexLagMs: [30_000, 40_000] } })
    await failing(here, [{ operation: 'issue.bulk', fault: { kind: 'cut', when: 'during', share: 0.5 } }])
    expect(await exportPlan(here)).toMatchObject(RETRIES_LATER)
    expect(await livingTasks(here)).toEqual(SIX)
    await controlStandIns(server.origin, { settings: STAND_IN })
  })

  test('and Jira does not let us look: the tasks are unconfirmed, and Retry finds them instead of making them again', async () => {
    const here = await scene()
    await failing(here, [{ operation: 'issue.bulk', fault: { kind: 'cut', when: 'after' } }, { operation: 'search', times: 100, fault: { kind: 'status', status: 503 } }])
    const first = await exportPlan(here)
    expect(first).toMatchObject({ state: 'incomplete', sent: 0, total: 6 })
    expect(first.tasks.every(({ state, reason }) => state === 'unconfirmed' && reason !== null)).toBe(true)
    await endFaults()
    expect((await jira.call('POST', `/exports/${first.id}/retry`, { person: here.person })).body).toMatchObject(RETRIES_LATER)
    expect(await livingTasks(here)).toEqual(SIX)
    expect(await countCalls(here, 'issue.bulk')).toBe(1)
  })

  test('and the export is removed instead: what turns up is taken back too', async () => {
    const here = await scene()
    await failing(here, [{ operation: 'issue.bulk', fault: { kind: 'cut', when: 'after' } }])
    const running = exportPlan(here)
    while ((await livingTasks(here)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const { exports } = PlanExportsSchema.parse((await jira.call('GET', `/plans/${here.planId}/exports`, { person: here.person })).body)
    expect((await jira.call('DELETE', `/exports/${exports[0]!.id}`, { person: here.person })).body).toMatchObject({ state: 'removed' })
    expect(await running).toMatchObject({ state: 'removed' })
    expect(await livingTasks(here)).toEqual([])
    expect(server.errors).toEqual([])
  })
})

describe('a call that certainly was not carried out', () => {
  test.each(['seconds', 'date'])('is repeated after the time that Jira names in or as a %s', async (retryAfterAs) => {
    const here = await scene()
    await failing(here, [{ operation: 'issue.bulk', fault: { kind: 'status', status: 429, retryAfterSeconds: 1, retryAfterAs } }])
    const begunAt = performance.now()
    expect(await exportPlan(here)).toMatchObject(RETRIES_LATER)
    expect(performance.now() - begunAt).toBeGreaterThan(1_000)
    expect(await livingTasks(here)).toEqual(SIX)
  })

  test('is given up when Jira asks for more than anybody waits, with that time as the reason', async () => {
    const here = await scene(2)
    await failing(here, [{ operation: 'issue.bulk', fault: { kind: 'status', status: 429, retryAfterSeconds: 1_800 } }])
    expect(await exportPlan(here)).toMatchObject({ state: 'stopped', sent: 0, tasks: [{ state: 'failed', reason: expect.stringContaining('30 min') }, { state: 'failed' }] })
  })
})

test('items that Jira refuses are told one by one, and the others are there', async () => {
  const here = await scene()
  await failing(here, [{ operation: 'issue.bulk', fault: { kind: 'reject', items: [0, 3] } }])
  const first = await exportPlan(here)
  expect(first).toMatchObject({ state: 'incomplete', sent: 4, total: 6 })
  expect(first.tasks.filter(({ state }) => state === 'failed').map(({ taskId }) => taskId)).toEqual(['step-1', 'step-4'])
  expect(await livingTasks(here)).toEqual(['step-2', 'step-3', 'step-5', 'step-6'])
  expect((await jira.call('POST', `/exports/${first.id}/retry`, { person: here.person })).body).toMatchObject(RETRIES_LATER)
  expect(await livingTasks(here)).toEqual(SIX)
})

test.each([
  ['breaks off after it was made', { kind: 'cut', when: 'after' }],
  ['breaks off before', { kind: 'cut', when: 'before' }],
  ['answers 500', { kind: 'status', status: 500 }],
])('a link whose call %s is there once', async (_, fault) => {
  const here = await scene(4)
  await failing(here, [{ operation: 'issueLink.create', fault }])
  expect(await exportPlan(here)).toMatchObject({ state: 'exported', sent: 4 })
  expect(await listJiraLinks(database.pool, here.account)).toHaveLength(2)
  expect(server.errors).toEqual([])
})

test('what cannot be removed is told, and removing goes on with that alone', async () => {
  const here = await scene(3)
  const { id } = await exportPlan(here)
  await failing(here, [{ operation: 'issue.delete', skip: 1, fault: { kind: 'status', status: 403 } }])
  const removal = await jira.call('DELETE', `/exports/${id}`, { person: here.person })
  expect(removal.body).toMatchObject({ state: 'incomplete', sent: 1, error: { code: 'removal_incomplete' } })
  expect(await livingTasks(here)).toHaveLength(1)
  expect((await jira.call('POST', `/exports/${id}/retry`, { person: here.person })).body).toMatchObject({ state: 'removed' })
  expect(await livingTasks(here)).toEqual([])
})

test('a grant that is taken back stops the export, and a new one goes on with it', async () => {
  const here = await scene()
  await failing(here, [{ operation: 'issue.bulk', fault: { kind: 'revoke' } }])
  expect(await exportPlan(here)).toMatchObject({ state: 'stopped', error: { code: 'needs_reconnect' } })
  await jira.connect(here.person, { email: here.account, sites: ['demo-team'] })
  expect(await exportPlan(here)).toMatchObject(RETRIES_LATER)
  expect(server.errors).toEqual([])
})
