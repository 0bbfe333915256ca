import { logFailure } from '../../api/log.ts'
import { session, useSession } from '../../api/session/session.ts'
import { notify } from '../../ui/notify.ts'
import { takeReturnPath } from './return-path.ts'
import { accountTexts } from './texts.ts'

/** Signing in comes back to the page a guard turned the visitor away from, else to `fallbackPath`, else to this page. */
export function useSignIn(fallbackPath?: string): { signIn: () => void; isSigningIn: boolean } {
  const state = useSession()
  const signIn = () => {
    session.signIn(takeReturnPath(fallbackPath ?? location.pathname + location.search)).catch((error: unknown) => {
      logFailure('the sign-in did not start', error)
      notify.error(accountTexts.signInNotStarted)
    })
  }
  return { signIn, isSigningIn: state.status === 'signed-out' && state.signingIn }
}
