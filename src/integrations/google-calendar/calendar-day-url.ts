import { GOOGLE_ADDRESSES } from './oauth-addresses.ts'

/** Opens the calendar at a day, `YYYY-MM-DD`: Google's own page, or the month on a stand-in's under the address of its API. */
export function calendarDayUrl(apiUrl: string, date: string): string {
  return apiUrl === GOOGLE_ADDRESSES.apiUrl ? `https://calendar.google.com/calendar/r/day/${date.replaceAll('-', '/')}` : `${apiUrl}?month=${date.slice(0, 7)}`
}
