import { expect, test } from 'vitest'
import { CALENDAR_PACE, createPace } from './pace.ts'

/** https://developers.google.com/workspace/calendar/api/guides/quota: calls a minute and user. */
const GOOGLES_QUOTA = 600

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

test('no minute of calls is beyond the quota, whatever comes at once', async () => {
  let now = 0
  const pace = createPace({ ...CALENDAR_PACE, now: () => now })
  const moments: number[] = []
  for (let call = 0; call < 3 * GOOGLES_QUOTA; call += 1) {
    await pace.next(async (ms) => void (now += ms))
    moments.push(now)
  }
  const fullest = Math.max(...moments.map((from, first) => moments.slice(first).filter((at) => at < from + 60_000).length))
  expect(fullest).toBeLessThanOrEqual(GOOGLES_QUOTA)
})
