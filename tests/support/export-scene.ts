import { afterAll, beforeEach } from 'vitest'
import { listCalls } from '../../sandbox/stand-in/inspect.ts'
import type { Provider } from '../../src/contract/connections.ts'
import { PlanExportSchema, PlanExportsSchema, type PlanExport } from '../../src/contract/exports.ts'
import type { Plan, Task } from '../../src/contract/plan.ts'
import type { ExportTiming } from '../../src/server/exports/export-timing.ts'
import { startReachableServer } from './consent.ts'
import { exportTasks, QUICK_EXPORTS, readEvents, readIssues, replacePlan, savePlan } from './export-fixtures.ts'
import { createServiceConnector } from './service-connector.ts'
import { controlStandIns } from './stand-in-faults.ts'
import type { TestDatabase } from './test-database.ts'
import type { SignedIn } from './test-server.ts'

export type ExportServer = Awaited<ReturnType<typeof startReachableServer>> & {
  /** What the server logged as errors during the test. */
  errors: unknown[]
}

/** A server of quick exports for the test file that calls this at its top level; its stand-ins have `settings` before each test. */
export async function openExportServer(database: TestDatabase, settings: object = {}, timing: Partial<ExportTiming> = {}): Promise<ExportServer> {
  const server = await startReachableServer({ database, exportTiming: { ...QUICK_EXPORTS, ...timing } })
  const errors: unknown[] = []
  server.services.reportTo({ error: (details) => void errors.push(details), warn: () => {} })
  beforeEach(async () => {
    errors.length = 0
    await controlStandIns(server.origin, { settings })
  })
  afterAll(() => server.close())
  return { ...server, errors }
}

/** One person with one plan and a connection to one service, and what they can do with it. */
export type ExportScene = {
  person: SignedIn
  plan: Plan
  account: string
  /** Presses the button; answers how the export ended. */
  send(): Promise<PlanExport>
  /** Presses Retry. */
  retry(): Promise<PlanExport>
  /** Takes the export back. */
  remove(): Promise<PlanExport>
  /** Changes the plan. */
  edit(change: (tasks: Task[]) => Task[]): Promise<void>
  /** Tells the service to fail in calls of this person. */
  failing(rules: readonly object[]): Promise<void>
  /** Connects the service anew. */
  reconnect(): Promise<void>
  /** Task ids of what lives in the service, one for each event or issue. */
  living(): Promise<string[]>
  /** Names of the calls that the service took from this person. */
  calls(): Promise<string[]>
  count(operation: string): Promise<number>
}

export type ExportSceneParts = { database: TestDatabase; server: { origin: string; signIn(): Promise<SignedIn> }; provider: Provider; count: number; sprintId?: string | null; projectKey?: string }

export async function openExportScene({ database, server, provider, count, sprintId = null, projectKey = 'WEB' }: ExportSceneParts): Promise<ExportScene> {
  const connector = createServiceConnector(`${server.origin}/api`, provider)
  const person = await server.signIn()
  const account = `${person.userId}@example.test`
  const connect = async () => void (await connector.connect(person, { email: account, ...(provider === 'jira' ? { sites: ['demo-team'] } : {}) }))
  await connect()
  const { plan, planId } = await savePlan(database, person.userId, { plannerType: provider === 'jira' ? 'sprint' : 'calendar', tasks: exportTasks(count) })
  const [path, body] = provider === 'jira' ? ['/jira/task', { projectKey, sprintId, promptHistoryId: planId }] : ['/calendar/create-event', { promptHistoryId: planId }]

  async function exportId(): Promise<string> {
    const { exports } = PlanExportsSchema.parse((await connector.call('GET', `/plans/${planId}/exports`, { person })).body)
    return exports[0]!.id
  }

  const scene: ExportScene = {
    person,
    plan,
    account,
    send: async () => PlanExportSchema.parse((await connector.call('POST', path, { person, body })).body),
    retry: async () => PlanExportSchema.parse((await connector.call('POST', `/exports/${await exportId()}/retry`, { person })).body),
    remove: async () => PlanExportSchema.parse((await connector.call('DELETE', `/exports/${await exportId()}`, { person })).body),
    edit: async (change) => {
      scene.plan = { ...scene.plan, tasks: change(scene.plan.tasks) }
      await replacePlan(database, person.userId, scene.plan)
    },
    failing: async (rules) => controlStandIns(server.origin, { rules: rules.map((rule) => ({ service: provider, account, ...rule })) }),
    reconnect: connect,
    async living() {
      if (provider === 'jira') return (await readIssues(database, planId)).filter(({ isDeleted }) => !isDeleted).map(({ task }) => task)
      return (await readEvents(database, planId)).filter(({ status }) => status === 'confirmed').map(({ id }) => id)
    },
    calls: async () => (await listCalls(database.pool, { service: provider, email: account })).map(({ operation }) => operation),
    count: async (operation) => (await scene.calls()).filter((call) => call === operation).length,
  }
  return scene
}
