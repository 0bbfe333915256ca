import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportTasks, savePlan } from '../../../tests/support/export-fixtures.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { startTestServer, type SignedIn, type TestServer } from '../../../tests/support/test-server.ts'
import { calendarFeeds } from '../database/schema.ts'
import { requestLog } from '../http/request-log.ts'
import { attachment } from './plan-files.ts'

const database = await createTestDatabase()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ database })
})
afterAll(() => server.close())

async function personWithPlan(count = 4): Promise<{ person: SignedIn; planId: string }> {
  const person = await server.signIn()
  const { planId } = await savePlan(database, person.userId, { tasks: exportTasks(count) })
  return { person, planId }
}

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string> = {}) => server.app.inject({ method, url: `/api${url}`, headers })

describe('a plan as a file', () => {
  test.each([
    ['ics', 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR'],
    ['csv', 'text/csv; charset=utf-8', '\uFEFFid,title,date'],
    ['md', 'text/markdown; charset=utf-8', '# A plan made for this test'],
    ['json', 'application/json; charset=utf-8', '{\n  "id"'],
  ])('comes as %s, with its type and a name', async (format, contentType, beginning) => {
    const { person, planId } = await personWithPlan()
    const reply = await call('GET', `/plans/${planId}/export?format=${format}`, person.headers)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({ 'content-type': contentType, 'content-disposition': `attachment; filename="A-plan-made-for-this-test.${format}"; filename*=UTF-8''A-plan-made-for-this-test.${format}` })
    expect(reply.body.startsWith(beginning)).toBe(true)
  })

  test('opens as a calendar whose events keep their ids', async () => {
    const { person, planId } = await personWithPlan()
    const [first, second] = [await call('GET', `/plans/${planId}/export?format=ics`, person.headers), await call('GET', `/plans/${planId}/export?format=ics`, person.headers)]
    const events = ICAL.Component.fromString(first.body).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(events.map(({ uid }) => uid)).toEqual(exportTasks(4).map(({ id }) => `${planId}/${id}`))
    expect(events.map(({ summary }) => summary)).toEqual(['Step 1', 'Step 2', 'Step 3', 'Step 4'])
    expect(events[2]!.startDate.isDate).toBe(true)
    expect(second.body).toBe(first.body)
  })

  test('is its owner’s alone, and names a wrong format', async () => {
    const { person, planId } = await personWithPlan()
    expect((await call('GET', `/plans/${planId}/export?format=ics`, (await server.signIn()).headers)).statusCode).toBe(404)
    expect((await call('GET', `/plans/${planId}/export?format=ics`)).statusCode).toBe(401)
    const wrong = await call('GET', `/plans/${planId}/export?format=pdf`, person.headers)
    expect([wrong.statusCode, wrong.json<{ detail: string }>().detail]).toEqual([400, expect.stringContaining('query.format')])
  })

  test('has a name in every script', () => {
    expect(attachment('Übung 東京.ics')).toBe(`attachment; filename="Ubung .ics"; filename*=UTF-8''%C3%9Cbung%20%E6%9D%B1%E4%BA%AC.ics`)
  })
})

describe('a private calendar address', () => {
  test('shows the plan to whoever knows it, and says when nothing has changed', async () => {
    const { person, planId } = await personWithPlan()
    expect((await call('GET', `/plans/${planId}/feed`, person.headers)).json()).toEqual({ exists: false, createdAt: null })
    const { url } = (await call('POST', `/plans/${planId}/feed`, person.headers)).json<{ url: string }>()
    const path = new URL(url).pathname.replace('/api', '')
    const feed = await call('GET', path)
    expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(feed.body).toContain('SUMMARY:Step 1')
    const again = await call('GET', path, { 'if-none-match': `W/${String(feed.headers['etag'])}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await call('GET', `/plans/${planId}/feed`, person.headers)).json()).toMatchObject({ exists: true })
  })

  test('is kept as a hash alone', async () => {
    const { person, planId } = await personWithPlan()
    const { url } = (await call('POST', `/plans/${planId}/feed`, person.headers)).json<{ url: string }>()
    const token = /\/feeds\/([\w-]{43})\.ics$/.exec(url)![1]!
    const rows = await database.db.select().from(calendarFeeds)
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is not written to the log', async () => {
    const lines: string[] = []
    const app = Fastify({ logger: { ...Object(requestLog({ ...server.services.config, logLevel: 'info' })), stream: { write: (line: string) => void lines.push(line) } } })
    app.get('/api/feeds/:file', () => 'found')
    await app.inject('/api/feeds/secret-token.ics?x=1')
    expect(lines.join('')).toContain('/api/feeds/[secret]')
    expect(lines.join('')).not.toContain('secret-token')
  })

  test('ends when it is revoked, when another is made, and with the plan', async () => {
    const { person, planId } = await personWithPlan()
    const make = async () => new URL((await call('POST', `/plans/${planId}/feed`, person.headers)).json<{ url: string }>().url).pathname.replace('/api', '')
    const first = await make()
    const second = await make()
    expect([(await call('GET', first)).statusCode, (await call('GET', second)).statusCode]).toEqual([404, 200])
    expect((await call('DELETE', `/plans/${planId}/feed`, person.headers)).json()).toEqual({ exists: false, createdAt: null })
    expect((await call('GET', second)).statusCode).toBe(404)
    const third = await make()
    await call('DELETE', `/history/${planId}/user/${person.userId}`, person.headers)
    expect((await call('GET', third)).statusCode).toBe(404)
  })

  test('of another’s plan is neither made, seen nor revoked', async () => {
    const [{ planId, person }, stranger] = [await personWithPlan(), await server.signIn()]
    await call('POST', `/plans/${planId}/feed`, person.headers)
    for (const method of ['POST', 'GET', 'DELETE'] as const) expect((await call(method, `/plans/${planId}/feed`, stranger.headers)).statusCode).toBe(404)
    expect((await call('GET', `/plans/${planId}/feed`, person.headers)).json()).toMatchObject({ exists: true })
  })
})
