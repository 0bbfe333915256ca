export interface RunClaim {
  /** True once this tab may cancel the run by leaving it. */
  isOwner: boolean
}

interface ClaimOptions {
  /** This tab has just submitted the run, so nobody else can hold it. */
  isNew: boolean
  /** Aborted when the tab stops following the run: the next tab in the queue then owns it. */
  signal: AbortSignal
  locks?: Pick<LockManager, 'request'>
}

/**
 * Queues for the lock of a run. Duplicating a tab copies its session storage, so several tabs can follow one run; only
 * the one that holds the lock cancels it when it leaves.
 */
export function claimRun(key: string, { isNew, signal, locks = navigator.locks }: ClaimOptions): RunClaim {
  const claim: RunClaim = { isOwner: isNew }
  const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  locks
    .request(`planwright-run-${key}`, { signal }, () => {
      claim.isOwner = true
      return left
    })
    // Left while it was still in the queue.
    .catch(() => undefined)
  return claim
}
