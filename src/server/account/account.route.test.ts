import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { AccountExportSchema, MemorySchema, UserSchema } from '../../contract/account.ts'
import { HistoryPageSchema } from '../../contract/history.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { openGeneration } from '../../../tests/support/event-reader.ts'
import { startTestServer, type SignedIn } from '../../../tests/support/test-server.ts'
import { connections, planRuns, rememberedPreferences } from '../database/schema.ts'
import { createMemory } from './memory.ts'

const database = await createTestDatabase()
const server = await startTestServer({ database })
afterAll(() => server.close())
const memory = createMemory(database.db)
const apiUrl = await server.apiUrl()

describe('PATCH /account', () => {
  it('changes zone, language and model drafting, and leaves what is not named', async () => {
    const person = await server.signIn()
    const first = await patch(person, { timeZone: 'asia/tokyo', locale: 'de-at' })
    expect(UserSchema.parse(first.json())).toMatchObject({ timeZone: 'Asia/Tokyo', locale: 'de-AT', modelDrafting: true })
    const second = await patch(person, { modelDrafting: false })
    expect(second.json()).toMatchObject({ timeZone: 'Asia/Tokyo', locale: 'de-AT', modelDrafting: false })
  })

  it.each([
    [{ timeZone: 'Mars/Olympus' }, 'body.timeZone'],
    [{ locale: 'no such language' }, 'body.locale'],
    [{ modelDrafting: 'yes' }, 'body.modelDrafting'],
    [{ email: 'other@example.org' }, 'email'],
    [{}, 'timeZone, locale or modelDrafting'],
  ])('answers 400 to %j and says what is wrong', async (body, named) => {
    const reply = await patch(await server.signIn(), body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json<{ detail: string }>().detail).toContain(named)
  })

  it('answers 401 without a token', async () => {
    expect((await patch({ headers: { authorization: '' } }, { modelDrafting: false })).statusCode).toBe(401)
  })
})

describe('the memory', () => {
  it('lists what was stated, latest first, and offers what was stated twice', async () => {
    const person = await server.signIn()
    await state(person, sundays)
    await state(person, evenings)
    await state(person, sundays)
    const { preferences } = MemorySchema.parse((await get(person, '/account/memory')).json())
    expect(preferences.map(({ text, timesStated, isOffered }) => [text, timesStated, isOffered])).toEqual([
      ['no tasks on Sundays', 2, true],
      ['tasks between 18:00 and 20:00', 1, false],
    ])
    expect(await memory.offered(person.userId)).toEqual([sundays])
  })

  it('never offers again what was removed, however often it is stated', async () => {
    const person = await server.signIn()
    await state(person, sundays)
    await state(person, sundays)
    const { id } = await onlyPreference(person)
    expect((await remove(person, id)).json()).toEqual({ removed: true, id })
    await state(person, sundays)
    expect((await get(person, '/account/memory')).json()).toEqual({ preferences: [] })
    expect(await memory.offered(person.userId)).toEqual([])
  })

  it("hides other people's preferences", async () => {
    const owner = await server.signIn()
    await state(owner, sundays)
    const { id } = await onlyPreference(owner)
    expect((await remove(await server.signIn(), id)).statusCode).toBe(404)
    expect(MemorySchema.parse((await get(owner, '/account/memory')).json()).preferences).toHaveLength(1)
  })
})

describe('GET /account/export', () => {
  it('holds a member for every table that knows the user, and no token', async () => {
    const person = await personWithEverything()
    const reply = await get(person, '/account/export')
    expect(reply.headers['content-disposition']).toContain('attachment')
    expect(reply.headers['cache-control']).toBe('private, no-store')
    const file = AccountExportSchema.parse(reply.json())
    expect(file.account).toMatchObject({ id: person.userId, name: expect.any(String), email: expect.any(String) })
    expect(file.plans).toEqual(HistoryPageSchema.parse((await get(person, '/history')).json()).records)
    expect(file.runs).toHaveLength(2)
    expect(file.creditLedger).toMatchObject([{ kind: 'debit', amount: -1 }])
    expect(file.rememberedPreferences).toMatchObject([{ text: sundays.text }])
    expect(file.connections).toMatchObject([{ provider: 'google', account: 'person@example.org' }])
    expect(reply.body).not.toContain(Buffer.from('sealed-secret').toString('hex'))
    expect(reply.body).not.toContain('sealed')
    const members = Object.keys(file).filter((member) => !['exportedAt', 'account', 'credits'].includes(member))
    expect(members).toHaveLength((await tablesWithUser()).length - 2)
  })

  it('writes every one of many plans', async () => {
    const person = await server.signIn()
    await makePlan(person)
    await database.db.execute(sql`
      insert into plans (user_id, id, prompt, planner_type, members)
      select user_id, gen_random_uuid(), prompt, planner_type, members from plans, generate_series(1, 44) where user_id = ${person.userId}`)
    const file = AccountExportSchema.parse((await get(person, '/account/export')).json())
    expect(new Set(file.plans.map(({ id }) => id)).size).toBe(45)
  })
})

