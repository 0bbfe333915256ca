import { useState, useSyncExternalStore } from 'react'
import type { User } from '../../../contract/account.ts'
import { createOrFetchUser } from '../account.ts'
import { identity } from './identity.ts'
import { SessionStore, type SessionState } from './session-store.ts'
import { storedSession } from './stored-session.ts'
import { tabWork } from './tab-work.ts'
import { watchLeaving } from './watch-leaving.ts'

export const session = new SessionStore({ identity, storage: storedSession, tabWork, createOrFetchUser, isLeaving: watchLeaving() })

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}

/**
 * The signed-in user; while the identity is not resolved, the one stored by the last visit. For looks alone: what it
 * shows may turn out to be signed out.
 */
export function useLikelyUser(): User | null {
  const state = useSession()
  const [stored] = useState(() => storedSession.user())
  if (state.status === 'pending') return stored
  return state.status === 'signed-in' ? state.user : null
}

/** The signed-in user, or null. */
export function useUser(): User | null {
  const state = useSession()
  return state.status === 'signed-in' ? state.user : null
}
