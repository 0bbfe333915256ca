import { ApiErrorSchema } from '../../contract/errors.ts'

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 503

/** Documents the error replies of a route. */
export function errorReplies(...statuses: ErrorStatus[]): Record<number, typeof ApiErrorSchema> {
  return Object.fromEntries(statuses.map((status) => [status, ApiErrorSchema]))
}
