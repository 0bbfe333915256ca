import { eq } from 'drizzle-orm'
import type { Executor, TypedDatabase } from '../database/executor.ts'
import { installation } from '../database/ownerless-tables.ts'
import { StartRefusedError } from '../start-refused-error.ts'
import type { Keyring } from './keyring.ts'

const NAME = 'app_secret_key'

/**
 * Compares the secret with the one that this database's tokens were sealed by; the first start lays it down.
 * Throws StartRefusedError for another one, since every connection would look broken.
 */
export async function checkSecret(database: TypedDatabase, { currentKeyId, previousKeyId }: Keyring): Promise<void> {
  await database.insert(installation).values({ name: NAME, value: currentKeyId }).onConflictDoNothing()
  const known = await readSecretKeyId(database)
  if (known === currentKeyId) return
  if (known !== previousKeyId) {
    throw new StartRefusedError(
      'APP_SECRET is not the one that this database was set up with, so the stored connections could not be opened. ' +
        'Set APP_SECRET to that one again; to replace it, set APP_SECRET to the new and APP_SECRET_PREVIOUS to the former one. ' +
        'docs/self-hosting.md says what to do when the former one is lost.',
    )
  }
  await database.update(installation).set({ value: currentKeyId }).where(eq(installation.name, NAME))
}

/** Names the key of the secret that the servers of this database were last started with. */
export async function readSecretKeyId(executor: Executor): Promise<string | null> {
  const [row] = await executor.select({ keyId: installation.value }).from(installation).where(eq(installation.name, NAME))
  return row?.keyId ?? null
}
