/** Longer than any service asks for in earnest; bounds what a wrong clock can do. */
const LONGEST_MS = 24 * 60 * 60 * 1_000

/** Milliseconds that a Retry-After header asks for (RFC 9110: seconds or an HTTP date); null when absent or unreadable. */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null) return null
  const text = header.trim()
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Math.ceil(Number(text) * 1_000), LONGEST_MS)
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.min(Math.max(at - nowMs, 0), LONGEST_MS)
}
