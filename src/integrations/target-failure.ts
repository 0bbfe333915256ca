import type { CallFailure } from './outbound/call-json.ts'

/** Why a call to an export target did not end well; what a caller does next follows from `kind`. */
export type TargetFailure =
  /** Not carried out, for a passing reason; the service may ask for a pause. */
  | { kind: 'later'; afterMs: number | null; detail: string }
  /** May or may not have been carried out. */
  | { kind: 'unknown'; afterMs: number | null; detail: string }
  /** Not carried out, and the same call never will be. `detail` is a sentence for the user. */
  | { kind: 'refused'; status: number; detail: string }
  /** The user's grant is not good any more; nothing more can be sent. */
  | { kind: 'grant_lost'; code: 'not_connected' | 'needs_reconnect'; detail: string }

/** A token for one call, or why there is none. */
export type Access = { kind: 'granted'; accessToken: string } | Extract<TargetFailure, { kind: 'later' | 'grant_lost' }>

/** Where a target gets its token from. */
export type AccessSource = {
  current(): Promise<Access>
  /** After the service refused `staleToken`. */
  renewed(staleToken: string): Promise<Access>
}

export type AuthorizedResult<T> = { kind: 'ok'; value: T } | { kind: 'unauthorized' } | TargetFailure

/** Makes a call with the current token, and once more with a renewed one when the service refuses it. */
export async function withAccess<T>(access: AccessSource, call: (accessToken: string) => Promise<AuthorizedResult<T>>): Promise<{ kind: 'ok'; value: T } | TargetFailure> {
  const first = await access.current()
  if (first.kind !== 'granted') return first
  const result = await call(first.accessToken)
  if (result.kind !== 'unauthorized') return result
  const second = await access.renewed(first.accessToken)
  if (second.kind !== 'granted') return second
  const repeated = await call(second.accessToken)
  return repeated.kind === 'unauthorized' ? { kind: 'refused', status: 401, detail: 'The service does not allow this with the permissions that were granted.' } : repeated
}

/** `describe` turns a refusal's status and body into a sentence for the user. */
export function toTargetFailure(failure: CallFailure, describe: (status: number, body: unknown) => string): TargetFailure | { kind: 'unauthorized' } {
  if (failure.kind === 'unauthorized') return { kind: 'unauthorized' }
  if (failure.kind === 'client') return { kind: 'refused', status: failure.status, detail: describe(failure.status, failure.body) }
  if (failure.kind === 'rate_limited') return { kind: 'later', afterMs: failure.retryAfterMs, detail: 'The service asked to slow down.' }
  if (failure.kind === 'server') return { kind: 'unknown', afterMs: failure.retryAfterMs, detail: `The service failed (${failure.status}).` }
  if (failure.kind === 'malformed') return { kind: 'unknown', afterMs: null, detail: 'The service answered in a form that is not documented.' }
  return failure.ambiguous
    ? { kind: 'unknown', afterMs: null, detail: 'The connection to the service broke off.' }
    : { kind: 'later', afterMs: null, detail: 'The service could not be reached.' }
}
