import type { GenerationMessage, GenerationRequest } from '../../../contract/generation.ts'
import { apiFetch } from '../client.ts'
import { logFailure } from '../log.ts'
import { abortableDelay } from './abortable-delay.ts'
import type { GenerationOutcome } from './generation-outcome.ts'
import { outcomeOfStreamError } from './generation-outcome.ts'
import { hiddenSignal, whenVisible } from './page-visibility.ts'
import { claimRun, type RunClaim } from './run-claim.ts'
import { RunConnection, type ConnectionParts } from './run-connection.ts'
import { forgetStoredRun, readStoredRun, writeStoredRun, type StoredRun } from './stored-run.ts'

export interface GenerationHandlers {
  /** Every message; each `result` replaces the shown plan. Messages that cannot be read are logged and left out. */
  onMessage: (message: GenerationMessage) => void
  /** Once, last. Not called after cancel() or detach(). */
  onEnd: (outcome: GenerationOutcome) => void
}

export interface GenerationStream {
  readonly request: GenerationRequest
  /** Stops listening and, unless another tab owns the run, tells the server to stop: for a new submit, or leaving the screen. */
  cancel: () => void
  /** Stops listening; the run goes on, and resumeGeneration() finds it. For the clean-up of an effect. */
  detach: () => void
}

/** Submits a prompt under a new idempotency key. A run of this tab that has not ended is cancelled first. */
export function startGeneration(request: GenerationRequest, handlers: GenerationHandlers): GenerationStream {
  cancelActiveGeneration()
  const run = { key: crypto.randomUUID(), request }
  writeStoredRun(run)
  return followRun(run, handlers, false)
}

/** Attaches to the run that this tab submitted before a reload, or returns null when there is none. */
export function resumeGeneration(handlers: GenerationHandlers): GenerationStream | null {
  const run = readStoredRun()
  return run === null ? null : followRun(run, handlers, true)
}

/** Cancels the run of this tab, if one has not ended: for leaving the screen. */
export function cancelActiveGeneration(): void {
  const run = readStoredRun()
  if (run !== null) cancelRun(run.key)
}

const followed = new Map<string, { leave: AbortController; claim: RunClaim }>()

function followRun(run: StoredRun, handlers: GenerationHandlers, isReattaching: boolean): GenerationStream {
  followed.get(run.key)?.leave.abort()
  const leave = new AbortController()
  followed.set(run.key, { leave, claim: claimRun(run.key, { isNew: !isReattaching, signal: leave.signal }) })
  const connection = new RunConnection(browserParts(run), { isReattaching, onMessage: handlers.onMessage, signal: leave.signal })
  void reportEnd(connection, { run, handlers, leave })
  return { request: run.request, cancel: () => cancelRun(run.key), detach: () => leave.abort() }
}

interface Following {
  run: StoredRun
  handlers: GenerationHandlers
  leave: AbortController
}

async function reportEnd(connection: RunConnection, { run, handlers, leave }: Following): Promise<void> {
  const outcome = await connection
    .follow()
    .catch((error: unknown) => outcomeOfStreamError(error instanceof Error ? error : undefined))
  if (leave.signal.aborted) return
  followed.delete(run.key)
  leave.abort()
  // After an expired login the run may still be going: signing in again attaches to it.
  if (!(outcome.kind === 'failed' && outcome.reason === 'unauthorized')) forgetStoredRun(run.key)
  handlers.onEnd(outcome)
}

function cancelRun(key: string): void {
  const following = followed.get(key)
  following?.leave.abort()
  followed.delete(key)
  forgetStoredRun(key)
  if (following?.claim.isOwner === false) return
  apiFetch(`/generate-plan/${key}`, { method: 'DELETE', keepalive: true }).catch((error: unknown) =>
    logFailure('the cancellation did not reach the server', error),
  )
}

function browserParts(run: StoredRun): ConnectionParts {
  return {
    post: ({ lastEventId, signal }) =>
      apiFetch('/generate-plan', {
        method: 'POST',
        body: run.request,
        headers: {
          Accept: 'text/event-stream',
          'Idempotency-Key': run.key,
          ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
        },
        signal,
      }),
    whenVisible,
    hiddenSignal,
    delay: abortableDelay,
    now: Date.now,
  }
}
