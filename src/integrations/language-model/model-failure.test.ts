import { APICallError } from 'ai'
import { afterEach, expect, test, vi } from 'vitest'
import { failureOf } from './model-failure.ts'

afterEach(() => void vi.useRealTimers())

test.each<[string, Record<string, string>, number | null]>([
  ['seconds', { 'retry-after': '7' }, 7_000],
  ['milliseconds of a vendor', { 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  ['a date ahead', { 'retry-after': 'Mon, 04 Jan 2027 08:00:09 GMT' }, 9_000],
  ['a date gone by', { 'retry-after': 'Mon, 04 Jan 2027 07:00:00 GMT' }, 0],
  ['nothing', {}, null],
  ['no sense', { 'retry-after': 'soon' }, null],
])('a wait named as %s is read', (_how, responseHeaders, waitMs) => {
  vi.useFakeTimers({ now: new Date('2027-01-04T08:00:00Z') })
  const refused = new APICallError({ message: 'Too many requests', url: 'http://127.0.0.1/v1', requestBodyValues: {}, statusCode: 429, responseHeaders })
  expect(failureOf(refused, { hasStarted: false })).toEqual({ kind: 'rate_limited', status: 429, retryAfterMs: waitMs })
})
