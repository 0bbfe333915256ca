import type { Log } from './late-log.ts'

type OutageLogOptions = {
  /** What fails, in words for the operator. */
  failing: string
  /** What is said once it works again. */
  working: string
  /** No failure for this long counts as working again; longer than whatever reports waits between two tries. */
  quietMs?: number
}

const QUIET_MS = 60_000

/**
 * For work that is tried again every few seconds: while what it needs is down, as a database that restarts, the log gets
 * one line at the first failure and one at the end, instead of one at each try.
 */
export function createOutageLog(log: Log, { failing, working, quietMs = QUIET_MS }: OutageLogOptions): (error: unknown) => void {
  let failures = 0
  let quiet: NodeJS.Timeout | null = null

  function end(): void {
    log.warn({ failures }, working)
    failures = 0
    quiet = null
  }

  return (error) => {
    if (failures === 0) log.warn({ err: error }, `${failing}; more of the same is only counted`)
    failures += 1
    quiet = quiet?.refresh() ?? setTimeout(end, quietMs).unref()
  }
}
