import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { UserSchema } from '../../src/contract/account.ts'
import { openExportScene, openExportServer, type ExportScene } from '../support/export-scene.ts'
import { createServiceConnector } from '../support/service-connector.ts'
import { createTestDatabase } from '../support/test-database.ts'

const database = await createTestDatabase()
const server = await openExportServer(database)

test.each([
  ['google', 'events.insert'],
  ['jira', 'issue.bulk'],
] as const)('deleting the account while an export to %s is under way ends it: no further call, and nothing of it is kept', async (provider, operation) => {
  const here = await openExportScene({ database, server, provider, count: 120 })
  await here.failing([{ operation, times: 100, fault: { kind: 'latency', latencyMs: 300, when: 'before' } }])
  const running = here.send().then(({ state }) => state, () => 'gone')
  await expect.poll(() => here.count(operation), { interval: 20 }).toBeGreaterThan(0)
  expect(await deleteAccount(here)).toMatchObject({ status: 200, body: { deleted: true } })
  // What was under way is let end; a grant that is taken back is a call of its own.
  const calls = (await here.calls()).filter((call) => !call.startsWith('oauth.')).length
  expect(['gone', 'stopped']).toContain(await running)
  await delay(700)
  expect((await here.calls()).filter((call) => !call.startsWith('oauth.'))).toHaveLength(calls)
  for (const table of ['plan_exports', 'export_tasks', 'connections']) {
    expect((await database.pool.query(`select 1 from ${table} where user_id = $1`, [here.person.userId])).rows).toEqual([])
  }
  await expect.poll(async () => (await database.pool.query("select 1 from export_jobs.job where data->>'userId' = $1", [here.person.userId])).rows, { timeout: 10_000 }).toEqual([])
  expect(server.errors).toEqual([])
})

async function deleteAccount({ person }: ExportScene) {
  const api = createServiceConnector(`${server.origin}/api`, 'google')
  const { email } = UserSchema.parse((await api.call('POST', '/user', { person })).body)
  return api.call('DELETE', '/account', { person, body: { confirmation: email } })
}
