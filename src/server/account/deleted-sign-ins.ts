import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Keyring } from '../connections/keyring.ts'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { deletedSignIns as table } from '../database/ownerless-tables.ts'
import { identities } from '../database/schema.ts'
import type { Log } from '../http/late-log.ts'
import { TOKEN_LIFE_DAYS, type VerifiedIdentity } from '../identity/token-verifier.ts'

/** What keeps a deleted account deleted: its tokens hold for hours, and the next request would start an empty one. */
export type DeletedSignIns = {
  /** In the transaction that deletes the account, before its sign-ins go. */
  remember(tx: Executor, userId: string): Promise<void>
  /** True for a token that was issued before the account it signed in to was deleted; a new sign-in starts afresh. */
  isOutlived(executor: Executor, identity: VerifiedIdentity): Promise<boolean>
  /** Forgets, from now on, those whose tokens have all expired. */
  start(): void
  stop(): void
}

type DeletedSignInsParts = { database: TypedDatabase; keyring: Keyring; log: Log }
type SignIn = Pick<VerifiedIdentity, 'issuer' | 'subject'>

const SWEEP_MS = 3_600_000
const PURPOSE = 'deleted sign-in'

export function createDeletedSignIns({ database, keyring, log }: DeletedSignInsParts): DeletedSignIns {
  let timer: NodeJS.Timeout | null = null
  const textOf = ({ issuer, subject }: SignIn) => JSON.stringify([issuer, subject])

  async function forgetExpired(): Promise<void> {
    const isExpired = lt(table.deletedAt, sql`now() - ${TOKEN_LIFE_DAYS} * interval '1 day'`)
    await database.delete(table).where(isExpired).catch((error: unknown) => log.warn({ err: error }, 'old traces of deleted accounts wait to be removed'))
  }

  return {
    async remember(tx, userId) {
      const signIns = await tx.select({ issuer: identities.issuer, subject: identities.subject }).from(identities).where(eq(identities.userId, userId))
      if (signIns.length === 0) return
      await tx
        .insert(table)
        .values(signIns.map((signIn) => ({ signInHash: keyring.sign(textOf(signIn), PURPOSE), deletedAt: sql`clock_timestamp()` })))
        .onConflictDoUpdate({ target: table.signInHash, set: { deletedAt: sql`clock_timestamp()` } })
    },

    async isOutlived(executor, identity) {
      // Whole seconds in a token: one of the second of the deletion counts as older.
      const isOlder = sql`${table.deletedAt} >= to_timestamp(${identity.issuedAt})`
      const hashes = keyring.signatures(textOf(identity), PURPOSE)
      const rows = await executor.select({ hash: table.signInHash }).from(table).where(and(inArray(table.signInHash, hashes), isOlder))
      return rows.length > 0
    },

    start() {
      void forgetExpired()
      timer = setInterval(() => void forgetExpired(), SWEEP_MS).unref()
    },

    stop() {
      if (timer !== null) clearInterval(timer)
    },
  }
}
