import type { ApiError, ErrorCode } from '../../contract/errors.ts'

/** The one place where a code becomes a status. */
const STATUS = {
  invalid_request: 400,
  unauthorized: 401,
  out_of_credits: 402,
  forbidden: 403,
  not_found: 404,
  key_reused: 409,
  not_connected: 409,
  needs_reconnect: 409,
  export_busy: 409,
  exported_elsewhere: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  generation_failed: 502,
  unavailable: 503,
  plan_timeout: 504,
} satisfies Record<ErrorCode, number>

/** An outcome that ends the request. `detail` is written for the person who asked; the cause stays in the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: string

  constructor(code: ErrorCode, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.name = 'AppError'
    this.code = code
    this.detail = detail
  }

  /** Where Fastify and handlers of other parts look for it. */
  get statusCode(): number {
    return statusOf(this.code)
  }
}

export function statusOf(code: ErrorCode): number {
  return STATUS[code]
}

export function presentError(error: AppError): ApiError {
  return { code: error.code, detail: error.detail }
}
