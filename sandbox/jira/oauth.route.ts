import type { FastifyInstance } from 'fastify'
import { playFault } from '../faults/play-fault.ts'
import { ACCESS_TOKEN_SECONDS, createGrants, type Grants, type TokenPair } from '../oauth/grants.ts'
import { consentRoute, type AuthorizationQuery, type ConsentRefusal, type ConsentRequest } from '../oauth/consent.route.ts'
import type { Grant } from '../oauth/tokens.ts'
import { tokenRoute } from '../oauth/token.route.ts'
import type { StandInOptions } from '../stand-in/stand-in.ts'
import { accountSiteByCloudId, cloudIdOf } from './account-site.ts'
import { SITES } from './catalogue.ts'
import { refuseByFault, spoilGrant } from './gate.ts'
import { GatewayError, unauthorized } from './jira-error.ts'
import { readBearer } from '../stand-in/request-fields.ts'

/** Scopes that an app can register, and what the consent screen says of them. */
const CLASSIC: Readonly<Record<string, string>> = {
  'read:jira-user': 'View user profiles',
  'read:jira-work': 'View Jira issue data',
  'write:jira-work': 'Create and manage issues',
  'manage:jira-project': 'Manage project settings',
  offline_access: 'Stay connected when you are away',
}
const GRANULAR: Readonly<Record<string, string>> = {
  'read:board-scope:jira-software': 'View boards',
  'read:project:jira': 'View projects',
  'read:sprint:jira-software': 'View sprints',
  'write:sprint:jira-software': 'Move issues into sprints',
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Atlassian's refresh tokens rotate. Source: developer.atlassian.com/cloud/oauth/getting-started/refresh-tokens */
export function createJiraGrants({ pool, clock, client }: StandInOptions): Grants {
  return createGrants({
    pool, clock, service: 'jira', clientId: client.clientId,
    prefixes: { code: '', access: '', refresh: '' },
    refresh: { rotates: true, reuseLeewayMs: 10 * MINUTE_MS, idleMs: 90 * DAY_MS, absoluteMs: 365 * DAY_MS },
  })
}

const WRONG_CLIENT = { status: 401, error: 'access_denied', error_description: 'Unauthorized' }
const TOKEN_CALLS_PER_SECOND = 100

type JiraOauth = StandInOptions & { grants: Grants; /** Whether the app has registered the granular scopes. */ granularScopesRegistered: () => Promise<boolean>; prepareSites: (subject: string, slugs: string[]) => Promise<void> }

/** Consent and token addresses of auth.atlassian.com and accessible-resources of api.atlassian.com. There is no revocation for 3LO. */
export function jiraOauthRoutes(scope: FastifyInstance, options: JiraOauth): void {
  const { client, grants, faults, pool, productName, origin } = options
  consentRoute(scope, {
    path: '/authorize',
    serviceName: 'Jira',
    productName, client, pool, grants,
    readRequest: async (query) => readRequest(query, await options.granularScopesRegistered()),
    sites: SITES.map(({ slug, name, description }) => ({ id: slug, name, description, url: '' })),
    siteIdOf: cloudIdOf,
    prepare: options.prepareSites,
    denial: { error: 'access_denied', error_description: 'User did not authorize the request' },
    redirectMismatch: 'redirect_uri is not registered for client',
    extraOnSuccess: () => ({}),
  })

  tokenRoute(scope, {
    path: '/oauth/token', service: 'jira', client, grants, faults, present: presentTokens,
    refuse: (fault) => refuseByFault(fault, { limit: TOKEN_CALLS_PER_SECOND, now: options.clock() }),
    refusals: {
      missingClient: WRONG_CLIENT,
      wrongClient: WRONG_CLIENT,
      badRequest: { status: 400, error: 'invalid_request', error_description: 'grant_type must be authorization_code with code and redirect_uri, or refresh_token with refresh_token' },
      badCode: { status: 403, error: 'invalid_grant', error_description: 'Invalid authorization code' },
      badRefreshToken: { status: 403, error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' },
    },
  })

  scope.get('/oauth/token/accessible-resources', async (request, reply) => {
    const token = readBearer(request)
    const grant = token === null ? null : await grants.findByAccessToken(token)
    if (grant === null) throw unauthorized()
    const call = { service: 'jira' as const, subject: grant.subject, operation: 'accessible-resources', method: request.method }
    return options.calls.during(call, async (noteEnd) => playFault({
      fault: await faults.draw({ ...call, account: grant.email }),
      reply, noteEnd,
      handle: async () => grant.siteIds.map((cloudId) => presentResource(grant, { cloudId, origin })),
      refuse: (fault) => refuseByFault(fault, { limit: TOKEN_CALLS_PER_SECOND, now: options.clock() }),
      spoilGrant: (kind) => spoilGrant(grants, { grant, kind }),
    }))
  })
}

function presentResource(grant: Grant, { cloudId, origin }: { cloudId: string; origin: string }): object {
  const owner = accountSiteByCloudId(grant.subject, cloudId, origin)
  if (owner === null) throw new GatewayError(500, 'Internal Server Error')
  return { id: cloudId, url: owner.url, name: owner.site.name, scopes: grant.scopes.filter((name) => name !== 'offline_access'), avatarUrl: `${origin}/favicon.svg` }
}

function readRequest(query: AuthorizationQuery, granularRegistered: boolean): ConsentRequest | ConsentRefusal {
  if (query.audience !== 'api.atlassian.com') return { error: 'invalid_request', error_description: 'audience must be api.atlassian.com' }
  const known = granularRegistered ? { ...CLASSIC, ...GRANULAR } : CLASSIC
  const scopes = (query.scope ?? '').split(' ').filter(Boolean)
  const unknown = scopes.filter((name) => !(name in known))
  if (scopes.length === 0) return { error: 'invalid_scope', error_description: 'No scope was requested' }
  if (unknown.length > 0) return { error: 'invalid_scope', error_description: `The app has not registered: ${unknown.join(' ')}` }
  return { scopes, offline: scopes.includes('offline_access'), permissions: scopes.map((name) => known[name]!) }
}

function presentTokens({ accessToken, refreshToken, grant }: TokenPair): object {
  return {
    access_token: accessToken,
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
    expires_in: ACCESS_TOKEN_SECONDS,
    token_type: 'Bearer',
    scope: grant.scopes.join(' '),
  }
}
