import { CREDIT_PERIOD_HOURS } from '../../../contract/limits.ts'

const STORAGE_KEY = 'zeroCreditsBannerDismissed'
const DISMISSAL_WINDOW_MS = CREDIT_PERIOD_HOURS * 60 * 60 * 1000

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Whether the banner was dismissed within the last 24 hours. The moment is stored in milliseconds; any other value
 * counts as dismissed now and is rewritten, so that it does expire.
 */
export function isBannerDismissed(storage: Storage, now: number): boolean {
  const stored = storage.getItem(STORAGE_KEY)
  if (stored === null) return false
  const dismissedAt = /^\d{1,15}$/.test(stored) ? Number(stored) : Number.NaN
  if (Number.isNaN(dismissedAt) || dismissedAt > now) {
    dismissBanner(storage, now)
    return true
  }
  return now - dismissedAt < DISMISSAL_WINDOW_MS
}

export function dismissBanner(storage: Storage, now: number): void {
  storage.setItem(STORAGE_KEY, String(now))
}

export function clearBannerDismissal(storage: Storage): void {
  storage.removeItem(STORAGE_KEY)
}
