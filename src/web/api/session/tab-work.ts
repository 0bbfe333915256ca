/** Begins every key of ours in session storage. */
const KEY_PREFIX = 'planwright.'
const LOGOUT_CHANNEL = 'planwright-logout'

/**
 * What a tab keeps of its user's work in session storage: the prompt, the plan on screen, the running request, the
 * return path. It outlives a reload and an expired login, but not a logout: the next user of the tab may be another.
 */
export const tabWork = {
  clear(): void {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY_PREFIX)) sessionStorage.removeItem(key)
    } catch {
      // A storage that is closed to us holds nothing to clear.
    }
  },
  /** Tells the other tabs that the user logged out; an expired login is not announced. */
  announceLogout(): void {
    const channel = new BroadcastChannel(LOGOUT_CHANNEL)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our origin, not a window
    channel.postMessage('logout')
    channel.close()
  },
  onLogoutElsewhere(listener: () => void): void {
    new BroadcastChannel(LOGOUT_CHANNEL).addEventListener('message', () => {
      listener()
      // The guard that now turns the visitor away writes the return path; the clearing comes after it.
      setTimeout(() => tabWork.clear())
    })
  },
}
