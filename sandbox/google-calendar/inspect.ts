import type { Pool } from 'pg'
import { z } from 'zod'
import { EventWriteSchema } from './event-schema.ts'

const EventRowSchema = z.object({ id: z.string(), status: z.string(), document: EventWriteSchema.omit({ id: true, status: true }), sequence: z.number() })
export type CalendarEntry = z.output<typeof EventRowSchema>

/** What really lies in an account's calendar, tombstones included, whatever its API answers. For tests. */
export async function listCalendarEntries(pool: Pool, email: string): Promise<CalendarEntry[]> {
  const { rows } = await pool.query('SELECT id, status, document, sequence FROM sandbox.calendar_events WHERE email = $1 ORDER BY start_ms, id', [email])
  return rows.map((row) => EventRowSchema.parse(row))
}
