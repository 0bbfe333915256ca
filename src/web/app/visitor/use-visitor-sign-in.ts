import { useEffect, useState } from 'react'
import { logFailure } from '../../api/log.ts'
import { takeReturnPath } from '../../features/account/return-path.ts'

type VisitorSignIn = 'idle' | 'signing-in' | 'failed'

/** Signing in from the landing page; what speaks to the identity provider is fetched when it is pressed. */
export function useVisitorSignIn(): { state: VisitorSignIn; signIn: () => void } {
  const [state, setState] = useState<VisitorSignIn>('idle')
  useEffect(() => {
    // Back from the provider without signing in: the page was restored as it was left.
    const forget = (event: PageTransitionEvent) => {
      if (event.persisted) setState('idle')
    }
    addEventListener('pageshow', forget)
    return () => removeEventListener('pageshow', forget)
  }, [])

  const signIn = () => {
    setState('signing-in')
    goToProvider().catch((error: unknown) => {
      logFailure('the sign-in did not start', error)
      setState('failed')
    })
  }
  return { state, signIn }
}

async function goToProvider(): Promise<void> {
  const { session } = await import('../../api/session/session.ts')
  await session.signIn(takeReturnPath('/'))
}
