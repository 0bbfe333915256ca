import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../api/session/session.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { rememberReturnPath } from './return-path.ts'

/** The guard of the signed-in pages: a spinner until the identity is resolved, then the page or the landing page. */
export function RequireUser() {
  const { status } = useSession()
  if (status === 'pending') return <PageSpinner />
  return status === 'signed-in' ? <Outlet /> : <TurnAway />
}

function TurnAway() {
  const router = useRouter()
  useEffect(() => {
    rememberReturnPath(router.state.location.href)
    void router.navigate({ to: '/', replace: true })
  }, [router])
  return <PageSpinner />
}
