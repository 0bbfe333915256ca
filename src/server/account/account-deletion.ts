import { eq } from 'drizzle-orm'
import type { Provider } from '../../contract/connections.ts'
import type { TypedDatabase } from '../database/executor.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { creditAccounts, creditLedger, planRuns, plans, users } from '../database/schema.ts'
import type { Log } from '../http/late-log.ts'
import type { DeletedSignIns } from './deleted-sign-ins.ts'

export type AccountDeletion = {
  /** Stops the user's work everywhere, takes grants back, then removes every row in one transaction. */
  remove(userId: string): Promise<void>
}

export type AccountDeletionParts = {
  database: TypedDatabase
  /** Ends the user's running plans. */
  runs: { cancelAll(userId: string): Promise<void> }
  /** Stops the exports of a connection and takes the grant back at the service; null where no service can be connected. */
  connections: { disconnect(userId: string, provider: Provider): Promise<void> } | null
  deletedSignIns: DeletedSignIns
  log: Log
}

const PROVIDERS: readonly Provider[] = ['google', 'jira']

export function createAccountDeletion({ database, runs, connections, deletedSignIns, log }: AccountDeletionParts): AccountDeletion {
  /** A service that does not answer must not keep a person's data here. */
  async function disconnect(userId: string, provider: Provider): Promise<void> {
    await connections?.disconnect(userId, provider).catch((error: unknown) => log.error({ err: error, provider }, 'a grant could not be taken back'))
  }

  return {
    async remove(userId) {
      await runs.cancelAll(userId)
      await Promise.all(PROVIDERS.map((provider) => disconnect(userId, provider)))
      await inTransaction(database, async (tx) => {
        // Runs, credits, user: the order of every other writer. What is left goes with the user's row.
        await tx.delete(planRuns).where(eq(planRuns.userId, userId))
        await tx.delete(creditLedger).where(eq(creditLedger.userId, userId))
        await tx.delete(creditAccounts).where(eq(creditAccounts.userId, userId))
        await tx.delete(plans).where(eq(plans.userId, userId))
        await deletedSignIns.remember(tx, userId)
        await tx.delete(users).where(eq(users.id, userId))
      })
    },
  }
}
