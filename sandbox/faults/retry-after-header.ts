import type { StatusFault } from './play-fault.ts'

/** RFC 9110, 10.2.3: seconds, or a date of whole seconds, by the clock that the client has too. Null when the fault names no time. */
export function retryAfterHeader({ retryAfterSeconds, retryAfterAs }: StatusFault): string | null {
  if (retryAfterSeconds === undefined) return null
  if (retryAfterAs !== 'date') return String(retryAfterSeconds)
  return new Date(Math.ceil(Date.now() / 1_000 + retryAfterSeconds) * 1_000).toUTCString()
}
