import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Provider } from '../contract/connections.ts'
import type { PublicConfig } from '../contract/public-config.ts'
import { createAccountDeletion, type AccountDeletion } from './account/account-deletion.ts'
import { createAccountExport, type AccountExport } from './account/account-export.ts'
import { createCredits, type Credits } from './account/credits.ts'
import { createDeletedSignIns } from './account/deleted-sign-ins.ts'
import { createMemory, type Memory } from './account/memory.ts'
import { createUsers, type Users } from './account/users.ts'
import { isLoopback, type Config, type OidcConfig } from './config.ts'
import { checkSecret } from './connections/check-secret.ts'
import { chooseProviders, REDIRECT_PATHS, type StandIns } from './connections/choose-providers.ts'
import type { Connections } from './connections/connections.ts'
import { createConnections } from './connections/create-connections.ts'
import { createJiraLists, type JiraLists } from './connections/jira-lists.ts'
import { createKeyring } from './connections/keyring.ts'
import type { Database } from './database/open.ts'
import { createCalendarFeeds, type CalendarFeeds } from './exports/calendar-feeds.ts'
import { createExportTargets, createExportUrls } from './exports/export-targets.ts'
import { EXPORT_TIMING, type ExportTiming } from './exports/export-timing.ts'
import { createExports, type Exports } from './exports/exports.ts'
import { createFeedback, type Feedback } from './feedback/feedback.ts'
import { createMailer } from './feedback/mail.ts'
import { createLateLog, type Log } from './http/late-log.ts'
import { createSession, type Session } from './http/session.ts'
import { publicHost } from './http/public-host.ts'
import { createMetadataReader } from './identity/provider-metadata.ts'
import type { TokenRelayOptions } from './identity/token-relay.route.ts'
import { createTokenVerifier } from './identity/token-verifier.ts'
import { MetricRegistry } from './metrics/metric-registry.ts'
import type { ModelTiming } from './plan-runs/choose-model.ts'
import { createRuns, type RunTiming } from './plan-runs/create-runs.ts'
import type { PlanRuns } from './plan-runs/plan-runs.ts'
import type { Playbook } from '../planner/playbooks/playbook.ts'
import { createHistory, type History } from './plans/history.ts'
import { createHistoryPages, type HistoryPages } from './plans/history-pages.ts'
import { createRecordReader } from './plans/record-reader.ts'

