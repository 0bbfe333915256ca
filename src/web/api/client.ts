import type { z } from 'zod'
import { apiAddress } from './api-address.ts'
import { toRequestError } from './request-error.ts'
import { identity } from './session/identity.ts'

export interface ApiRequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Record<string, string | number | undefined>
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /** False for the public calls (config, health, feedback). */
  withToken?: boolean
}

/**
 * Sends a request with the bearer token. A 401 renews the token once and tries again; a second 401 is returned.
 * Rejects with fetch's TypeError when no answer came.
 */
export async function apiFetch(path: string, options: ApiRequestOptions = {}): Promise<Response> {
  const { withToken = true } = options
  if (!withToken) return send(path, options, null)
  const response = await send(path, options, await identity.token())
  if (response.status !== 401) return response
  const renewed = await identity.renewToken().catch(() => null)
  return renewed === null ? response : send(path, options, renewed)
}

/** Like apiFetch, with the reply parsed by the contract's schema. Rejects with ApiRequestError on an error status. */
export async function apiRequest<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  options: ApiRequestOptions = {},
): Promise<z.infer<Schema>> {
  const response = await apiFetch(path, options)
  if (!response.ok) throw await toRequestError(response)
  return schema.parse(await response.json())
}

function send(path: string, options: ApiRequestOptions, token: string | null): Promise<Response> {
  const { method = 'GET', query, body, headers, signal, keepalive = false } = options
  return fetch(apiAddress(path, query), {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    keepalive,
  })
}
