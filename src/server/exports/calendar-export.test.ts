import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PlanExportSchema } from '../../contract/exports.ts'
import { startReachableServer } from '../../../tests/support/consent.ts'
import { exportTasks, QUICK_EXPORTS, readEvents, replacePlan, savePlan } from '../../../tests/support/export-fixtures.ts'
import { createServiceConnector, type ApiReply, type ServiceConnector } from '../../../tests/support/service-connector.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import type { SignedIn } from '../../../tests/support/test-server.ts'
import { users } from '../database/schema.ts'

const database = await createTestDatabase()
let server: Awaited<ReturnType<typeof startReachableServer>>
let google: ServiceConnector

beforeAll(async () => {
  server = await startReachableServer({ database, exportTiming: QUICK_EXPORTS })
  google = createServiceConnector(`${server.origin}/api`, 'google')
})
afterAll(() => server.close())

async function connectedPerson(): Promise<SignedIn> {
  const person = await server.signIn()
  await google.connect(person, { email: `${person.userId}@example.test` })
  return person
}

function createEvents(person: SignedIn, promptHistoryId: string): Promise<ApiReply> {
  return google.call('POST', '/calendar/create-event', { person, body: { userId: person.userId, promptHistoryId } })
}

async function historyVersion({ userId }: SignedIn): Promise<number> {
  const [row] = await database.db.select({ version: users.historyVersion }).from(users).where(eq(users.id, userId))
  return row!.version
}

describe('exporting to Google Calendar', () => {
  test('makes one event of each task and marks the record, in one request', async () => {
    const person = await connectedPerson()
    const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(6) })
    const before = await historyVersion(person)
    const reply = await createEvents(person, planId)
    expect(reply).toMatchObject({ status: 200, body: { planId, target: 'google_calendar', state: 'exported', sent: 6, total: 6, error: null } })
    const events = await readEvents(database, planId)
    expect(events).toHaveLength(6)
    expect(events.every(({ id, status }) => /^[a-v0-9]{5,1024}$/.test(id) && status === 'confirmed')).toBe(true)
    const record = await google.call('GET', `/plans/${planId}`, { person })
    expect(record.body).toMatchObject({ exported_to_calendar: true, exported_to_jira: false })
    expect(await historyVersion(person)).toBe(before + 1)
  })

  test('leaves no job behind that names who exported', async () => {
    const person = await connectedPerson()
    const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(2) })
    await createEvents(person, planId)
    const jobs = () => database.db.execute(sql`select data from export_jobs.job where data->>'userId' = ${person.userId}`)
    await expect.poll(async () => (await jobs()).rows, { timeout: 10_000 }).toEqual([])
  })

  test('gives timed tasks the zone of the plan, and date-only ones whole days with the day after as their end', async () => {
    const person = await connectedPerson()
    const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(3) })
    const { body } = await createEvents(person, planId)
    const documents = new Map((await readEvents(database, planId)).map(({ document }) => [document['summary'], document]))
    expect(documents.get('Step 1')).toMatchObject({
      start: { dateTime: expect.stringMatching(/^2049-01-04T10:00:00/), timeZone: 'Europe/Berlin' },
      end: { dateTime: expect.stringMatching(/^2049-01-04T11:30:00/), timeZone: 'Europe/Berlin' },
    })
    expect(documents.get('Step 3')).toMatchObject({ start: { date: '2049-01-06' }, end: { date: '2049-01-07' } })
    expect(documents.get('Step 3')!['description']).toContain('After: Step 1')
    const { url, tasks } = PlanExportSchema.parse(body)
    for (const address of [url!, tasks[0]!.url!]) expect(await (await fetch(address)).text()).toContain('Step 1')
  })

  test('changes nothing when it is done again, and what changed alone after an edit', async () => {
    const person = await connectedPerson()
    const { planId, plan } = await savePlan(database, person.userId, { tasks: exportTasks(5) })
    await createEvents(person, planId)
    const before = await readEvents(database, planId)
    expect((await createEvents(person, planId)).body).toMatchObject({ state: 'exported', sent: 5 })
    expect(await readEvents(database, planId)).toEqual(before)

    const [first, , ...others] = plan.tasks
    const edited = { ...first!, title: 'A better first step', startTime: null, endTime: null }
    await replacePlan(database, person.userId, { ...plan, tasks: [edited, ...others.map((task) => ({ ...task, dependsOn: [] })), ...exportTasks(6).slice(5)] })
    expect((await createEvents(person, planId)).body).toMatchObject({ state: 'exported', sent: 5, total: 5 })
    const alive = (await readEvents(database, planId)).filter(({ status }) => status === 'confirmed')
    expect(alive.map(({ document }) => String(document['summary'])).toSorted()).toEqual(['A better first step', 'Step 3', 'Step 4', 'Step 5', 'Step 6'])
    expect(alive.find(({ document }) => document['summary'] === 'A better first step')!.document).toMatchObject({ start: { date: '2049-01-04' } })
  })

  test('takes everything back when it is removed, and starts anew afterwards', async () => {
    const person = await connectedPerson()
    const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(4) })
    const { id } = PlanExportSchema.parse((await createEvents(person, planId)).body)
    const removal = await google.call('DELETE', `/exports/${id}`, { person })
    expect(removal).toMatchObject({ status: 200, body: { state: 'removed', sent: 0 } })
    expect((await readEvents(database, planId)).filter(({ status }) => status !== 'cancelled')).toEqual([])
    expect((await google.call('GET', `/plans/${planId}`, { person })).body).toMatchObject({ exported_to_calendar: false })

    expect((await createEvents(person, planId)).body).toMatchObject({ id, state: 'exported', sent: 4 })
    expect((await readEvents(database, planId)).filter(({ status }) => status === 'confirmed')).toHaveLength(4)
  })

  test('joins one export when two windows ask at the same moment', async () => {
    const person = await connectedPerson()
    const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(8) })
    const replies = await Promise.all([createEvents(person, planId), createEvents(person, planId), createEvents(person, planId)])
    const views = replies.map(({ body }) => PlanExportSchema.parse(body))
    expect(new Set(views.map(({ id }) => id)).size).toBe(1)
    expect(views.map(({ state }) => state)).toEqual(['exported', 'exported', 'exported'])
    expect(await readEvents(database, planId)).toHaveLength(8)
  })

  test('restores what the user deleted in the calendar, when the task changes', async () => {
    const person = await connectedPerson()
    const { planId, plan } = await savePlan(database, person.userId, { tasks: exportTasks(2) })
    await createEvents(person, planId)
    await database.pool.query("update sandbox.calendar_events set status = 'cancelled' where document #>> '{extendedProperties,private,planwrightPlan}' = $1", [planId])
    await replacePlan(database, person.userId, { ...plan, tasks: plan.tasks.map((task) => ({ ...task, title: `${task.title}, again` })) })
    expect((await createEvents(person, planId)).body).toMatchObject({ state: 'exported' })
    const alive = (await readEvents(database, planId)).filter(({ status }) => status === 'confirmed')
    expect(alive.map(({ document }) => String(document['summary'])).toSorted()).toEqual(['Step 1, again', 'Step 2, again'])
  })
})

