import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { PlanExportsSchema, type ExportTarget, type PlanExport } from '../../src/contract/exports.ts'
import type { ExportTiming } from '../../src/server/exports/export-timing.ts'
import { startReachableServer } from '../support/consent.ts'
import { exportTasks, savePlan, type SavedPlan } from '../support/export-fixtures.ts'
import { createServiceConnector } from '../support/service-connector.ts'
import { createTestDatabase } from '../support/test-database.ts'
import { startTestIssuer, TEST_CLIENT_ID } from '../support/test-issuer.ts'
import type { SignedIn } from '../support/test-server.ts'
import { countThere, findLosses, findUntruths, linksThere, linksWanted } from './export-ledger.ts'
import { drawBlows, drawSchedule, type ExportSchedule } from './export-schedule.ts'
import { startExportServers, type ExportServers } from './export-servers.ts'

/** Short by default; `npm run test:faults` sets the number of schedules. */
const SCHEDULES = Number(process.env['EXPORT_SCHEDULES'] ?? 5)
const FIRST_SEED = Number(process.env['EXPORT_FIRST_SEED'] ?? 1)
/** Schedules that run at the same moment, over the same two servers and through the same kills. */
const TOGETHER = 12
const BLOWS = { count: 4, withinMs: 7_000 }
/** A server that is paused answers nothing. */
const PATIENCE_MS = 3_000
/** Every ending that is not the good one has cost a schedule one of its faults at least, and there are 14 at most; blows may spoil some more. */
const MOST_RETRIES = 30
const MOST_CONSENTS = 10

/** As in real life, twenty times as fast. What the stand-ins still do after a call and their index's lag fit into `settleMs`. */
const TIMING: Partial<ExportTiming> = {
  leaseMs: 2_000, callMs: 2_000, settleMs: 3_000, lookMs: 250, backoffMs: 50, backoffCapMs: 500, longestPauseMs: 5_000,
  attempts: 4, jobRetrySeconds: 1, pollMs: 150, sweepMs: 500,
}
const INDEX_LAG_MS = [100, 1_000]
const APP_SECRET = 'faults-secret-'.repeat(4)

const blows = { kill: 0, stop: 0, pause: 0 }
let retried = 0
let reconnected = 0
let takenBack = 0
const database = await createTestDatabase()
const issuer = await startTestIssuer()
const dataDir = await mkdtemp(join(tmpdir(), 'export-faults-'))
let home: Awaited<ReturnType<typeof startReachableServer>>
let servers: ExportServers

beforeAll(async () => {
  // The stand-ins live here, so that no kill reaches them. This server never takes an export up.
  home = await startReachableServer({ database, issuer, env: { APP_SECRET }, exportTiming: { ...TIMING, sweepMs: 2 ** 30 } })
  await controlFaults({ settings: { jiraIndexLagMs: INDEX_LAG_MS, googleCallsPerMinute: 100_000, jiraCallsPerSecond: 10_000 } })
  const env = {
    NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: database.url, OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: TEST_CLIENT_ID, APP_SECRET,
    PUBLIC_URL: home.origin, RATE_LIMIT_PER_MINUTE: '1000000', EXPORT_TIMING: JSON.stringify(TIMING),
  }
  servers = await startExportServers(env, dataDir)
})
afterAll(async () => {
  await report()
  await servers.close()
  await home.close()
  await issuer.close()
  await rm(dataDir, { recursive: true })
})

const rounds = Array.from({ length: Math.ceil(SCHEDULES / TOGETHER) }, (_, round) => {
  const first = FIRST_SEED + round * TOGETHER
  return { first, seeds: Array.from({ length: Math.min(TOGETHER, SCHEDULES - round * TOGETHER) }, (_, index) => first + index) }
})

