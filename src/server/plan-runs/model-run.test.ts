import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { hasResult, openGeneration } from '../../../tests/support/event-reader.ts'
import { deferred, startScriptedModel, type ModelScript, type ScriptedModel } from '../../../tests/support/scripted-model.ts'
import { modelAnswer, modelTask, piecesOf, saying, SWIMMING } from '../../../tests/support/scripted-model-plans.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { startTestServer, type SignedIn, type TestServer } from '../../../tests/support/test-server.ts'
import { PROMPT_VERSION } from '../../integrations/language-model/prompt.ts'
import { creditLedger, modelUsage, planRuns, plans, users } from '../database/schema.ts'

const database = await createTestDatabase()
const GOOD = modelAnswer([modelTask({ id: 'film', title: 'Have your stroke filmed' })])
const body = { prompt: SWIMMING, planner_type: 'calendar', time_zone: 'Europe/Berlin' }

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

describe('a run with a model', () => {
  it('shows the embedded plan first, then the model’s, and saves it with what it took', async () => {
    const { server, person } = await start([saying(GOOD, { pieceMs: 1, usage: { input: 2_000, output: 800 } })])
    const events = await (await generate(server, person)).rest()
    const messages = events.flatMap((event) => ('message' in event ? [event.message] : []))
    const last = messages.at(-1)!
    expect(last).toMatchObject({ status: 'completed', result: { title: 'Swim with ease', warnings: [] } })
    expect(last.steps.map(({ id, status }) => `${id} ${status}`)).toEqual(['read', 'draft', 'refine', 'schedule', 'verify'].map((id) => `${id} completed`))
    expect(last.steps.find(({ id }) => id === 'refine')!.duration).toBeGreaterThan(piecesOf(GOOD).length / 2)
    const [run] = await runsOf(person)
    expect(run).toMatchObject({ state: 'completed', modelName: `openai-compatible scripted, prompt ${PROMPT_VERSION}`, modelInputTokens: 2_000, modelOutputTokens: 800, modelCostMicros: 13_000 })
    expect(await usageOf(person)).toMatchObject([{ inputTokens: 2_000, outputTokens: 800, costMicros: 13_000 }])
    expect(await credits(server, person)).toBe(9)
  })

  it('keeps the embedded plan, saved, with a warning and the credit back, when the model stalls', async () => {
    const { server, person } = await start([{ kind: 'stall', pieces: piecesOf(GOOD).slice(0, 4) }], { stallMs: 500 })
    const last = (await (await generate(server, person)).rest()).at(-1)!
    expect(last).toMatchObject({ message: { status: 'completed', result: { warnings: [expect.stringContaining('stopped answering')] } } })
    expect(await savedPlans(person)).toHaveLength(1)
    expect(await credits(server, person)).toBe(10)
    expect((await ledgerOf(person)).map(({ kind, reason }) => `${kind} ${reason}`).toSorted()).toEqual(['debit plan_requested', 'release drafter_failed'])
    const [usage] = await usageOf(person)
    expect(usage!.inputTokens).toBeGreaterThan(500)
  })

  it('closes the connection to the model when the run is cancelled, and saves and charges the plan that stands', async () => {
    const late = deferred<void>()
    const { server, person, model } = await start([{ kind: 'late', pieces: piecesOf(GOOD).slice(0, 4), until: late.promise, rest: piecesOf(GOOD).slice(4) }], { stallMs: 60_000 })
    const stream = await generate(server, person, 'cancelled-with-model-1')
    await stream.until(hasResult)
    await model.asked
    const reply = await server.app.inject({ method: 'DELETE', url: '/api/generate-plan/cancelled-with-model-1', headers: person.headers })
    expect(reply.json()).toMatchObject({ state: 'cancelled' })
    await model.closedByClient
    late.resolve()
    expect((await stream.rest()).at(-1)).toMatchObject({ message: { status: 'cancelled' } })
    expect(await savedPlans(person)).toHaveLength(1)
    await expect.poll(async () => (await runsOf(person))[0]!.modelInputTokens).toBeGreaterThan(500)
    expect((await runsOf(person))[0]).toMatchObject({ state: 'cancelled' })
  })

  it('asks no model for somebody who wants none, and says nothing of it', async () => {
    const { server, person, model } = await start([saying(GOOD)])
    await database.db.update(users).set({ modelDrafting: false }).where(eq(users.id, person.userId))
    const last = (await (await generate(server, person)).rest()).at(-1)!
    expect(last).toMatchObject({ message: { status: 'completed', result: { warnings: [] } } })
    expect(JSON.stringify(last)).not.toContain('refine')
    expect(model.requests).toHaveLength(0)
    const [run] = await runsOf(person)
    expect(run).toMatchObject({ modelName: null, request: expect.objectContaining({ modelDrafting: false }) })
    expect(await credits(server, person)).toBe(9)
  })
})

