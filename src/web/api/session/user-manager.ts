import { UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { loadPublicConfig } from '../public-config.ts'
import { IdentityStore } from './identity-store.ts'

/** Path of the page that the identity provider returns to; registered with it as {origin}/auth/callback. */
export const SIGN_IN_CALLBACK_PATH = '/auth/callback'

/** A manager that revokes a token which is no longer stored. */
class AppUserManager extends UserManager {
  revokeRefreshToken(token: string): Promise<void> {
    // oxlint-disable-next-line no-underscore-dangle -- the library's name of what subclasses may use
    return this._client.revokeToken(token, 'refresh_token')
  }
}

export async function openUserManager(): Promise<AppUserManager> {
  const { oidc } = await loadPublicConfig()
  return new AppUserManager({
    authority: oidc.issuer,
    client_id: oidc.clientId,
    scope: oidc.scope,
    redirect_uri: location.origin + SIGN_IN_CALLBACK_PATH,
    silent_redirect_uri: location.origin + SIGN_IN_CALLBACK_PATH,
    post_logout_redirect_uri: `${location.origin}/`,
    response_type: 'code',
    extraQueryParams: oidc.extraParams,
    ...(oidc.tokenEndpoint === null ? {} : { metadataSeed: { token_endpoint: oidc.tokenEndpoint } }),
    userStore: new IdentityStore(),
    // In sessionStorage a sign-in finishes in the tab that began it, and leaves nothing behind.
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
  })
}
