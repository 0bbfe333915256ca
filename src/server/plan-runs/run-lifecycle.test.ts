import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { hasResult, openGeneration, type SeenEvent } from '../../../tests/support/event-reader.ts'
import { startPausableDrafter } from '../../../tests/support/pausable-drafter.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { startTestServer, type SignedIn, type TestServer } from '../../../tests/support/test-server.ts'
import { creditLedger, planRuns, plans } from '../database/schema.ts'

const database = await createTestDatabase()
const drafter = await startPausableDrafter()
const env = { DRAFTER_URL: drafter.address }
// Nothing is polled for: what reaches the other server was announced to it.
const timing = { pollMs: 3_600_000 }
const server = await startTestServer({ database, env, timing })
// A second server on the same database, as a fleet has it.
const other = await startTestServer({ database, env, timing, issuer: server.issuer })
afterAll(async () => {
  await other.close()
  await server.close()
  await drafter.close()
})

const body = { prompt: 'Write and publish a short cook book', planner_type: 'calendar' }
let submits = 0

describe('a run in the middle of its work', () => {
  it('streams each draft as it arrives and replaces the one before', async () => {
    const { stream, draft } = await submit()
    draft.send(['Collect recipes'])
    expect(titles((await stream.until(hasResult)).at(-1)!)).toEqual(['Collect recipes'])
    draft.send(['Collect recipes', 'Cook them all'])
    expect(titles((await stream.until((event) => titles(event)?.length === 2)).at(-1)!)).toEqual(['Collect recipes', 'Cook them all'])
    draft.finish()
    expect((await stream.rest()).at(-1)).toMatchObject({ message: { status: 'completed' } })
  })

  it('shows a client that comes back only what it has not seen', async () => {
    const { person, key, stream, draft } = await submit()
    draft.send(['Collect recipes'])
    const seen = (await stream.until(hasResult)).at(-1)!
    stream.leave()
    const again = await attach(server, { person, key, lastEventId: seen.id })
    draft.send(['Collect recipes', 'Cook them all'])
    draft.finish()
    const events = await again.rest()
    expect(events.every(({ id }) => id > seen.id)).toBe(true)
    expect(titles(events.at(-1)!)).toEqual(['Collect recipes', 'Cook them all'])
  })

  it('can be watched from another server, which takes no second credit', async () => {
    const { person, key, draft } = await submit()
    draft.send(['Collect recipes'])
    const elsewhere = await attach(other, { person, key })
    expect(titles((await elsewhere.until(hasResult)).at(-1)!)).toEqual(['Collect recipes'])
    draft.send(['Collect recipes', 'Cook them all'])
    draft.finish()
    expect((await elsewhere.rest()).at(-1)).toMatchObject({ message: { status: 'completed' } })
    expect(await balance(person)).toBe(9)
  })
})

it('a run whose account was deleted ends the stream of whoever watches it for good', async () => {
  const watching = await startTestServer({ database, env, timing: { pollMs: 50 }, issuer: server.issuer })
  const { person, key, stream, draft } = await submit()
  draft.send(['Collect recipes'])
  const elsewhere = await attach(watching, { person, key })
  const seen = (await elsewhere.until(hasResult)).at(-1)!
  await database.db.delete(planRuns).where(eq(planRuns.userId, person.userId))
  const last = (await elsewhere.rest()).at(-1)!
  expect(last).toMatchObject({ error: { code: 'not_found' } })
  expect(last.id).toBeGreaterThan(seen.id)
  stream.leave()
  draft.finish()
  await watching.close()
})

