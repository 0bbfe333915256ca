import { describe, expect, it } from 'vitest'
import { clearBannerDismissal, dismissBanner, isBannerDismissed } from './banner-dismissal.ts'

const NOW = Date.UTC(2027, 0, 4, 9)
const HOUR = 60 * 60 * 1000

describe('the dismissal of the zero-credits banner', () => {
  it('is unknown at first', () => {
    expect(isBannerDismissed(emptyStorage(), NOW)).toBe(false)
  })

  it('lasts just under 24 hours', () => {
    const storage = emptyStorage()
    dismissBanner(storage, NOW)
    expect(isBannerDismissed(storage, NOW + 24 * HOUR - 1)).toBe(true)
    expect(isBannerDismissed(storage, NOW + 24 * HOUR)).toBe(false)
  })

  it.each(['true', '', 'NaN', String(NOW + HOUR)])('takes the stored value %j as dismissed now, and lets it expire', (value) => {
    const storage = emptyStorage()
    storage.setItem('zeroCreditsBannerDismissed', value)
    expect(isBannerDismissed(storage, NOW)).toBe(true)
    expect(isBannerDismissed(storage, NOW + 24 * HOUR)).toBe(false)
  })

  it('is forgotten when credits are back', () => {
    const storage = emptyStorage()
    dismissBanner(storage, NOW)
    clearBannerDismissal(storage)
    expect(isBannerDismissed(storage, NOW)).toBe(false)
  })
})

function emptyStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
