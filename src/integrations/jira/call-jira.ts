import { z } from 'zod'
import type { CallGate } from '../outbound/call-gate.ts'
import { callJson, type JsonCall } from '../outbound/call-json.ts'
import { toTargetFailure, withAccess, type AccessSource, type TargetFailure } from '../target-failure.ts'

export type JiraCall = { path: string; method?: JsonCall['method']; json?: unknown; signal: AbortSignal; isAlsoFine?: (status: number, body: unknown) => boolean }
export type JiraResult<T> = { kind: 'ok'; value: T } | TargetFailure

/** One call to one site, with a token renewed once. Never repeats what may have been carried out. */
export type CallJira = <T>(schema: z.ZodType<T>, call: JiraCall) => Promise<JiraResult<T>>

export type JiraAccess = {
  access: AccessSource
  /** Root of the API, without a slash at its end. */
  apiUrl: string
  siteId: string
  gate: CallGate
}

/** The caller's signal is the real limit; this only bounds a caller that forgets it. */
const LONGEST_CALL_MS = 120_000

export function createCallJira({ access, apiUrl, siteId, gate }: JiraAccess): CallJira {
  const base = `${apiUrl}/ex/jira/${encodeURIComponent(siteId)}`
  return (schema, { path, method = 'GET', json, signal, isAlsoFine }) =>
    withAccess(access, async (accessToken) => {
      const pause = await gate.enter()
      if (pause !== null) return pause
      const headers = { authorization: `Bearer ${accessToken}` }
      const result = await callJson(schema, { url: base + path, method, headers, signal, timeoutMs: LONGEST_CALL_MS, ...(json === undefined ? {} : { json }) })
      if (result.kind === 'ok') return { kind: 'ok', value: result.value }
      if (result.kind === 'client' && isAlsoFine?.(result.status, result.body) === true) {
        const parsed = schema.safeParse(result.body)
        if (parsed.success) return { kind: 'ok', value: parsed.data }
      }
      const failure = toTargetFailure(result, describeRefusal)
      await gate.heed(failure)
      return failure
    })
}

/** What Jira answers beside a status of 4xx. */
export const ErrorCollectionSchema = z.object({
  errorMessages: z.array(z.string()).default([]),
  errors: z.record(z.string(), z.string()).default({}),
})

const LONGEST_REASON = 300

/** What Jira itself says is wrong, as a sentence. */
export function describeErrors(body: unknown): string {
  const parsed = ErrorCollectionSchema.safeParse(body)
  if (!parsed.success) return ''
  return [...parsed.data.errorMessages, ...Object.values(parsed.data.errors)].join(' ').slice(0, LONGEST_REASON)
}

function describeRefusal(status: number, body: unknown): string {
  const said = describeErrors(body)
  return said === '' ? `Jira did not allow it (${status}).` : `Jira did not take it: ${said}`
}
