import { expect, test } from 'vitest'
import { createPace } from './pace.ts'
import { createServiceLimits } from './service-limits.ts'

test('while a service wants to be left alone no call is let through, and the longest pause counts', async () => {
  let now = 0
  const limits = createServiceLimits({ pace: null, now: () => now })
  const gate = limits.gate(async () => {})
  expect(await gate.enter()).toBeNull()
  gate.heed({ kind: 'later', afterMs: 2_000 })
  gate.heed({ kind: 'later', afterMs: 500 })
  gate.heed({ kind: 'refused' })
  expect(await gate.enter()).toMatchObject({ kind: 'later', afterMs: 2_000 })
  expect(await limits.gate(async () => {}).enter()).toMatchObject({ afterMs: 2_000 })
  now = 2_000
  expect([limits.restMs(), await gate.enter()]).toEqual([0, null])
})

test('a pause that is asked for while a call waits for its turn holds it back too', async () => {
  let now = 0
  const limits = createServiceLimits({ pace: createPace({ burst: 1, perSecond: 1, now: () => now }), now: () => now })
  const gate = limits.gate(async (ms) => {
    now += ms
    gate.heed({ kind: 'later', afterMs: 9_000 })
  })
  expect(await gate.enter()).toBeNull()
  expect(await gate.enter()).toMatchObject({ kind: 'later', afterMs: 9_000 })
})
