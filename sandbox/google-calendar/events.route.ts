import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Grant } from '../oauth/tokens.ts'
import { CALENDAR_EVENTS_SCOPE } from './endpoints.ts'
import type { Events, IfMatch } from './events.ts'
import type { EventStore } from './event-store.ts'
import type { createGate } from './gate.ts'
import { notFound } from './google-error.ts'
import { readListQuery, writePageToken } from './list-query.ts'
import { etagOf, presentEvent } from './present-event.ts'
import type { StoredEvent } from './event-schema.ts'
import { readParameter } from '../stand-in/request-fields.ts'

const AUTH = 'https://www.googleapis.com/auth/'
const WRITE = [CALENDAR_EVENTS_SCOPE, `${AUTH}calendar`]
const READ = [...WRITE, `${AUTH}calendar.events.readonly`, `${AUTH}calendar.readonly`]
const CALENDARS = [`${AUTH}calendar`, `${AUTH}calendar.readonly`]

/** The calendar's own zone, in which times are answered. */
const CALENDAR_ZONE = 'UTC'

type EventRoutes = { gate: ReturnType<typeof createGate>; events: Events; store: EventStore; pageUrl: string }

/** /calendar/v3, as `@googleapis/calendar` calls it. */
export function eventRoutes(scope: FastifyInstance, { gate, events, store, pageUrl }: EventRoutes): void {
  const collection = '/calendar/v3/calendars/:calendarId/events'
  const present = (event: StoredEvent, timeZone = CALENDAR_ZONE) => presentEvent(event, { pageUrl, timeZone })

  scope.post(collection, gate('events.insert', WRITE, async ({ grant, request }) => {
    requirePrimary(request, grant)
    return present(await events.insert(grant, request.body))
  }))

  scope.get(collection, gate('events.list', READ, async ({ grant, request }) => {
    requirePrimary(request, grant)
    const { filter, timeZone, pageSize } = readListQuery(request.query)
    const found = await store.list(grant.subject, filter)
    const items = found.slice(0, pageSize).map((event) => present(event, timeZone ?? CALENDAR_ZONE))
    const updated = new Date(Math.max(0, ...found.map((event) => event.updatedMs))).toISOString()
    return {
      kind: 'calendar#events', etag: etagOf(`${grant.subject}.${updated}`), summary: grant.email, description: '', updated,
      timeZone: timeZone ?? CALENDAR_ZONE, accessRole: 'owner', defaultReminders: [],
      ...(found.length > pageSize ? { nextPageToken: writePageToken(filter.offset + pageSize) } : {}),
      items,
    }
  }))

  scope.get(`${collection}/:eventId`, gate('events.get', READ, async ({ grant, request }) => {
    return present(await events.get(grant, requireEventId(request, grant)))
  }))

  scope.patch(`${collection}/:eventId`, gate('events.patch', WRITE, async ({ grant, request }) => {
    return present(await events.patch(grant, requireEventId(request, grant), { body: request.body, ifMatch: readIfMatch(request, present) }))
  }))

  scope.put(`${collection}/:eventId`, gate('events.update', WRITE, async ({ grant, request }) => {
    return present(await events.update(grant, requireEventId(request, grant), { body: request.body, ifMatch: readIfMatch(request, present) }))
  }))

  scope.delete(`${collection}/:eventId`, gate('events.delete', WRITE, async ({ grant, request, reply }) => {
    await events.remove(grant, requireEventId(request, grant), readIfMatch(request, present))
    reply.code(204)
  }))

  scope.get('/calendar/v3/users/me/calendarList', gate('calendarList.list', CALENDARS, async ({ grant }) => ({
    kind: 'calendar#calendarList', etag: etagOf(grant.subject),
    items: [{ kind: 'calendar#calendarListEntry', etag: etagOf(grant.email), id: grant.email, summary: grant.email, timeZone: CALENDAR_ZONE, accessRole: 'owner', primary: true }],
  })))

  scope.post('/calendar/v3/freeBusy', gate('freebusy.query', CALENDARS, async ({ grant }) => ({
    kind: 'calendar#freeBusy', calendars: { [grant.email]: { busy: [] } },
  })))
}

/** The granted account's own calendar is the only one there is. */
function requirePrimary(request: FastifyRequest, grant: Grant): void {
  const calendarId = readParameter(request, 'calendarId')
  if (calendarId !== 'primary' && calendarId !== grant.email) throw notFound()
}

function requireEventId(request: FastifyRequest, grant: Grant): string {
  requirePrimary(request, grant)
  return readParameter(request, 'eventId')
}

function readIfMatch(request: FastifyRequest, present: (event: StoredEvent) => { etag: string }): IfMatch | undefined {
  const wanted = request.headers['if-match']
  return wanted === undefined || wanted === '*' ? undefined : (event) => present(event).etag === wanted
}
