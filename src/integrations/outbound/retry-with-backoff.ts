import type { CallResult } from './call-json.ts'

/** Time and chance are passed in, so that a test can hold them. */
export type BackoffTools = {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Rejects when `signal` aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** In [0, 1). */
  random: () => number
}

export type BackoffOptions = BackoffTools & {
  /** Calls in all, the first one included. */
  attempts: number
  /** The first pause is at most this long; each further one at most twice the one before. */
  baseMs: number
  capMs: number
  /** No call begins after this long; a service that asks for a longer pause is given up on at once. */
  totalMs: number
  /** Repeating cannot do harm, so failures that leave the outcome unknown are repeated too. */
  idempotent: boolean
  signal?: AbortSignal
}

/**
 * Repeats a call that was rate limited or failed for a passing reason, with exponential backoff and full jitter
 * (M. Brooker, 'Exponential Backoff and Jitter', AWS 2015), never sooner than the service asks. Returns the last result.
 */
export async function retryWithBackoff<T>(call: (attempt: number) => Promise<CallResult<T>>, options: BackoffOptions): Promise<CallResult<T>> {
  const startedAt = options.now()
  for (let attempt = 1; ; attempt += 1) {
    const result = await call(attempt)
    if (attempt >= options.attempts || !isWorthRepeating(result, options.idempotent)) return result
    const pauseMs = nextPause(result, { attempt, options })
    if (options.now() - startedAt + pauseMs > options.totalMs || options.signal?.aborted === true) return result
    await options.sleep(pauseMs, options.signal)
  }
}

/** True when the same call may succeed later, and repeating it cannot carry it out twice. */
export function isWorthRepeating(result: CallResult<unknown>, idempotent: boolean): boolean {
  if (result.kind === 'rate_limited') return true
  if (result.kind === 'server') return idempotent
  return result.kind === 'network' && !result.aborted && (idempotent || !result.ambiguous)
}

function nextPause(result: CallResult<unknown>, { attempt, options }: { attempt: number; options: BackoffOptions }): number {
  const ceiling = Math.min(options.capMs, options.baseMs * 2 ** (attempt - 1))
  const jitter = Math.round(options.random() * ceiling)
  const asked = 'retryAfterMs' in result ? (result.retryAfterMs ?? 0) : 0
  return asked + jitter
}
