import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('a burst goes out at once, and the rest no faster than the quota', async () => {
  let now = 0
  const pace = createPace({ burst: 5, perSecond: 2, now: () => now })
  const sleep = async (ms: number) => void (now += ms)
  const moments: number[] = []
  for (let call = 0; call < 9; call += 1) {
    await pace.next(sleep)
    moments.push(now)
  }
  expect(moments.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(moments.slice(5)).toEqual([500, 1_000, 1_500, 2_000])
})

test('a minute of calls stays within 600, whatever comes at once', async () => {
  let now = 0
  const pace = createPace({ burst: 80, perSecond: 8, now: () => now })
  for (let call = 0; call < 600; call += 1) await pace.next(async (ms) => void (now += ms))
  expect(now).toBeGreaterThan(60_000)
})
