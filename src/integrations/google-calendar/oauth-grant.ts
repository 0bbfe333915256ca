import { z } from 'zod'
import { callJson } from '../outbound/call-json.ts'
import type { GrantDescription, TokenSet } from '../outbound/oauth-provider.ts'
import { CALENDAR_EVENTS_SCOPE, type GoogleAddresses } from './oauth-addresses.ts'

/** The primary calendar's name is the account's address unless its owner renamed it. */
const CalendarNameSchema = z.object({ summary: z.string().optional() })
const TIMEOUT_MS = 5_000

/** Whether the person left the box for events ticked, and whose calendar it is. */
export async function describeGoogleGrant({ accessToken, scopes }: TokenSet, { apiUrl }: GoogleAddresses): Promise<GrantDescription> {
  if (!scopes.includes(CALENDAR_EVENTS_SCOPE)) return { kind: 'unusable', detail: 'The permission to see and edit events was not given.' }
  const reply = await callJson(CalendarNameSchema, {
    url: `${apiUrl}/calendar/v3/calendars/primary/events?maxResults=1&fields=summary`,
    headers: { authorization: `Bearer ${accessToken}` },
    timeoutMs: TIMEOUT_MS,
  })
  // The name is an ornament: a calendar that does not answer now is connected all the same.
  return { kind: 'usable', account: reply.kind === 'ok' ? (reply.value.summary ?? null) : null, sites: [] }
}
