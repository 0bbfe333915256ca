/**
 * The page's only way to the console, for failures that the specification wants logged and not shown.
 * Pass the error itself, never a token or a person's data.
 */
export function logFailure(what: string, error?: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(`[planwright] ${what}`, error ?? '')
}
