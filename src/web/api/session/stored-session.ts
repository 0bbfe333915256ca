import { UserSchema, type User } from '../../../contract/account.ts'

/** The keys that the specification names. */
const USER_KEY = 'user'
const TOKEN_KEY = 'token'

/** The mirror of user and token in local storage. A closed or full storage is treated as an empty one. */
export const storedSession = {
  user(): User | null {
    const text = read(USER_KEY)
    if (text === null) return null
    try {
      return UserSchema.parse(JSON.parse(text))
    } catch {
      return null
    }
  },
  token: (): string | null => read(TOKEN_KEY),
  writeUser: (user: User | null): void => write(USER_KEY, user === null ? null : JSON.stringify(user)),
  writeToken: (token: string | null): void => write(TOKEN_KEY, token),
  clear(): void {
    write(USER_KEY, null)
    write(TOKEN_KEY, null)
  },
  /** Calls back when another tab stored a user, or cleared it. */
  onChangeElsewhere(listener: () => void): void {
    addEventListener('storage', (event) => {
      if (event.key === USER_KEY || event.key === null) listener()
    })
  },
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The session then lasts as long as the page.
  }
}
