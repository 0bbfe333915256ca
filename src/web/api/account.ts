import { UserSchema, type User } from '../../contract/account.ts'
import { apiRequest } from './client.ts'

/** Creates or fetches the account behind the token. The body only fills what the token lacks. */
export function createOrFetchUser(known?: Partial<Pick<User, 'email' | 'name' | 'avatarUrl'>>): Promise<User> {
  return apiRequest(UserSchema, '/user', { method: 'POST', body: known ?? {} })
}
