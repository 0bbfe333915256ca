type Detail = { domain?: string; locationType?: string; location?: string; headers?: Record<string, string> }

/**
 * A refusal in the shape of Google's JSON APIs.
 * Source: developers.google.com/workspace/calendar/api/guides/errors
 */
export class GoogleError extends Error {
  readonly status: number
  readonly reason: string
  readonly detail: Detail

  constructor(status: number, reason: string, options: { message: string } & Detail) {
    const { message, ...detail } = options
    super(message)
    this.status = status
    this.reason = reason
    this.detail = detail
  }
}

export function presentGoogleError({ status, reason, message, detail }: GoogleError) {
  const { domain = 'global', locationType, location } = detail
  const place = location === undefined ? {} : { locationType: locationType ?? 'parameter', location }
  return { error: { errors: [{ domain, reason, message, ...place }], code: status, message } }
}

export const notFound = () => new GoogleError(404, 'notFound', { message: 'Not Found' })
export const duplicateId = () => new GoogleError(409, 'duplicate', { message: 'The requested identifier already exists.' })
export const alreadyDeleted = () => new GoogleError(410, 'deleted', { message: 'Resource has been deleted' })
export const badRequest = (message = 'Bad Request') => new GoogleError(400, 'badRequest', { message })
export const invalid = (message: string) => new GoogleError(400, 'invalid', { message })
export const required = (message: string) => new GoogleError(400, 'required', { message })
export const invalidParameter = (location: string, message: string) => new GoogleError(400, 'invalidParameter', { message, location })

/** 401 with the challenge that clients read. */
export const invalidCredentials = () => new GoogleError(401, 'authError', {
  message: 'Invalid Credentials', locationType: 'header', location: 'Authorization',
  headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
})

export const insufficientScope = () => new GoogleError(403, 'insufficientPermissions', {
  message: 'Request had insufficient authentication scopes.',
  headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="insufficient_scope"' },
})
