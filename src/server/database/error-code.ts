/** The code of a PostgreSQL error (SQLSTATE, e.g. '23505') or of a system error (e.g. 'ECONNREFUSED'); '' for any other. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/** Whether the error, or what caused it, has such a code: drizzle says of a failed query only in its cause why. */
export function hasErrorCode(error: unknown, codes: RegExp): boolean {
  return causesOf(error).some((cause) => codes.test(errorCode(cause)))
}

/** The error itself, then what caused it, and so on. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : errorCode(error) || String(error)
}
