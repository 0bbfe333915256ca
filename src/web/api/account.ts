import { queryOptions } from '@tanstack/react-query'
import { AccountDeletionSchema, MemorySchema, PreferenceRemovalSchema, UserSchema, type AccountChanges, type User } from '../../contract/account.ts'
import { apiFetch, apiRequest } from './client.ts'
import { toRequestError } from './request-error.ts'

/** Creates or fetches the account behind the token. The body only fills what the token lacks. */
export function createOrFetchUser(known?: Partial<Pick<User, 'email' | 'name' | 'avatarUrl'>>): Promise<User> {
  return apiRequest(UserSchema, '/user', { method: 'POST', body: known ?? {} })
}

export function changeAccount(changes: AccountChanges): Promise<User> {
  return apiRequest(UserSchema, '/account', { method: 'PATCH', body: changes })
}

export function memoryQuery(userId: string) {
  return queryOptions({
    queryKey: ['memory', userId],
    queryFn: ({ signal }) => apiRequest(MemorySchema, '/account/memory', { signal }),
  })
}

export async function removePreference(id: string): Promise<void> {
  await apiRequest(PreferenceRemovalSchema, `/account/memory/${id}`, { method: 'DELETE' })
}

/** Everything that is stored about the user, as a file. */
export async function fetchAccountExport(): Promise<Blob> {
  const response = await apiFetch('/account/export')
  if (!response.ok) throw await toRequestError(response)
  return response.blob()
}

export async function deleteAccount(confirmation: string): Promise<void> {
  await apiRequest(AccountDeletionSchema, '/account', { method: 'DELETE', body: { confirmation } })
}
