import { expect, test } from 'vitest'
import { EXPORT_TIMING } from './export-timing.ts'

test('a call of production is cut after 30 s, and its effect is waited for a minute longer', () => {
  expect(EXPORT_TIMING.callMs).toBe(30_000)
  expect(EXPORT_TIMING.settleMs).toBeGreaterThanOrEqual(60_000)
  expect(EXPORT_TIMING.lookMs).toBeLessThan(EXPORT_TIMING.settleMs)
  expect(EXPORT_TIMING.backoffCapMs).toBeLessThan(EXPORT_TIMING.longestPauseMs)
})