describe('DELETE /account', () => {
  it('refuses without the e-mail address, and deletes nothing', async () => {
    const person = await server.signIn()
    await makePlan(person)
    for (const confirmation of ['', 'yes', 'somebody@example.org']) {
      const reply = await deleteAccount(person, confirmation)
      expect(reply.statusCode).toBe(400)
      expect(reply.json<{ detail: string }>().detail).toContain('e-mail address')
    }
    expect(HistoryPageSchema.parse((await get(person, '/history')).json()).records).toHaveLength(1)
  })

  it('takes the word DELETE where the account has no address', async () => {
    const headers = { authorization: `Bearer ${await server.issuer.sign({ sub: 'no-address' })}` }
    expect((await deleteAccount({ headers }, 'no')).statusCode).toBe(400)
    expect((await deleteAccount({ headers }, 'delete')).json()).toEqual({ deleted: true })
  })

  it('removes every row of the user and none of anybody else', async () => {
    const [person, other] = [await personWithEverything(), await personWithEverything()]
    expect((await deleteAccount(person)).json()).toEqual({ deleted: true })
    for (const table of await tablesWithUser()) {
      expect([table, await countRows(table, person.userId)]).toEqual([table, 0])
    }
    expect(await countRows('plans', other.userId)).toBe(1)
    expect(await countRows('connections', other.userId)).toBe(1)
  })

  it('refuses every older token from then on, and starts afresh with a new sign-in', async () => {
    const sub = 'leaver'
    const person = await server.signIn({ sub })
    const inOtherTab = { headers: { authorization: `Bearer ${await server.issuer.sign({ sub, email: 'leaver@example.org' })}` } }
    await deleteAccount(person)
    for (const old of [person, inOtherTab]) await expectRefusal(await post(old, '/user'))
    const again = { headers: { authorization: `Bearer ${await server.issuer.sign({ sub, email: 'leaver@example.org' }, { issuedInSeconds: 2 })}` } }
    const user = (await post(again, '/user')).json<{ id: string }>()
    expect(user.id).not.toBe(person.userId)
    expect(user).toMatchObject({ credits: 10, creditsRenewAt: null, timeZone: null })
    expect((await get(again, '/history')).json()).toMatchObject({ records: [] })
    for (const old of [person, inOtherTab]) await expectRefusal(await get(old, '/history'))
  })

  it('refuses older tokens after the secret was replaced, too', async () => {
    const issued = { database: await createTestDatabase(), issuer: server.issuer }
    const [former, current] = ['the first secret of this installation', 'the second secret of this installation']
    const before = await startTestServer({ ...issued, env: { APP_SECRET: former } })
    const person = await before.signIn({ email: 'leaver@example.org' })
    const reply = await before.app.inject({ method: 'DELETE', url: '/api/account', headers: person.headers, payload: { confirmation: 'leaver@example.org' } })
    expect(reply.statusCode).toBe(200)
    await before.close()
    const after = await startTestServer({ ...issued, env: { APP_SECRET: current, APP_SECRET_PREVIOUS: former } })
    await expectRefusal(await after.app.inject({ method: 'POST', url: '/api/user', headers: person.headers }))
    await after.close()
  })

  it('keeps nothing of who left, and that for a week', async () => {
    const person = await server.signIn({ sub: 'nobody-special' })
    await deleteAccount(person)
    const traces = (await database.db.execute(sql`select * from deleted_sign_ins`)).rows
    expect(traces.every((trace) => Object.keys(trace).toSorted().join() === 'deleted_at,sign_in_hash')).toBe(true)
    expect(JSON.stringify(traces)).not.toMatch(/nobody-special|example\.org/)
    await database.db.execute(sql`update deleted_sign_ins set deleted_at = now() - interval '169 hours'`)
    const next = await startTestServer({ database, issuer: server.issuer })
    await expect.poll(async () => (await database.db.execute(sql`select * from deleted_sign_ins`)).rows).toEqual([])
    await next.close()
  })

  it('ends the plan that is being made', async () => {
    const person = await server.signIn()
    const stream = await generate(person, longPrompt)
    expect(await countRows('plan_runs', person.userId)).toBe(1)
    expect((await deleteAccount(person)).statusCode).toBe(200)
    await stream.rest()
    expect(await countRows('plan_runs', person.userId)).toBe(0)
    expect(await countRows('plans', person.userId)).toBe(0)
  })

  it('tells another server, which still remembers the token, that the account is gone', async () => {
    const second = await startTestServer({ database, issuer: server.issuer })
    const person = await server.signIn({ sub: 'twice-seen' })
    const ask = (method: 'PATCH' | 'POST', url: string, payload?: object) => second.app.inject({ method, url, headers: person.headers, ...(payload ? { payload } : {}) })
    expect((await ask('POST', '/api/user')).json()).toMatchObject({ id: person.userId })
    await deleteAccount(person)
    await expectRefusal(await ask('POST', '/api/generate-plan', { prompt: longPrompt, planner_type: 'calendar' }))
    await expectRefusal(await second.app.inject({ method: 'DELETE', url: `/api/generate-plan/${crypto.randomUUID()}`, headers: person.headers }))
    await expectRefusal(await ask('POST', '/api/google/authorize'))
    await expectRefusal(await ask('PATCH', '/api/account', { modelDrafting: false }))
    await expectRefusal(await ask('POST', '/api/user'))
    expect((await database.db.execute(sql`select * from identities where subject = ${'twice-seen'}`)).rows).toEqual([])
    await second.close()
  })
})

