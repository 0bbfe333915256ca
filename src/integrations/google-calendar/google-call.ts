import { z } from 'zod'
import { isUncertainStatus } from '../outbound/call-json.ts'
import { readRetryAfter } from '../outbound/retry-after.ts'
import type { TargetFailure } from '../target-failure.ts'

/** What @googleapis/calendar answers, whatever the status. */
type Reply = { status: number; data: unknown; headers: unknown }

export type GoogleResult<T> = { kind: 'ok'; value: T } | { kind: 'unauthorized' } | (TargetFailure & { reason?: string })

/**
 * Handed to every call: the client must neither repeat a call nor throw for a status. The root stands here and not in
 * the client's own options, which would drop its path. Node's own fetch, since the one that the client brings along
 * ends the process when a call is aborted before its body is sent: an error event that nobody listens to.
 */
export function callOptions(apiUrl: string, signal: AbortSignal) {
  return { rootUrl: `${apiUrl}/`, signal, retry: false, validateStatus: () => true, fetchImplementation: globalThis.fetch }
}

/** https://developers.google.com/workspace/calendar/api/guides/errors */
const ErrorBodySchema = z.object({
  error: z.object({ message: z.string().default(''), errors: z.array(z.object({ reason: z.string().default('') })).default([]) }),
})

/** Limits of calls in a time; the third is a limit of a day, for which Google asks to slow right down. */
const RATE_LIMITS = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'])
const SLOW_DOWN_MS: Record<string, number> = { quotaExceeded: 30_000, dailyLimitExceeded: 3_600_000 }

/** Runs one call of the client and sorts its outcome. Never throws. */
export async function sortOutcome<T>(schema: z.ZodType<T>, call: () => Promise<Reply>): Promise<GoogleResult<T>> {
  const reply = await call().catch((error: unknown) => ({ error }))
  if ('error' in reply) return networkFailure(reply.error)
  const { status, data, headers } = reply
  if (status < 300) {
    const parsed = schema.safeParse(data)
    return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'unknown', afterMs: null, detail: 'Google Calendar answered in a form that is not documented.' }
  }
  const { message, reason } = readError(data)
  const retryAfterMs = readRetryAfter(readHeader(headers, 'retry-after'), Date.now())
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 429 || (status === 403 && RATE_LIMITS.has(reason))) {
    const afterMs = Math.max(retryAfterMs ?? 0, SLOW_DOWN_MS[reason] ?? 0)
    return { kind: 'later', afterMs, detail: 'Google Calendar asked to slow down.', reason }
  }
  if (isUncertainStatus(status)) return { kind: 'unknown', afterMs: retryAfterMs, detail: `Google Calendar failed (${status}).`, reason }
  return { kind: 'refused', status, detail: `Google Calendar did not take it: ${message || status}.`.replace(/\.\.$/u, '.'), reason }
}

/** The client's types promise a plain object; what comes is the Headers of the fetch that it brought along. */
function readHeader(headers: unknown, name: string): string | null {
  const plain = z.record(z.string(), z.unknown()).safeParse(headers).data?.[name]
  if (typeof plain === 'string') return plain
  const lookup = HeadersSchema.safeParse(headers)
  return lookup.success ? lookup.data.get(name) : null
}

const HeadersSchema = z.custom<Pick<Headers, 'get'>>((value) => typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function')

function readError(body: unknown): { message: string; reason: string } {
  const parsed = ErrorBodySchema.safeParse(body)
  if (!parsed.success) return { message: '', reason: '' }
  const { message, errors } = parsed.data.error
  return { message: message.slice(0, 200), reason: errors[0]?.reason ?? '' }
}

/** Failures of connecting: no byte of the request has left. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

function networkFailure(error: unknown): TargetFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && NEVER_SENT.has(String(cause.code))) return { kind: 'later', afterMs: null, detail: 'Google Calendar could not be reached.' }
  }
  return { kind: 'unknown', afterMs: null, detail: 'The connection to Google Calendar broke off.' }
}

/** What is read of an event. */
export const GoogleEventSchema = z.object({
  id: z.string(),
  status: z.string().optional(),
  /** Becomes a link of the page; an event without one is an event all the same. */
  htmlLink: z.url({ protocol: /^https?$/ }).optional().catch(undefined),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).optional() }).optional(),
})
export type GoogleEvent = z.infer<typeof GoogleEventSchema>
