import { describe, expect, onTestFinished, test } from 'vitest'
import { listCalls } from '../../sandbox/stand-in/inspect.ts'
import type { Provider } from '../../src/contract/connections.ts'
import { PlanExportSchema, type PlanExport } from '../../src/contract/exports.ts'
import { exportTasks, QUICK_EXPORTS, savePlan } from '../support/export-fixtures.ts'
import { openExportScene, openExportServer } from '../support/export-scene.ts'
import { createServiceConnector } from '../support/service-connector.ts'
import { createTestDatabase } from '../support/test-database.ts'
import { startTestServer, type SignedIn } from '../support/test-server.ts'

const database = await createTestDatabase()
/** Holds the stand-ins. It is never asked for an export, so that the other servers alone work. */
const home = await openExportServer(database, { jiraIndexLagMs: [50, 300] }, { sweepMs: 2 ** 30 })
/** An answer that is late on a busy machine is waited for: a pause that nobody has heard of cannot be kept. */
const PATIENT = { ...QUICK_EXPORTS, callMs: 5_000, leaseMs: 10_000 }

describe.each(['google', 'jira'] as const)('a pause that %s asks for in one call', (provider) => {
  const operation = provider === 'google' ? 'events.insert' : 'issueLink.create'

  test('is kept by every other, of another plan and on another server too', { timeout: 30_000 }, async () => {
    const here = await openExportScene({ database, server: home, provider, count: 1 })
    const workers = [await openWorker(provider), await openWorker(provider)]
    await here.failing([{ operation, skip: 3, fault: { kind: 'status', status: 429, retryAfterSeconds: 3 } }])
    const sent = await Promise.all(workers.map((worker) => worker.sendPlanOf(here.person)))
    expect(sent).toMatchObject([{ state: 'exported', sent: 12 }, { state: 'exported', sent: 12 }])
    const calls = await listCalls(database.pool, { service: provider, email: here.account })
    const refused = calls.find(({ status }) => status === 429)!
    // Calls that were on their way when the answer came are let end.
    const meanwhile = calls.filter(({ atMs }) => atMs > refused.atMs + 1_000 && atMs < refused.atMs + 2_900)
    expect(meanwhile).toEqual([])
  })

  test('holds when the server that was told is gone', async () => {
    const here = await openExportScene({ database, server: home, provider, count: 1 })
    const told = await openWorker(provider)
    await here.failing([{ operation, fault: { kind: 'status', status: 429, retryAfterSeconds: 1_800 } }])
    const stopped = { state: 'stopped', error: { code: 'service_unavailable', detail: expect.stringContaining('30 min') } }
    expect(await told.sendPlanOf(here.person)).toMatchObject(stopped)
    await told.close()
    const calls = (await here.calls()).length
    const other = await openWorker(provider)
    expect(await other.sendPlanOf(here.person)).toMatchObject({ ...stopped, sent: 0 })
    expect(await here.calls()).toHaveLength(calls)
  })
})

/** One more server of the installation, which sends a plan of its own. */
async function openWorker(provider: Provider): Promise<{ sendPlanOf(person: SignedIn): Promise<PlanExport>; close(): Promise<void> }> {
  const server = await startTestServer({ database, issuer: home.issuer, env: { PUBLIC_URL: home.origin }, exportTiming: PATIENT })
  let closing: Promise<void> | null = null
  const close = () => (closing ??= server.close())
  onTestFinished(close)
  const connector = createServiceConnector(await server.apiUrl(), provider)
  return {
    close,
    async sendPlanOf(person) {
      const { planId } = await savePlan(database, person.userId, { plannerType: provider === 'jira' ? 'sprint' : 'calendar', tasks: exportTasks(12) })
      const [path, body] = provider === 'jira' ? ['/jira/task', { projectKey: 'WEB', sprintId: null, promptHistoryId: planId }] : ['/calendar/create-event', { promptHistoryId: planId }]
      return PlanExportSchema.parse((await connector.call('POST', path, { person, body })).body)
    },
  }
}
