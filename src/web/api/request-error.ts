import { ApiErrorSchema, type ErrorCode } from '../../contract/errors.ts'

/** Browsers leave `statusText` empty on HTTP/2; these stand in for the codes that the API answers with. */
const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

interface RequestErrorFields {
  status: number
  statusText: string
  code: ErrorCode | undefined
  detail: string | undefined
}

/** The server answered with an error status. A request that got no answer at all rejects with fetch's own TypeError. */
export class ApiRequestError extends Error {
  readonly status: number
  readonly statusText: string
  readonly code: ErrorCode | undefined
  /** The server's own sentence, fit to show. */
  readonly detail: string | undefined

  constructor(fields: RequestErrorFields) {
    super(fields.detail ?? `${fields.status} ${fields.statusText}`)
    this.name = 'ApiRequestError'
    this.status = fields.status
    this.statusText = fields.statusText
    this.code = fields.code
    this.detail = fields.detail
  }
}

export async function toRequestError(response: Response): Promise<ApiRequestError> {
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = ApiErrorSchema.safeParse(body)
  return new ApiRequestError({
    status: response.status,
    statusText: response.statusText || (STATUS_TEXTS[response.status] ?? `status ${response.status}`),
    code: parsed.data?.code,
    detail: parsed.data?.detail,
  })
}
