import { HealthSchema } from '../../contract/public-config.ts'
import { apiRequest } from './client.ts'
import { logFailure } from './log.ts'

/** Wakes the backend. The result is only logged. */
export async function checkHealth(): Promise<void> {
  try {
    await apiRequest(HealthSchema, '/health', { withToken: false })
  } catch (error) {
    logFailure('Health check failed', error)
  }
}
