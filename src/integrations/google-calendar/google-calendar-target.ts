import type { calendar_v3 } from '@googleapis/calendar'
import { z } from 'zod'
import type { CalendarEvent, CalendarTarget, EventPlace, PutEventResult } from '../calendar-target.ts'
import type { CallGate } from '../outbound/call-gate.ts'
import { withAccess, type AccessSource, type AuthorizedResult, type TargetFailure } from '../target-failure.ts'
import { eventBody, isOwn } from './event-body.ts'
import { eventId } from './event-id.ts'
import { callOptions, GoogleEventSchema, sortOutcome, type GoogleEvent, type GoogleResult } from './google-call.ts'

export type GoogleCalendarOptions = {
  access: AccessSource
  /** Root of the API, without a slash at its end. */
  apiUrl: string
  gate: CallGate
}

const CALENDAR_ID = 'primary'
/** Ids tried for one task: a deleted event keeps its id, and may refuse to come back. */
const EDITIONS = [1, 2, 3] as const

/** The user's own calendar at Google. The client library is loaded with the first of these. */
export async function createGoogleCalendarTarget({ access, apiUrl, gate }: GoogleCalendarOptions): Promise<CalendarTarget> {
  const [{ calendar }, { OAuth2Client }] = await Promise.all([import('@googleapis/calendar'), import('google-auth-library')])

  function eventsWith(accessToken: string, signal: AbortSignal): Calls {
    const auth = new OAuth2Client()
    auth.setCredentials({ access_token: accessToken })
    return { events: calendar({ version: 'v3', auth }).events, options: callOptions(apiUrl, signal), attempt: attemptThrough(gate) }
  }

  return {
    prepare: (signal) => withAccess(access, (token) => look(eventsWith(token, signal))),
    put: (event, place, signal) => withAccess(access, (token) => put(eventsWith(token, signal), { event, place })),
    remove: (place, signal) => withAccess(access, (token) => remove(eventsWith(token, signal), place)),
  }
}

type Attempt = typeof sortOutcome
type Calls = { events: calendar_v3.Resource$Events; options: ReturnType<typeof callOptions>; attempt: Attempt }

function attemptThrough(gate: CallGate): Attempt {
  return async (schema, call) => {
    const pause = await gate.enter()
    if (pause !== null) return pause
    const result = await sortOutcome(schema, call)
    await gate.heed(result)
    return result
  }
}

type Put = { event: CalendarEvent; place: EventPlace }
type PutResult = PutEventResult | { kind: 'unauthorized' }

/** The smallest question that the granted scope allows. */
async function look({ events, options, attempt }: Calls): Promise<AuthorizedResult<null>> {
  const result = await attempt(z.unknown(), () => events.list({ calendarId: CALENDAR_ID, maxResults: 1, fields: 'kind' }, options))
  return result.kind === 'ok' ? { kind: 'ok', value: null } : result
}

async function put(calls: Calls, { event, place }: Put): Promise<PutResult> {
  const requestBody = eventBody(event, place.identity)
  if (place.knownId !== null) {
    const patched = await patch(calls, place.knownId, requestBody)
    if (!isGone(patched)) return present(patched)
  }
  for (const edition of EDITIONS) {
    const id = eventId(place.identity, edition)
    const inserted = await calls.attempt(GoogleEventSchema, () => calls.events.insert({ calendarId: CALENDAR_ID, requestBody: { ...requestBody, id } }, calls.options))
    if (inserted.kind !== 'refused' || inserted.status !== 409) return present(inserted)
    const reconciled = await reconcile(calls, id, { requestBody, place })
    if (reconciled !== 'unusable') return reconciled
  }
  return { kind: 'refused', status: 409, detail: 'Google Calendar keeps the ids of deleted events and does not let this one come back.' }
}

/** The id is taken: by an earlier attempt of ours, which is brought up to date, or by a deleted event, which is restored when Google lets us. */
async function reconcile(calls: Calls, id: string, { requestBody, place }: { requestBody: calendar_v3.Schema$Event; place: EventPlace }): Promise<PutResult | 'unusable'> {
  const found = await calls.attempt(GoogleEventSchema, () => calls.events.get({ calendarId: CALENDAR_ID, eventId: id }, calls.options))
  // Taken, yet not to be seen: too early to say whose it is.
  if (isGone(found)) return { kind: 'unknown', afterMs: null, detail: 'Google Calendar does not show the event yet.' }
  if (found.kind !== 'ok') return present(found)
  const isDeleted = found.value.status === 'cancelled'
  if (!isDeleted && !isOwn(found.value, place.identity)) return 'unusable'
  const patched = await patch(calls, id, requestBody)
  return isDeleted && patched.kind === 'refused' ? 'unusable' : present(patched)
}

function patch({ events, options, attempt }: Calls, id: string, requestBody: calendar_v3.Schema$Event): Promise<GoogleResult<GoogleEvent>> {
  return attempt(GoogleEventSchema, () => events.patch({ calendarId: CALENDAR_ID, eventId: id, requestBody }, options))
}

function isGone(result: GoogleResult<unknown>): boolean {
  return result.kind === 'refused' && (result.status === 404 || result.status === 410)
}

function present(result: GoogleResult<GoogleEvent>): PutResult {
  if (result.kind !== 'ok') return result
  const { id, htmlLink } = result.value
  return { kind: 'ok', value: { id, url: htmlLink ?? null } }
}

async function remove({ events, options, attempt }: Calls, { identity, knownId }: EventPlace): Promise<AuthorizedResult<null>> {
  const ids = knownId === null ? EDITIONS.map((edition) => eventId(identity, edition)) : [knownId]
  for (const id of ids) {
    const result = await attempt(z.unknown(), () => events.delete({ calendarId: CALENDAR_ID, eventId: id, sendUpdates: 'none' }, options))
    if (result.kind !== 'ok' && !isGone(result)) return result satisfies TargetFailure | { kind: 'unauthorized' }
    // A further id is taken only where this one was used and could not come back.
    if (result.kind === 'ok' || (result.kind === 'refused' && result.status === 404)) break
  }
  return { kind: 'ok', value: null }
}
