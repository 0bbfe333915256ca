import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Grant } from '../oauth/tokens.ts'
import { EVENT_ID, EventWriteSchema, type EventWrite, type StoredEvent } from './event-schema.ts'
import { readSpan } from './event-time.ts'
import type { EventStore } from './event-store.ts'
import { alreadyDeleted, badRequest, duplicateId, GoogleError, invalid, notFound } from './google-error.ts'

export type Events = {
  insert(grant: Grant, body: unknown): Promise<StoredEvent>
  get(grant: Grant, id: string): Promise<StoredEvent>
  /** Keeps what the body leaves out; null takes a field away. */
  patch(grant: Grant, id: string, change: Change): Promise<StoredEvent>
  /** Drops what the body leaves out. */
  update(grant: Grant, id: string, change: Change): Promise<StoredEvent>
  /** Leaves a tombstone, which keeps the id. */
  remove(grant: Grant, id: string, ifMatch?: IfMatch): Promise<void>
}

/** Whether the event as stored is what the client thinks it is. */
export type IfMatch = (event: StoredEvent) => boolean
export type Change = { body: unknown; ifMatch?: IfMatch | undefined }

const RACES = 10

/** What the events collection of a primary calendar does, apart from HTTP. Every method throws GoogleError. */
export function createEvents({ store, clock }: { store: EventStore; clock: () => number }): Events {
  const find = async (grant: Grant, id: string): Promise<StoredEvent> => {
    const event = await store.find(grant.subject, id)
    if (event === null) throw notFound()
    return event
  }

  const change = async (grant: Grant, id: string, { ifMatch, next }: { ifMatch?: IfMatch | undefined; next: (event: StoredEvent) => EventWrite }): Promise<StoredEvent> => {
    for (let attempt = 0; attempt < RACES; attempt += 1) {
      const event = await find(grant, id)
      if (ifMatch !== undefined && !ifMatch(event)) throw new GoogleError(412, 'conditionNotMet', { message: 'Precondition Failed', locationType: 'header', location: 'If-Match' })
      const { id: _id, status, ...document } = next(event)
      const changed = { ...event, status: status ?? 'confirmed', document, updatedMs: clock() }
      if (await store.replace(changed, readSpan(document.start, document.end))) return { ...changed, sequence: event.sequence + 1 }
    }
    throw new GoogleError(409, 'conflict', { message: 'Conflict' })
  }

  return {
    async insert(grant, body) {
      const { id, status, ...document } = parseEvent(body)
      if (typeof id === 'string' && !EVENT_ID.test(id)) throw invalid('Invalid resource id value.')
      const now = clock()
      const event: StoredEvent = {
        subject: grant.subject, email: grant.email, id: id ?? newEventId(), status: status ?? 'confirmed',
        document, sequence: 0, createdMs: now, updatedMs: now,
      }
      if (!(await store.insert(event, readSpan(document.start, document.end)))) throw duplicateId()
      return event
    },
    get: find,
    patch: (grant, id, { body, ifMatch }) => change(grant, id, {
      ifMatch,
      next: (event) => parseEvent(mergePatch({ ...event.document, status: event.status }, requireObject(body))),
    }),
    update: (grant, id, { body, ifMatch }) => change(grant, id, { ifMatch, next: () => parseEvent(body) }),
    async remove(grant, id, ifMatch) {
      await change(grant, id, {
        ifMatch,
        next: (event) => {
          if (event.status === 'cancelled') throw alreadyDeleted()
          return { ...event.document, status: 'cancelled' }
        },
      })
    },
  }
}

function parseEvent(body: unknown): EventWrite {
  const parsed = EventWriteSchema.safeParse(requireObject(body))
  if (!parsed.success) throw describeProblem(parsed.error)
  return parsed.data
}

function describeProblem(error: z.ZodError): GoogleError {
  const issue = error.issues[0]!
  return invalid(`Invalid value at '${issue.path.join('.')}': ${issue.message}`)
}

function requireObject(body: unknown): Record<string, unknown> {
  if (!isPlainObject(body)) throw badRequest('Parse Error')
  return body
}

/** Objects are merged, lists replaced, null takes away. */
function mergePatch(target: Record<string, unknown>, patch: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...target }
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name]
    else merged[name] = isPlainObject(value) ? mergePatch(isPlainObject(merged[name]) ? merged[name] : {}, value) : value
  }
  return merged
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** 26 letters of base32hex, as the service makes them. */
function newEventId(): string {
  const alphabet = '0123456789abcdefghijklmnopqrstuv'
  return Array.from(randomBytes(26), (byte) => alphabet[byte % 32]).join('')
}
