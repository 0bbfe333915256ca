import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Playbook } from '../planner/playbooks/playbook.ts'
import { buildApp } from './app.ts'
import { listeningAddress, type Config } from './config.ts'
import { startEmbeddedPostgres } from './database/embedded/start-embedded-postgres.ts'
import { errorCode } from './database/error-code.ts'
import { migrateDatabase } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { requireDatabaseServer } from './database/require-server.ts'
import { readOrCreatePrivateFile } from './private-file.ts'
import { createServices } from './services.ts'
import { StartRefusedError } from './start-refused-error.ts'
import { createStopSequence, type StopSequence } from './stop-sequence.ts'

export type RunningServer = {
  productName: string
  /** What a person types into a browser. */
  address: string
  /** Resolves when the embedded database has gone away under the server. */
  databaseLost: Promise<void>
  /** Stops everything, the database last, in bounded time. */
  stop: () => Promise<void>
}

const REQUESTS_TIMEOUT_MS = 5_000
const SERVICES_TIMEOUT_MS = 5_000
const POOL_TIMEOUT_MS = 3_000
const POSTGRES_TIMEOUT_MS = 20_000
const SECRET_BYTES = 32
const WARM_UP_MS = 15_000

/** Brings up database, services and web server; on failure stops what it had started, then throws. */
export async function startServer(config: Config): Promise<RunningServer> {
  // A file that cannot be used refuses the start before anything is made.
  const playbooks = config.playbooksDir === null ? [] : await readOwnPlaybooks(config.playbooksDir)
  const stopSequence = createStopSequence()
  try {
    const { url, lost } = await provideDatabase(config, stopSequence)
    await migrateDatabase(url)
    await listen({ ...config, appSecret: await provideAppSecret(config) }, { databaseUrl: url, playbooks, stopSequence })
    return { productName: config.productName, address: listeningAddress(config), databaseLost: lost, stop: stopSequence.run }
  } catch (error) {
    await stopSequence.run()
    throw error
  }
}

/** Their checks know all of ours, which a server without playbooks of its own has no need to load here. */
async function readOwnPlaybooks(folder: string): Promise<Playbook[]> {
  const { loadPlaybooks } = await import('../integrations/playbook-files/load-playbooks.ts')
  return loadPlaybooks(folder)
}

async function provideDatabase(config: Config, stopSequence: StopSequence): Promise<{ url: string; lost: Promise<void> }> {
  if (config.databaseUrl !== null) {
    await requireDatabaseServer(config.databaseUrl)
    return { url: config.databaseUrl, lost: new Promise(() => {}) }
  }
  const embedded = await startEmbeddedPostgres(config.dataDir, { address: listeningAddress(config) })
  stopSequence.add(POSTGRES_TIMEOUT_MS, embedded.stop)
  return embedded
}

/** Tokens and signatures must outlive a restart, so a secret that nobody set is kept beside the data. */
async function provideAppSecret(config: Config): Promise<string> {
  const create = () => randomBytes(SECRET_BYTES).toString('hex')
  return config.appSecret ?? readOrCreatePrivateFile(join(config.dataDir, 'app-secret'), create)
}

type ListenParts = { databaseUrl: string; playbooks: readonly Playbook[]; stopSequence: StopSequence }

async function listen(config: Config, { databaseUrl, playbooks, stopSequence }: ListenParts): Promise<void> {
  const database = openDatabase(databaseUrl)
  stopSequence.add(POOL_TIMEOUT_MS, database.close)
  const services = await createServices(config, database, { playbooks })
  stopSequence.add(SERVICES_TIMEOUT_MS, async () => services.close())
  const app = await buildApp(services)
  stopSequence.add(REQUESTS_TIMEOUT_MS, async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_TIMEOUT_MS - 1_000)
    await app.close()
    clearTimeout(cut)
  })
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    throw new StartRefusedError(describeListenFailure(config, error), { cause: error })
  }
  // Whoever is told that the server is ready gets plans at full speed; a thread that hangs does not hold it up for long.
  await Promise.race([services.plannerWarm, delay(WARM_UP_MS, undefined, { ref: false })])
}

function describeListenFailure({ host, port }: Config, error: unknown): string {
  const otherPort = port < 65_535 ? port + 1 : 3001
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is already in use by another program. Stop that program, or choose another port with PORT, for example: PORT=${otherPort} npm start`,
    EACCES: `This account may not listen on port ${port}. Choose a port above 1023 with PORT, for example: PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST is '${host}', which is not an address of this machine. Leave HOST unset for this machine alone, or use 0.0.0.0 for every address it has.`,
    ENOTFOUND: `HOST is '${host}', a name that cannot be found. Leave HOST unset for this machine alone, or use 0.0.0.0 for every address it has.`,
  }
  return reasons[errorCode(error)] ?? `The server cannot listen on ${host}, port ${port}: ${errorCode(error)}.`
}
