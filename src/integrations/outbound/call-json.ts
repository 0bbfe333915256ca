import type { z } from 'zod'
import { readRetryAfter } from './retry-after.ts'

/** Why a call brought no value. Only what a caller acts upon differently has a kind of its own. */
export type CallFailure =
  /** Not carried out; `retryAfterMs` is null when the service named no time. */
  | { kind: 'rate_limited'; retryAfterMs: number | null; status: number; body: unknown }
  /** 5xx, or a gateway that gave up waiting. Whether a write was carried out is unknown. */
  | { kind: 'server'; status: number; retryAfterMs: number | null; body: unknown }
  /** No whole reply. `ambiguous`: the request may have been carried out. `aborted`: the caller's own signal ended it. */
  | { kind: 'network'; ambiguous: boolean; aborted: boolean; detail: string }
  /** 401: the token is not (or no longer) good for this call. */
  | { kind: 'unauthorized'; body: unknown }
  /** Another 4xx, or a redirect, which is never followed. Repeating the same call does not help. */
  | { kind: 'client'; status: number; body: unknown }
  /** 2xx whose body has not the documented shape: carried out, but what came of it cannot be read. */
  | { kind: 'malformed'; status: number; detail: string }

export type CallResult<T> = { kind: 'ok'; status: number; value: T } | CallFailure

export type JsonCall = {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as application/x-www-form-urlencoded; not together with `json`. */
  form?: Record<string, string>
  /** From the first byte to the last; the call is aborted then. */
  timeoutMs: number
  signal?: AbortSignal
  /** Some services say 'too many requests' with another status than 429. */
  isRateLimit?: (reply: { status: number; body: unknown }) => boolean
}

const MAX_REPLY_BYTES = 8 * 1024 * 1024

/** Failures of connecting: no byte of the request has left. */
const NEVER_SENT = new Set([
  'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT', 'ERR_INVALID_URL',
  'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID',
])

/**
 * One HTTP call whose reply is parsed by `schema` (an empty body as undefined). Never throws, never repeats, never
 * logs, and follows no redirect, since the request may carry a token.
 */
export async function callJson<T>(schema: z.ZodType<T>, call: JsonCall): Promise<CallResult<T>> {
  const timeout = AbortSignal.timeout(call.timeoutMs)
  const signal = call.signal === undefined ? timeout : AbortSignal.any([timeout, call.signal])
  try {
    signal.throwIfAborted()
  } catch {
    return { kind: 'network', ambiguous: false, aborted: true, detail: 'the call was aborted before it began' }
  }
  try {
    const response = await fetch(call.url, toRequest(call, signal))
    const body = parseBody(await readText(response))
    return classify(schema, { call, response, body })
  } catch (error) {
    return networkFailure(error, call)
  }
}

function toRequest({ method = 'GET', headers, json, form }: JsonCall, signal: AbortSignal): RequestInit {
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json)
  return {
    method,
    headers: { accept: 'application/json', ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    signal,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  }
}

/** Gateways answer 408 and 499 when they end a request that the service behind them may have carried out. */
const GAVE_UP = new Set([408, 499])

/** True when a write that is answered with it may have been carried out. */
export function isUncertainStatus(status: number): boolean {
  return status >= 500 || GAVE_UP.has(status)
}

type Reply = { call: JsonCall; response: Response; body: unknown }

function classify<T>(schema: z.ZodType<T>, { call, response, body }: Reply): CallResult<T> {
  const { status } = response
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now())
  if (status === 429 || call.isRateLimit?.({ status, body }) === true) return { kind: 'rate_limited', retryAfterMs, status, body }
  if (status === 401) return { kind: 'unauthorized', body }
  if (isUncertainStatus(status)) return { kind: 'server', status, retryAfterMs, body }
  if (status >= 300) return { kind: 'client', status, body }
  const parsed = schema.safeParse(body)
  if (parsed.success) return { kind: 'ok', status, value: parsed.data }
  const issue = parsed.error.issues[0]
  return { kind: 'malformed', status, detail: `the reply's ${issue?.path.join('.') || 'body'} is not as documented: ${issue?.message ?? 'unknown'}` }
}

function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Throws when the body is cut short or larger than any reply a service documents. */
async function readText(response: Response): Promise<string> {
  if (response.body === null) return ''
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > MAX_REPLY_BYTES) throw new Error(`the reply is larger than ${MAX_REPLY_BYTES} bytes`)
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

function networkFailure(error: unknown, call: JsonCall): CallFailure {
  const aborted = call.signal?.aborted === true
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { kind: 'network', ambiguous: true, aborted, detail: `no whole reply within ${call.timeoutMs / 1_000} s` }
  }
  const codes = causeCodes(error)
  const neverSent = codes.length > 0 && codes.every((code) => NEVER_SENT.has(code))
  return { kind: 'network', ambiguous: !neverSent, aborted, detail: codes[0] ?? (error instanceof Error ? error.message : 'unknown failure') }
}

/** A name with several addresses fails with one error an address. */
function causeCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.flatMap(causeCodes)
  if ('code' in error && typeof error.code === 'string') return [error.code]
  return causeCodes(error.cause)
}
