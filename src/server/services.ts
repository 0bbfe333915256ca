import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { PublicConfig } from '../contract/public-config.ts'
import { createCredits, type Credits } from './account/credits.ts'
import { createUsers, type Users } from './account/users.ts'
import type { Config, OidcConfig } from './config.ts'
import type { Database } from './database/open.ts'
import { createLateLog, type Log } from './http/late-log.ts'
import { createSession, type Session } from './http/session.ts'
import { createMetadataReader } from './identity/provider-metadata.ts'
import type { TokenRelayOptions } from './identity/token-relay.route.ts'
import { createTokenVerifier } from './identity/token-verifier.ts'
import { createPlanRuns, type PlanRuns } from './plan-runs/plan-runs.ts'
import { createPlannerPool } from './plan-runs/planner-pool.ts'
import type { PlannerWorkerData } from './plan-runs/planner-worker.ts'
import { createRunExecutor } from './plan-runs/run-executor.ts'
import { createRunFeed } from './plan-runs/run-feed.ts'
import { createRunOutcomes } from './plan-runs/run-outcomes.ts'
import { createRunStore } from './plan-runs/run-store.ts'
import { createHistory, type History } from './plans/history.ts'
import { createHistoryPages, type HistoryPages } from './plans/history-pages.ts'

export type Services = {
  config: Config
  version: string
  publicConfig: PublicConfig
  session: Session
  users: Users
  credits: Credits
  history: History
  historyPages: HistoryPages
  runs: PlanRuns
  /** Present when the issuer demands a client secret. */
  tokenRelay: TokenRelayOptions | null
  /** Mounts the development sign-in; null when OIDC_ISSUER names a real one. */
  developmentSignIn: ((app: FastifyInstance) => Promise<void>) | null
  /** Folder of the built page. */
  siteFolder: string
  requestsPerMinute: number
  /** Hands the web server's log to the parts that work outside of requests. */
  reportTo(log: Log): void
  /** After the web server has closed. */
  close(): Promise<void>
}

/** Everything in time that a test may want to be faster; milliseconds. */
export type Timing = { leaseMs: number; renewMs: number; sweepMs: number; pollMs: number; planTimeLimitMs: number }

export type ServicesOptions = {
  timing?: Partial<Timing>
  /** Milliseconds since the epoch. */
  clock?: () => number
  requestsPerMinute?: number
}

const TIMING: Timing = { leaseMs: 10_000, renewMs: 3_000, sweepMs: 5_000, pollMs: 1_000, planTimeLimitMs: 10_000 }
const MAX_ATTEMPTS = 3
/** Jobs that wait for a drafter elsewhere share a thread. */
const WAITING_JOBS_PER_THREAD = 16
const MODEL_STALL_MS = 30_000
const ROOT = join(import.meta.dirname, '../..')

/** The one place that picks implementations. */
export async function createServices(config: Config, database: Database, options: ServicesOptions = {}): Promise<Services> {
  const timing = { ...TIMING, ...options.timing }
  const log = createLateLog()
  const signIn = await chooseSignIn(config, database)
  const users = createUsers(database.db)
  const credits = createCredits(database.db, config)
  const history = createHistory(database)
  const { runs, close } = createRuns({ config, database, credits, history, timing, log, clock: options.clock ?? Date.now })
  await runs.start()
  return {
    config,
    version: await readVersion(),
    publicConfig: presentConfig(config, signIn),
    session: createSession({ verifier: createTokenVerifier({ issuer: signIn.oidc.issuer, audience: signIn.oidc.clientId, readMetadata: signIn.readMetadata }), users }),
    users,
    credits,
    history,
    historyPages: createHistoryPages(history),
    runs,
    tokenRelay: chooseTokenRelay(config, signIn),
    developmentSignIn: signIn.mount,
    siteFolder: join(ROOT, 'dist/web'),
    requestsPerMinute: options.requestsPerMinute ?? config.requestsPerMinute,
    reportTo: (target) => log.writeTo(target),
    close,
  }
}

type RunParts = { config: Config; database: Database; credits: Credits; history: History; timing: Timing; log: Log; clock: () => number }

function createRuns({ config, database, credits, history, timing, log, clock }: RunParts): { runs: PlanRuns; close: () => Promise<void> } {
  const { drafterUrl } = config
  const model = config.model === null || drafterUrl !== null ? null : { ...config.model, stallMs: MODEL_STALL_MS }
  const pool = createPlannerPool({
    threads: config.plannerWorkers,
    jobsPerThread: drafterUrl === null && model === null ? 1 : WAITING_JOBS_PER_THREAD,
    timeLimitMs: timing.planTimeLimitMs,
    entry: new URL('plan-runs/planner-worker.ts', import.meta.url),
    workerData: { drafterUrl, model } satisfies PlannerWorkerData,
    logError: (error, message) => log.error({ err: error }, message),
  })
  const store = createRunStore(database.db, { leaseMs: timing.leaseMs, maxAttempts: MAX_ATTEMPTS })
  const feed = createRunFeed(database.pool)
  const outcomes = createRunOutcomes({ database: database.db, store, credits, history, feed })
  const executor = createRunExecutor({ store, outcomes, feed, pool, log, renewMs: timing.renewMs })
  const runs = createPlanRuns({ database: database.db, store, outcomes, feed, executor, credits, history, clock, log, ...timing })
  return { runs, close: () => pool.close() }
}

type SignIn = {
  oidc: OidcConfig
  readMetadata: ReturnType<typeof createMetadataReader>
  mount: Services['developmentSignIn']
}

const DEVELOPMENT_CLIENT_ID = 'planwright-web'
const REDIRECT_PATH = '/auth/callback'

/** A stand-in is loaded only where no real sign-in is configured. */
async function chooseSignIn(config: Config, database: Database): Promise<SignIn> {
  if (config.oidc !== null) return { oidc: config.oidc, readMetadata: createMetadataReader(config.oidc.issuer), mount: null }
  const { sandboxIdentity, SANDBOX_IDENTITY_PATH } = await import('../../sandbox/identity/plugin.ts')
  const issuer = config.publicUrl + SANDBOX_IDENTITY_PATH
  const options = {
    origin: config.publicUrl,
    clientId: DEVELOPMENT_CLIENT_ID,
    redirectPaths: [REDIRECT_PATH],
    postLogoutPaths: ['/'],
    productName: config.productName,
    keyFile: join(config.dataDir, 'sandbox-identity.json'),
    pool: database.pool,
  }
  return {
    oidc: { issuer, clientId: DEVELOPMENT_CLIENT_ID, clientSecret: null, scopes: 'openid profile email', extraParams: {} },
    readMetadata: createMetadataReader(issuer),
    mount: (app) => sandboxIdentity(app, options),
  }
}

function chooseTokenRelay(config: Config, { oidc, readMetadata }: SignIn): TokenRelayOptions | null {
  const { clientId, clientSecret } = oidc
  return clientSecret === null ? null : { clientId, clientSecret, redirectUri: config.publicUrl + REDIRECT_PATH, readMetadata }
}

function presentConfig(config: Config, { oidc, mount }: SignIn): PublicConfig {
  return {
    productName: config.productName,
    oidc: {
      issuer: oidc.issuer,
      clientId: oidc.clientId,
      scope: oidc.scopes,
      tokenEndpoint: oidc.clientSecret === null ? null : `${config.publicUrl}${config.apiBase}/oidc/token`,
      extraParams: oidc.extraParams,
    },
    supportEmail: config.supportEmail,
    tourVideoUrl: config.tourVideoUrl,
    sandbox: mount !== null,
  }
}

async function readVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}
