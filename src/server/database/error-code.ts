/** The code of a PostgreSQL error (SQLSTATE, e.g. '23505') or of a system error (e.g. 'ECONNREFUSED'); '' for any other. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : errorCode(error) || String(error)
}
