import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PlanExportSchema, type PlanExport } from '../../contract/exports.ts'
import { startReachableServer } from '../../../tests/support/consent.ts'
import { exportTasks, QUICK_EXPORTS, readIssues, replacePlan, savePlan } from '../../../tests/support/export-fixtures.ts'
import { createServiceConnector, type ApiReply, type ServiceConnector } from '../../../tests/support/service-connector.ts'
import { controlStandIns } from '../../../tests/support/stand-in-faults.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import type { SignedIn } from '../../../tests/support/test-server.ts'

const database = await createTestDatabase()
let server: Awaited<ReturnType<typeof startReachableServer>>
let jira: ServiceConnector

beforeAll(async () => {
  server = await startReachableServer({ database, exportTiming: QUICK_EXPORTS })
  jira = createServiceConnector(`${server.origin}/api`, 'jira')
})
afterAll(() => server.close())

async function connectedPerson(site = 'demo-team'): Promise<SignedIn> {
  const person = await server.signIn()
  await jira.connect(person, { email: `${person.userId}@example.test`, sites: [site] })
  return person
}

/** What a refusal is instead of an export. */
const NO_EXPORT: PlanExport = { id: '', planId: '', target: 'jira', state: 'removed', sent: 0, total: 0, tasks: [], error: null, url: null }

type Wish = { planId: string; projectKey?: string; sprintId?: string | null }

async function addTasks(person: SignedIn, { planId, projectKey = 'WEB', sprintId = null }: Wish): Promise<ApiReply & { export: PlanExport }> {
  const reply = await jira.call('POST', '/jira/task', { person, body: { projectKey, sprintId, promptHistoryId: planId } })
  const parsed = PlanExportSchema.safeParse(reply.body)
  return { ...reply, export: parsed.data ?? NO_EXPORT }
}

async function savedSprint(person: SignedIn, count: number) {
  return savePlan(database, person.userId, { plannerType: 'sprint', tasks: exportTasks(count) })
}

async function aliveIssues(planId: string) {
  return (await readIssues(database, planId)).filter(({ isDeleted }) => !isDeleted)
}

async function blockedPairs(planId: string): Promise<string[]> {
  const issues = new Map((await readIssues(database, planId)).map(({ id, task }) => [id, task]))
  const { rows } = await database.pool.query<{ type_id: string; inward_id: string; outward_id: string }>('select type_id, inward_id, outward_id from sandbox.jira_links')
  return rows.flatMap((row) => (issues.has(row.inward_id) ? [`${issues.get(row.inward_id)} ${row.type_id === '10003' ? 'relates to' : 'blocks'} ${issues.get(row.outward_id)}`] : [])).toSorted()
}