describe('an export is refused', () => {
  test('without a connection, with what to do', async () => {
    const person = await server.signIn()
    const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(1) })
    const reply = await createEvents(person, planId)
    expect(reply).toMatchObject({ status: 409, body: { code: 'not_connected', detail: expect.stringContaining('profile') } })
  })

  test("for somebody else's plan, which looks like none", async () => {
    const [ada, bob] = [await connectedPerson(), await connectedPerson()]
    const { planId } = await savePlan(database, ada.userId, { tasks: exportTasks(1) })
    expect(await createEvents(bob, planId)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const { id } = PlanExportSchema.parse((await createEvents(ada, planId)).body)
    for (const [method, path] of [['GET', `/exports/${id}`], ['DELETE', `/exports/${id}`], ['POST', `/exports/${id}/retry`], ['GET', `/plans/${planId}/exports`]] as const) {
      expect(await google.call(method, path, { person: bob })).toMatchObject({ status: 404 })
    }
  })

  test("with another user's id in the body", async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()]
    const reply = await google.call('POST', '/calendar/create-event', { person: ada, body: { userId: bob.userId, promptHistoryId: bob.userId } })
    expect(reply.status).toBe(403)
  })
})

test('the stream of an export tells its progress and ends with it', async () => {
  const person = await connectedPerson()
  const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(5) })
  const { id } = PlanExportSchema.parse((await createEvents(person, planId)).body)
  const reply = await fetch(`${server.origin}/api/exports/${id}`, { headers: person.headers })
  expect(reply.headers.get('content-type')).toContain('text/event-stream')
  const messages = (await reply.text()).match(/^data: .*$/gmu)!.map((line) => PlanExportSchema.parse(JSON.parse(line.slice(6))))
  expect(messages.at(-1)).toMatchObject({ id, state: 'exported', sent: 5, total: 5 })
  expect((await google.call('GET', `/plans/${planId}/exports`, { person })).body).toMatchObject({ exports: [{ id }] })
})
