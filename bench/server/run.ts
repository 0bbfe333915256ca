import { setTimeout as sleep } from 'node:timers/promises'
import { startTestIssuer, type TestIssuer } from '../../tests/support/test-issuer.ts'
import { percentile } from '../statistics.ts'
import { measureGeneration, type GenerationTimes } from './generation-client.ts'
import { load, type LoadRequest, type LoadResult } from './load.ts'
import { PROMPTS } from './prompts.ts'
import { seededSubject, seedHistory, SEEDED_PLANS, SEEDED_USERS } from './seed.ts'
import { startServedProcess, type ServedProcess } from './served-process.ts'

/** People who plan, think and plan again, for a minute. */
const PLANNERS = 16
const THINK_MS = 1_000
const PLANNING_MS = 60_000
/** Requests at once, and for how long, against the history and against the constant. */
const READERS = 8
const READING_SECONDS = 10
/** Plans are stored compressed and go out as they are to whoever takes that; the constant is never compressed. */
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const GENERATIONS = 10_000
const GENERATIONS_AT_ONCE = 8

const MEASUREMENTS = {
  planning: [`${PLANNERS} people who think ${THINK_MS / 1000} s between plans, embedded planner and database`, measurePlanning],
  history: [`history page 1, ${SEEDED_PLANS} plans of ${SEEDED_USERS} people, ${READERS} requests at once`, measureHistory],
  memory: [`resident memory of the server, its planner threads included, over ${GENERATIONS} plans`, measureMemory],
} as const

/** `npm run bench:server -- history` measures the history alone. */
const chosen = Object.entries(MEASUREMENTS).filter(([name]) => process.argv.length < 3 || process.argv.includes(name))
if (chosen.length === 0) throw new Error(`There is no such measurement. Choose of: ${Object.keys(MEASUREMENTS).join(', ')}.`)

const issuer = await startTestIssuer()
const server = await startServedProcess(issuer.issuer)
try {
  for (const [, [title, measure]] of chosen) {
    console.log(title)
    console.table(await measure(server, issuer))
  }
} finally {
  await server.stop()
  await issuer.close()
}

async function measurePlanning({ apiUrl }: ServedProcess, issuer: TestIssuer) {
  const samples: GenerationTimes[] = []
  const until = performance.now() + PLANNING_MS
  await Promise.all(
    Array.from({ length: PLANNERS }, async (_, person) => {
      const token = await issuer.sign({ sub: `planner-${person}` })
      // Nobody starts at the same moment as all the others.
      await sleep((person * THINK_MS) / PLANNERS)
      for (let turn = 0; performance.now() < until; turn += 1) {
        samples.push(await measureGeneration({ apiUrl, token, body: bodyOf(person + turn) }))
        await sleep(THINK_MS)
      }
    }),
  )
  const row = (times: number[]) => ({ 'p50 ms': round(percentile(times, 0.5)), 'p99 ms': round(percentile(times, 0.99)), plans: times.length })
  return {
    'first message': row(samples.map(({ first }) => first)),
    'first plan': row(samples.map(({ plan }) => plan)),
    'last message': row(samples.map(({ last }) => last)),
  }
}

async function measureHistory({ apiUrl, databaseUrl, ...server }: ServedProcess, issuer: TestIssuer) {
  await seedHistory({ databaseUrl, issuer: issuer.issuer })
  const tokens = await Promise.all(Array.from({ length: SEEDED_USERS }, (_, index) => issuer.sign({ sub: seededSubject(index) })))
  const requests = tokens.map((token) => ({ url: `${apiUrl}/history`, headers: { authorization: `Bearer ${token}`, ...AS_A_BROWSER } }))
  const sizes = await Promise.all(requests.slice(0, 50).map(async ({ headers }) => (await (await fetch(`${apiUrl}/history`, { headers })).arrayBuffer()).byteLength))
  const bytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
  await server.setConstant(bytes)
  const read = (requests: LoadRequest[], seconds: number) => load(requests, { connections: READERS, seconds })
  const constantRequests = [{ url: `${apiUrl}/constant`, headers: AS_A_BROWSER }]
  // A client that wants the bytes as they are costs the server the unpacking.
  const plainRequests = requests.map(({ headers: { authorization }, ...request }) => ({ ...request, headers: { authorization, 'accept-encoding': 'identity' } }))
  // Ten times as many pages as the server keeps in memory.
  const manyRequests = requests.flatMap((request) => Array.from({ length: 10 }, (_, page) => ({ ...request, url: `${apiUrl}/history?page=${page + 1}` })))
  await read(requests, 5)
  await read(constantRequests, 5)
  const history = await read(requests, READING_SECONDS)
  const many = await read(shuffle(manyRequests), READING_SECONDS)
  const plain = await read(plainRequests, READING_SECONDS)
  const constant = await read(constantRequests, READING_SECONDS)
  // What the compressed page weighs on the wire: the stricter yardstick for it.
  const wireBytes = Math.round(history.bytesPerSecond / history.requestsPerSecond)
  await server.setConstant(wireBytes)
  const wireConstant = await read(constantRequests, READING_SECONDS)
  const share = (requestsPerSecond: number, of: LoadResult) => `${Math.round((requestsPerSecond / of.requestsPerSecond) * 100)} %`
  const row = ({ p50, p99, requestsPerSecond, bytesPerSecond, failed }: LoadResult) => ({
    'p50 ms': round(p50),
    'p99 ms': round(p99),
    'requests/s': Math.round(requestsPerSecond),
    'MB/s': Math.round(bytesPerSecond / 1e6),
    failed,
    'of the constant': share(requestsPerSecond, constant),
    'of the small constant': share(requestsPerSecond, wireConstant),
  })
  return { 'page 1, as a browser asks': row(history), 'pages 1 to 10 at random': row(many), 'page 1, uncompressed': row(plain), [`a constant of ${bytes} bytes, as the JSON`]: row(constant), [`a constant of ${wireBytes} bytes, as on the wire`]: row(wireConstant) }
}

async function measureMemory({ apiUrl, ...server }: ServedProcess, issuer: TestIssuer) {
  const token = await issuer.sign({ sub: 'busy' })
  const rows: Record<string, { 'resident MiB': number; 'plans/s': number | null }> = { before: { 'resident MiB': round(await server.residentMiB()), 'plans/s': null } }
  for (let done = 0; done < GENERATIONS; done += GENERATIONS / 10) {
    const start = performance.now()
    let next = done
    await Promise.all(
      Array.from({ length: GENERATIONS_AT_ONCE }, async () => {
        for (let number = next++; number < done + GENERATIONS / 10; number = next++) await measureGeneration({ apiUrl, token, body: bodyOf(number) })
      }),
    )
    const seconds = (performance.now() - start) / 1000
    rows[`after ${done + GENERATIONS / 10}`] = { 'resident MiB': round(await server.residentMiB()), 'plans/s': round(GENERATIONS / 10 / seconds) }
  }
  return rows
}

function bodyOf(number: number): object {
  const { prompt, plannerType } = PROMPTS[number % PROMPTS.length]!
  return { prompt, planner_type: plannerType, time_zone: 'Europe/Berlin', seed: number % 1000 }
}

/** Fisher and Yates; the order need not be the same in every run. */
function shuffle<Item>(items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[items[last], items[other]] = [items[other]!, items[last]!]
  }
  return items
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
