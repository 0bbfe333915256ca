import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { Pool } from 'pg'
import { renderErrorPage, renderLogoutPage } from './account-page.ts'
import { findAccountBySubject } from './accounts.ts'
import type { IdentityKeys } from './keys.ts'
import { PostgresAdapter } from './postgres-adapter.ts'

export type IdentityProviderOptions = {
  /** Address of the provider, e.g. `http://localhost:3000/sandbox/identity`. */
  issuer: string
  clientId: string
  redirectUris: string[]
  postLogoutRedirectUris: string[]
  productName: string
  keys: IdentityKeys
  pool: Pool
}

const SECONDS = { hour: 3_600, day: 86_400 }

/** A certified OpenID Connect provider (panva's oidc-provider) for one public client with mandatory PKCE. */
export function createIdentityProvider(options: IdentityProviderOptions): Provider {
  const { issuer, pool } = options
  const assets = `${new URL(issuer).pathname}/assets`
  const configuration: Configuration = {
    adapter: (model: string) => new PostgresAdapter(model, pool),
    clients: [clientOf(options)],
    jwks: options.keys.jwks,
    cookies: { keys: options.keys.cookieKeys },
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // The API knows the user by the identity token alone, so that token carries the profile.
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: SECONDS.hour,
      AuthorizationCode: 60,
      IdToken: SECONDS.hour,
      Interaction: SECONDS.hour,
      RefreshToken: 30 * SECONDS.day,
      Session: 30 * SECONDS.day,
      Grant: 30 * SECONDS.day,
    },
    interactions: { policy: accountPolicy(), url: (_context, interaction) => `${new URL(issuer).pathname}/interaction/${interaction.uid}` },
    loadExistingGrant: grantToOwnClient,
    // Browsers name the origin of a same-origin POST too.
    clientBasedCORS: (_context, origin) => origin === new URL(issuer).origin,
    // Hosted providers differ in what they ask for a refresh token; this one gives it to a client that may use it.
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    // Not at every use: a page that is left before the reply is stored would hold a spent token.
    rotateRefreshToken: ({ oidc }) => (oidc.entities.RefreshToken?.ttlPercentagePassed() ?? 0) >= 70,
    findAccount: async (_context, subject) => {
      const account = await findAccountBySubject(pool, subject)
      if (account === undefined) return undefined
      const claims = { sub: subject, name: account.name, email: account.email, email_verified: true, picture: `${issuer}/avatar/${subject}.svg` }
      return { accountId: subject, claims: () => claims }
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: KoaContextWithOIDC, form: string) => {
          context.body = renderLogoutPage({ form, assets, productName: options.productName })
        },
      },
    },
    renderError: (context, out) => {
      context.type = 'html'
      context.body = renderErrorPage({ message: out.error_description ?? out.error, assets })
    },
  }
  return new Provider(issuer, configuration)
}

function clientOf({ clientId, redirectUris, postLogoutRedirectUris, productName }: IdentityProviderOptions) {
  return {
    client_id: clientId,
    client_name: productName,
    application_type: 'web' as const,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    redirect_uris: redirectUris,
    post_logout_redirect_uris: postLogoutRedirectUris,
  }
}

/** The base policy and `prompt=select_account`, which shows the account page in spite of a session. */
function accountPolicy() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** First-party client: what it asks for is granted without a consent page. */
async function grantToOwnClient(context: KoaContextWithOIDC) {
  const { oidc } = context
  const { session, client, provider, account } = oidc
  if (session === undefined || client === undefined || account === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = (known === undefined ? undefined : await provider.Grant.find(known)) ?? new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope([...oidc.requestParamScopes].join(' '))
  await grant.save()
  return grant
}
