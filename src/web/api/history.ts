import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { DeletionSchema, HistoryPageSchema, type HistoryPage } from '../../contract/history.ts'
import { HISTORY_PAGE_SIZE } from '../../contract/limits.ts'
import { apiRequest } from './client.ts'

export const historyKey = ['history'] as const

export function historyPageKey(userId: string, page: number) {
  return [...historyKey, userId, page] as const
}

/** One page of the history, cached by its number until a submit or a deletion changes it. */
export function historyPageQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: historyPageKey(userId, page),
    queryFn: ({ signal }) => fetchHistoryPage({ userId, page, signal }),
    staleTime: Infinity,
  })
}

function fetchHistoryPage(options: { userId: string; page: number; signal: AbortSignal }): Promise<HistoryPage> {
  const { userId, page, signal } = options
  return apiRequest(HistoryPageSchema, '/history', { query: { userId, page, limit: HISTORY_PAGE_SIZE }, signal })
}

export async function deleteHistoryRecord(recordId: string, userId: string): Promise<void> {
  await apiRequest(DeletionSchema, `/history/${recordId}/user/${userId}`, { method: 'DELETE' })
}

/** Submitting a prompt clears the cache. */
export function clearHistoryCache(queries: QueryClient): void {
  queries.removeQueries({ queryKey: historyKey })
}

/** Fetches page 1 again, and the page on the screen, whatever the cache holds; other pages go. For after a generation or an export. */
export async function refetchHistory(queries: QueryClient, userId: string): Promise<void> {
  // A page on the screen would keep what it shows if its entry were taken away under it.
  queries.removeQueries({ queryKey: historyKey, type: 'inactive' })
  await queries.refetchQueries({ queryKey: historyKey, type: 'active' })
  await queries.prefetchQuery(historyPageQuery(userId, 1))
}
