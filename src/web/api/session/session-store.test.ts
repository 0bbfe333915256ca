import { ErrorResponse } from 'oidc-client-ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '../../../contract/account.ts'
import { SessionStore } from './session-store.ts'

const ada: User = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.org',
  avatarUrl: null,
  credits: 7,
  creditsRenewAt: null,
  timeZone: null,
  locale: null,
  modelDrafting: true,
}
const offline = new TypeError('Failed to fetch')

// Failures are logged by design; here they are expected.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

describe('restoring a session', () => {
  it('takes a stored user plus a fresh token, then fetches the user again', async () => {
    const { store, storage } = build({ storedUser: { ...ada, credits: 3 } })
    await store.restore()
    expect(store.getState()).toEqual({ status: 'signed-in', user: ada })
    expect(storage.values).toEqual({ user: ada, token: 'fresh' })
  })

  it('clears user and token when the provider knows nobody', async () => {
    const { store, storage } = build({ storedUser: ada, token: 'old', isKnown: false })
    await store.restore()
    expect(store.getState().status).toBe('signed-out')
    expect(storage.values).toEqual({ user: null, token: null })
  })

  it('clears user and token when the provider refuses a fresh token', async () => {
    const { store, storage } = build({ storedUser: ada, token: 'old', renewed: null })
    await store.restore()
    expect(store.getState().status).toBe('signed-out')
    expect(storage.values).toEqual({ user: null, token: null })
  })

  it.each([
    ['a renewal', { renewed: null }],
    ['a fetch of the user', { account: new TypeError('Failed to fetch') }],
  ])('keeps the stored user when leaving the page breaks off %s', async (_, broken) => {
    const { store, storage } = build({ storedUser: ada, token: 'old', isLeaving: true, ...broken })
    await store.restore()
    expect(storage.values.user).toEqual(ada)
  })

  it('keeps what is stored when the provider cannot be reached', async () => {
    const { store, storage } = build({ storedUser: ada, token: 'old', renewed: offline })
    await store.restore()
    expect(store.getState().status).toBe('signed-out')
    expect(storage.values).toEqual({ user: ada, token: 'old' })
  })

  it('clears the local user when the account cannot be fetched', async () => {
    const { store, storage } = build({ storedUser: ada, account: offline })
    await store.restore()
    expect(store.getState().status).toBe('signed-out')
    expect(storage.values.user).toBeNull()
  })
})

describe('an account that was changed here', () => {
  const changed = { ...ada, timeZone: 'Asia/Tokyo' }

  it('shows and is stored', async () => {
    const { store, storage } = build({ storedUser: ada })
    await store.restore()
    store.replaceUser(changed)
    expect(store.getState()).toEqual({ status: 'signed-in', user: changed })
    expect(storage.values.user).toEqual(changed)
  })

  it('stays when an answer that was asked for before arrives after it', async () => {
    const { store, storage } = build({ storedUser: ada })
    await store.restore()
    const refetching = store.refetchUser()
    store.replaceUser(changed)
    await refetching
    expect(store.getState()).toEqual({ status: 'signed-in', user: changed })
    expect(storage.values.user).toEqual(changed)
  })

  it('is dropped when its user is no longer signed in', async () => {
    const { store, storage } = build({ storedUser: ada })
    await store.restore()
    store.replaceUser({ ...changed, id: '01900000-0000-7000-8000-000000000002' })
    expect(store.getState()).toEqual({ status: 'signed-in', user: ada })
    await store.signOut()
    store.replaceUser(changed)
    expect(store.getState().status).toBe('signed-out')
    expect(storage.values.user).toBeNull()
  })
})

describe('signing in', () => {
  it('stores user and token and says where to return to', async () => {
    const { store, storage } = build({})
    await expect(store.completeSignIn('https://app.test/auth/callback?code=1')).resolves.toEqual({ kind: 'signed-in', returnTo: '/app' })
    expect(store.getState()).toEqual({ status: 'signed-in', user: ada })
    expect(storage.values).toEqual({ user: ada, token: 'first' })
  })

  it('uses the code once, however often it is asked', async () => {
    const { store, identity } = build({})
    await Promise.all([store.completeSignIn('x'), store.completeSignIn('x')])
    expect(identity.completeSignIn).toHaveBeenCalledTimes(1)
  })

  it('tells a visitor who said no from a failure', async () => {
    const { store } = build({ completed: new ErrorResponse({ error: 'access_denied' }) })
    await expect(store.completeSignIn('x')).resolves.toEqual({ kind: 'failed', wasCancelled: true })
    expect(store.getState().status).toBe('signed-out')
  })
})

