import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { hasResult, isLast, openGeneration } from '../../../tests/support/event-reader.ts'
import { startTestServer, type SignedIn } from '../../../tests/support/test-server.ts'
import { creditLedger, planRuns, users } from '../database/schema.ts'

const database = await createTestDatabase()
const server = await startTestServer({ database })
afterAll(() => server.close())

const apiUrl = await server.apiUrl()
const prompt = 'Learn to swim in 6 weeks, three times a week in the evening'

describe('POST /generate-plan', () => {
  it('streams steps first, then the plan, then the completed plan, and puts it into the history', async () => {
    const person = await server.signIn()
    const stream = await generate(person, { prompt, planner_type: 'calendar', user_id: person.userId, time_zone: 'Europe/Berlin' })
    const events = await stream.rest()
    const messages = events.map((event) => ('message' in event ? event.message : null))
    expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(messages[0]).toMatchObject({ steps: expect.arrayContaining([expect.objectContaining({ id: 'read', status: 'running' })]) })
    expect(messages[0]!.result).toBeUndefined()
    expect(messages.at(-1)).toMatchObject({ status: 'completed', result: { plannerType: 'calendar', timeZone: 'Europe/Berlin' } })
    expect(messages.at(-1)!.steps.every((step) => step.status === 'completed')).toBe(true)

    const page = await history(person)
    expect(page.records).toHaveLength(1)
    expect(page.records[0]).toMatchObject({ id: messages.at(-1)!.result!.id, prompt, planner_type: 'calendar', status: 'completed' })
    expect(page.records[0].result.result).toEqual(messages.at(-1)!.result)
  })

  it('takes one credit a plan and says when the next allowance comes', async () => {
    const person = await server.signIn()
    await (await generate(person, { prompt, planner_type: 'sprint' })).rest()
    const user = (await server.app.inject({ method: 'POST', url: '/api/user', headers: person.headers })).json()
    expect(user.credits).toBe(9)
    const hoursUntilRenewal = (Date.parse(user.creditsRenewAt) - Date.now()) / 3_600_000
    expect(hoursUntilRenewal).toBeGreaterThan(23.9)
    expect(hoursUntilRenewal).toBeLessThanOrEqual(24)
  })

  it('lets exactly ten of fifty requests at once through on ten credits, and never overspends', async () => {
    const person = await server.signIn()
    const streams = await Promise.all(Array.from({ length: 50 }, (_, index) => generate(person, { prompt: `${prompt}, attempt ${index}`, planner_type: 'calendar' })))
    const accepted = streams.filter(({ status }) => status === 200)
    const refused = streams.filter(({ status }) => status === 402)
    await Promise.all(accepted.map((stream) => stream.rest()))
    expect([accepted.length, refused.length]).toEqual([10, 40])
    expect(refused[0]!.error).toEqual({ code: 'out_of_credits', detail: 'You’ve run out of credits. Please wait for your daily reset.' })
    expect((await history(person)).records).toHaveLength(10)
    expect(await server.services.credits.balance(person.userId)).toMatchObject({ credits: 0 })
    const runs = await database.db.select().from(planRuns).where(eq(planRuns.userId, person.userId))
    expect(runs.map((run) => run.state)).toEqual(Array(10).fill('completed'))
    const ledger = await database.db.select().from(creditLedger).where(eq(creditLedger.userId, person.userId))
    expect(ledger.map((entry) => entry.amount)).toEqual(Array(10).fill(-1))
  })

  it('attaches every repeat of a key to the one run, at one credit, even of twenty at once', async () => {
    const person = await server.signIn()
    const headers = { ...person.headers, 'idempotency-key': 'the-same-submit-0001' }
    const body = { prompt, planner_type: 'calendar' }
    const streams = await Promise.all(Array.from({ length: 20 }, () => openGeneration(apiUrl, { headers, body })))
    const ends = await Promise.all(streams.map(async (stream) => (await stream.rest()).at(-1)))
    expect(streams.map(({ key }) => key)).toEqual(Array(20).fill('the-same-submit-0001'))
    expect(new Set(ends.map((event) => JSON.stringify(event))).size).toBe(1)
    expect(await server.services.credits.balance(person.userId)).toMatchObject({ credits: 9 })
  })

  it('attaches to a finished run although no credit is left', async () => {
    const person = await server.signIn()
    const headers = { ...person.headers, 'idempotency-key': 'finished-run-000001' }
    const body = { prompt, planner_type: 'calendar' }
    await (await openGeneration(apiUrl, { headers, body })).rest()
    await Promise.all(Array.from({ length: 9 }, async () => (await generate(person, body)).rest()))
    expect((await generate(person, body)).status).toBe(402)
    const again = await (await openGeneration(apiUrl, { headers: { ...headers, 'last-event-id': '999' }, body })).rest()
    expect(again).toHaveLength(1)
    expect(again[0]).toMatchObject({ message: { status: 'completed', result: { plannerType: 'calendar' } } })
  })

  it('answers 409 when a key comes back with another prompt', async () => {
    const person = await server.signIn()
    const headers = { ...person.headers, 'idempotency-key': 'another-prompt-0001' }
    await (await openGeneration(apiUrl, { headers, body: { prompt, planner_type: 'calendar' } })).rest()
    const stream = await openGeneration(apiUrl, { headers, body: { prompt: `${prompt}!`, planner_type: 'calendar' } })
    expect([stream.status, stream.error?.code]).toEqual([409, 'key_reused'])
  })

  it('keeps the keys of two people apart', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()]
    const key = { 'idempotency-key': 'shared-by-two-people' }
    const body = { prompt, planner_type: 'calendar' }
    const ends = await Promise.all([ada, bob].map(async ({ headers }) => (await (await openGeneration(apiUrl, { headers: { ...headers, ...key }, body })).rest()).at(-1)))
    expect(ends[0]).toMatchObject({ message: { status: 'completed' } })
    expect(JSON.stringify(ends[0])).not.toBe(JSON.stringify(ends[1]))
  })

  it('makes the same plan of the same request, and another seed is another request', async () => {
    const person = await server.signIn()
    const [first, second] = [await plan(person, { seed: 3 }), await plan(person, { seed: 3 })]
    expect({ ...second, id: first.id }).toEqual(first)
    const [run] = await database.db.select().from(planRuns).where(eq(planRuns.id, first.id))
    expect(run!.request).toMatchObject({ seed: 3 })
  })

  it('plans in UTC and says so while no time zone is known, then in the last one given', async () => {
    const person = await server.signIn()
    const first = await plan(person, {})
    expect(first.timeZone).toBe('UTC')
    expect(first.assumptions).toContainEqual({ text: 'Dates and times are in UTC, because no time zone was given.', source: 'assumed', words: '' })
    await plan(person, { time_zone: 'Asia/Tokyo', locale: 'en-GB' })
    const third = await plan(person, {})
    expect(third.timeZone).toBe('Asia/Tokyo')
    expect(third.assumptions.some(({ text }) => text.includes('no time zone was given'))).toBe(false)
    const [row] = await database.db.select().from(users).where(eq(users.id, person.userId))
    expect(row).toMatchObject({ timeZone: 'Asia/Tokyo', locale: 'en-GB' })
  })

  it('goes on when the client leaves', async () => {
    const person = await server.signIn()
    const headers = { ...person.headers, 'idempotency-key': 'closed-tab-00000001' }
    const body = { prompt, planner_type: 'calendar' }
    const stream = await openGeneration(apiUrl, { headers, body })
    stream.leave()
    const events = await (await openGeneration(apiUrl, { headers, body })).rest()
    expect(events.at(-1)).toMatchObject({ message: { status: 'completed' } })
  })

  it('shows a plan within the steps, not only at the end', async () => {
    const person = await server.signIn()
    const events = await (await generate(person, { prompt, planner_type: 'calendar' })).until(isLast)
    expect(events.length).toBeGreaterThanOrEqual(2)
    expect(hasResult(events.at(-1)!)).toBe(true)
  })

  it.each([
    ['a short prompt', { prompt: '  swim    ' }, 'body.prompt: Please provide more details (at least 10 characters)'],
    ['a long prompt', { prompt: 'x'.repeat(5001) }, 'body.prompt: the prompt takes at most 5000 characters'],
    ['a prompt with NUL', { prompt: 'Learn to swim\0 well' }, 'body.prompt must not contain NUL characters.'],
    ['another planner type', { planner_type: 'gantt' }, 'body.planner_type'],
    ['a time zone that is none', { time_zone: 'Mars/Olympus' }, "body.time_zone: 'Mars/Olympus' is not a known time zone. Use an IANA name such as Europe/Berlin."],
    ['a locale that is none', { locale: 'not a locale' }, 'body.locale'],
    ['a seed below zero', { seed: -1 }, 'body.seed'],
  ])('answers 400 to %s and takes no credit', async (_title, wrong, detail) => {
    const person = await server.signIn()
    const stream = await generate(person, { prompt, planner_type: 'calendar', ...wrong })
    expect([stream.status, stream.error?.code]).toEqual([400, 'invalid_request'])
    expect(stream.error?.detail).toContain(detail)
    expect(await server.services.credits.balance(person.userId)).toMatchObject({ credits: 10 })
  })

  it.each([
    ['an idempotency key that is too short', { 'idempotency-key': 'short' }, 'headers.idempotency-key'],
    ['a last event id that is no number', { 'last-event-id': 'abc' }, 'headers.last-event-id'],
  ])('answers 400 to %s', async (_title, headers, field) => {
    const person = await server.signIn()
    const stream = await openGeneration(apiUrl, { headers: { ...person.headers, ...headers }, body: { prompt, planner_type: 'calendar' } })
    expect(stream.status).toBe(400)
    expect(stream.error?.detail).toContain(field)
  })

  it('answers 403 when the body names another user, 401 without a token', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()]
    const foreign = await generate(ada, { prompt, planner_type: 'calendar', user_id: bob.userId })
    expect([foreign.status, foreign.error?.code]).toEqual([403, 'forbidden'])
    const anonymous = await openGeneration(apiUrl, { headers: {}, body: { prompt, planner_type: 'calendar' } })
    expect([anonymous.status, anonymous.error?.code]).toEqual([401, 'unauthorized'])
  })

  it('keeps a lone surrogate from breaking the row', async () => {
    const person = await server.signIn()
    const made = await plan(person, { prompt: 'Learn to swim \ud83c well, in six weeks' })
    expect(made.id).toBeTruthy()
    expect((await history(person)).records[0].prompt).toContain('\uFFFD')
  })
})

function generate(person: SignedIn, body: unknown) {
  return openGeneration(apiUrl, { headers: person.headers, body })
}

async function plan(person: SignedIn, body: object) {
  const events = await (await generate(person, { prompt, planner_type: 'calendar', ...body })).rest()
  const last = events.at(-1)!
  if (!('message' in last) || last.message.result === undefined) throw new Error(`no plan: ${JSON.stringify(last)}`)
  return last.message.result
}

async function history(person: SignedIn) {
  return (await server.app.inject({ url: '/api/history', headers: person.headers })).json()
}
