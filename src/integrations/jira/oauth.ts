import { z } from 'zod'
import { callJson, type CallResult } from '../outbound/call-json.ts'
import type { GrantDescription, OAuthProvider, TokenOutcome, TokenSet } from '../outbound/oauth-provider.ts'
import { readTokenError } from '../outbound/token-error.ts'
import { listJiraSites } from './jira-sites.ts'
import { CLASSIC_SCOPES, GRANULAR_SCOPES, type JiraAddresses } from './oauth-addresses.ts'

export type JiraOAuthSettings = {
  clientId: string
  clientSecret: string
  redirectUri: string
  /** Ask for the scopes of boards and sprints too. */
  granularScopes: boolean
  addresses: JiraAddresses
}

const TokenReplySchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive(),
  scope: z.string().default(''),
})
type TokenReply = z.infer<typeof TokenReplySchema>

/** A connection's row may be locked meanwhile. */
const TOKEN_TIMEOUT_MS = 10_000
/** Without these nothing can be exported. */
const NEEDED_SCOPES = ['read:jira-work', 'write:jira-work']

/** Atlassian's OAuth 2.0 (3LO). Refresh tokens rotate: the one used is good for ten more minutes, then ends the grant. */
export function createJiraOAuth(settings: JiraOAuthSettings): OAuthProvider {
  const { clientId, clientSecret, redirectUri, granularScopes, addresses } = settings
  const client = { client_id: clientId, client_secret: clientSecret }

  const requestTokens = (grant: Record<string, string>) =>
    callJson(TokenReplySchema, { url: addresses.tokenUrl, method: 'POST', json: { ...grant, ...client }, timeoutMs: TOKEN_TIMEOUT_MS })

  return {
    consentUrl(state, { classicOnly }) {
      const scope = [...CLASSIC_SCOPES, ...(granularScopes && !classicOnly ? GRANULAR_SCOPES : [])].join(' ')
      const parameters = { audience: 'api.atlassian.com', client_id: clientId, scope, redirect_uri: redirectUri, state, response_type: 'code', prompt: 'consent' }
      // Not URLSearchParams: its '+' for a blank is no blank in an address, and some consent pages read it so.
      const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      return `${addresses.authorizeUrl}?${query.join('&')}`
    },

    exchangeCode: async (code) => toOutcome(await requestTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }), null),

    refresh: async (refreshToken) => toOutcome(await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }), refreshToken),

    describe: (tokens) => describeGrant(tokens, addresses),

    // Atlassian documents no such call for these grants: a person ends them at id.atlassian.com.
    revoke: () => Promise.resolve(false),
  }
}

async function describeGrant({ accessToken, scopes }: TokenSet, addresses: JiraAddresses): Promise<GrantDescription> {
  if (!NEEDED_SCOPES.every((scope) => scopes.includes(scope))) return { kind: 'unusable', detail: 'The permission to read and create issues was not given.' }
  const reply = await listJiraSites(accessToken, addresses)
  if (reply.kind !== 'ok') return { kind: 'unavailable', detail: 'Jira did not list the sites of this account.' }
  const sites = reply.value
  if (sites.length === 0) return { kind: 'unusable', detail: 'This Atlassian account has no Jira site.' }
  return { kind: 'usable', account: sites.length === 1 ? sites[0]!.name : null, sites }
}

function toOutcome(reply: CallResult<TokenReply>, usedRefreshToken: string | null): TokenOutcome {
  if (reply.kind === 'ok') return readTokens(reply.value, usedRefreshToken)
  if (reply.kind === 'client' || reply.kind === 'unauthorized') return describeRefusal(reply.body)
  if (reply.kind === 'rate_limited') return { kind: 'unavailable', detail: 'Atlassian asks to wait before the next sign-in.' }
  return { kind: 'unavailable', detail: 'Atlassian does not answer.' }
}

function readTokens({ access_token, refresh_token, expires_in, scope }: TokenReply, used: string | null): TokenOutcome {
  const refreshToken = refresh_token ?? used
  if (refreshToken === null) return { kind: 'refused', detail: 'Atlassian gave no lasting permission.' }
  const scopes = scope.split(' ').filter((name) => name !== '')
  return { kind: 'tokens', tokens: { accessToken: access_token, refreshToken, expiresAt: Date.now() + expires_in * 1_000, scopes } }
}

function describeRefusal(body: unknown): TokenOutcome {
  const { code, description } = readTokenError(body)
  // 403 unauthorized_client is also what a spent refresh token has been answered with.
  const isAboutToken = /refresh.?token|authorization code/i.test(description)
  if (code === 'invalid_grant' || isAboutToken) return { kind: 'refused', detail: 'Atlassian does not accept the permission any more.' }
  if (code === 'invalid_client' || code === 'unauthorized_client' || code === 'access_denied') {
    return { kind: 'unavailable', detail: 'Atlassian does not know this installation: JIRA_CLIENT_ID or JIRA_CLIENT_SECRET is wrong.' }
  }
  return { kind: 'unavailable', detail: `Atlassian answered ${code ?? 'with an error'}.` }
}
