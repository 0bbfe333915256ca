import type { CancelSignal } from '../../planner/draft/task-network.ts'

/** Why a request was ended from our side. */
type EndedBecause = 'cancelled' | 'stalled' | 'out_of_time' | 'enough'

/** Looks after one request: ends it when nobody wants it any more, when it is silent too long or out of time. */
export type RequestWatch = {
  signal: AbortSignal
  /** Why it was ended; null while it was not. */
  reason(): EndedBecause | null
  /** Listening begins, anew with each part that came: from here silence counts. */
  listen(): void
  /** What came is being worked on; nobody listens meanwhile. */
  pause(): void
  /** Everything needed has come. */
  endNow(): void
  /** Lets go of the request, and of its connection if that is still open. */
  close(): void
}

export function watchRequest({ stallMs, remainingMs, cancel }: { stallMs: number; remainingMs: number; cancel: CancelSignal | null }): RequestWatch {
  const controller = new AbortController()
  let because: EndedBecause | null = null
  const end = (reason: EndedBecause) => {
    because ??= reason
    controller.abort()
  }
  const onCancel = () => end('cancelled')
  cancel?.addEventListener('abort', onCancel, { once: true })
  if (cancel?.aborted) onCancel()
  const total = setTimeout(() => end('out_of_time'), Math.max(0, remainingMs))
  let silence: NodeJS.Timeout | undefined

  return {
    signal: controller.signal,
    reason: () => because,
    listen() {
      clearTimeout(silence)
      silence = setTimeout(() => end('stalled'), stallMs)
    },
    pause: () => clearTimeout(silence),
    endNow: () => end('enough'),
    close() {
      clearTimeout(total)
      clearTimeout(silence)
      cancel?.removeEventListener('abort', onCancel)
      controller.abort()
    },
  }
}

/** Resolves after the time, or at once when cancelled. */
export function waitFor(ms: number, cancel: CancelSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      cancel?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    cancel?.addEventListener('abort', done, { once: true })
    if (cancel?.aborted) done()
  })
}