describe('exporting to Jira', () => {
  test('makes one issue of each task in the chosen sprint, links what waits for another, and marks the record', async () => {
    const person = await connectedPerson()
    const { planId } = await savedSprint(person, 5)
    const reply = await addTasks(person, { planId, sprintId: '103' })
    expect(reply).toMatchObject({ status: 200, export: { target: 'jira', state: 'exported', sent: 5, total: 5, error: null } })
    const issues = await aliveIssues(planId)
    expect(issues.map(({ task }) => task)).toEqual(['step-1', 'step-2', 'step-3', 'step-4', 'step-5'])
    expect(issues[0]!.fields).toMatchObject({
      summary: 'Step 1',
      customfield_10107: 103,
      duedate: '2049-01-04',
      timetracking: { originalEstimate: '1h 30m' },
      description: { type: 'doc', version: 1 },
      labels: expect.arrayContaining(['deep-work', 'writing', expect.stringMatching(/^planwright-[0-9a-f]{12}$/)]),
    })
    expect(await blockedPairs(planId)).toEqual(['step-1 blocks step-3', 'step-2 blocks step-4', 'step-3 blocks step-5'])
    expect(reply.export.tasks[0]!.url).toMatch(new RegExp(`/browse/${issues[0]!.key}$`))
    expect((await jira.call('GET', `/plans/${planId}`, { person })).body).toMatchObject({ exported_to_jira: true })
    for (const url of [reply.export.url!, reply.export.tasks[0]!.url!]) expect(await (await fetch(url)).text()).toContain('Step 1')
  })

  test('sends more tasks than one call takes', async () => {
    const person = await connectedPerson()
    const { planId } = await savePlan(database, person.userId, { plannerType: 'sprint', tasks: exportTasks(70).map((task) => ({ ...task, dependsOn: [] })) })
    expect((await addTasks(person, { planId })).export).toMatchObject({ state: 'exported', sent: 70 })
    expect(await aliveIssues(planId)).toHaveLength(70)
  })

  test.each([
    ['demo-lab', 'LAB', '202'],
    ['demo-lab', 'DESK', null],
    ['demo-team', 'OPS', null],
  ])('keeps to what the screens of %s’s project %s have', async (site, projectKey, sprintId) => {
    const person = await connectedPerson(site)
    const tasks = exportTasks(3).map((task) => ({ ...task, priority: 'low' as const }))
    const { planId } = await savePlan(database, person.userId, { plannerType: 'sprint', tasks })
    expect((await addTasks(person, { planId, projectKey, sprintId })).export).toMatchObject({ state: 'exported', sent: 3 })
    expect(await aliveIssues(planId)).toHaveLength(3)
  })

  test('changes nothing when it is done again, and what changed alone after an edit', async () => {
    const person = await connectedPerson()
    const { planId, plan } = await savedSprint(person, 4)
    await addTasks(person, { planId })
    const before = await readIssues(database, planId)
    await addTasks(person, { planId })
    expect(await readIssues(database, planId)).toEqual(before)
    const [first, second, ...others] = plan.tasks
    await replacePlan(database, person.userId, { ...plan, tasks: [{ ...first!, title: 'A better first step' }, ...others.map((task) => ({ ...task, dependsOn: [] }))] })
    expect((await addTasks(person, { planId })).export).toMatchObject({ state: 'exported', sent: 3, total: 3 })
    const after = await aliveIssues(planId)
    expect(after.map(({ fields }) => fields['summary'])).toEqual(['A better first step', 'Step 3', 'Step 4'])
    expect(after.map(({ id }) => id)).toEqual(before.filter(({ task }) => task !== second!.id).map(({ id }) => id))
  })

  test('takes away the links that an edit took out of the plan, and leaves those that people made', async () => {
    const person = await connectedPerson()
    const { planId, plan } = await savedSprint(person, 5)
    await addTasks(person, { planId })
    expect(await blockedPairs(planId)).toEqual(['step-1 blocks step-3', 'step-2 blocks step-4', 'step-3 blocks step-5'])
    const ids = new Map((await aliveIssues(planId)).map(({ id, task }) => [task, id]))
    await database.pool.query("insert into sandbox.jira_links (subject, site, type_id, inward_id, outward_id) select subject, site, '10003', $1, $2 from sandbox.jira_issues where id = $1", [ids.get('step-1'), ids.get('step-5')])
    const dependsOn: Record<string, string[]> = { 'step-3': [], 'step-4': ['step-1'], 'step-5': ['step-3', 'step-4'] }
    await replacePlan(database, person.userId, { ...plan, tasks: plan.tasks.map((task) => ({ ...task, dependsOn: dependsOn[task.id] ?? task.dependsOn })) })
    expect((await addTasks(person, { planId })).export).toMatchObject({ state: 'exported', sent: 5, tasks: Array.from({ length: 5 }, () => ({ reason: null })) })
    expect(await blockedPairs(planId)).toEqual(['step-1 blocks step-4', 'step-1 relates to step-5', 'step-3 blocks step-5', 'step-4 blocks step-5'])
  })

  test('where issues cannot be linked, everything is there, and that is said once', async () => {
    const person = await connectedPerson()
    const { planId } = await savedSprint(person, 4)
    const account = `${person.userId}@example.test`
    await controlStandIns(server.origin, { rules: [{ service: 'jira', account, operation: 'issueLinkType.list', times: 1, fault: { kind: 'status', status: 404 } }] })
    expect((await addTasks(person, { planId })).export).toMatchObject({ state: 'exported', sent: 4, error: { code: 'links_unavailable' }, tasks: Array.from({ length: 4 }, () => ({ state: 'sent', reason: null })) })
    expect(await blockedPairs(planId)).toEqual([])
    expect((await jira.call('GET', `/plans/${planId}`, { person })).body).toMatchObject({ exported_to_jira: true })
    // By now they can be.
    expect((await addTasks(person, { planId })).export).toMatchObject({ state: 'exported', error: null })
    expect(await blockedPairs(planId)).toEqual(['step-1 blocks step-3', 'step-2 blocks step-4'])
  })

  test('shows what failed with its reason, and Retry touches only that', async () => {
    const person = await connectedPerson()
    const { planId, plan } = await savedSprint(person, 6)
    const first = await addTasks(person, { planId, projectKey: 'OPS' })
    expect(first.export).toMatchObject({ state: 'incomplete', sent: 4, total: 6, error: { code: 'tasks_failed' } })
    const failed = first.export.tasks.filter(({ state }) => state === 'failed')
    expect(failed.map(({ taskId, reason }) => [taskId, reason])).toEqual([
      ['step-1', expect.stringContaining('Cost centre is required')],
      ['step-4', expect.stringContaining('Cost centre is required')],
    ])
    const before = await aliveIssues(planId)
    expect((await jira.call('GET', `/plans/${planId}`, { person })).body).toMatchObject({ exported_to_jira: false })

    await replacePlan(database, person.userId, { ...plan, tasks: plan.tasks.map((task) => (task.priority === 'high' ? { ...task, priority: 'medium' } : task)) })
    const retried = await jira.call('POST', `/exports/${first.export.id}/retry`, { person })
    expect(retried.body).toMatchObject({ state: 'exported', sent: 6 })
    const after = await aliveIssues(planId)
    expect(after.filter(({ id }) => before.some((issue) => issue.id === id))).toEqual(before)
    expect(after).toHaveLength(6)
  })

  test('takes everything back when it is removed, and may go to another project then', async () => {
    const person = await connectedPerson()
    const { planId } = await savedSprint(person, 3)
    const { export: made } = await addTasks(person, { planId })
    expect(await addTasks(person, { planId, projectKey: 'OPS' })).toMatchObject({ status: 409, body: { code: 'exported_elsewhere' } })
    expect((await jira.call('DELETE', `/exports/${made.id}`, { person })).body).toMatchObject({ state: 'removed' })
    expect(await aliveIssues(planId)).toEqual([])
    expect((await addTasks(person, { planId, projectKey: 'LAB' })).export).toMatchObject({ state: 'stopped', error: { code: 'destination_refused' } })
    expect((await addTasks(person, { planId })).export).toMatchObject({ state: 'exported', sent: 3 })
    expect(await aliveIssues(planId)).toHaveLength(3)
  })
})

