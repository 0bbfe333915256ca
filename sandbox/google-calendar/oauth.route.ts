import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ACCESS_TOKEN_SECONDS, createGrants, type Grants, type TokenPair } from '../oauth/grants.ts'
import { consentRoute, type AuthorizationQuery, type ConsentRefusal, type ConsentRequest } from '../oauth/consent.route.ts'
import { tokenRoute } from '../oauth/token.route.ts'
import type { StandInOptions } from '../stand-in/stand-in.ts'
import { CALENDAR_EVENTS_SCOPE } from './endpoints.ts'
import { refuseByFault } from './gate.ts'
import { readMembers, readQuery } from '../stand-in/request-fields.ts'

/** Scopes that the stand-in knows and what the consent screen says of them. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  [CALENDAR_EVENTS_SCOPE]: 'View and edit events on all your calendars',
  'https://www.googleapis.com/auth/calendar.events.readonly': 'View events on all your calendars',
  'https://www.googleapis.com/auth/calendar.readonly': 'See any calendar you can access',
  'https://www.googleapis.com/auth/calendar': 'See, edit, share and permanently delete all the calendars you can access',
}

const DAY_MS = 86_400_000

/** Google's refresh tokens stay the same and end after six months without use. */
export function createGoogleGrants({ pool, clock, client }: StandInOptions): Grants {
  return createGrants({
    pool, clock, service: 'google', clientId: client.clientId,
    prefixes: { code: '4/0A', access: 'ya29.', refresh: '1//0' },
    refresh: { rotates: false, reuseLeewayMs: 0, idleMs: 183 * DAY_MS, absoluteMs: 100 * 365 * DAY_MS },
  })
}

const RevokeSchema = z.object({ token: z.string() })

/** Consent, token and revocation addresses, as accounts.google.com and oauth2.googleapis.com have them. */
export function googleOauthRoutes(scope: FastifyInstance, options: StandInOptions & { grants: Grants }): void {
  const { client, grants, faults, pool, productName } = options
  consentRoute(scope, {
    path: '/o/oauth2/v2/auth',
    serviceName: 'Google Calendar',
    productName, client, pool, grants,
    readRequest,
    sites: [],
    siteIdOf: () => '',
    prepare: async () => {},
    denial: { error: 'access_denied' },
    redirectMismatch: 'redirect_uri_mismatch',
    extraOnSuccess: (scopes) => ({ scope: scopes.join(' ') }),
  })

  tokenRoute(scope, {
    path: '/token', service: 'google', client, grants, faults, present: presentTokens, refuse: refuseByFault,
    refusals: {
      missingClient: { status: 400, error: 'invalid_request', error_description: 'client_secret is missing.' },
      wrongClient: { status: 401, error: 'invalid_client', error_description: 'The provided client secret is invalid.' },
      badRequest: { status: 400, error: 'invalid_request', error_description: 'grant_type must be authorization_code with code and redirect_uri, or refresh_token with refresh_token.' },
      badCode: { status: 400, error: 'invalid_grant', error_description: 'Bad Request' },
      badRefreshToken: { status: 400, error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    },
  })

  scope.post('/revoke', async (request, reply) => {
    const query = RevokeSchema.safeParse({ ...readQuery(request), ...readMembers(request.body) })
    if (query.success && (await grants.revokeByToken(query.data.token))) return {}
    return reply.code(400).send({ error: 'invalid_token', error_description: 'Token expired or revoked' })
  })
}

function readRequest(query: AuthorizationQuery): ConsentRequest | ConsentRefusal {
  const scopes = (query.scope ?? '').split(' ').filter(Boolean)
  const unknown = scopes.filter((name) => !(name in PERMISSIONS))
  if (scopes.length === 0) return { error: 'invalid_request', error_description: 'Missing required parameter: scope' }
  if (unknown.length > 0) return { error: 'invalid_scope', error_description: `Some requested scopes were invalid: ${unknown.join(', ')}` }
  const offline = query.access_type === 'offline' && (query.prompt ?? '').split(' ').includes('consent')
  return { scopes, offline, permissions: scopes.map((name) => PERMISSIONS[name]!) }
}

function presentTokens({ accessToken, refreshToken, grant }: TokenPair): object {
  return {
    access_token: accessToken,
    expires_in: ACCESS_TOKEN_SECONDS - 1,
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
  }
}
