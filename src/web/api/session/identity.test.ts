import { ErrorResponse, ErrorTimeout, User as OidcUser } from 'oidc-client-ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Identity } from './identity.ts'

const NOW_SECONDS = 1_800_000_000

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

describe('the bearer token', () => {
  it('is the stored identity token while it has life left', async () => {
    const { identity, provider } = build(oidcUser('stored', 300))
    await expect(identity.token()).resolves.toBe('stored')
    expect(provider.signinSilent).not.toHaveBeenCalled()
  })

  it('is renewed shortly before it ends', async () => {
    const { identity } = build(oidcUser('stored', 20))
    await expect(identity.token()).resolves.toBe('renewed-1')
  })

  it('is null when nobody is signed in', async () => {
    await expect(build(null).identity.token()).resolves.toBeNull()
  })
})

describe('a renewal', () => {
  it('runs once for callers that come together', async () => {
    const { identity, provider } = build(oidcUser('stored', 300))
    const tokens = await Promise.all([identity.renewToken(), identity.renewToken(), identity.renewToken()])
    expect(tokens).toEqual(['renewed-1', 'renewed-1', 'renewed-1'])
    expect(provider.signinSilent).toHaveBeenCalledOnce()
  })

  it('takes the token that another tab renewed while it waited for the lock', async () => {
    const world = build(oidcUser('stored', 300))
    world.whileWaitingForLock(() => void world.store(oidcUser('from the other tab', 300)))
    await expect(world.identity.renewToken()).resolves.toBe('from the other tab')
    expect(world.provider.signinSilent).not.toHaveBeenCalled()
  })

  it('with a used refresh token goes by the session that the provider still has', async () => {
    const { identity, provider, told } = build(oidcUser('stored', 300))
    provider.signinSilent.mockRejectedValueOnce(new ErrorResponse({ error: 'invalid_grant' }))
    await expect(identity.renewToken()).resolves.toBe('renewed-1')
    expect(provider.signinSilent.mock.calls).toEqual([[], [{ forceIframeAuth: true }]])
    await expect(identity.isKnown()).resolves.toBe(true)
    expect(told).toEqual(['renewed-1'])
  })

  it.each([new ErrorResponse({ error: 'login_required' }), new ErrorTimeout('IFrame timed out without a response')])(
    'ends the identity when the provider has no session either: %s',
    async (failure) => {
      const { identity, provider, told } = build(oidcUser('stored', 300))
      provider.signinSilent.mockRejectedValueOnce(new ErrorResponse({ error: 'invalid_grant' })).mockRejectedValueOnce(failure)
      await expect(identity.renewToken()).resolves.toBeNull()
      expect(provider.signinSilent).toHaveBeenCalledTimes(2)
      await expect(identity.isKnown()).resolves.toBe(false)
      expect(told).toEqual([null])
    },
  )

  it('ends the identity at once when the provider refuses for another reason', async () => {
    const { identity, provider } = build(oidcUser('stored', 300))
    provider.signinSilent.mockRejectedValueOnce(new ErrorResponse({ error: 'unauthorized_client' }))
    await expect(identity.renewToken()).resolves.toBeNull()
    expect(provider.signinSilent).toHaveBeenCalledOnce()
    await expect(identity.isKnown()).resolves.toBe(false)
  })

  it('keeps the identity when the network is lost between the two', async () => {
    const { identity, provider, told } = build(oidcUser('stored', 300))
    provider.signinSilent
      .mockRejectedValueOnce(new ErrorResponse({ error: 'invalid_grant' }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(identity.renewToken()).rejects.toThrow('Failed to fetch')
    await expect(identity.isKnown()).resolves.toBe(true)
    expect(told).toEqual([])
  })

  it('keeps the identity when the provider cannot be reached', async () => {
    const { identity, provider, told } = build(oidcUser('stored', 300))
    provider.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(identity.renewToken()).rejects.toThrow('Failed to fetch')
    await expect(identity.isKnown()).resolves.toBe(true)
    expect(told).toEqual([])
  })
})

describe('a logout', () => {
  it('drops the tokens before it asks the provider for anything', async () => {
    const { identity, provider } = build(oidcUser('stored', 300))
    const known: boolean[] = []
    provider.revokeRefreshToken.mockImplementation(async () => void known.push(await identity.isKnown()))
    await identity.signOut()
    expect(provider.revokeRefreshToken).toHaveBeenCalledWith('refresh')
    expect(known).toEqual([false])
  })

  it('whose token cannot be revoked still drops the tokens', async () => {
    const { identity, provider } = build(oidcUser('stored', 300))
    provider.revokeRefreshToken.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(identity.signOut()).resolves.toBe(false)
    await expect(identity.isKnown()).resolves.toBe(false)
  })
})

describe('coming back from the provider', () => {
  it.each([
    ['/history?page=2', '/history?page=2'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    [undefined, '/'],
  ])('with the path %j goes to %j', async (returnTo, expected) => {
    const { identity, provider } = build(null)
    provider.signinCallback.mockResolvedValue(oidcUser('first', 300, { returnTo }))
    await expect(identity.completeSignIn('https://app.test/auth/callback?code=1')).resolves.toEqual({ returnTo: expected })
  })
})

function build(initial: OidcUser | null) {
  let stored = initial
  let beforeLock = () => {}
  let renewals = 0
  const told: (string | null)[] = []
  const store = (user: OidcUser | null) => {
    stored = user
    return Promise.resolve(user)
  }
  const provider = {
    getUser: () => Promise.resolve(stored),
    removeUser: async () => void (await store(null)),
    signinSilent: vi.fn<(options?: { forceIframeAuth?: boolean }) => Promise<OidcUser | null>>(() => store(oidcUser(`renewed-${(renewals += 1)}`, 300))),
    signinCallback: vi.fn<() => Promise<OidcUser | undefined>>(),
    signinRedirect: () => Promise.resolve(),
    signoutRedirect: () => Promise.resolve(),
    revokeRefreshToken: vi.fn<(token: string) => Promise<void>>(() => Promise.resolve()),
    metadataService: {
      getEndSessionEndpoint: () => Promise.resolve(undefined),
      getRevocationEndpoint: (): Promise<string | undefined> => Promise.resolve('https://id.test/revoke'),
    },
  }
  const identity = new Identity({
    openManager: () => Promise.resolve(provider),
    underLock: (work) => {
      beforeLock()
      return work()
    },
    now: () => NOW_SECONDS * 1000,
  })
  identity.onToken((token) => told.push(token))
  return { identity, provider, told, store, whileWaitingForLock: (work: () => void) => void (beforeLock = work) }
}

function oidcUser(idToken: string, secondsLeft: number, state?: unknown): OidcUser {
  return new OidcUser({
    id_token: idToken,
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'Bearer',
    profile: { sub: 'ada', iss: 'https://id.test', aud: 'planwright-web', iat: NOW_SECONDS, exp: NOW_SECONDS + secondsLeft },
    userState: state,
  })
}
