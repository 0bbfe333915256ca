import { createHash } from 'node:crypto'
import { EventWriteSchema, type StoredEvent } from './event-schema.ts'
import { presentTime } from './event-time.ts'

const DocumentSchema = EventWriteSchema.omit({ id: true, status: true })

type Presentation = { pageUrl: string; timeZone: string }

/** The service's Event resource. */
export function presentEvent(event: StoredEvent, { pageUrl, timeZone }: Presentation) {
  const { start, end, ...rest } = withoutNulls(event.document)
  const person = { email: event.email, self: true }
  const eid = Buffer.from(`${event.id} ${event.email}`).toString('base64url')
  return {
    kind: 'calendar#event',
    etag: etagOf(`${event.id}.${event.sequence}.${event.updatedMs}`),
    id: event.id,
    status: event.status,
    htmlLink: `${pageUrl}/event?eid=${eid}`,
    created: new Date(event.createdMs).toISOString(),
    updated: new Date(event.updatedMs).toISOString(),
    ...rest,
    creator: person,
    organizer: person,
    start: presentTime(start!, timeZone),
    end: presentTime(end!, timeZone),
    iCalUID: `${event.id}@google.com`,
    sequence: event.sequence,
    reminders: rest.reminders ?? { useDefault: true },
    eventType: 'default',
  }
}

export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

function withoutNulls(document: StoredEvent['document']): StoredEvent['document'] {
  return DocumentSchema.parse(Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null)))
}
