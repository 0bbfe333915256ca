export const GOOGLE_SANDBOX_PATH = '/sandbox/google'
export const CALENDAR_EVENTS_SCOPE = 'https://www.googleapis.com/auth/calendar.events'

/** Addresses that take the place of Google's own. */
export function googleSandboxEndpoints(origin: string) {
  const base = origin + GOOGLE_SANDBOX_PATH
  return {
    /** For accounts.google.com/o/oauth2/v2/auth. */
    authorizeUrl: `${base}/o/oauth2/v2/auth`,
    /** For oauth2.googleapis.com/token. */
    tokenUrl: `${base}/token`,
    /** For oauth2.googleapis.com/revoke. */
    revokeUrl: `${base}/revoke`,
    /** `rootUrl` of `@googleapis/calendar`, which adds /calendar/v3. */
    rootUrl: `${base}/`,
    /** Where a person looks at the calendar. */
    pageUrl: base,
  }
}
