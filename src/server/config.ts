import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { EnvironmentSchema, type Environment } from './environment-schema.ts'
import { modelProblems, toModel, type ModelConfig } from './model-environment.ts'
import { operatorProblems, toMail, toOperator, type MailConfig, type OperatorConfig } from './operator-environment.ts'
import { parseUrl } from './setting-kinds.ts'

/** The identity provider that the installation's owner chose. */
export type OidcConfig = {
  issuer: string
  clientId: string
  /** Present when the issuer's token endpoint demands one; our relay adds it and the browser never sees it. */
  clientSecret: string | null
  scopes: string
  /** Added to the authorization request, e.g. access_type=offline. */
  extraParams: Record<string, string>
}

/** This installation's registration at an outside service. */
export type OAuthClientConfig = { clientId: string; clientSecret: string }

export type Config = {
  environment: Environment['NODE_ENV']
  production: boolean
  host: string
  port: number
  /** The origin in people's address bar, without a slash at its end. */
  publicUrl: string
  /** Path under which the API lives, e.g. '/api'. */
  apiBase: string
  /** Absolute path. */
  dataDir: string
  /** null: the server owns an embedded PostgreSQL. */
  databaseUrl: string | null
  /** Signs what leaves the server and must come back unchanged. null: the start keeps one in dataDir. */
  appSecret: string | null
  /** The secret that `appSecret` replaces: what it sealed still opens. */
  previousAppSecret: string | null
  /** null: the embedded development provider, on a loopback address only. */
  oidc: OidcConfig | null
  /** null: the stand-in where it may run, else nobody can connect. */
  google: OAuthClientConfig | null
  jira: OAuthClientConfig | null
  /** Ask for the scopes of boards and sprints too; the app at Atlassian must have them. */
  jiraGranularScopes: boolean
  productName: string
  dailyCredits: number
  supportEmail: string | null
  operator: OperatorConfig
  /** null: messages of the contact form are stored and nobody is told. */
  mail: MailConfig | null
  tourVideoUrl: string | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  plannerWorkers: number
  /** Absolute path of the operator's own playbooks, or null. */
  playbooksDir: string | null
  /** null: the embedded drafter works alone. */
  model: ModelConfig | null
  /** A drafter behind HTTP, for tests alone. */
  drafterUrl: string | null
  /** What a monitor sends to read the metrics; null: only this machine may read them. */
  metricsToken: string | null
  /** Requests that one address may make in a minute. */
  requestsPerMinute: number
  /** As Fastify's trustProxy takes it. */
  trustProxy: boolean | number | string[]
}

/** Settings that cannot stand; `problems` are sentences for the person who set them, without any secret. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const SECRETS: ReadonlySet<string> = new Set(['DATABASE_URL', 'APP_SECRET', 'APP_SECRET_PREVIOUS', 'OIDC_CLIENT_SECRET', 'GOOGLE_CLIENT_SECRET', 'JIRA_CLIENT_SECRET', 'MODEL_API_KEY', 'METRICS_TOKEN', 'SMTP_URL'])
const DEFAULT_SCOPES = 'openid profile email'
const PLANNER_WORKERS_DEFAULT_MAX = 4

/**
 * Reads every setting from `env` and touches nothing else.
 * Throws ConfigError naming each variable that is wrong, the value given and what it should be.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = EnvironmentSchema.safeParse(withoutEmpty(env))
  if (!parsed.success) {
    throw new ConfigError([...new Set(parsed.error.issues.map((issue) => describe(String(issue.path[0]), env, issue.message)))])
  }
  const config = toConfig(parsed.data)
  const problems = [...signInProblems(parsed.data, config), ...secretProblems(parsed.data), ...productionProblems(parsed.data), ...clientProblems(parsed.data), ...modelProblems(parsed.data), ...operatorProblems(parsed.data)]
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** True for names and addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

const ANSWERS_AS_LOCALHOST: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'])

/** What a person at this machine types into a browser to reach a server that listens there. */
export function listeningAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (ANSWERS_AS_LOCALHOST.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function withoutEmpty(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim() ?? ''] as const)
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
}

function describe(name: string, env: Readonly<Record<string, string | undefined>>, expected: string): string {
  const given = SECRETS.has(name) ? 'has an unusable value (not shown)' : `is '${env[name]}'`
  return `${name} ${given}. It should be ${expected}.`
}

