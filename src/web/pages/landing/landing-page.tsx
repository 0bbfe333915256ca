import { useNavigate } from '@tanstack/react-router'
import { useLikelyUser } from '../../api/session/session.ts'
import { useSignIn } from '../../features/account/use-sign-in.ts'
import { Examples } from '../../features/landing/examples.tsx'
import { Features } from '../../features/landing/features.tsx'
import { Hero } from '../../features/landing/hero.tsx'
import { HowItWorks } from '../../features/landing/how-it-works.tsx'

export function LandingPage() {
  const user = useLikelyUser()
  const navigate = useNavigate()
  const { signIn, isSigningIn } = useSignIn()
  return (
    <>
      <Hero
        userName={user === null ? null : user.name}
        isSigningIn={isSigningIn}
        onSignIn={signIn}
        onGoToDashboard={() => void navigate({ to: '/app' })}
      />
      <HowItWorks />
      <Examples />
      <Features />
    </>
  )
}
