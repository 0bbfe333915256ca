import { hasErrorCode } from './error-code.ts'
import type { Executor, TypedDatabase } from './executor.ts'

/** SQLSTATE deadlock_detected and serialization_failure: of several transactions the database undid this one. */
const UNDONE = /^(?:40P01|40001)$/
const MOST_TRIES = 3

/**
 * Runs `work` in a transaction, and again from its start when the database undid it in favour of another. So `work` may
 * change nothing but the database. Foreign keys lock rows too, so that no order of statements rules deadlocks out.
 */
export async function inTransaction<Result>(database: TypedDatabase, work: (tx: Executor) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (tries === MOST_TRIES || !hasErrorCode(error, UNDONE)) throw error
    }
  }
}