test.each(rounds)('schedules from $first on: nothing twice, nothing lost, every ending true', { timeout: 420_000 }, async ({ first, seeds }) => {
  const [outcomes] = await Promise.all([Promise.all(seeds.map((seed) => play(drawSchedule(seed)))), strikeServers(first)])
  expect(outcomes.flat()).toEqual(seeds.flatMap((seed) => TARGETS.map((target) => ({ seed, target, untruths: [], lost: [], doubled: [], foreign: [], wrongLinks: [], state: 'exported' }))))
})

const TARGETS = ['google_calendar', 'jira'] as const

type Outcome = { seed: number; target: ExportTarget; untruths: string[]; lost: string[]; doubled: string[]; foreign: string[]; wrongLinks: string[]; state: PlanExport['state'] }

/** One plan to both services through one person's bad day. */
async function play(schedule: ExportSchedule): Promise<Outcome[]> {
  const person = await home.signIn({ sub: `person-of-schedule-${schedule.seed}` })
  const account = `schedule-${schedule.seed}@example.test`
  for (const provider of ['google', 'jira'] as const) await connect(person, { provider, account })
  const saved = await savePlan(database, person.userId, { plannerType: 'sprint', tasks: exportTasks(schedule.tasks) })
  const { seed, rate, most, latencyMs, grantLoss } = schedule
  const services = ['google', 'jira'] as const
  await controlFaults({
    schedules: services.map((service) => ({ service, account, seed, rate, most, latencyMs })),
    rules: grantLoss === null ? [] : services.map((service) => ({ service, account, skip: grantLoss.atCall, fault: { kind: grantLoss.kind } })),
  })
  return Promise.all(TARGETS.map((target) => playOne({ schedule, account, person, saved, target })))
}

type Play = { schedule: ExportSchedule; account: string; person: SignedIn; saved: SavedPlan; target: ExportTarget }

/** Again and again, until it says that all is well: the stand-ins fail here too. */
async function connect(person: SignedIn, { provider, account }: { provider: 'google' | 'jira'; account: string }): Promise<void> {
  const connector = createServiceConnector(`${home.origin}/api`, provider)
  for (let attempt = 1; attempt <= MOST_CONSENTS; attempt += 1) {
    const { status, body } = await connector.connect(person, { email: account, sites: ['demo-team'] })
    if (status === 200 && z.object({ success: z.boolean() }).parse(body).success) return
  }
  throw new Error(`${account} could not connect ${provider}`)
}

/** There; back and there anew where the schedule says so. */
async function playOne(play: Play): Promise<Outcome> {
  const { schedule, saved, target } = play
  const untruths: string[] = []
  let view = await pressUntil('exported', play, untruths)
  if (schedule.isTakenBack && view.state === 'exported') {
    view = await pressUntil('removed', { ...play, exportId: view.id }, untruths)
    const left = await countThere(database.pool, target, saved.planId)
    if (left.size > 0) untruths.push(`it is called ${view.state}, and ${left.size} are there`)
    takenBack += 1
    view = await pressUntil('exported', play, untruths)
  }
  const there = await countThere(database.pool, target, saved.planId)
  const [wanted, linked] = target === 'jira' ? [linksWanted(saved.plan), await linksThere(database.pool, saved.planId)] : [[], []]
  const wrongLinks = [...wanted.filter((link) => !linked.includes(link)), ...linked.filter((link) => !wanted.includes(link))]
  return { seed: schedule.seed, target, untruths, ...findLosses(saved.plan, there), wrongLinks, state: view.state }
}