export type Services = {
  config: Config
  version: string
  publicConfig: PublicConfig
  session: Session
  users: Users
  credits: Credits
  memory: Memory
  feedback: Feedback
  accountExport: AccountExport
  accountDeletion: AccountDeletion
  history: History
  historyPages: HistoryPages
  runs: PlanRuns
  /** Settles when the planner's threads have loaded. */
  plannerWarm: Promise<void>
  /** What `GET /metrics` shows. */
  metrics: MetricRegistry
  connections: Connections
  exports: Exports
  calendarFeeds: CalendarFeeds
  jiraLists: JiraLists
  /** Roots of the outside services' interfaces, without a slash at their ends. */
  outsideUrls: Readonly<Record<Provider, string>>
  /** Mount the stand-ins for Google Calendar and Jira; empty where the real ones are set up. */
  standIns: readonly ((app: FastifyInstance) => Promise<void>)[]
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
export type Timing = RunTiming & { mailRetryMs: number }

export type ServicesOptions = {
  timing?: Partial<Timing>
  exportTiming?: Partial<ExportTiming>
  modelTiming?: Partial<ModelTiming>
  /** Milliseconds since the epoch. */
  clock?: () => number
  requestsPerMinute?: number
  /** The operator's own, beside ours. */
  playbooks?: readonly Playbook[]
  /** The threads that plan start now and plan for practice, instead of with the first plan; true unless said. */
  warmPlanners?: boolean
}

const TIMING: Timing = { leaseMs: 10_000, renewMs: 3_000, sweepMs: 5_000, pollMs: 1_000, planTimeLimitMs: 10_000, mailRetryMs: 60_000 }
const ROOT = join(import.meta.dirname, '../..')

/** The one place that picks implementations. */
export async function createServices(config: Config, database: Database, options: ServicesOptions = {}): Promise<Services> {
  const timing = { ...TIMING, ...options.timing }
  const log = createLateLog()
  const clock = options.clock ?? Date.now
  const keyring = createKeyring({ secret: requireSecret(config), previousSecret: config.previousAppSecret })
  await checkSecret(database.db, keyring)
  const signIn = await chooseSignIn(config, database)
  const standIns = await chooseStandIns(config, { pool: database.pool, clock })
  const { providers, apiUrls } = chooseProviders(config, standIns)
  const connections = createConnections({ database: database.db, keyring, providers, clock, log })
  const deletedSignIns = createDeletedSignIns({ database: database.db, keyring, log })
  deletedSignIns.start()
  const users = createUsers(database.db, deletedSignIns)
  const credits = createCredits(database.db, config)
  const history = createHistory(database)
  const memory = createMemory(database.db)
  const metrics = new MetricRegistry()
  const { runs, warm, close } = createRuns({ config, database, credits, history, memory, timing, modelTiming: options.modelTiming ?? {}, metrics, log, clock, playbooks: options.playbooks ?? [], warmPlanners: options.warmPlanners ?? true })
  await runs.start()
  const exports = createExports({
    database: database.db,
    connectionString: requireConnectionString(database),
    history,
    targets: createExportTargets({ connections, apiUrls }),
    urlOf: createExportUrls(apiUrls),
    timing: { ...EXPORT_TIMING, ...options.exportTiming },
    log,
  })
  exports.start()
  const sendMail = config.mail === null ? null : await createMailer({ ...config.mail, productName: config.productName })
  const feedback = createFeedback({ database: database.db, sendMail, log, retryMs: timing.mailRetryMs })
  feedback.start()
  return {
    config,
    version: await readVersion(),
    publicConfig: presentConfig(config, signIn),
    session: createSession({ verifier: createTokenVerifier({ issuer: signIn.oidc.issuer, audience: signIn.oidc.clientId, readMetadata: signIn.readMetadata }), users }),
    users,
    credits,
    memory,
    feedback,
    accountExport: createAccountExport({ database: database.db, readRecords: createRecordReader(database.db), clock }),
    accountDeletion: createAccountDeletion({ database: database.db, runs, connections, deletedSignIns, log }),
    history,
    historyPages: createHistoryPages(history),
    runs,
    plannerWarm: warm,
    metrics,
    connections,
    exports,
    calendarFeeds: createCalendarFeeds(database.db),
    jiraLists: createJiraLists({ connections, apiUrl: apiUrls.jira }),
    outsideUrls: apiUrls,
    standIns: standIns.mounts,
    tokenRelay: chooseTokenRelay(config, signIn),
    developmentSignIn: signIn.mount,
    siteFolder: join(ROOT, 'dist/web'),
    requestsPerMinute: options.requestsPerMinute ?? config.requestsPerMinute,
    reportTo: (target) => log.writeTo(target),
    close: async () => {
      deletedSignIns.stop()
      await Promise.all([feedback.stop(), close()])
    },
  }
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

/** The start keeps a secret in DATA_DIR where nobody set one. */
function requireSecret({ appSecret }: Config): string {
  if (appSecret === null) throw new Error('services need config.appSecret')
  return appSecret
}

/** The export queue opens connections of its own. */
function requireConnectionString({ pool }: Database): string {
  const { connectionString } = pool.options
  if (connectionString === undefined) throw new Error('the pool was opened without a connection string')
  return connectionString
}

/** Derived, so that every server of one installation has the same. */
function standInClient(config: Config) {
  return { clientId: 'planwright-sandbox', clientSecret: createHmac('sha256', requireSecret(config)).update('sandbox client').digest('hex') }
}

type MountedStandIns = StandIns & { mounts: Services['standIns'] }
type StandInParts = { pool: Database['pool']; clock: () => number }

/** Stand-ins let anyone in as anyone, so they are loaded on a loopback address alone, and never in production. */
async function chooseStandIns(config: Config, parts: StandInParts): Promise<MountedStandIns> {
  const isOpen = !config.production && isLoopback(config.host) && isLoopback(new URL(config.publicUrl).hostname)
  if (!isOpen || (config.google !== null && config.jira !== null)) return { google: null, jira: null, mounts: [] }
  const { mountSandboxes } = await import('../../sandbox/stand-in/mount.ts')
  const { googleSandboxEndpoints } = await import('../../sandbox/google-calendar/endpoints.ts')
  const { jiraSandboxEndpoints } = await import('../../sandbox/jira/endpoints.ts')
  const google = googleSandboxEndpoints(config.publicUrl)
  const jira = jiraSandboxEndpoints(config.publicUrl)
  const client = standInClient(config)
  const register = (provider: Provider) => (config[provider] === null ? { ...client, redirectUris: [config.publicUrl + REDIRECT_PATHS[provider]] } : null)
  const options = { ...parts, origin: config.publicUrl, productName: config.productName, google: register('google'), jira: register('jira') }
  return {
    google: { client, addresses: { ...google, apiUrl: google.rootUrl.replace(/\/$/, '') } },
    jira: {
      client,
      addresses: {
        authorizeUrl: `${jira.authUrl}/authorize`,
        tokenUrl: `${jira.authUrl}/oauth/token`,
        resourcesUrl: `${jira.apiUrl}/oauth/token/accessible-resources`,
        apiUrl: jira.apiUrl,
      },
    },
    mounts: [(app) => mountSandboxes(app, options)],
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
    operator: config.operator,
    languageModel: config.model === null ? null : { name: config.model.name, host: publicHost(config.model.baseUrl) },
    tourVideoUrl: config.tourVideoUrl,
    sandbox: mount !== null,
  }
}

async function readVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}