const sundays = { kind: 'days_off', text: 'no tasks on Sundays', value: { weekdays: [0] } } as const
const evenings = { kind: 'hours', text: 'tasks between 18:00 and 20:00', value: { from: 1080, to: 1200 } } as const
const longPrompt = 'Learn Portuguese from zero to B1 in 26 weeks, 45 minutes every weekday evening, with a mock exam every month'

type Headers = Pick<SignedIn, 'headers'>

function get({ headers }: Headers, path: string) {
  return server.app.inject({ method: 'GET', url: `/api${path}`, headers })
}

function post({ headers }: Headers, path: string) {
  return server.app.inject({ method: 'POST', url: `/api${path}`, headers })
}

/** Not 401: a page would renew its token upon it, and the account would be back. */
async function expectRefusal(reply: { statusCode: number; json: () => unknown }) {
  expect([reply.statusCode, reply.json()]).toEqual([403, { code: 'forbidden', detail: 'This account was deleted. Sign in again to start a new one.' }])
}

function patch({ headers }: Headers, payload: object) {
  return server.app.inject({ method: 'PATCH', url: '/api/account', headers, payload })
}

function remove({ headers }: Headers, id: string) {
  return server.app.inject({ method: 'DELETE', url: `/api/account/memory/${id}`, headers })
}

/** Confirms with the address of the account unless told otherwise. */
async function deleteAccount(person: Headers, confirmation?: string) {
  const { email } = (await server.app.inject({ method: 'POST', url: '/api/user', headers: person.headers })).json<{ email: string }>()
  return server.app.inject({ method: 'DELETE', url: '/api/account', headers: person.headers, payload: { confirmation: confirmation ?? email.toUpperCase() } })
}

async function onlyPreference(person: Headers) {
  const { preferences } = MemorySchema.parse((await get(person, '/account/memory')).json())
  expect(preferences).toHaveLength(1)
  return preferences[0]!
}

async function state({ userId }: SignedIn, preference: typeof sundays | typeof evenings): Promise<void> {
  await memory.remember(database.db, { userId, planId: crypto.randomUUID(), prompt: crypto.randomUUID() }, [preference])
}

async function makePlan({ headers }: Headers): Promise<void> {
  const events = await (await generate({ headers }, 'Learn to swim in three weeks')).rest()
  expect(events.at(-1)).toMatchObject({ message: { status: 'completed' } })
}

function generate({ headers }: Headers, prompt: string) {
  return openGeneration(apiUrl, { headers, body: { prompt, planner_type: 'calendar' } })
}

/** At least one row in each table that the export lists by more than an empty member. */
async function personWithEverything(): Promise<SignedIn> {
  const person = await server.signIn()
  await makePlan(person)
  await database.db.delete(rememberedPreferences).where(sql`user_id = ${person.userId}`)
  await state(person, sundays)
  const { userId } = person
  await database.db.insert(connections).values({
    userId,
    provider: 'google',
    state: 'connected',
    sealedTokens: Buffer.from('sealed-secret'),
    keyId: 'sealed-by',
    accessExpiresAt: new Date(),
    scopes: ['calendar.events'],
    account: 'person@example.org',
  })
  await database.db.insert(planRuns).values({ userId, id: crypto.randomUUID(), idempotencyKey: crypto.randomUUID(), state: 'cancelled', steps: '[]', finishedAt: new Date() })
  return person
}

async function tablesWithUser(): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by table_name`)
  return rows.map(({ name }) => name)
}

async function countRows(table: string, userId: string): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${userId}`)
  return rows[0]!.count
}
