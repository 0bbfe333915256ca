import type { BrowserContext } from '@playwright/test'
import { InMemoryWebStorage, OidcClient, User, WebStorageStateStore } from 'oidc-client-ts'
import { PublicConfigSchema } from '../../src/contract/public-config.ts'

/** Where the page keeps what the provider gave it (src/web/api/session/identity-store.ts). */
const IDENTITY = { database: 'planwright-identity', version: 1, store: 'values' }

/**
 * Signs `email` in at the identity provider as its pages do, without drawing them: a real code flow, with the cookies
 * of `context`. Leaves in the browser what a sign-in leaves, so that the next page restores the session.
 */
export async function signInOverHttp(context: BrowserContext, email: string): Promise<void> {
  const config = await context.request.get('/api/config')
  const { origin } = new URL(config.url())
  const { oidc } = PublicConfigSchema.parse(await config.json())
  const client = new OidcClient({
    authority: oidc.issuer,
    client_id: oidc.clientId,
    scope: oidc.scope,
    redirect_uri: `${origin}/auth/callback`,
    loadUserInfo: false,
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  })
  const { url } = await client.createSigninRequest({ extraQueryParams: oidc.extraParams })
  const accountPage = await context.request.get(url)
  const returned = await context.request.post(accountPage.url(), { form: { email } })
  const user = new User(await client.processSigninResponse(returned.url()))
  await context.setStorageState({ cookies: await context.cookies(), origins: [identityAt(origin, `user:${oidc.issuer}:${oidc.clientId}`, user)] })
}

function identityAt(origin: string, key: string, user: User) {
  const store = { name: IDENTITY.store, autoIncrement: false, indexes: [], records: [{ key, value: user.toStorageString() }] }
  return { origin, localStorage: [], indexedDB: [{ name: IDENTITY.database, version: IDENTITY.version, stores: [store] }] }
}
