import type { z } from 'zod'
import type { CallResult, JsonCall } from '../outbound/call-json.ts'

/** Calls a Jira site as one person; `path` begins with /rest. Repeats what may be repeated. */
export type JiraCaller = <T>(schema: z.ZodType<T>, call: { path: string; method?: JsonCall['method']; json?: unknown }) => Promise<CallResult<T>>

type Page<T> = { values: T[]; isLast: boolean }
type PagedList = { call: JiraCaller; path: string; pageSize: number }

/** A site with more is answered with its first ones. */
const MOST_PAGES = 20

/** All items of a list that is paged by `startAt`; the first failure ends it. */
export async function readAllPages<T>(schema: z.ZodType<Page<T>>, { call, path, pageSize }: PagedList): Promise<CallResult<T[]>> {
  const values: T[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const separator = path.includes('?') ? '&' : '?'
    const reply = await call(schema, { path: `${path}${separator}startAt=${values.length}&maxResults=${pageSize}` })
    if (reply.kind !== 'ok') return reply
    values.push(...reply.value.values)
    if (reply.value.isLast || reply.value.values.length === 0) break
  }
  return { kind: 'ok', status: 200, value: values }
}
