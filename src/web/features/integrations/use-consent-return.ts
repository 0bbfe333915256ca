import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ConnectionStatus, Provider } from '../../../contract/connections.ts'
import { exchangeCode, fetchConnectionStatus } from '../../api/connections.ts'
import { logFailure } from '../../api/log.ts'
import { useSession } from '../../api/session/session.ts'
import { storedSession } from '../../api/session/stored-session.ts'
import { showAlert } from '../../ui/alert-dialog.tsx'
import { claimExchange, readConsentReturn } from './consent-return.ts'
import { integrationTexts } from './texts.ts'

/** What the return page shows. */
export type ReturnStep = { kind: 'connecting' } | { kind: 'invalid_scope' } | { kind: 'choose_site' }

type Ending = { kind: 'connected'; status: ConnectionStatus } | { kind: 'alert'; text: string } | { kind: 'invalid_scope' }

/** Ends of this page load by address, so that an effect that runs twice takes part in one exchange. */
const endings = new Map<string, Promise<Ending>>()

/** A reloaded page waits for the exchange that its earlier self began. */
const STATUS_ATTEMPTS = 10
const STATUS_PAUSE_MS = 700

/** Makes the code in the address a connection, once; then goes to /history, or shows the alert and goes to /. */
export function useConsentReturn(provider: Provider): ReturnStep {
  const [step, setStep] = useState<ReturnStep>({ kind: 'connecting' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  // A load that is cut off may leave no stored user behind; the session brings it back before it is resolved.
  const isResolved = useSession().status !== 'pending'

  useEffect(() => {
    if (!isResolved) return undefined
    let isLeft = false
    const ending = endings.get(location.href) ?? finish(provider, queries)
    endings.set(location.href, ending)

    async function follow(): Promise<void> {
      const end = await ending
      if (isLeft) return
      if (end.kind === 'invalid_scope') return setStep({ kind: 'invalid_scope' })
      if (end.kind === 'connected' && !end.status.connected) return setStep({ kind: 'choose_site' })
      if (end.kind === 'alert') await showAlert(end.text)
      await navigate({ to: end.kind === 'alert' ? '/' : '/history', replace: true })
    }

    void follow()
    return () => {
      isLeft = true
    }
  }, [provider, queries, navigate, isResolved])

  return step
}

async function finish(provider: Provider, queries: QueryClient): Promise<Ending> {
  const texts = integrationTexts.services[provider]
  const answer = readConsentReturn(location.search)
  const user = storedSession.user()
  if (answer.kind === 'invalid_scope' && provider === 'jira') return { kind: 'invalid_scope' }
  if (answer.kind !== 'code' || user === null || storedSession.token() === null) return { kind: 'alert', text: texts.missingCode }
  try {
    const isFirst = claimExchange(provider, answer.state)
    if (isFirst) await exchangeCode(provider, { ...answer, userId: user.id })
    return { kind: 'connected', status: await readStatus({ provider, queries, userId: user.id, attempts: isFirst ? 1 : STATUS_ATTEMPTS }) }
  } catch (error) {
    logFailure(`${provider} was not connected`, error)
    return { kind: 'alert', text: texts.failed }
  }
}

type StatusQuestion = { provider: Provider; queries: QueryClient; userId: string; attempts: number }

/** Rejects when there is no grant after the last attempt. */
async function readStatus({ provider, queries, userId, attempts }: StatusQuestion): Promise<ConnectionStatus> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await fetchConnectionStatus(queries, provider, userId)
    if (status.connected || status.sites.length > 0) return status
    if (attempt >= attempts) throw new Error('the service is not connected')
    await new Promise((resolve) => setTimeout(resolve, STATUS_PAUSE_MS))
  }
}
