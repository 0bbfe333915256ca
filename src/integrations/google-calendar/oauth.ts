import { gaxios, OAuth2Client, type Credentials } from 'google-auth-library'
import { z } from 'zod'
import type { OAuthProvider, TokenOutcome } from '../outbound/oauth-provider.ts'
import { callJson } from '../outbound/call-json.ts'
import { readTokenError } from '../outbound/token-error.ts'
import { CALENDAR_EVENTS_SCOPE, type GoogleAddresses } from './oauth-addresses.ts'
import { describeGoogleGrant } from './oauth-grant.ts'

export type GoogleOAuthSettings = { clientId: string; clientSecret: string; redirectUri: string; addresses: GoogleAddresses }

/** All attempts of one exchange together; a connection's row may be locked meanwhile. */
const TOKEN_TIMEOUT_MS = 10_000
const REVOKE_TIMEOUT_MS = 5_000

export function createGoogleOAuth(settings: GoogleOAuthSettings): OAuthProvider {
  const { clientId, clientSecret, redirectUri, addresses } = settings

  /** A client keeps state between calls, so each call has its own. */
  function newClient(): OAuth2Client {
    return new OAuth2Client({
      clientId,
      clientSecret,
      redirectUri,
      endpoints: { oauth2AuthBaseUrl: addresses.authorizeUrl, oauth2TokenUrl: addresses.tokenUrl, oauth2RevokeUrl: addresses.revokeUrl },
      transporterOptions: { signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS) },
    })
  }

  return {
    consentUrl: (state) => newClient().generateAuthUrl({ access_type: 'offline', prompt: 'consent', scope: CALENDAR_EVENTS_SCOPE, state }),

    exchangeCode: (code) => toOutcome(async () => (await newClient().getToken(code)).tokens),

    refresh: (refreshToken) =>
      toOutcome(async () => {
        const client = newClient()
        client.setCredentials({ refresh_token: refreshToken })
        return (await client.refreshAccessToken()).credentials
      }),

    describe: (tokens) => describeGoogleGrant(tokens, addresses),

    async revoke(refreshToken) {
      // In the body: the library's own call has the token in the address, where logs keep it.
      const reply = await callJson(z.unknown(), { url: addresses.revokeUrl, method: 'POST', form: { token: refreshToken }, timeoutMs: REVOKE_TIMEOUT_MS })
      return reply.kind === 'ok'
    },
  }
}

async function toOutcome(request: () => Promise<Credentials>): Promise<TokenOutcome> {
  try {
    return readCredentials(await request())
  } catch (error) {
    // The error itself holds the request with its secrets and goes nowhere.
    return describeFailure(error)
  }
}

function readCredentials({ access_token, refresh_token, expiry_date, scope }: Credentials): TokenOutcome {
  if (!access_token || !expiry_date) return { kind: 'unavailable', detail: 'Google answered without a token.' }
  if (!refresh_token) return { kind: 'refused', detail: 'Google gave no lasting permission.' }
  const scopes = (scope ?? '').split(' ').filter((name) => name !== '')
  return { kind: 'tokens', tokens: { accessToken: access_token, refreshToken: refresh_token, expiresAt: expiry_date, scopes } }
}

function describeFailure(error: unknown): TokenOutcome {
  const reply = error instanceof gaxios.GaxiosError ? error.response : undefined
  if (reply === undefined) return { kind: 'unavailable', detail: 'Google does not answer.' }
  const { code } = readTokenError(reply.data)
  if (code === 'invalid_grant') return { kind: 'refused', detail: 'Google does not accept the permission any more.' }
  if (code === 'invalid_client' || code === 'unauthorized_client') {
    return { kind: 'unavailable', detail: 'Google does not know this installation: GOOGLE_CLIENT_ID or GOOGLE_CLIENT_SECRET is wrong.' }
  }
  return { kind: 'unavailable', detail: `Google answered ${code ?? `with status ${reply.status}`}.` }
}
