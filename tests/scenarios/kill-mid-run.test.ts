import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hasResult, openGeneration } from '../support/event-reader.ts'
import { startPausableDrafter } from '../support/pausable-drafter.ts'
import { findFreePort } from '../support/free-port.ts'
import { endServer, startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { createTestDatabase } from '../support/test-database.ts'
import { startTestIssuer, TEST_CLIENT_ID } from '../support/test-issuer.ts'

const database = await createTestDatabase()
const issuer = await startTestIssuer()
const drafter = await startPausableDrafter()
const dataDir = await mkdtemp(join(tmpdir(), 'kill-mid-run-'))
const port = await findFreePort()
const apiUrl = `http://127.0.0.1:${port}/api`
const started: ServerProcess[] = []
afterAll(async () => {
  await Promise.all(started.map((server) => endServer(server, 'SIGKILL')))
  await drafter.close()
  await issuer.close()
  await rm(dataDir, { recursive: true })
})

it('completes a run whose server was killed in the middle of it, after a restart, at no second charge', { timeout: 60_000 }, async () => {
  const headers = { authorization: `Bearer ${await issuer.sign({ sub: 'ada', name: 'Ada' })}`, 'idempotency-key': 'killed-in-the-middle' }
  const body = { prompt: 'Write and publish a short cook book', planner_type: 'calendar' }

  const first = await startServer()
  const stream = await openGeneration(apiUrl, { headers, body })
  const lost = await drafter.nextDraft()
  lost.send(['Collect recipes'])
  const seen = (await stream.until(hasResult)).at(-1)!
  await endServer(first, 'SIGKILL')
  await expect(stream.rest()).rejects.toThrow('terminated')
  await lost.abandoned

  await startServer()
  const again = await openGeneration(apiUrl, { headers: { ...headers, 'last-event-id': String(seen.id) }, body })
  const draft = await drafter.nextDraft()
  draft.send(['Collect recipes', 'Cook them all'])
  draft.finish()
  const events = await again.rest()
  expect(events.every(({ id }) => id > seen.id)).toBe(true)
  expect(events.at(-1)).toMatchObject({ message: { status: 'completed', result: { tasks: [{ title: 'Collect recipes' }, { title: 'Cook them all' }] } } })

  expect(await getJson('/user', { method: 'POST', headers })).toMatchObject({ credits: 9 })
  expect(await getJson('/history', { headers })).toMatchObject({ records: [{ prompt: body.prompt }], total_pages: 1 })
})

async function startServer(): Promise<ServerProcess> {
  const env = { DATABASE_URL: database.url, OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: TEST_CLIENT_ID, DRAFTER_URL: drafter.address }
  const server = await startServerProcess({ port, dataDir, env })
  started.push(server)
  return server
}

async function getJson(path: string, init: RequestInit): Promise<unknown> {
  return (await fetch(apiUrl + path, init)).json()
}