function toConfig(environment: Environment): Config {
  const { HOST: host, PORT: port } = environment
  const production = environment.NODE_ENV === 'production'
  return {
    environment: environment.NODE_ENV,
    production,
    host,
    port,
    publicUrl: new URL(environment.PUBLIC_URL ?? listeningAddress({ host, port })).origin,
    apiBase: environment.API_BASE,
    dataDir: resolve(environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL ?? null,
    appSecret: environment.APP_SECRET ?? null,
    previousAppSecret: environment.APP_SECRET_PREVIOUS ?? null,
    oidc: toOidc(environment),
    google: toOAuthClient(environment.GOOGLE_CLIENT_ID, environment.GOOGLE_CLIENT_SECRET),
    jira: toOAuthClient(environment.JIRA_CLIENT_ID, environment.JIRA_CLIENT_SECRET),
    jiraGranularScopes: environment.JIRA_GRANULAR_SCOPES,
    productName: environment.PRODUCT_NAME,
    dailyCredits: environment.DAILY_CREDITS,
    supportEmail: environment.SUPPORT_EMAIL ?? null,
    operator: toOperator(environment),
    mail: toMail(environment),
    tourVideoUrl: environment.TOUR_VIDEO_URL ?? null,
    logLevel: environment.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    plannerWorkers: environment.PLANNER_WORKERS ?? Math.min(availableParallelism(), PLANNER_WORKERS_DEFAULT_MAX),
    playbooksDir: environment.PLAYBOOKS_DIR === undefined ? null : resolve(environment.PLAYBOOKS_DIR),
    model: toModel(environment),
    drafterUrl: environment.DRAFTER_URL ?? null,
    metricsToken: environment.METRICS_TOKEN ?? null,
    requestsPerMinute: environment.RATE_LIMIT_PER_MINUTE,
    trustProxy: environment.TRUST_PROXY,
  }
}

function toOAuthClient(clientId: string | undefined, clientSecret: string | undefined): OAuthClientConfig | null {
  return clientId === undefined ? null : { clientId, clientSecret: clientSecret ?? '' }
}

/** Id and secret come from the service together. */
function clientProblems(environment: Environment): string[] {
  const problems: string[] = []
  for (const service of ['GOOGLE', 'JIRA'] as const) {
    const [id, secret] = [`${service}_CLIENT_ID`, `${service}_CLIENT_SECRET`] as const
    if (environment[id] !== undefined && environment[secret] === undefined) problems.push(`${secret} is not set. Beside ${id} it should be the secret that belongs to it.`)
    if (environment[id] === undefined && environment[secret] !== undefined) problems.push(`${id} is not set. Beside ${secret} it should be the client id that it belongs to.`)
  }
  return problems
}

function toOidc(environment: Environment): OidcConfig | null {
  if (environment.OIDC_ISSUER === undefined) return null
  return {
    issuer: environment.OIDC_ISSUER,
    clientId: environment.OIDC_CLIENT_ID ?? '',
    clientSecret: environment.OIDC_CLIENT_SECRET ?? null,
    scopes: environment.OIDC_SCOPES ?? DEFAULT_SCOPES,
    extraParams: environment.OIDC_EXTRA_PARAMS ?? {},
  }
}

function signInProblems(environment: Environment, config: Config): string[] {
  return environment.OIDC_ISSUER === undefined
    ? developmentProviderProblems(environment, config)
    : ownProviderProblems(environment.OIDC_ISSUER, environment)
}

/** Anyone may sign in as anyone there, so it must stay within the machine. */
function developmentProviderProblems(environment: Environment, config: Config): string[] {
  const remedy = 'Set OIDC_ISSUER and OIDC_CLIENT_ID to your own sign-in provider'
  const problems: string[] = []
  if (config.production) {
    problems.push(`NODE_ENV is 'production', where the embedded development sign-in is not available. ${remedy}.`)
  }
  if (!isLoopback(config.host)) {
    problems.push(`HOST is '${config.host}', which others can reach; the embedded development sign-in needs a loopback address such as 127.0.0.1. ${remedy}, or leave HOST unset.`)
  }
  if (environment.PUBLIC_URL !== undefined && !isLoopback(new URL(config.publicUrl).hostname)) {
    problems.push(`PUBLIC_URL is '${config.publicUrl}', which others can reach; the embedded development sign-in needs a loopback address such as http://localhost:${config.port}. ${remedy}, or leave PUBLIC_URL unset.`)
  }
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_SCOPES', 'OIDC_EXTRA_PARAMS'] as const) {
    if (environment[name] !== undefined) problems.push(`${name} is set but OIDC_ISSUER is not. Set OIDC_ISSUER too, or unset ${name}.`)
  }
  return problems
}

function ownProviderProblems(issuer: string, environment: Environment): string[] {
  const problems: string[] = []
  if (environment.OIDC_CLIENT_ID === undefined) {
    problems.push('OIDC_CLIENT_ID is not set. It should be the client id that your sign-in provider gave to this installation.')
  }
  const url = parseUrl(issuer)
  if (url?.protocol === 'http:' && !isLoopback(url.hostname)) {
    problems.push(`OIDC_ISSUER is '${issuer}'. It should start with https://, or anyone on the way could sign in as anyone.`)
  }
  return problems
}

/** What one server sealed, another one of the same database must be able to open. */
function secretProblems({ DATABASE_URL, APP_SECRET, APP_SECRET_PREVIOUS }: Environment): string[] {
  const problems: string[] = []
  if (DATABASE_URL !== undefined && APP_SECRET === undefined) {
    problems.push('APP_SECRET is not set. Beside DATABASE_URL every server needs the same one, at least 32 characters, for example the output of: openssl rand -hex 32.')
  }
  if (APP_SECRET_PREVIOUS !== undefined && APP_SECRET === undefined) {
    problems.push('APP_SECRET_PREVIOUS is set but APP_SECRET is not. Set APP_SECRET to the one that replaces it.')
  }
  return problems
}

function productionProblems(environment: Environment): string[] {
  if (environment.NODE_ENV !== 'production') return []
  const problems: string[] = []
  const url = parseUrl(environment.PUBLIC_URL ?? '')
  if (url === null) problems.push('PUBLIC_URL is not set. In production it should be the address people type, such as https://plans.example.org.')
  if (url?.protocol === 'http:' && !isLoopback(url.hostname)) {
    problems.push(`PUBLIC_URL is '${environment.PUBLIC_URL}'. It should start with https://, or browsers refuse the sign-in and others can read along.`)
  }
  if (environment.DRAFTER_URL !== undefined) {
    problems.push('DRAFTER_URL is set, but it serves tests alone and is refused in production. Unset DRAFTER_URL or NODE_ENV.')
  }
  return problems
}
