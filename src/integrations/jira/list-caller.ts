import { setTimeout as delay } from 'node:timers/promises'
import { callJson } from '../outbound/call-json.ts'
import { retryWithBackoff } from '../outbound/retry-with-backoff.ts'
import type { JiraCaller } from './list-pages.ts'

const CALL_TIMEOUT_MS = 10_000
const BACKOFF = { attempts: 3, baseMs: 300, capMs: 2_000, totalMs: 6_000, idempotent: true }

/** Reads from one site with one token; passing failures are tried again while somebody waits for the list. */
export function createJiraReader({ apiUrl, siteId, accessToken }: { apiUrl: string; siteId: string; accessToken: string }): JiraCaller {
  const base = `${apiUrl}/ex/jira/${encodeURIComponent(siteId)}`
  const headers = { authorization: `Bearer ${accessToken}` }
  const sleep = (ms: number) => delay(ms)

  return (schema, { path, method = 'GET', json }) =>
    retryWithBackoff(() => callJson(schema, { url: base + path, method, headers, timeoutMs: CALL_TIMEOUT_MS, ...(json === undefined ? {} : { json }) }), {
      ...BACKOFF,
      now: Date.now,
      sleep,
      random: Math.random,
    })
}
