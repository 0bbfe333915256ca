import { useSyncExternalStore } from 'react'
import type { User } from '../../../contract/account.ts'
import { createOrFetchUser } from '../account.ts'
import { identity } from './identity.ts'
import { SessionStore, type SessionState } from './session-store.ts'
import { storedSession } from './stored-session.ts'

export const session = new SessionStore({ identity, storage: storedSession, createOrFetchUser })

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState)
}

/** The signed-in user, or null. */
export function useUser(): User | null {
  const state = useSession()
  return state.status === 'signed-in' ? state.user : null
}
