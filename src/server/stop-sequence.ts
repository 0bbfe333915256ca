import { setTimeout as sleep } from 'node:timers/promises'

/** What must be stopped, in the reverse of the order in which it was started. */
export type StopSequence = {
  add: (timeoutMs: number, stop: () => Promise<unknown>) => void
  /** Runs once, however often it is called; neither a failing step nor a hanging one keeps the next from running. */
  run: () => Promise<void>
}

export function createStopSequence(): StopSequence {
  const steps: { timeoutMs: number; stop: () => Promise<unknown> }[] = []
  let running: Promise<void> | null = null
  const runAll = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await within(step.timeoutMs, step.stop)
  }
  return {
    add: (timeoutMs, stop) => steps.push({ timeoutMs, stop }),
    run: () => (running ??= runAll()),
  }
}

async function within(timeoutMs: number, stop: () => Promise<unknown>): Promise<void> {
  const timer = new AbortController()
  const timeout = sleep(timeoutMs, undefined, { signal: timer.signal }).catch(() => {})
  await Promise.race([stop().catch(reportFailure), timeout])
  timer.abort()
}

function reportFailure(error: unknown): void {
  process.stderr.write(`While stopping: ${error instanceof Error ? error.message : String(error)}\n`)
}
