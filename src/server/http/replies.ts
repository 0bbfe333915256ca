import { ApiErrorSchema } from '../../contract/errors.ts'

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 503

/** Documents the error replies of a route. Who may be unknown (401) may also have deleted the account (403). */
export function errorReplies(...statuses: ErrorStatus[]): Record<number, typeof ApiErrorSchema> {
  const all = statuses.includes(401) ? [...statuses, 403] : statuses
  return Object.fromEntries(all.map((status) => [status, ApiErrorSchema]))
}
