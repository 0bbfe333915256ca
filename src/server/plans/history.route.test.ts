import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, it } from 'vitest'
import { HistoryPageSchema, HistoryRecordSchema } from '../../contract/history.ts'
import { openGeneration } from '../../../tests/support/event-reader.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { startTestServer, type SignedIn } from '../../../tests/support/test-server.ts'
import { planRuns } from '../database/schema.ts'

const database = await createTestDatabase()
const server = await startTestServer({ database, env: { DAILY_CREDITS: '100' } })
afterAll(() => server.close())
const apiUrl = await server.apiUrl()

describe('GET /history', () => {
  it('is empty for somebody new: no record and no page', async () => {
    const person = await server.signIn()
    expect((await get(person, '/history')).json()).toEqual({ records: [], current_page: 1, total_pages: 0 })
  })

  it('pages through the plans, newest first', async () => {
    const person = await server.signIn()
    const prompts = await makePlans(person, 12)
    const first = HistoryPageSchema.strict().parse((await get(person, `/history?userId=${person.userId}`)).json())
    const second = HistoryPageSchema.parse((await get(person, '/history?page=2')).json())
    expect([first.records.length, first.current_page, first.total_pages]).toEqual([10, 1, 2])
    expect([...first.records, ...second.records].map((record) => record.prompt)).toEqual(prompts.toReversed())
    const small = HistoryPageSchema.parse((await get(person, '/history?page=3&limit=5')).json())
    expect([small.records.length, small.current_page, small.total_pages]).toEqual([2, 3, 3])
    expect((await get(person, '/history?page=9')).json()).toEqual({ records: [], current_page: 9, total_pages: 2 })
  })

  it('shows nobody the plans of another', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()]
    await makePlans(ada, 1)
    expect((await get(bob, '/history')).json()).toMatchObject({ records: [] })
    const foreign = await get(bob, `/history?userId=${ada.userId}`)
    expect([foreign.statusCode, foreign.json()]).toEqual([403, { code: 'forbidden', detail: 'The user id is not the one of the signed-in user.' }])
  })

  it('keeps quotes, emoji and line breaks of a prompt as they are', async () => {
    const person = await server.signIn()
    const prompt = 'Plan "my" trip\n\t- to \\ Rome 🏛️ & back, in "two" weeks'
    await generate(person, prompt)
    const [record] = HistoryPageSchema.parse((await get(person, '/history')).json()).records
    expect([record!.prompt, record!.result.prompt]).toEqual([prompt, prompt])
  })

  it.each([
    ['page=0', 'query.page: must be a whole number from 1 to 100000'],
    ['page=x', 'query.page: must be a whole number from 1 to 100000'],
    ['limit=101', 'query.limit'],
    ['userId=me', 'query.userId'],
  ])('answers 400 to %s and names the field', async (query, field) => {
    const reply = await get(await server.signIn(), `/history?${query}`)
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
    expect(reply.json<{ detail: string }>().detail).toContain(field)
  })

  it('answers 401 without a token', async () => {
    expect((await server.app.inject('/api/history')).statusCode).toBe(401)
  })
})

describe('GET /plans/{id}', () => {
  it('gives one plan, and 404 for those of others and unknown ones', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()]
    await makePlans(ada, 1)
    const { id } = await newestRecord(ada)
    expect(HistoryRecordSchema.strict().parse((await get(ada, `/plans/${id}`)).json()).id).toBe(id)
    expect((await get(bob, `/plans/${id}`)).statusCode).toBe(404)
    expect((await get(ada, `/plans/${uuidv7()}`)).statusCode).toBe(404)
    expect((await get(ada, '/plans/not-an-id')).statusCode).toBe(400)
  })
})

describe('DELETE /history/{recordId}/user/{userId}', () => {
  it('removes the plan and what the user wrote, and lowers the pages', async () => {
    const person = await server.signIn()
    await makePlans(person, 11)
    const { id } = await newestRecord(person)
    const reply = await remove(person, id, person.userId)
    expect([reply.statusCode, reply.json()]).toEqual([200, { deleted: true, id }])
    const page = HistoryPageSchema.parse((await get(person, '/history')).json())
    expect([page.records.length, page.total_pages]).toEqual([10, 1])
    expect(page.records.map((record) => record.id)).not.toContain(id)
    const [run] = await database.db.select().from(planRuns).where(eq(planRuns.id, id))
    expect([run!.request, run!.plan]).toEqual([null, null])
  })

  it('lets a late repeat of the key find the end without its plan, and start nothing', async () => {
    const person = await server.signIn()
    const request = { headers: { ...person.headers, 'idempotency-key': 'deleted-meanwhile-1' }, body: { prompt: 'Learn to juggle in a month', planner_type: 'calendar' } }
    await (await openGeneration(apiUrl, request)).rest()
    await remove(person, (await newestRecord(person)).id, person.userId)
    const events = await (await openGeneration(apiUrl, request)).rest()
    expect(events).toMatchObject([{ message: { status: 'completed', steps: [] } }])
    expect((await get(person, '/history')).json()).toMatchObject({ records: [] })
  })

  it('answers 404 the second time, 404 for the plan of another and 403 under the id of another', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()]
    await makePlans(ada, 1)
    const { id } = await newestRecord(ada)
    expect((await remove(bob, id, bob.userId)).statusCode).toBe(404)
    expect((await remove(bob, id, ada.userId)).statusCode).toBe(403)
    expect((await remove(ada, id, ada.userId)).statusCode).toBe(200)
    const again = await remove(ada, id, ada.userId)
    expect([again.statusCode, again.statusMessage, again.json()]).toEqual([404, 'Not Found', { code: 'not_found', detail: 'There is no such plan in the history.' }])
  })

  it('counts right when ten deletions of one plan come at once', async () => {
    const person = await server.signIn()
    await makePlans(person, 2)
    const { id } = await newestRecord(person)
    const replies = await Promise.all(Array.from({ length: 10 }, () => remove(person, id, person.userId)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect((await get(person, '/history?limit=1')).json()).toMatchObject({ total_pages: 1 })
  })
})

async function makePlans(person: SignedIn, count: number): Promise<string[]> {
  const prompts = Array.from({ length: count }, (_, index) => `Learn to juggle, lesson ${index + 1} of many`)
  for (const prompt of prompts) await generate(person, prompt)
  return prompts
}

async function generate({ headers }: SignedIn, prompt: string): Promise<void> {
  await (await openGeneration(apiUrl, { headers, body: { prompt, planner_type: 'sprint' } })).rest()
}

async function newestRecord(person: SignedIn) {
  return HistoryPageSchema.parse((await get(person, '/history')).json()).records[0]!
}

function get({ headers }: SignedIn, path: string) {
  return server.app.inject({ url: `/api${path}`, headers })
}

function remove({ headers }: SignedIn, recordId: string, userId: string) {
  return server.app.inject({ method: 'DELETE', url: `/api/history/${recordId}/user/${userId}`, headers })
}
