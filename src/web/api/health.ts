import { apiAddress } from './api-address.ts'
import { logFailure } from './log.ts'

/** Wakes the backend. The result is only logged; checked by hand, so that a visitor's page needs no schema library for it. */
export async function checkHealth(): Promise<void> {
  try {
    const response = await fetch(apiAddress('/health'), { headers: { Accept: 'application/json' } })
    const body: unknown = await response.json()
    const isHealthy = response.ok && typeof body === 'object' && body !== null && 'ok' in body && body.ok === true
    if (!isHealthy) throw new Error(`The backend answered ${response.status}.`)
  } catch (error) {
    logFailure('Health check failed', error)
  }
}
