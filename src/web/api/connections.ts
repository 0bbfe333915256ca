import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AuthorizationSchema, ConnectionStatusSchema, ExchangeSchema, type ConnectionStatus, type Provider } from '../../contract/connections.ts'
import { apiRequest } from './client.ts'
import { logFailure } from './log.ts'
import { useUser } from './session/session.ts'

const STALE_MS = 30_000

function statusKey(provider: Provider, userId: string) {
  return ['connection', userId, provider] as const
}

function statusQuery(provider: Provider, userId: string) {
  return queryOptions({
    queryKey: statusKey(provider, userId),
    queryFn: ({ signal }) => apiRequest(ConnectionStatusSchema, `/${provider}/status`, { query: { user_id: userId }, signal }),
    staleTime: STALE_MS,
  })
}

/** The signed-in user's connection; `data` is undefined while it is unknown. A failure is only logged. */
export function useConnectionStatus(provider: Provider) {
  const user = useUser()
  const status = useQuery({ ...statusQuery(provider, user?.id ?? ''), enabled: user !== null })
  const { error } = status
  useEffect(() => {
    if (error) logFailure(`the ${provider} status was not fetched`, error)
  }, [error, provider])
  return status
}

/** Asks anew, whatever is known. Rejects when there is no answer. */
export function fetchConnectionStatus(queries: QueryClient, provider: Provider, userId: string): Promise<ConnectionStatus> {
  return queries.fetchQuery({ ...statusQuery(provider, userId), staleTime: 0 })
}

/** Where the browser goes for the consent. */
export async function startConsent(provider: Provider, { classicOnly }: { classicOnly: boolean }): Promise<string> {
  const body = provider === 'jira' ? { body: { classicOnly } } : {}
  return (await apiRequest(AuthorizationSchema, `/${provider}/authorize`, { method: 'POST', ...body })).url
}

/** Rejects with 'Token exchange failed' when the service did not take the code. */
export async function exchangeCode(provider: Provider, { code, state, userId }: { code: string; state: string; userId: string }): Promise<void> {
  const user = provider === 'google' ? { userId } : { user_id: userId }
  const { success } = await apiRequest(ExchangeSchema, `/${provider}/exchange-code`, { method: 'POST', body: { code, state, ...user } })
  if (!success) throw new Error('Token exchange failed')
}

export async function disconnect(queries: QueryClient, provider: Provider, userId: string): Promise<void> {
  const status = await apiRequest(ConnectionStatusSchema, `/${provider}`, { method: 'DELETE' })
  queries.setQueryData(statusKey(provider, userId), status)
}

export async function chooseJiraSite(queries: QueryClient, userId: string, siteId: string): Promise<void> {
  const status = await apiRequest(ConnectionStatusSchema, '/jira/site', { method: 'PUT', body: { siteId } })
  queries.setQueryData(statusKey('jira', userId), status)
}
