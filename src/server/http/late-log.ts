/** What the parts that outlive a request report to the operator. */
export type Log = {
  error(details: object, message: string): void
  warn(details: object, message: string): void
}

/** Services exist before the web server whose log they share; nothing is reported until then. */
export function createLateLog(): Log & { writeTo(target: Log): void } {
  let target: Log | null = null
  return {
    error: (details, message) => target?.error(details, message),
    warn: (details, message) => target?.warn(details, message),
    writeTo: (log) => void (target = log),
  }
}
