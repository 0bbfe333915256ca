import { ErrorResponse, type User as OidcUser, type UserManager } from 'oidc-client-ts'
import { logFailure } from '../log.ts'
import { openUserManager } from './user-manager.ts'

/** A token that ends sooner than this is renewed before it is used. Seconds. */
const RENEW_BEFORE_SECONDS = 30
const RENEWAL_LOCK = 'planwright-token-renewal'

type TokenListener = (token: string | null) => void
type Manager = Pick<
  UserManager,
  'getUser' | 'removeUser' | 'signinRedirect' | 'signinCallback' | 'signinSilent' | 'signoutRedirect'
> & {
  revokeRefreshToken: (token: string) => Promise<void>
  metadataService: Record<'getEndSessionEndpoint' | 'getRevocationEndpoint', () => Promise<string | undefined>>
}

interface IdentityParts {
  openManager: () => Promise<Manager>
  /** Runs one piece of work at a time among the tabs of this origin. */
  underLock: <T>(work: () => Promise<T>) => Promise<T>
  /** Milliseconds. */
  now: () => number
}

/**
 * Who the identity provider says we are. The bearer token is the identity token.
 * Renewals are single-flight in this tab and locked across tabs: two at once with the same refresh token make the
 * provider revoke the whole family.
 */
export class Identity {
  readonly #parts: IdentityParts
  #manager: Promise<Manager> | undefined
  #renewal: Promise<string | null> | undefined
  #listeners = new Set<TokenListener>()

  constructor(parts: IdentityParts) {
    this.#parts = parts
  }

  /** Told of every new token, and of null when the identity is gone. */
  onToken(listener: TokenListener): void {
    this.#listeners.add(listener)
  }

  async isKnown(): Promise<boolean> {
    return (await (await this.#open()).getUser()) !== null
  }

  /** A token with some life left, or null when nobody is signed in. */
  async token(): Promise<string | null> {
    const user = await (await this.#open()).getUser()
    if (user === null) return null
    return this.#isUsable(user) ? user.id_token! : this.renewToken()
  }

  /** A token fresh from the provider, or null when the provider no longer knows us. Rejects when it cannot be reached. */
  renewToken(): Promise<string | null> {
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = undefined
    })
    return this.#renewal
  }

  async signIn(returnTo: string): Promise<void> {
    const manager = await this.#open()
    await manager.signinRedirect({ state: { returnTo } })
  }

  /** Finishes the redirect that brought us back; undefined when this page is the hidden frame of a silent renewal. */
  async completeSignIn(address: string): Promise<{ returnTo: string } | undefined> {
    const user = await (await this.#open()).signinCallback(address)
    if (!user) return undefined
    this.#announce(user.id_token ?? null)
    return { returnTo: readReturnTo(user.state) }
  }

  /** Ends the provider's session by a redirect where it has an address for that; resolves to false where it has none. */
  async signOut(): Promise<boolean> {
    const manager = await this.#open()
    const user = await manager.getUser()
    // Before anything that takes time: whoever leaves the page meanwhile, or cannot reach the provider, is signed out too.
    await manager.removeUser()
    if (user === null) return false
    await this.#revoke(manager, user)
    const endSession = await manager.metadataService.getEndSessionEndpoint().catch(() => undefined)
    if (!endSession || !user.id_token) return false
    await manager.signoutRedirect({ id_token_hint: user.id_token })
    return true
  }

  async #revoke(manager: Manager, { refresh_token: token }: OidcUser): Promise<void> {
    const endpoint = await manager.metadataService.getRevocationEndpoint().catch(() => undefined)
    if (endpoint === undefined || token === undefined) return
    await manager.revokeRefreshToken(token).catch((error: unknown) => logFailure('the token was not revoked', error))
  }

  #open(): Promise<Manager> {
    this.#manager ??= this.#parts.openManager().catch((error: unknown) => {
      this.#manager = undefined
      throw error
    })
    return this.#manager
  }

  async #renew(): Promise<string | null> {
    const manager = await this.#open()
    const before = (await manager.getUser())?.id_token
    return this.#parts.underLock(async () => {
      const stored = await manager.getUser()
      if (stored === null) return this.#announce(null)
      const renewedElsewhere = stored.id_token !== before && this.#isUsable(stored)
      const user = renewedElsewhere ? stored : await this.#askProvider(manager)
      return this.#announce(user !== null && this.#isUsable(user) ? user.id_token! : null)
    })
  }

  async #askProvider(manager: Manager): Promise<OidcUser | null> {
    try {
      return await manager.signinSilent()
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error
      logFailure('the identity provider refused to renew the token', error.error)
      return error.error === 'invalid_grant' ? this.#askInFrame(manager) : this.#giveUp(manager)
    }
  }

  /**
   * A page that unloads before the reply to its renewal is stored leaves a used refresh token behind. The provider's
   * own session still stands then: a hidden frame with `prompt=none` signs in anew by it.
   */
  async #askInFrame(manager: Manager): Promise<OidcUser | null> {
    try {
      return await manager.signinSilent({ forceIframeAuth: true })
    } catch (error) {
      // fetch's own error: unreachable is not signed out.
      if (error instanceof TypeError) throw error
      logFailure('the identity provider did not sign in by its own session', error)
      return this.#giveUp(manager)
    }
  }

  async #giveUp(manager: Manager): Promise<null> {
    await manager.removeUser()
    return null
  }

  #isUsable(user: OidcUser): boolean {
    return user.id_token !== undefined && user.profile.exp - this.#parts.now() / 1000 > RENEW_BEFORE_SECONDS
  }

  #announce(token: string | null): string | null {
    for (const listener of this.#listeners) listener(token)
    return token
  }
}

/** Only a path of ours: an address from outside would make the return an open redirect. */
function readReturnTo(state: unknown): string {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : '/'
}

export const identity = new Identity({
  openManager: openUserManager,
  underLock: async (work) => navigator.locks.request(RENEWAL_LOCK, work),
  now: Date.now,
})
