/** Events alone: neither other calendars' names nor anybody's free and busy times. */
export const CALENDAR_EVENTS_SCOPE = 'https://www.googleapis.com/auth/calendar.events'

export type GoogleAddresses = {
  /** Consent page. */
  authorizeUrl: string
  tokenUrl: string
  revokeUrl: string
  /** Root of the Calendar API, without a slash at its end. */
  apiUrl: string
}

/** https://developers.google.com/identity/protocols/oauth2/web-server */
export const GOOGLE_ADDRESSES: GoogleAddresses = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  revokeUrl: 'https://oauth2.googleapis.com/revoke',
  apiUrl: 'https://www.googleapis.com',
}
