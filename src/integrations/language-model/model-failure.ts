import { APICallError, RetryError } from 'ai'

export type FailureKind =
  | 'key_refused'
  | 'rate_limited'
  | 'server_error'
  | 'request_refused'
  | 'unreachable'
  | 'stalled'
  | 'out_of_time'
  | 'cut'
  | 'declined'
  | 'unusable'
  | 'over_budget'
  | 'cancelled'

export type ModelFailure = {
  kind: FailureKind
  status: number | null
  /** How long the model asks to be left alone; null when it does not say. */
  retryAfterMs: number | null
}

/** Statuses of a passing trouble, beside 5xx: request time-out, too early, too many requests. */
const PASSING = new Set([408, 425, 429])

export function failure(kind: FailureKind, own: Partial<ModelFailure> = {}): ModelFailure {
  return { status: null, retryAfterMs: null, ...own, kind }
}

/** What went wrong with a request. `hasStarted`: a part of the answer was there already. */
export function failureOf(error: unknown, { hasStarted }: { hasStarted: boolean }): ModelFailure {
  const cause = RetryError.isInstance(error) ? error.lastError : error
  if (hasStarted) return failure('cut')
  if (!APICallError.isInstance(cause) || cause.statusCode === undefined || cause.statusCode < 400) return failure('unreachable')
  const told = { status: cause.statusCode, retryAfterMs: retryAfter(cause.responseHeaders ?? {}) }
  if (told.status === 401 || told.status === 403) return failure('key_refused', told)
  if (told.status === 429) return failure('rate_limited', told)
  return failure(PASSING.has(told.status) || told.status >= 500 ? 'server_error' : 'request_refused', told)
}

/** A refused key or request stays refused; a cut answer has cost its tokens already. */
export function isPassing({ kind }: ModelFailure): boolean {
  return kind === 'rate_limited' || kind === 'server_error' || kind === 'unreachable'
}

/** RFC 9110, section 10.2.3: seconds or a date; some vendors add a header in milliseconds. */
function retryAfter(headers: Readonly<Record<string, string>>): number | null {
  const inMs = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(inMs)) return Math.max(0, inMs)
  const value = headers['retry-after']
  if (value === undefined) return null
  const waitMs = Number.isFinite(Number(value)) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null
}

const WORDS: Record<FailureKind, (failure: ModelFailure) => string> = {
  key_refused: () => 'refused the configured key',
  rate_limited: () => 'has no capacity left for us',
  server_error: ({ status }) => `answered with status ${status}`,
  request_refused: ({ status }) => `did not accept the request (status ${status})`,
  unreachable: () => 'could not be reached',
  stalled: () => 'stopped answering',
  out_of_time: () => 'did not answer in time',
  cut: () => 'broke off in the middle of its answer',
  declined: () => 'declined this goal',
  unusable: () => 'gave no usable answer',
  over_budget: () => 'would have cost more than one plan may',
  cancelled: () => 'was not waited for',
}

/** In words for the user, after the model's name; the address, the key and the answer's body stay out of it. */
export function describeFailure(failed: ModelFailure): string {
  return WORDS[failed.kind](failed)
}
