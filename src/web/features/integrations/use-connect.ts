import { useEffect, useState } from 'react'
import type { Provider } from '../../../contract/connections.ts'
import { startConsent } from '../../api/connections.ts'
import { logFailure } from '../../api/log.ts'
import { productName } from '../../api/product-name.ts'
import { ApiRequestError } from '../../api/request-error.ts'
import { useSession } from '../../api/session/session.ts'
import { storedSession } from '../../api/session/stored-session.ts'
import { showAlert } from '../../ui/alert-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { integrationTexts } from './texts.ts'

/** Leaves for the service's consent screen. */
export function useConnect(provider: Provider): { connect: (options?: { classicOnly: boolean }) => Promise<void>; isConnecting: boolean } {
  const [isConnecting, setConnecting] = useState(false)
  const { status } = useSession()

  // 'Back' from the consent screen shows this page as it was left.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setConnecting(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function connect(options = { classicOnly: false }): Promise<void> {
    if (status !== 'signed-in' || storedSession.token() === null) return showAlert(integrationTexts.signInFirst(productName()))
    setConnecting(true)
    try {
      location.assign(await startConsent(provider, options))
    } catch (error) {
      setConnecting(false)
      logFailure(`the consent of ${provider} did not start`, error)
      if (error instanceof ApiRequestError && error.status === 401) return showAlert(integrationTexts.signInFirst(productName()))
      notify.error(integrationTexts.notStarted)
    }
  }

  return { connect, isConnecting }
}