describe('limits of a day', () => {
  const answer = saying(GOOD, { usage: { input: 3_000, output: 2_000 } })

  it('keep a person to their share: the next plan is drafted without the model, charged, and says so', async () => {
    const { server, person, model } = await start([answer], { env: { MODEL_MAX_TOKENS: '20000', MODEL_USER_DAILY_TOKENS: '24000' } })
    await (await generate(server, person)).rest()
    const second = (await (await generate(server, person)).rest()).at(-1)!
    expect(second).toMatchObject({ message: { status: 'completed', result: { warnings: ['You have used the language model as much as one day allows, so this plan was drafted without it.'] } } })
    expect(model.requests).toHaveLength(1)
    expect(await credits(server, person)).toBe(8)
    const other = await server.signIn()
    await (await generate(server, other)).rest()
    expect(model.requests).toHaveLength(2)
  })

  it('hold for the installation as a whole, and runs at once cannot overspend them', async () => {
    await database.db.delete(modelUsage)
    const { server, model } = await start([saying(GOOD, { pieceMs: 5, usage: { input: 3_000, output: 2_000 } })], { env: { MODEL_MAX_TOKENS: '20000', MODEL_DAILY_TOKENS: '45000' } })
    const people = await Promise.all(Array.from({ length: 6 }, () => server.signIn()))
    const ends = await Promise.all(people.map(async (person) => JSON.stringify((await (await generate(server, person)).rest()).at(-1))))
    expect(model.requests).toHaveLength(2)
    expect(ends.filter((end) => end.includes('used up for today'))).toHaveLength(4)
  })

  it('can be an amount of money', async () => {
    await database.db.delete(modelUsage)
    const { server, person, model } = await start([answer], { env: { MODEL_MAX_COST: '0.05', MODEL_DAILY_COST: '0.07' } })
    await (await generate(server, person)).rest()
    await (await generate(server, person)).rest()
    expect(model.requests).toHaveLength(1)
    expect(await usageOf(person)).toMatchObject([{ costMicros: 27_500 }])
  })
})

describe('GET /metrics', () => {
  it('counts runs, model requests, tokens, cost, failures, durations and credits', async () => {
    const { server, person } = await start([saying(GOOD, { usage: { input: 2_000, output: 800 } }), { kind: 'status', status: 401 }])
    for (let count = 0; count < 2; count++) await (await generate(server, person)).rest()
    const text = (await server.app.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })).body
    for (const line of [
      'planwright_runs_accepted_total 2',
      'planwright_runs_ended_total{state="completed"} 2',
      'planwright_runs_active 0',
      'planwright_model_requests_total{outcome="answered"} 1',
      'planwright_model_requests_total{outcome="key_refused"} 1',
      'planwright_model_failures_total{reason="key_refused"} 1',
      'planwright_model_tokens_total{direction="in"} 2000',
      'planwright_model_tokens_total{direction="out"} 800',
      'planwright_model_cost_total 0.013',
      'planwright_plan_duration_seconds_count{drafter="model"} 2',
      'planwright_step_duration_seconds_count{step="refine"} 2',
      'planwright_credits_total{kind="debit",reason="plan_requested"} 2',
      'planwright_credits_total{kind="release",reason="drafter_failed"} 1',
    ]) expect(text).toContain(`${line}\n`)
  })
})

async function start(scripts: ModelScript[], { env = {}, stallMs = 10_000 }: { env?: Record<string, string>; stallMs?: number } = {}): Promise<{ server: TestServer; person: SignedIn; model: ScriptedModel }> {
  const model = await startScriptedModel(scripts)
  open.push(model)
  const settings = { MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'scripted', MODEL_API_KEY: 'secret-key', MODEL_INPUT_PRICE: '2.5', MODEL_OUTPUT_PRICE: '10' }
  const server = await startTestServer({ database, env: { ...settings, ...env }, modelTiming: { modelRetryMs: 5, modelSnapshotMs: 0, modelStallMs: stallMs } })
  open.push(server)
  return { server, person: await server.signIn(), model }
}

let submits = 0

async function generate(server: TestServer, person: SignedIn, key = `model-run-number-${(submits += 1)}`) {
  return openGeneration(await server.apiUrl(), { headers: { ...person.headers, 'idempotency-key': key }, body })
}

function runsOf({ userId }: SignedIn) {
  return database.db.select().from(planRuns).where(eq(planRuns.userId, userId)).orderBy(planRuns.startedAt)
}

function usageOf({ userId }: SignedIn) {
  return database.db.select().from(modelUsage).where(eq(modelUsage.userId, userId))
}

function savedPlans({ userId }: SignedIn) {
  return database.db.select({ id: plans.id }).from(plans).where(eq(plans.userId, userId))
}

function ledgerOf({ userId }: SignedIn) {
  return database.db.select().from(creditLedger).where(eq(creditLedger.userId, userId))
}

async function credits(server: TestServer, { userId }: SignedIn): Promise<number> {
  return (await server.services.credits.balance(userId)).credits
}