describe('an export stops as a whole', () => {
  test('in a project whose issues need what a plan does not have', async () => {
    const person = await connectedPerson()
    const { planId } = await savedSprint(person, 2)
    const { export: stopped } = await addTasks(person, { planId, projectKey: 'FIN' })
    expect(stopped).toMatchObject({ state: 'stopped', sent: 0, error: { code: 'destination_refused', detail: expect.stringContaining('Cost centre') } })
    // Nothing is there yet, so another project may be chosen.
    expect((await addTasks(person, { planId })).export).toMatchObject({ state: 'exported' })
  })

  test.each(['HB', 'OLD', 'NONE'])('in the project %s, where nothing may be created', async (projectKey) => {
    const person = await connectedPerson()
    const { planId } = await savedSprint(person, 2)
    expect((await addTasks(person, { planId, projectKey })).export).toMatchObject({ state: 'stopped', error: { code: 'destination_refused' } })
  })

  test('without a connection it is not even started', async () => {
    const person = await server.signIn()
    const { planId } = await savedSprint(person, 1)
    expect(await addTasks(person, { planId })).toMatchObject({ status: 409, body: { code: 'not_connected' } })
  })
})

describe('a site that a new consent leaves out', () => {
  const OUT_OF_REACH = { state: 'stopped', error: { code: 'destination_refused', detail: expect.stringMatching(/does not reach the site of this export, http.*demo-team.*Reconnect/u) } }
  const consentTo = async (person: SignedIn, site: string) => void (await jira.connect(person, { email: `${person.userId}@example.test`, sites: [site] }))

  test('stops an update that names it, until it is allowed again', async () => {
    const person = await connectedPerson()
    const { planId, plan } = await savedSprint(person, 3)
    const { export: made } = await addTasks(person, { planId })
    await consentTo(person, 'demo-lab')
    await replacePlan(database, person.userId, { ...plan, tasks: plan.tasks.map((task) => ({ ...task, title: `${task.title}, again` })) })
    const retry = () => jira.call('POST', `/exports/${made.id}/retry`, { person })
    expect((await retry()).body).toMatchObject({ ...OUT_OF_REACH, sent: 0 })
    expect(await addTasks(person, { planId, projectKey: 'LAB' })).toMatchObject({ status: 409, body: { code: 'exported_elsewhere' } })
    await consentTo(person, 'demo-team')
    expect((await retry()).body).toMatchObject({ state: 'exported', sent: 3 })
    expect((await aliveIssues(planId)).map(({ fields }) => fields['summary'])).toEqual(['Step 1, again', 'Step 2, again', 'Step 3, again'])
  })

  test('keeps what was made there; a plan that cannot be taken back from it may go elsewhere', async () => {
    const person = await connectedPerson()
    const { planId } = await savedSprint(person, 3)
    const { export: made } = await addTasks(person, { planId })
    const left = await aliveIssues(planId)
    await consentTo(person, 'demo-lab')
    const removal = (await jira.call('DELETE', `/exports/${made.id}`, { person })).body
    expect(removal).toMatchObject({ ...OUT_OF_REACH, sent: 3 })
    expect(PlanExportSchema.parse(removal).error?.detail).toContain('can be exported to another one')
    expect((await addTasks(person, { planId, projectKey: 'LAB' })).export).toMatchObject({ state: 'exported', sent: 3, total: 3 })
    const now = await aliveIssues(planId)
    expect(now).toHaveLength(6)
    expect(now).toEqual(expect.arrayContaining(left))
    // From there it is taken back as ever.
    expect((await jira.call('DELETE', `/exports/${made.id}`, { person })).body).toMatchObject({ state: 'removed' })
    expect(await aliveIssues(planId)).toEqual(left)
  })
})