/** Presses the button (or Remove), and Retry after every ending that is not the good one, each of which must be true. */
async function pressUntil(good: 'exported' | 'removed', play: Play & { exportId?: string }, untruths: string[]): Promise<PlanExport> {
  const { account, person, saved, target, exportId } = play
  const begun = exportId === undefined ? beginning(target, saved.planId) : { method: 'DELETE', path: `/exports/${exportId}` }
  let { view, status } = await press(begun, play)
  for (let retries = 0; retries < MOST_RETRIES && view.state !== good; retries += status === null ? 0 : 1) {
    untruths.push(...findUntruths(view, await countThere(database.pool, target, saved.planId)))
    retried += 1
    if (view.error?.code === 'needs_reconnect' || status === 409) {
      reconnected += 1
      await connect(person, { provider: target === 'jira' ? 'jira' : 'google', account })
    }
    // A press that no server took, which is no retry, or that was refused for want of a grant, has changed nothing.
    const hasBegun = view.state === 'incomplete' || view.state === 'stopped'
    ;({ view, status } = await press(hasBegun ? { method: 'POST', path: `/exports/${view.id}/retry`, body: {} } : begun, play))
  }
  untruths.push(...findUntruths(view, await countThere(database.pool, target, saved.planId)))
  return view
}

type Pressed = { method: string; path: string; body?: object }

function beginning(target: ExportTarget, planId: string): Pressed {
  if (target === 'jira') return { method: 'POST', path: '/jira/task', body: { projectKey: 'WEB', sprintId: '103', promptHistoryId: planId } }
  return { method: 'POST', path: '/calendar/create-event', body: { promptHistoryId: planId } }
}

/** On whichever server answers; when it dies meanwhile, what another says of the export's end. */
async function press({ method, path, body }: Pressed, { person, saved, target }: Play): Promise<{ view: PlanExport; status: number | null }> {
  const headers = { ...person.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  for (;;) {
    // The server may die before, during or after; only what lasts counts.
    const reply = await fetch(servers.apiUrl() + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }), signal: AbortSignal.timeout(4 * PATIENCE_MS) }).catch(() => null)
    const view = await waitForEnd(person, saved.planId, target)
    // The next one is made to the other server.
    if (reply === null) servers.apiUrl()
    if (view !== null) return { view, status: reply?.status ?? null }
  }
}

/** Null when no server has begun the export. */
async function waitForEnd(person: SignedIn, planId: string, target: ExportTarget): Promise<PlanExport | null> {
  for (;;) {
    const reply = await fetch(`${servers.apiUrl()}/plans/${planId}/exports`, { headers: person.headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
    if (reply?.ok) {
      const found = PlanExportsSchema.parse(await reply.json()).exports.find((view) => view.target === target)
      if (found === undefined) return null
      if (found.state !== 'exporting' && found.state !== 'removing') return found
    }
    await delay(200)
  }
}

/** What the schedules went through, for whoever reads the run. */
async function report(): Promise<void> {
  const { rows } = await database.pool.query<{ calls: string; cut: string; limited: string; failed: string }>(
    `select count(*) as calls, count(*) filter (where status is null) as cut, count(*) filter (where status in (403, 429)) as limited,
       count(*) filter (where status >= 500) as failed from sandbox.calls`,
  )
  const { calls, cut, limited, failed } = rows[0]!
  const tasks = Array.from({ length: SCHEDULES }, (_, index) => drawSchedule(FIRST_SEED + index).tasks).reduce((sum, count) => sum + count, 0)
  const tally = `${SCHEDULES} schedules, ${tasks * TARGETS.length} tasks; ${calls} calls, of which ${cut} were cut, ${limited} limited and ${failed} failed; ${blows.kill} kills, ${blows.stop} stops, ${blows.pause} pauses, ${retried} retries by hand; ${takenBack} taken back and sent anew, ${reconnected} connected anew`
  process.stdout.write(`${tally}\n`)
}

async function strikeServers(seed: number): Promise<void> {
  const begunAt = performance.now()
  for (const { atMs, which, how } of drawBlows(seed, BLOWS)) {
    await delay(Math.max(0, atMs - (performance.now() - begunAt)))
    await servers.strike(which, how)
    blows[how] += 1
  }
}

async function controlFaults(body: object): Promise<void> {
  const reply = await fetch(`${home.origin}/sandbox/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`the stand-ins did not take the faults: ${await reply.text()}`)
}
