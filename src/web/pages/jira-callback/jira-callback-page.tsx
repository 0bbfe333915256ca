import { useNavigate } from '@tanstack/react-router'
import { ConnectingScreen } from '../../features/integrations/connecting-screen.tsx'
import { FewerPermissions } from '../../features/integrations/fewer-permissions.tsx'
import { SiteQuestion } from '../../features/integrations/site-question.tsx'
import { useConsentReturn } from '../../features/integrations/use-consent-return.ts'

/** Where Atlassian's consent screen returns to. */
export function JiraCallbackPage() {
  const step = useConsentReturn('jira')
  const navigate = useNavigate()
  if (step.kind === 'invalid_scope') return <FewerPermissions onCancel={() => void navigate({ to: '/profile', replace: true })} />
  if (step.kind === 'choose_site') return <SiteQuestion onDone={() => void navigate({ to: '/history', replace: true })} />
  return <ConnectingScreen provider="jira" />
}
