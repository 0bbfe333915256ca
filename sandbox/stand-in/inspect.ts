import type { Pool } from 'pg'
import { z } from 'zod'

const CallSchema = z.object({ operation: z.string(), status: z.number().nullable(), ended: z.boolean(), atMs: z.coerce.number() })
export type LoggedCall = z.output<typeof CallSchema>

/** Calls of an account in the order of their arrival; `status` is null when the line was cut. For tests. */
export async function listCalls(pool: Pool, { service, email }: { service: 'google' | 'jira'; email: string }): Promise<LoggedCall[]> {
  const { rows } = await pool.query(
    `SELECT operation, status, ended, at_ms AS "atMs" FROM sandbox.calls
     WHERE service = $1 AND subject = (SELECT subject FROM sandbox.identity_accounts WHERE email = $2) ORDER BY id`,
    [service, email],
  )
  return rows.map((row) => CallSchema.parse(row))
}
