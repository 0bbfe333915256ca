import { isIP } from 'node:net'
import { z } from 'zod'
import { modelEnvironment } from './model-environment.ts'
import { operatorEnvironment } from './operator-environment.ts'
import { parseUrl, webAddress, wholeNumber } from './setting-kinds.ts'

const isOrigin = (value: string): boolean => {
  const url = parseUrl(value)
  return url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
}

/** First parts of paths that the page, its files and the development sign-in live under. */
const PAGE_PATHS = new Set(['app', 'history', 'profile', 'contact', 'privacy-policy', 'terms-of-use', 'auth', 'google', 'jira', 'assets', 'sandbox', 'metrics'])

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const ENVIRONMENTS = ['development', 'test', 'production'] as const
const ORIGIN = 'the address people type, without a path, such as https://plans.example.org'

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && rest.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}

/** 'false' and 'true', a count of proxies, or addresses and ranges, as Fastify's trustProxy takes them. */
const TrustProxySchema = z
  .string()
  .refine(
    (value) => /^(true|false|\d{1,2})$/.test(value) || value.split(',').every((address) => isAddressOrRange(address.trim())),
    'true, false, the number of proxies in front, or their addresses such as 10.0.0.0/8, 127.0.0.1',
  )
  .transform((value): boolean | number | string[] => {
    if (value === 'true' || value === 'false') return value === 'true'
    if (/^\d+$/.test(value)) return Number(value)
    return value.split(',').map((address) => address.trim())
  })

/** Every environment variable that the server reads. An empty one counts as unset. Each message completes 'NAME should be ...'. */
export const EnvironmentSchema = z.object({
  NODE_ENV: z.enum(ENVIRONMENTS, `one of ${ENVIRONMENTS.join(', ')}`).default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'an address or name of this machine, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  PUBLIC_URL: webAddress(ORIGIN).refine(isOrigin, ORIGIN).optional(),
  API_BASE: z
    .string()
    .regex(/^(\/[a-z0-9_-]+)+$/, "a path such as /api: it starts with '/', has no '/' at its end and small letters, digits, '-' or '_' between")
    .refine((value) => !PAGE_PATHS.has(value.split('/')[1]!), 'a path that is none of the page\'s own, such as /api')
    .default('/api'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => /^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? ''),
      'a PostgreSQL address such as postgres://user:password@host:5432/database',
    )
    .optional(),
  APP_SECRET: z.string().min(32, 'at least 32 characters, for example the output of: openssl rand -hex 32').optional(),
  APP_SECRET_PREVIOUS: z.string().min(32, 'the former APP_SECRET, at least 32 characters').optional(),
  OIDC_ISSUER: webAddress('the address of an OpenID Connect provider, such as https://accounts.google.com').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPES: z
    .string()
    .regex(/^\S+( \S+)*$/, "scopes with one space between them, 'openid' among them")
    .refine((value) => value.split(' ').includes('openid'), "scopes with 'openid' among them, such as 'openid profile email'")
    .optional(),
  OIDC_EXTRA_PARAMS: z
    .string()
    .regex(/^[^=&\s]+=[^=&\s]*(&[^=&\s]+=[^=&\s]*)*$/, "parameters such as 'access_type=offline&prompt=consent'")
    .transform((value) => Object.fromEntries(new URLSearchParams(value)))
    .optional(),
  GOOGLE_CLIENT_ID: z.string().regex(/^\S{1,300}$/, 'the client id of a Google web client, such as 123-abc.apps.googleusercontent.com').optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  JIRA_CLIENT_ID: z.string().regex(/^\S{1,300}$/, 'the client id of an Atlassian OAuth 2.0 app').optional(),
  JIRA_CLIENT_SECRET: z.string().optional(),
  JIRA_GRANULAR_SCOPES: z
    .enum(['true', 'false'], 'true or false')
    .transform((value) => value === 'true')
    .default(false),
  PRODUCT_NAME: z.string().max(60, 'at most 60 characters').default('Planwright'),
  DAILY_CREDITS: wholeNumber(0, 1_000_000).default(10),
  SUPPORT_EMAIL: z.email('an e-mail address such as help@example.org').optional(),
  ...operatorEnvironment,
  TOUR_VIDEO_URL: webAddress('the web address of a video').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).optional(),
  PLAYBOOKS_DIR: z.string().optional(),
  PLANNER_WORKERS: wholeNumber(1, 64).optional(),
  ...modelEnvironment,
  DRAFTER_URL: webAddress('the web address of a drafter to test with').optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters, for example the output of: openssl rand -hex 16').optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(1_200),
  TRUST_PROXY: TrustProxySchema.default(false),
})
export type Environment = z.infer<typeof EnvironmentSchema>
