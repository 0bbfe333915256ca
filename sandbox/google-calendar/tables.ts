import type { Pool } from 'pg'
import { createSandboxTables } from '../stand-in/tables.ts'

/** Each account has one calendar, 'primary'. A deleted event stays as a tombstone and keeps its id. */
const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS sandbox.calendar_events (
    subject text NOT NULL,
    id text NOT NULL,
    email text NOT NULL,
    status text NOT NULL,
    document jsonb NOT NULL,
    all_day boolean NOT NULL,
    start_ms bigint NOT NULL,
    end_ms bigint NOT NULL,
    sequence integer NOT NULL DEFAULT 0,
    created_ms bigint NOT NULL,
    updated_ms bigint NOT NULL,
    PRIMARY KEY (subject, id)
  )`,
  'CREATE INDEX IF NOT EXISTS calendar_events_start ON sandbox.calendar_events (subject, start_ms, id)',
]

export async function createCalendarTables(pool: Pool): Promise<void> {
  await createSandboxTables(pool, { name: 'google-calendar', statements: STATEMENTS })
}
