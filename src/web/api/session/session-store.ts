import { ErrorResponse } from 'oidc-client-ts'
import type { User } from '../../../contract/account.ts'
import { logFailure } from '../log.ts'
import type { Identity } from './identity.ts'
import type { storedSession } from './stored-session.ts'
import type { tabWork } from './tab-work.ts'

export type SessionState =
  /** Not ready: the identity is not resolved yet. */
  | { status: 'pending' }
  | { status: 'signed-out'; signingIn: boolean }
  | { status: 'signed-in'; user: User }

export type SignInOutcome =
  | { kind: 'signed-in'; returnTo: string }
  | { kind: 'silent' }
  /** `wasCancelled`: the visitor said no at the provider. */
  | { kind: 'failed'; wasCancelled: boolean }

interface SessionParts {
  identity: Pick<Identity, 'isKnown' | 'renewToken' | 'signIn' | 'completeSignIn' | 'signOut' | 'onToken'>
  storage: Omit<typeof storedSession, 'onChangeElsewhere'>
  tabWork: Pick<typeof tabWork, 'clear' | 'announceLogout'>
  createOrFetchUser: () => Promise<User>
  /** The page is being left: what fails now fails because of that. */
  isLeaving?: () => boolean
}

const SIGNED_OUT: SessionState = { status: 'signed-out', signingIn: false }

/** The signed-in user and how one comes and goes. Read it with useSession(). */
export class SessionStore {
  readonly #parts: SessionParts
  #state: SessionState = { status: 'pending' }
  #listeners = new Set<() => void>()
  #signIn: Promise<SignInOutcome> | undefined
  /** Counts clearings and changes made here: an answer asked for before one of them tells of a user who is past. */
  #changes = 0

  constructor(parts: SessionParts) {
    this.#parts = parts
    parts.identity.onToken((token) => {
      if (token !== null) parts.storage.writeToken(token)
      else if (!this.#isLeaving()) this.#clear()
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getState = (): SessionState => this.#state

  /** On load: a stored user plus a token fresh from the provider restores the session. */
  async restore(): Promise<void> {
    const { identity, storage } = this.#parts
    try {
      const token = (await identity.isKnown()) ? await identity.renewToken() : null
      if (token === null) return this.#isLeaving() ? this.#set(SIGNED_OUT) : this.#clear()
    } catch (error) {
      // Unreachable is not signed out: what is stored stays for the next load.
      logFailure('the session was not restored', error)
      return this.#set(SIGNED_OUT)
    }
    const stored = storage.user()
    if (stored !== null) this.#set({ status: 'signed-in', user: stored })
    await this.#syncUser().catch(() => undefined)
  }

  /** Goes to the provider. `returnTo` is the path to come back to. */
  async signIn(returnTo: string): Promise<void> {
    this.#set({ status: 'signed-out', signingIn: true })
    try {
      await this.#parts.identity.signIn(returnTo)
    } catch (error) {
      this.#set(SIGNED_OUT)
      throw error
    }
  }

  /** The visitor came back from the provider without signing in (the page was restored as it was left). */
  forgetPendingSignIn(): void {
    if (this.#state.status === 'signed-out') this.#set(SIGNED_OUT)
  }

  /** Finishes the sign-in that `address` carries. The code in it works once, so calls after the first share its outcome. */
  completeSignIn(address: string): Promise<SignInOutcome> {
    this.#signIn ??= this.#completeSignIn(address)
    return this.#signIn
  }

  /** Clears user, token and what the tabs keep of the user's work, then ends the provider's session. */
  async signOut(): Promise<void> {
    this.#clear()
    this.#parts.tabWork.clear()
    this.#parts.tabWork.announceLogout()
    await this.#parts.identity.signOut().catch((error: unknown) => logFailure('the provider session was not ended', error))
  }

  /** Fetches the user again, for the credits. A failure leaves the user as it is. */
  async refetchUser(): Promise<void> {
    if (this.#state.status !== 'signed-in') return
    await this.#fetchUser().catch((error: unknown) => logFailure('the user was not refetched', error))
  }

  /** The account was changed from this page. */
  replaceUser(user: User): void {
    if (this.#state.status !== 'signed-in' || this.#state.user.id !== user.id) return
    this.#changes += 1
    this.#parts.storage.writeUser(user)
    this.#set({ status: 'signed-in', user })
  }

  /** The user logged out in another tab. */
  followLogout(): void {
    if (this.#state.status === 'signed-in') this.#forget()
  }

  /** Another tab stored a user, or cleared it. */
  followOtherTab(): void {
    const stored = this.#parts.storage.user()
    if (stored === null) {
      if (this.#state.status === 'signed-in') this.#forget()
    } else if (this.#state.status === 'signed-in' && this.#state.user.id === stored.id) {
      this.#set({ status: 'signed-in', user: stored })
    } else if (this.#state.status !== 'pending') {
      void this.restore()
    }
  }

  async #completeSignIn(address: string): Promise<SignInOutcome> {
    try {
      const completed = await this.#parts.identity.completeSignIn(address)
      if (completed === undefined) return { kind: 'silent' }
      await this.#syncUser()
      return { kind: 'signed-in', returnTo: completed.returnTo }
    } catch (error) {
      logFailure('the sign-in failed', error)
      this.#clear()
      return { kind: 'failed', wasCancelled: error instanceof ErrorResponse && error.error === 'access_denied' }
    }
  }

  async #syncUser(): Promise<void> {
    try {
      await this.#fetchUser()
    } catch (error) {
      logFailure('the user was not synchronised', error)
      // A request that the browser broke off for the next page says nothing about the user, who is needed there.
      if (!this.#isLeaving()) this.#parts.storage.writeUser(null)
      this.#forget()
      throw error
    }
  }

  async #fetchUser(): Promise<void> {
    const changes = this.#changes
    const user = await this.#parts.createOrFetchUser()
    if (changes !== this.#changes) return
    this.#parts.storage.writeUser(user)
    this.#set({ status: 'signed-in', user })
  }

  #isLeaving(): boolean {
    return this.#parts.isLeaving?.() ?? false
  }

  #clear(): void {
    this.#parts.storage.clear()
    this.#forget()
  }

  #forget(): void {
    this.#changes += 1
    this.#set(SIGNED_OUT)
  }

  #set(state: SessionState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
