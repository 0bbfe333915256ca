import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlanExportSchema, type PlanExport } from '../../contract/exports.ts'
import { startReachableServer } from '../../../tests/support/consent.ts'
import { exportTasks, QUICK_EXPORTS, savePlan } from '../../../tests/support/export-fixtures.ts'
import { createServiceConnector } from '../../../tests/support/service-connector.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'

const database = await createTestDatabase()
let server: Awaited<ReturnType<typeof startReachableServer>>

beforeAll(async () => {
  server = await startReachableServer({ database, exportTiming: QUICK_EXPORTS })
})
afterAll(() => server.close())

test('a plan of more tasks than one statement can name begins all the same', async () => {
  const person = await server.signIn()
  const [task] = exportTasks(1)
  const tasks = Array.from({ length: 14_000 }, (_, index) => ({ ...task!, id: `step-${index}` }))
  const { planId } = await savePlan(database, person.userId, { tasks })
  const { id } = await server.services.exports.begin({ userId: person.userId, planId, target: 'google_calendar', destination: { calendarId: 'primary' } })
  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*)::int as count from export_tasks where export_id = ${id}`)
  expect(rows[0]!.count).toBe(14_000)
})

test('whoever watches an export is shown how it goes now and then, not at every step, and its end', async () => {
  const person = await server.signIn()
  await createServiceConnector(`${server.origin}/api`, 'google').connect(person, { email: `${person.userId}@example.test` })
  const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(60) })
  const { exports } = server.services
  const id = await exports.begin({ userId: person.userId, planId, target: 'google_calendar', destination: { calendarId: 'primary' } })
  const shown: PlanExport[] = []
  const begunAt = performance.now()
  const end = await exports.follow(id, { show: (view) => void shown.push(PlanExportSchema.parse(view)), gone: new AbortController().signal })
  expect(shown.length).toBeLessThanOrEqual((performance.now() - begunAt) / 100 + 2)
  expect(shown.at(-1)).toEqual(end)
  expect(end).toMatchObject({ state: 'exported', sent: 60, total: 60 })
})

test.each([
  ['a key that would end a word of JQL', { projectKey: 'WEB" OR project = "OPS' }],
  ['a key that would change the path', { projectKey: '../../myself' }],
  ['a sprint that is no number', { sprintId: '1 OR 1=1' }],
])('%s is refused before anything is asked of Jira', async (_what, own) => {
  const person = await server.signIn()
  const body = { projectKey: 'WEB', sprintId: null, promptHistoryId: crypto.randomUUID(), ...own }
  const reply = await createServiceConnector(`${server.origin}/api`, 'jira').call('POST', '/jira/task', { person, body })
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})
