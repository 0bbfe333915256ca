import { describe, expect, test } from 'vitest'
import type { CallResult } from './call-json.ts'
import { readRetryAfter } from './retry-after.ts'
import { retryWithBackoff, type BackoffOptions } from './retry-with-backoff.ts'

const OK: CallResult<string> = { kind: 'ok', status: 200, value: 'done' }
const LIMITED: CallResult<string> = { kind: 'rate_limited', retryAfterMs: 3_000, status: 429, body: null }
const DOWN: CallResult<string> = { kind: 'server', status: 502, retryAfterMs: null, body: null }
const REFUSED: CallResult<string> = { kind: 'network', ambiguous: false, aborted: false, detail: 'ECONNREFUSED' }
const CUT: CallResult<string> = { kind: 'network', ambiguous: true, aborted: false, detail: 'ECONNRESET' }
const WRONG: CallResult<string> = { kind: 'client', status: 400, body: null }

test('pauses grow with jitter and never undercut what the service asks for', async () => {
  const { result, pauses } = await run([DOWN, LIMITED, DOWN, OK], { idempotent: true, random: () => 0.5 })
  expect(result).toEqual(OK)
  expect(pauses).toEqual([50, 3_000 + 100, 200])
})

test('a pause is capped', async () => {
  const { pauses } = await run([DOWN, DOWN, DOWN, DOWN, DOWN], { idempotent: true, attempts: 5, capMs: 250, random: () => 1 })
  expect(pauses).toEqual([100, 200, 250, 250])
})

describe('a call that may not be carried out twice', () => {
  test.each([
    ['was rate limited', LIMITED, 2],
    ['never reached the service', REFUSED, 2],
    ['may have been carried out before the line was cut', CUT, 1],
    ['may have been carried out before a server error', DOWN, 1],
    ['is wrong in itself', WRONG, 1],
  ])('and %s', async (_case, first, calls) => {
    expect((await run([first, OK], { idempotent: false })).calls).toBe(calls)
  })
})

test('one that may is repeated after a cut line, and not after a wrong request', async () => {
  expect((await run([CUT, OK], { idempotent: true })).result).toEqual(OK)
  expect((await run([WRONG, OK], { idempotent: true })).result).toEqual(WRONG)
})

test('gives up after its attempts, and at once when the service asks for more time than there is', async () => {
  expect((await run([DOWN, DOWN, DOWN, OK], { idempotent: true, attempts: 3 })).calls).toBe(3)
  const { result, pauses } = await run([LIMITED, OK], { idempotent: true, totalMs: 2_000 })
  expect({ result, pauses }).toEqual({ result: LIMITED, pauses: [] })
})

test('an aborted call is not repeated', async () => {
  expect((await run([{ ...CUT, aborted: true }, OK], { idempotent: true })).calls).toBe(1)
})

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Fri, 02 Jan 2026 00:00:30 GMT', 30_000],
  ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['99999999', 86_400_000],
])('Retry-After: %s', (header, expected) => {
  expect(readRetryAfter(header, Date.parse('2026-01-02T00:00:00Z'))).toBe(expected)
})

test('no Retry-After asks for nothing', () => {
  expect(readRetryAfter(null, 0)).toBeNull()
})

async function run(results: CallResult<string>[], options: Partial<BackoffOptions>) {
  let now = 0
  let calls = 0
  const pauses: number[] = []
  const result = await retryWithBackoff(async () => results[Math.min(calls++, results.length - 1)]!, {
    attempts: 4,
    baseMs: 100,
    capMs: 10_000,
    totalMs: 60_000,
    idempotent: false,
    now: () => now,
    sleep: async (ms) => {
      pauses.push(ms)
      now += ms
    },
    random: () => 0,
    ...options,
  })
  return { result, calls, pauses }
}
