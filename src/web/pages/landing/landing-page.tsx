import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { useLikelyUser } from '../../api/session/session.ts'
import { useSignIn } from '../../features/account/use-sign-in.ts'
import { LandingContent } from './landing-content.tsx'

const ExampleViewer = lazy(async () => ({ default: (await import('./example-viewer.tsx')).ExampleViewer }))

/** The landing page within the app. */
export function LandingPage() {
  const user = useLikelyUser()
  const navigate = useNavigate()
  const { signIn, isSigningIn } = useSignIn()
  const hero = {
    userName: user === null ? null : user.name,
    isSigningIn,
    onSignIn: signIn,
    onGoToDashboard: () => void navigate({ to: '/app' }),
  }
  return <LandingContent hero={hero} Viewer={ExampleViewer} />
}
