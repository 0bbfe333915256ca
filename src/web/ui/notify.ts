type NoticeType = 'success' | 'error' | 'info'

export interface Notice {
  id: number
  type: NoticeType
  message: string
}

/** More at once would cover the page; the oldest makes room. */
const MOST_AT_ONCE = 4

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** What is shown now, for the one component that shows it. */
export const shownNotices = {
  current: (): readonly Notice[] => notices,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dismiss: (id: number): void => set(notices.filter((notice) => notice.id !== id)),
}

/** Notices of the three types, 3000 ms each. */
export const notify = {
  success: (message: string): void => show('success', message),
  error: (message: string): void => show('error', message),
  info: (message: string): void => show('info', message),
}

function show(type: NoticeType, message: string): void {
  lastId += 1
  set([...notices, { id: lastId, type, message }].slice(-MOST_AT_ONCE))
}

function set(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}
