import { lazy } from 'react'
import { accountTexts } from '../../features/account/texts.ts'
import { LandingContent } from '../../pages/landing/landing-content.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Header } from '../layout/header.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { layoutTexts } from '../layout/texts.ts'
import { useVisitorSignIn } from './use-visitor-sign-in.ts'

const Viewer = lazy(async () => ({ default: (await import('./visitor-example-viewer.tsx')).VisitorExampleViewer }))

/**
 * The landing page of somebody who is not signed in: the same sections as within the app, without router, kit and
 * session. Rendered to HTML at build, and brought to life in the browser.
 */
export function VisitorLanding() {
  const { state, signIn } = useVisitorSignIn()
  const isSigningIn = state === 'signing-in'
  const hero = {
    userName: null,
    isSigningIn,
    signInError: state === 'failed' ? accountTexts.signInNotStarted : null,
    onSignIn: signIn,
    onGoToDashboard: () => location.assign('/app'),
  }
  const actions = (
    <ActionButton size="sm" onClick={signIn} disabled={isSigningIn}>
      {layoutTexts.signIn}
    </ActionButton>
  )
  return (
    <PageFrame top={<Header href="/" isSignedIn={false} actions={actions} />}>
      <LandingContent hero={hero} Viewer={Viewer} />
    </PageFrame>
  )
}