describe('while signed in', () => {
  it('clears everything when the identity is lost', async () => {
    const { store, storage, loseIdentity } = build({ storedUser: ada })
    await store.restore()
    loseIdentity()
    expect(store.getState().status).toBe('signed-out')
    expect(storage.values).toEqual({ user: null, token: null })
  })

  it('keeps the user when the credits cannot be refetched', async () => {
    const { store, failAccount } = build({ storedUser: ada })
    await store.restore()
    failAccount()
    await store.refetchUser()
    expect(store.getState()).toEqual({ status: 'signed-in', user: ada })
  })

  it('stays signed out when the account arrives after the logout', async () => {
    const { store, storage } = build({ storedUser: ada })
    await store.restore()
    const refetching = store.refetchUser()
    await store.signOut()
    await refetching
    expect(store.getState().status).toBe('signed-out')
    expect(storage.values.user).toBeNull()
  })

  it('logs out of storage before it turns to the provider', async () => {
    const { store, storage, identity } = build({ storedUser: ada })
    await store.restore()
    identity.signOut.mockImplementation(() => {
      expect(storage.values).toEqual({ user: null, token: null })
      return Promise.resolve(true)
    })
    await store.signOut()
    expect(identity.signOut).toHaveBeenCalledOnce()
    expect(store.getState().status).toBe('signed-out')
  })
})

describe('the work that a tab keeps', () => {
  it('is cleared in all tabs by a logout', async () => {
    const { store, tabWork } = build({ storedUser: ada })
    await store.restore()
    await store.signOut()
    expect(tabWork.clear).toHaveBeenCalledOnce()
    expect(tabWork.announceLogout).toHaveBeenCalledOnce()
  })

  it('survives an expired login', async () => {
    const { store, tabWork, loseIdentity } = build({ storedUser: ada })
    await store.restore()
    loseIdentity()
    expect(tabWork.clear).not.toHaveBeenCalled()
    expect(tabWork.announceLogout).not.toHaveBeenCalled()
  })
})

describe('another tab', () => {
  it('that logs out signs this one out', async () => {
    const { store, storage } = build({ storedUser: ada })
    await store.restore()
    storage.clear()
    store.followOtherTab()
    expect(store.getState().status).toBe('signed-out')
  })

  it('that uses a credit shows here', async () => {
    const { store, storage } = build({ storedUser: ada })
    await store.restore()
    storage.writeUser({ ...ada, credits: 2 })
    store.followOtherTab()
    expect(store.getState()).toMatchObject({ user: { credits: 2 } })
  })

  it('that signs in signs this one in', async () => {
    const world = { isKnown: false }
    const { store, storage } = build(world)
    await store.restore()
    world.isKnown = true
    storage.writeUser(ada)
    store.followOtherTab()
    await vi.waitFor(() => expect(store.getState().status).toBe('signed-in'))
  })
})

interface World {
  isLeaving?: boolean
  storedUser?: User
  token?: string
  isKnown?: boolean
  renewed?: string | null | Error
  completed?: Error
  account?: Error
}

function build(world: World) {
  let announce: (token: string | null) => void = () => undefined
  let account: User | Error = world.account ?? ada
  const values: { user: User | null; token: string | null } = { user: world.storedUser ?? null, token: world.token ?? null }
  const identity = {
    onToken: (listener: typeof announce) => void (announce = listener),
    isKnown: () => Promise.resolve(world.isKnown ?? true),
    renewToken: () => settle(world.renewed === undefined ? 'fresh' : world.renewed, announce),
    signIn: () => Promise.resolve(),
    completeSignIn: vi.fn<() => Promise<{ returnTo: string }>>(async () => {
      await settle(world.completed ?? 'first', announce)
      return { returnTo: '/app' }
    }),
    signOut: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
  }
  const storage = {
    values,
    user: () => values.user,
    token: () => values.token,
    writeUser: (user: User | null) => void (values.user = user),
    writeToken: (token: string | null) => void (values.token = token),
    clear: () => void Object.assign(values, { user: null, token: null }),
  }
  const tabWork = { clear: vi.fn<() => void>(), announceLogout: vi.fn<() => void>() }
  const store = new SessionStore({ identity, storage, tabWork, createOrFetchUser: () => settle(account), isLeaving: () => world.isLeaving ?? false })
  return { store, storage, tabWork, identity, loseIdentity: () => announce(null), failAccount: () => void (account = offline) }
}

async function settle<T>(value: T | Error, tell?: (value: T) => void): Promise<T> {
  await Promise.resolve()
  if (value instanceof Error) throw value
  tell?.(value)
  return value
}
