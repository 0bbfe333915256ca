import { Button } from '@mantine/core'
import { IconLockExclamation } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { session } from '../../api/session/session.ts'
import type { SignInOutcome } from '../../api/session/session-store.ts'
import { accountTexts } from '../../features/account/texts.ts'
import { useSignIn } from '../../features/account/use-sign-in.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/page.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

/** Where the identity provider returns to, and the hidden frame of a silent renewal. */
export function AuthCallbackPage() {
  const [hasFailed, setFailed] = useState(false)
  const router = useRouter()

  useEffect(() => {
    let isLeft = false
    const finish = (outcome: SignInOutcome) => {
      if (isLeft || outcome.kind === 'silent') return
      if (outcome.kind === 'failed' && !outcome.wasCancelled) return setFailed(true)
      if (outcome.kind === 'signed-in') notify.success(accountTexts.signedIn)
      else notify.info(accountTexts.signInCancelled)
      router.history.replace(outcome.kind === 'signed-in' ? outcome.returnTo : '/')
    }
    void session.completeSignIn(location.href).then(finish)
    return () => {
      isLeft = true
    }
  }, [router])

  return hasFailed ? <SignInFailed /> : <PageSpinner label={accountTexts.signingIn} />
}

function SignInFailed() {
  const { signIn, isSigningIn } = useSignIn('/')
  return (
    <Page width="reading">
      <EmptyState icon={<IconLockExclamation />} title={accountTexts.signInFailed} titleElement="h1">
        <p>{accountTexts.signInFailedHint}</p>
        <Button loading={isSigningIn} onClick={signIn}>
          {accountTexts.tryAgain}
        </Button>
      </EmptyState>
    </Page>
  )
}
