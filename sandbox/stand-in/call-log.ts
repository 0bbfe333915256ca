import type { Pool } from 'pg'
import type { Service } from '../oauth/tokens.ts'
import { createSandboxTables } from './tables.ts'

export type ApiCall = { service: Service; subject: string; operation: string; method: string }

/** Notes how a call ends, before its answer goes out; null: the line is cut. */
export type NoteEnd = (status: number | null) => Promise<void>

export type CallLog = {
  /** Notes the call, then does its work. What the work throws ends the call with its `status`. */
  during<Result>(call: ApiCall, work: (noteEnd: NoteEnd) => Promise<Result>): Promise<Result>
  /** Calls of the account in the last `windowMs`, the newest included; `method` narrows them. */
  countRecent(call: { service: Service; subject: string; method?: string | undefined; windowMs: number }): Promise<number>
}

const KEPT_MS = 86_400_000

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS sandbox.calls (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    service text NOT NULL,
    subject text NOT NULL,
    operation text NOT NULL,
    method text NOT NULL,
    at_ms bigint NOT NULL,
    ended boolean NOT NULL DEFAULT false,
    status integer
  )`,
  'CREATE INDEX IF NOT EXISTS calls_recent ON sandbox.calls (service, subject, at_ms)',
]

/** Every call that reached a stand-in's API, for its quotas, its pages and the tests. */
export async function createCallLog({ pool, clock }: { pool: Pool; clock: () => number }): Promise<CallLog> {
  await createSandboxTables(pool, { name: 'calls', statements: STATEMENTS })
  await pool.query('DELETE FROM sandbox.calls WHERE at_ms < $1', [clock() - KEPT_MS])
  return {
    async during({ service, subject, operation, method }, work) {
      const { rows } = await pool.query<{ id: string }>(
        'INSERT INTO sandbox.calls (service, subject, operation, method, at_ms) VALUES ($1, $2, $3, $4, $5) RETURNING id',
        [service, subject, operation, method, clock()],
      )
      const noteEnd: NoteEnd = async (status) => {
        await pool.query('UPDATE sandbox.calls SET ended = true, status = $2 WHERE id = $1', [rows[0]!.id, status])
      }
      try {
        return await work(noteEnd)
      } catch (error) {
        await noteEnd(statusOf(error))
        throw error
      }
    },
    async countRecent({ service, subject, method, windowMs }) {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM sandbox.calls WHERE service = $1 AND subject = $2 AND at_ms > $3 AND ($4::text IS NULL OR method = $4)',
        [service, subject, clock() - windowMs, method ?? null],
      )
      return rows[0]!.count
    },
  }
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number' ? error.status : 500
}