describe('cancelling', () => {
  it('before the first task gives the credit back and saves nothing', async () => {
    const { person, key, stream, draft } = await submit()
    expect(await cancel(server, person, key)).toMatchObject({ state: 'cancelled' })
    const last = (await stream.rest()).at(-1)!
    expect(last).toMatchObject({ message: { status: 'cancelled' } })
    expect(hasResult(last)).toBe(false)
    await draft.abandoned
    expect(await balance(person)).toBe(10)
    expect(await savedPlans(person)).toHaveLength(0)
    expect(await ledger(person)).toEqual(['debit plan_requested -1', 'release cancelled_before_first_task 1'])
  })

  it('after the first task saves and charges the plan that stands', async () => {
    const { person, key, stream, draft } = await submit()
    draft.send(['Collect recipes'])
    const shown = (await stream.until(hasResult)).at(-1)!
    await cancel(server, person, key)
    const last = (await stream.rest()).at(-1)!
    expect(last).toMatchObject({ message: { status: 'cancelled' } })
    expect(titles(last)).toEqual(titles(shown))
    expect(await balance(person)).toBe(9)
    const [record] = (await server.app.inject({ url: '/api/history', headers: person.headers })).json().records
    expect(record).toMatchObject({ status: 'completed', result: { result: { tasks: [{ title: 'Collect recipes' }] } } })
    expect(record.result.result.checks.length).toBeGreaterThan(0)
    await draft.abandoned
  })

  it('works from another server than the one at work', async () => {
    const { person, key, stream, draft } = await submit()
    await cancel(other, person, key)
    expect((await stream.rest()).at(-1)).toMatchObject({ message: { status: 'cancelled' } })
    await draft.abandoned
    expect(await balance(person)).toBe(10)
  })

  it('of a key that never arrived makes its late request start nothing', async () => {
    const person = await server.signIn()
    const key = nextKey()
    expect(await cancel(server, person, key)).toMatchObject({ state: 'cancelled' })
    const events = await (await attach(server, { person, key })).rest()
    expect(events).toEqual([{ id: 1, message: { steps: [], status: 'cancelled' } }])
    expect(await balance(person)).toBe(10)
  })

  it('twice, or after the end, changes nothing', async () => {
    const { person, key, stream, draft } = await submit()
    draft.send(['Collect recipes'])
    draft.finish()
    await stream.rest()
    expect(await cancel(server, person, key)).toMatchObject({ state: 'completed' })
    expect(await cancel(other, person, key)).toMatchObject({ state: 'completed' })
    expect(await balance(person)).toBe(9)
  })

  it('of a run that goes with its account in the same moment says that the account is gone', async () => {
    const { person, key, stream, draft } = await submit()
    const deletion = await database.pool.connect()
    await deletion.query('begin')
    await deletion.query('select 1 from plan_runs where user_id = $1 for update', [person.userId])
    const { rows: [holder] } = await deletion.query<{ pid: number }>('select pg_backend_pid() as pid')
    const cancelling = server.app.inject({ method: 'DELETE', url: `/api/generate-plan/${key}`, headers: person.headers })
    await expect.poll(async () => (await database.pool.query('select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [holder!.pid])).rowCount).toBe(1)
    await deletion.query('delete from users where user_id = $1', [person.userId])
    await deletion.query('commit')
    deletion.release()
    expect((await cancelling).json()).toMatchObject({ code: 'forbidden' })
    draft.finish()
    stream.leave()
  })

  it('reaches only the own runs', async () => {
    const { key, stream, draft } = await submit()
    const stranger = await server.signIn()
    await cancel(server, stranger, key)
    draft.send(['Collect recipes'])
    draft.finish()
    expect((await stream.rest()).at(-1)).toMatchObject({ message: { status: 'completed' } })
  })
})

describe('a drafter that fails', () => {
  it('after a plan stands: the plan is saved with a warning, and the credit comes back', async () => {
    const { person, stream, draft } = await submit()
    draft.send(['Collect recipes'])
    await stream.until(hasResult)
    draft.cut()
    const last = (await stream.rest()).at(-1)!
    expect(last).toMatchObject({ message: { status: 'completed', result: { warnings: expect.arrayContaining([expect.stringContaining('stopped answering')]) } } })
    expect(await savedPlans(person)).toHaveLength(1)
    expect(await ledger(person)).toEqual(['debit plan_requested -1', 'release drafter_failed 1'])
  })

  it('before any plan: the stream ends with an error, and the credit comes back', async () => {
    const { person, key, stream, draft } = await submit()
    draft.cut()
    const last = (await stream.rest()).at(-1)!
    expect(last).toMatchObject({ error: { code: 'generation_failed', detail: 'Oops! There was an issue generating your plan.' } })
    expect(await balance(person)).toBe(10)
    // A client that comes back, for whatever reason, hears the same.
    expect((await (await attach(server, { person, key, lastEventId: last.id })).rest()).at(-1)).toEqual(last)
    expect(await ledger(person)).toEqual(['debit plan_requested -1', 'release generation_failed 1'])
  })
})

async function submit() {
  const person = await server.signIn()
  const key = nextKey()
  const stream = await attach(server, { person, key })
  return { person, key, stream, draft: await drafter.nextDraft() }
}

async function attach(at: TestServer, { person, key, lastEventId }: { person: SignedIn; key: string; lastEventId?: number }) {
  const seen = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }
  return openGeneration(await at.apiUrl(), { headers: { ...person.headers, 'idempotency-key': key, ...seen }, body })
}

async function cancel(at: TestServer, { headers }: SignedIn, key: string) {
  return (await at.app.inject({ method: 'DELETE', url: `/api/generate-plan/${key}`, headers })).json<{ id: string; state: string }>()
}

function nextKey(): string {
  submits += 1
  return `submit-number-${String(submits).padStart(6, '0')}`
}

function titles(event: SeenEvent): string[] | undefined {
  return 'message' in event ? event.message.result?.tasks.map((task) => task.title) : undefined
}

async function balance({ userId }: SignedIn): Promise<number> {
  return (await server.services.credits.balance(userId)).credits
}

async function savedPlans({ userId }: SignedIn) {
  return database.db.select({ id: plans.id }).from(plans).where(eq(plans.userId, userId))
}

async function ledger({ userId }: SignedIn): Promise<string[]> {
  const entries = await database.db.select().from(creditLedger).where(eq(creditLedger.userId, userId)).orderBy(creditLedger.id)
  return entries.map(({ kind, reason, amount }) => `${kind} ${reason} ${amount}`)
}
