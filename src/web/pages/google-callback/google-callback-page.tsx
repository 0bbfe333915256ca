import { ConnectingScreen } from '../../features/integrations/connecting-screen.tsx'
import { useConsentReturn } from '../../features/integrations/use-consent-return.ts'

/** Where Google's consent screen returns to. */
export function GoogleCallbackPage() {
  useConsentReturn('google')
  return <ConnectingScreen provider="google" />
}
