import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { hasResult, openGeneration } from '../../../tests/support/event-reader.ts'
import { startPausableDrafter } from '../../../tests/support/pausable-drafter.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { startTestServer, type SignedIn, type TestServer, type TestServerOptions } from '../../../tests/support/test-server.ts'
import { startTestIssuer } from '../../../tests/support/test-issuer.ts'
import { creditLedger, planRuns } from '../database/schema.ts'

const database = await createTestDatabase()
const drafter = await startPausableDrafter()
const issuer = await startTestIssuer()
const started: TestServer[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})
afterAll(async () => {
  await issuer.close()
  await drafter.close()
})

const body = { prompt: 'Write and publish a short cook book', planner_type: 'calendar' }
const NEVER = 3_600_000
/** Its leases run out at once, and it never renews one: a server that hangs. */
const HANGING = { leaseMs: 1, renewMs: NEVER, sweepMs: NEVER, pollMs: NEVER }

describe('a run whose server hangs', () => {
  it('is taken over by the server that its client attaches to, and ends once, at one credit', async () => {
    const hanging = await start({ timing: HANGING })
    const healthy = await start({ timing: { sweepMs: NEVER, pollMs: 100 } })
    const person = await hanging.signIn()
    const headers = { ...person.headers, 'idempotency-key': 'taken-over-on-attach' }
    const first = await openGeneration(await hanging.apiUrl(), { headers, body })
    const lost = await drafter.nextDraft()
    lost.send(['Collect recipes'])
    const seen = (await first.until(hasResult)).at(-1)!

    const second = await openGeneration(await healthy.apiUrl(), { headers: { ...headers, 'last-event-id': String(seen.id) }, body })
    const draft = await drafter.nextDraft()
    expect(await run(person)).toMatchObject({ state: 'running', attempt: 2 })
    // The attempt that lost its lease is mute from now on.
    lost.send(['Collect recipes', 'Never stored'])
    lost.finish()
    draft.send(['Collect recipes', 'Cook them all'])
    draft.finish()
    const events = await second.rest()
    expect(events.every(({ id }) => id > seen.id)).toBe(true)
    expect(events.at(-1)).toMatchObject({ message: { status: 'completed', result: { tasks: [{ title: 'Collect recipes' }, { title: 'Cook them all' }] } } })
    expect(await ledger(person)).toEqual(['plan_requested'])
  })

  it('is found by the sweep when nobody attaches', async () => {
    const hanging = await start({ timing: HANGING })
    const person = await hanging.signIn()
    await openGeneration(await hanging.apiUrl(), { headers: person.headers, body })
    await drafter.nextDraft()
    await start({ timing: { sweepMs: 50 } })
    const draft = await drafter.nextDraft()
    draft.send(['Collect recipes'])
    draft.finish()
    await expect.poll(() => run(person)).toMatchObject({ state: 'completed', attempt: 2 })
  })

  it('fails after three attempts and gives the credit back', async () => {
    const hanging = await start({ timing: HANGING })
    const person = await hanging.signIn()
    const headers = { ...person.headers, 'idempotency-key': 'three-attempts-failed' }
    const left = await openGeneration(await hanging.apiUrl(), { headers, body })
    await drafter.nextDraft()
    left.leave()
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      // A server that starts looks for abandoned runs at once.
      await start({ timing: HANGING })
      await drafter.nextDraft()
      expect(await run(person)).toMatchObject({ state: 'running', attempt })
    }
    const healthy = await start({ timing: { sweepMs: 50, pollMs: 50 } })
    const stream = await openGeneration(await healthy.apiUrl(), { headers, body })
    expect((await stream.rest()).at(-1)).toMatchObject({ error: { code: 'generation_failed' } })
    expect(await ledger(person)).toEqual(['plan_requested', 'generation_failed'])
  })
})

describe('a server that stops', () => {
  it('hands its runs on at once, and its clients attach elsewhere', async () => {
    const stopping = await start({})
    const person = await stopping.signIn()
    const headers = { ...person.headers, 'idempotency-key': 'handed-on-at-the-stop' }
    const stream = await openGeneration(await stopping.apiUrl(), { headers, body })
    await drafter.nextDraft()
    await stopping.close()
    await stream.rest()
    const next = await start({ timing: { sweepMs: NEVER } })
    const again = await openGeneration(await next.apiUrl(), { headers, body })
    const draft = await drafter.nextDraft()
    draft.send(['Collect recipes'])
    draft.finish()
    expect((await again.rest()).at(-1)).toMatchObject({ message: { status: 'completed' } })
    expect(await ledger(person)).toEqual(['plan_requested'])
  })
})

describe('a plan that takes too long', () => {
  it('ends with an error, never with another plan, and gives the credit back', async () => {
    const impatient = await start({ env: {}, timing: { planTimeLimitMs: 1 } })
    const person = await impatient.signIn()
    const stream = await openGeneration(await impatient.apiUrl(), { headers: person.headers, body })
    expect((await stream.rest()).at(-1)).toMatchObject({ error: { code: 'plan_timeout' } })
    expect(await ledger(person)).toEqual(['plan_requested', 'plan_timeout'])
  })
})

async function start(options: Omit<TestServerOptions, 'database'>): Promise<TestServer> {
  const server = await startTestServer({ database, issuer, env: { DRAFTER_URL: drafter.address }, ...options })
  started.push(server)
  return server
}

async function run({ userId }: SignedIn) {
  const [row] = await database.db.select({ state: planRuns.state, attempt: planRuns.attempt }).from(planRuns).where(eq(planRuns.userId, userId))
  return row
}

async function ledger({ userId }: SignedIn): Promise<string[]> {
  const entries = await database.db.select().from(creditLedger).where(eq(creditLedger.userId, userId)).orderBy(creditLedger.id)
  return entries.map(({ reason }) => reason)
}
