import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { MemorySchema } from '../../contract/account.ts'
import type { Plan } from '../../contract/plan.ts'
import { openGeneration } from '../../../tests/support/event-reader.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { startTestServer, type SignedIn } from '../../../tests/support/test-server.ts'
import { planRuns, rememberedPreferences } from '../database/schema.ts'
import { RunRequestSchema } from './run-request.ts'

const database = await createTestDatabase()
const server = await startTestServer({ database })
const apiUrl = await server.apiUrl()
afterAll(() => server.close())

const NO_SUNDAYS = 'From your earlier plans: no tasks on Sundays'

it('takes up what two earlier prompts stated, and not what one stated', async () => {
  const person = await server.signIn()
  await generate(person, 'Learn the guitar in 6 weeks, never on Sundays')
  expect(assumptionsOf(await generate(person, 'Learn to juggle in 5 weeks'))).not.toContain(NO_SUNDAYS)
  await generate(person, 'Learn to whistle in 6 weeks, no Sundays please')
  const plan = await generate(person, 'Learn to knit in 5 weeks')
  expect(assumptionsOf(plan)).toContain(NO_SUNDAYS)
  expect(plan.tasks.filter(({ date }) => new Date(date).getUTCDay() === 0)).toEqual([])
  expect(await memoryOf(person)).toMatchObject([{ text: 'no tasks on Sundays', timesStated: 2, isOffered: true }])
})

it('does not take a rerun, or the same prompt once more, for another statement', async () => {
  const person = await server.signIn()
  const prompt = 'Learn the guitar in 6 weeks, never on Sundays'
  await generate(person, prompt)
  await generate(person, prompt, { seed: 1 })
  await generate(person, prompt)
  expect(await memoryOf(person)).toMatchObject([{ timesStated: 1, isOffered: false }])
})

it('lets the prompt that says otherwise have its way', async () => {
  const person = await personWithoutSundays()
  const plan = await generate(person, 'Learn to knit in 5 weeks, only on Sundays')
  expect(assumptionsOf(plan)).not.toContain(NO_SUNDAYS)
  expect(plan.tasks.length).toBeGreaterThan(0)
})

it('forgets what was removed on the profile', async () => {
  const person = await personWithoutSundays()
  const [preference] = await memoryOf(person)
  await server.app.inject({ method: 'DELETE', url: `/api/account/memory/${preference!.id}`, headers: person.headers })
  expect(assumptionsOf(await generate(person, 'Learn to knit in 5 weeks'))).not.toContain(NO_SUNDAYS)
})

it('freezes the memory in the run, so that another attempt makes the same plan', async () => {
  const person = await personWithoutSundays()
  const plan = await generate(person, 'Learn to knit in 5 weeks')
  const [run] = await database.db.select({ request: planRuns.request }).from(planRuns).where(eq(planRuns.id, plan.id))
  expect(RunRequestSchema.parse(run!.request).memory).toMatchObject([{ kind: 'days_off', text: 'no tasks on Sundays' }])
})

it('passes over a row that the planner cannot read', async () => {
  const person = await server.signIn()
  await database.db.insert(rememberedPreferences).values({ userId: person.userId, id: crypto.randomUUID(), kind: 'days_off', text: 'of old', value: { weekdays: 'Sunday' }, timesStated: 5 })
  expect((await generate(person, 'Learn to knit in 5 weeks')).tasks.length).toBeGreaterThan(0)
})

async function personWithoutSundays(): Promise<SignedIn> {
  const person = await server.signIn()
  await generate(person, 'Learn the guitar in 6 weeks, never on Sundays')
  await generate(person, 'Learn to whistle in 6 weeks, no Sundays please')
  return person
}

async function generate({ headers }: SignedIn, prompt: string, fields: { seed?: number } = {}): Promise<Plan> {
  const stream = await openGeneration(apiUrl, { headers, body: { prompt, planner_type: 'calendar', ...fields } })
  const last = (await stream.rest()).at(-1)
  if (last === undefined || !('message' in last) || last.message.result === undefined) throw new Error('no plan')
  return last.message.result
}

async function memoryOf({ headers }: SignedIn) {
  return MemorySchema.parse((await server.app.inject({ method: 'GET', url: '/api/account/memory', headers })).json()).preferences
}

function assumptionsOf({ assumptions }: Plan): string[] {
  return assumptions.map(({ text }) => text)
}
