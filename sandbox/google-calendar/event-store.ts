import type { Pool } from 'pg'
import { z } from 'zod'
import type { EventSpan } from './event-time.ts'
import { EventWriteSchema, type StoredEvent } from './event-schema.ts'

const RowSchema = z
  .object({
    subject: z.string(), id: z.string(), email: z.string(), status: z.enum(['confirmed', 'tentative', 'cancelled']),
    document: EventWriteSchema.omit({ id: true, status: true }), sequence: z.number(), created_ms: z.coerce.number(), updated_ms: z.coerce.number(),
  })
  .transform(({ created_ms: createdMs, updated_ms: updatedMs, ...row }): StoredEvent => ({ ...row, createdMs, updatedMs }))

export type EventFilter = {
  showDeleted: boolean
  /** Events that end after this instant, in ms. */
  endsAfterMs: number | null
  startsBeforeMs: number | null
  updatedSinceMs: number | null
  /** All of them must match. */
  privateProperties: Record<string, string>
  sharedProperties: Record<string, string>
  iCalUID: string | null
  order: 'id' | 'start' | 'updated'
  offset: number
  limit: number
}

export type EventStore = {
  /** False when the id exists, a tombstone's included. */
  insert(event: StoredEvent, span: EventSpan): Promise<boolean>
  find(subject: string, id: string): Promise<StoredEvent | null>
  /** Replaces the event when nobody did since `sequence`. */
  replace(event: StoredEvent, span: EventSpan): Promise<boolean>
  list(subject: string, filter: EventFilter): Promise<StoredEvent[]>
}

const COLUMNS = 'subject, id, email, status, document, sequence, created_ms, updated_ms'
const ORDERS = { id: 'id COLLATE "C"', start: 'start_ms, id COLLATE "C"', updated: 'updated_ms, id COLLATE "C"' }

/** Every account's events, tombstones included. */
export function createEventStore(pool: Pool): EventStore {
  return {
    async insert(event, span) {
      const { rowCount } = await pool.query(
        `INSERT INTO sandbox.calendar_events (${COLUMNS}, all_day, start_ms, end_ms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (subject, id) DO NOTHING`,
        [event.subject, event.id, event.email, event.status, event.document, event.sequence, event.createdMs, event.updatedMs, span.allDay, span.startMs, span.endMs],
      )
      return rowCount === 1
    },

    async find(subject, id) {
      const { rows } = await pool.query(`SELECT ${COLUMNS} FROM sandbox.calendar_events WHERE subject = $1 AND id = $2`, [subject, id])
      return rows[0] === undefined ? null : RowSchema.parse(rows[0])
    },

    async replace(event, span) {
      const { rowCount } = await pool.query(
        `UPDATE sandbox.calendar_events SET status = $3, document = $4, sequence = $5 + 1, updated_ms = $6, all_day = $7, start_ms = $8, end_ms = $9
         WHERE subject = $1 AND id = $2 AND sequence = $5`,
        [event.subject, event.id, event.status, event.document, event.sequence, event.updatedMs, span.allDay, span.startMs, span.endMs],
      )
      return rowCount === 1
    },

    async list(subject, filter) {
      const { rows } = await pool.query(
        `SELECT ${COLUMNS} FROM sandbox.calendar_events
         WHERE subject = $1 AND ($2 OR status <> 'cancelled')
           AND ($3::bigint IS NULL OR end_ms > $3) AND ($4::bigint IS NULL OR start_ms < $4) AND ($5::bigint IS NULL OR updated_ms >= $5)
           AND COALESCE(document #> '{extendedProperties,private}', '{}') @> $6
           AND COALESCE(document #> '{extendedProperties,shared}', '{}') @> $7
           AND ($8::text IS NULL OR id || '@google.com' = $8)
         ORDER BY ${ORDERS[filter.order]} LIMIT $9 OFFSET $10`,
        [subject, filter.showDeleted, filter.endsAfterMs, filter.startsBeforeMs, filter.updatedSinceMs, filter.privateProperties, filter.sharedProperties, filter.iCalUID, filter.limit, filter.offset],
      )
      return rows.map((row) => RowSchema.parse(row))
    },
  }
}
