import type { ApiError } from '../../../contract/errors.ts'
import type { ApiRequestError } from '../request-error.ts'
import { generationTexts } from './generation-texts.ts'

export type GenerationOutcome =
  | { kind: 'completed' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: 'unauthorized' | 'out-of-credits' | 'server' | 'stream'; /** Fit to show. */ message: string }

/** What the catalogue says to an error that opened no stream. */
export function outcomeOfRequestError(error: ApiRequestError): GenerationOutcome {
  if (error.status === 401 || error.status === 403) return failed('unauthorized', generationTexts.unauthorized)
  if (error.status === 402) return failed('out-of-credits', error.detail || generationTexts.outOfCredits)
  if (error.status >= 500) return failed('server', generationTexts.server)
  return failed('stream', error.detail || generationTexts.fallback)
}

/** What it says to `event: error`, and to a connection that could not be made again. */
export function outcomeOfStreamError(error: ApiError | Error | undefined): GenerationOutcome {
  return failed('stream', textOf(error) || generationTexts.fallback)
}

/** fetch's TypeError carries the browser's own words ('Failed to fetch'), which say nothing to a reader. */
function textOf(error: ApiError | Error | undefined): string | undefined {
  if (error instanceof TypeError) return undefined
  return error instanceof Error ? error.message : error?.detail
}

function failed(reason: (GenerationOutcome & { kind: 'failed' })['reason'], message: string): GenerationOutcome {
  return { kind: 'failed', reason, message }
}
